### Português

## Page and header

page-title = Explorador da Torre de Hanói
page-motto = Direto a qualquer movimento.
page-window-title = Torre de Hanói, { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }
header-tour = Visita guiada
header-share = Compartilhar
search-progress = Busca: { $checked } de no máximo { $limit ->
    [one] { $limit } posição examinada
    [many] { $limit } de posições examinadas
   *[other] { $limit } posições examinadas
 }

## Footer

footer-shortcuts = Teclas e ajudas
footer-language = Idioma
footer-language-auto = O do navegador
footer-theme = Cores
footer-theme-auto = Sistema
footer-theme-light = Claro
footer-theme-dark = Escuro

## Words and sentences used in several places

common-move = disco { $disc } de { $from } para { $to }
common-two-sentences = { $first } { $second }
common-stop = Parar
dialog-close = Fechar
common-copy = Copiar
share-copied = Copiado.
share-not-copied = O navegador não deixa a página copiar: selecione o texto e copie-o manualmente.
share-saved = O arquivo está onde o navegador salva os arquivos.
share-not-saved = Não foi possível criar o arquivo.

## Lengths of time, put into other sentences

duration-years = { $years ->
    [one] { $years } ano
    [many] { $years } de anos
   *[other] { $years } anos
 }
duration-days = { $days ->
    [one] { $days } dia
    [many] { $days } de dias
   *[other] { $days } dias
 }
duration-hours = { $hours ->
    [one] { $hours } hora
    [many] { $hours } de horas
   *[other] { $hours } horas
 }
duration-minutes = { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
 }
duration-seconds = { $seconds ->
    [one] { $seconds } segundo
    [many] { $seconds } de segundos
   *[other] { $seconds } segundos
 }
duration-under-a-second = menos de um segundo

## Towers

towers-title = As torres
towers-keys-hint = As setas, Page Up e Page Down, Home, End e Espaço percorrem os movimentos; ? mostra todas as teclas.
towers-peg-empty = vazio
towers-peg-discs = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }

## Caption below the towers

caption-no-discs = Nenhum disco: não há nada para mover.
caption-start-total-unknown = O início. Ainda não se sabe quantos movimentos há pela frente.
caption-already-on-peg = Todos os discos estão em { $peg } e devem ficar lá: não há nada para mover.
caption-already-solved = Cada disco já está onde deve ficar: não há nada para mover.
caption-start-on-peg = O início: { $discs ->
    [1] um disco
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } em { $peg }, { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 } pela frente.
caption-start = O início: { $discs ->
    [1] um disco
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 } pela frente.
caption-move = Movimento { $number } de { $total }: disco { $disc } de { $from } para { $to }.
caption-last-move = Movimento { $number }, o último: disco { $disc } de { $from } para { $to }.
caption-last-move-on-peg = Movimento { $number }, o último: disco { $disc } de { $from } para { $to }. Todos os discos estão em { $goal }.

## Transport: playing and stepping through the solution

transport-title = Passo a passo e reprodução
transport-first = Ir ao início
transport-previous = Voltar um movimento
transport-play = Reproduzir
transport-replay = Reproduzir de novo
transport-pause = Pausar
transport-next = Avançar um movimento
transport-last = Ir ao fim
transport-speed = Velocidade
transport-speed-option = { $speed } por segundo
transport-loop = Repetir
transport-loop-first = Repetir de
transport-loop-last = até

## Scrubber: slider and move number

scrubber-title = Ponto da solução
scrubber-progress = { $percent }% do caminho; o resto leva { $duration }, a { $speed ->
    [one] { $speed } movimento
    [many] { $speed } de movimentos
   *[other] { $speed } movimentos
 } por segundo
scrubber-progress-done = 100% do caminho
scrubber-move-number = Movimento
scrubber-go = Ir
scrubber-entry-hint = Ou 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = Saltar 2 elevado a
scrubber-jump-back = Saltar para trás
scrubber-jump-forward = Saltar adiante

## Puzzle panel

puzzle-title = O quebra-cabeça
puzzle-discs = Discos
puzzle-remove-disc = Um disco a menos
puzzle-add-disc = Um disco a mais
puzzle-pegs = Pinos
puzzle-rule = Regra
puzzle-rule-any = Clássica: de qualquer pino para qualquer outro
puzzle-rule-ring = Anel: para um pino vizinho, nos dois sentidos
puzzle-rule-one-way-ring = Anel de sentido único: de A para B, para C e de volta a A
puzzle-rule-row = Fileira: para o pino ao lado
puzzle-rule-star = Estrela: passando por A
puzzle-rule-custom = Só { $arcs }
puzzle-from = Origem
puzzle-to = Destino
puzzle-own-position = uma posição
puzzle-path = Caminho
puzzle-path-shortest = O mais curto
puzzle-path-shortest-most-set-aside = O mais curto, com o máximo de discos à parte
puzzle-path-all-positions = Por todas as posições, uma vez cada
puzzle-total = { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }, { $optimality }

## How sure it is that a solution has the fewest moves, put into other sentences

optimality-fewest = o mínimo possível
optimality-proven = comprovadamente o mínimo possível ({ $source })
optimality-presumed = presumivelmente o mínimo possível
optimality-searched = o mínimo possível: todas as posições foram examinadas
optimality-source-both-ways = comparados os dois caminhos de cada disco
optimality-source-only-path = o único caminho

## Panel to play by hand

game-title = Jogar
game-hint = Arraste um disco, ou pressione um pino e depois outro. Pelo teclado, nas torres: a letra de um pino ou o seu número, ou ← → e Enter; Esc devolve o disco ao lugar, U desfaz, R refaz, N faz o melhor movimento.
game-arrange-hint = Coloque os discos onde quiser; depois resolva a partir daí ou continue jogando.
game-pegs-label = Pinos
game-peg-empty = Pino { $peg }: vazio
game-peg-discs = Pino { $peg }: { $discs }
game-undo = Desfazer
game-redo = Refazer
game-restart = Recomeçar
game-best-move = Melhor movimento
game-find-fewest = Achar o caminho mais curto
game-solve-from-here = Resolver daqui
game-arrange = Montar
game-add-disc = Um disco a mais
game-moves-made = { $moves ->
    [one] { $moves } movimento feito
    [many] { $moves } de movimentos feitos
   *[other] { $moves } movimentos feitos
 }.
game-moves-left = { $moves ->
    [one] Falta { $moves } movimento
    [many] Faltam { $moves } de movimentos
   *[other] Faltam { $moves } movimentos
 }, { $optimality }.
game-search-needed = Ainda não se sabe quantos movimentos faltam: uma busca percorre no máximo { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }.
game-search-progress = Busca: { $checked } de no máximo { $limit ->
    [one] { $limit } posição examinada
    [many] { $limit } de posições examinadas
   *[other] { $limit } posições examinadas
 }.
game-moves-left-unknown = Não se sabe quantos faltam: { $reason }.
game-solved = Todos os discos estão no destino.
game-solved-fewest = Feito em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }, e com menos não seria possível.
game-solved-more = Feito em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }; { $fewest ->
    [one] bastaria { $fewest }
    [many] bastariam { $fewest }
   *[other] bastariam { $fewest }
 }.
game-solved-moves = Feito em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.

## Caption while playing by hand

game-lifted = O disco { $disc } foi levantado de { $from }: para onde vai?
game-moved = O seu movimento { $number }: { $description }.
game-refused-empty-peg = Não há disco em { $peg }.
game-refused-smaller-disc = O disco { $disc } não pode ir para { $peg }: o disco { $smaller }, que está lá, é menor. Escolha outro pino ou devolva o disco ao lugar.
game-refused-too-many-moves = Não se guardam mais movimentos: recomece a partir daqui.
game-refused-same-peg = Nenhum disco vai de { $from } para { $to }: são o mesmo pino.
game-refused-one-way-ring = Nenhum disco vai de { $from } para { $to }: no anel de sentido único, de { $from } só se vai para { $allowed }.
game-refused-ring = Nenhum disco vai de { $from } para { $to }: no anel vai-se para um pino vizinho, de { $from } para { $allowed }.
game-refused-row = Nenhum disco vai de { $from } para { $to }: na fileira vai-se para o pino ao lado, de { $from } para { $allowed }.
game-refused-star = Nenhum disco vai de { $from } para { $to }: na estrela todo caminho passa por A, portanto de { $from } para { $allowed }.
game-refused-custom-rule = Nenhum disco vai de { $from } para { $to }: a regra leva de { $from } para { $allowed }.
game-refused-no-way-out = Nenhum disco vai de { $from } para { $to }: a regra não deixa nada sair de { $from }.
game-pegs-or = { $first } ou { $second }

## Timeline panel

timeline-title = A solução inteira
timeline-hint = Cada traço é um movimento, tanto mais alto quanto maior o disco; laranja para discos ímpares, azul para os pares. Pressione para ir até lá, arraste para deslocar, afaste dois dedos ou gire a roda com Ctrl para chegar mais perto. A figura tem o mesmo aspecto em qualquer profundidade: isso é a recursão. Pelo teclado: + − 0 . ← →, e Enter para o movimento no meio.
timeline-range = Movimentos { $first } a { $last }
timeline-loop-start = Onde começa a repetição
timeline-loop-end = Onde termina a repetição
timeline-highlight-disc = Marcar o disco

## Buttons to zoom the timeline and the state graph

zoom-in = Mais perto
zoom-out = Mais longe
zoom-show-all = Tudo
zoom-show-current = Ponto atual

## Digits panel: the digits of the move number, one per disc

digits-title = O número do movimento, disco a disco
digits-binary-hint = Em binário, um bit para cada disco, o maior à esquerda; laranja para discos ímpares, azul para os pares. Pressione um bit para invertê-lo; em um bit, ↑ e ↓ somam e subtraem o seu valor.
digits-base-hint = Na base { $base }, um algarismo para cada disco, o maior à esquerda; laranja para discos ímpares, azul para os pares. Pressione um algarismo para passá-lo ao seguinte; em um algarismo, ↑ e ↓ somam e subtraem o seu valor.
digits-bit-label = Bit { $place }, valor { $worth }, disco { $disc }: { $value }
digits-digit-label = Algarismo { $place }, valor { $worth }, disco { $disc }: { $value }
digits-point-hint = Aponte para um algarismo, e aqui aparece o que o seu disco fez.
digits-disc-moved = O disco { $disc } está em { $peg } e { $times ->
    [0] ainda não se moveu
    [one] já se moveu uma vez
    [many] já se moveu { $times } de vezes
   *[other] já se moveu { $times } vezes
 }.

## Why panel: why this move

why-title = Por que este movimento
why-no-move-yet = Nenhum movimento foi feito ainda. Faça um, e aqui aparece por que é esse.
why-formula-pegs = Para este número de discos e estes pinos, 0, 1 e 2 na fórmula são { $pegZero }, { $pegOne } e { $pegTwo }.
why-last-digits = { $digits ->
    [one] Só o último bit é mostrado
    [many] Só os últimos { $digits } de bits são mostrados
   *[other] Só os últimos { $digits } bits são mostrados
 }.

## Tasks of the recursion, put into texts of the why panel and the recursion panel

task-no-disc = nenhum disco de { $from } para { $to }
task-one-disc = disco { $disc } de { $from } para { $to }
task-discs = discos { $first }–{ $last } de { $from } para { $to }
task-from-their-places = sua origem
task-to-their-places = seu destino

## Recursion panel

recursion-title = A recursão
recursion-hint = Da tarefa inteira até este movimento. O que está marcado contém o movimento.
recursion-show-all = Tudo
recursion-none-for-search = Esta solução foi encontrada por busca: não há recursão para mostrar.
recursion-none-for-one-disc = No máximo um disco precisa ser movido: não há nada para dividir.
recursion-column-place = Lugar
recursion-column-task = Tarefa
recursion-column-go = Ir
recursion-column-moves = Movimentos
recursion-one-move = movimento { $number }
recursion-move-range = movimentos { $first } a { $last }
recursion-levels-left-out = { $levels ->
    [one] … { $levels } nível do mesmo tipo …
    [many] … { $levels } de níveis do mesmo tipo …
   *[other] … { $levels } níveis do mesmo tipo …
 }
recursion-go-to-start = Ir ao início desta parte
recursion-go-to-end = Ir ao fim desta parte
recursion-play-loop = Reproduzir esta parte repetidamente

## State graph panel

graph-title = O grafo de estados
graph-label = O grafo de estados
graph-label-whole = O grafo de estados de todas as posições
graph-path-all-positions = O caminho por todas as posições
graph-neighbours = Movimentos possíveis daqui

## Numbers panel

numbers-title = Números
numbers-discs = Discos
numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } pino
    [many] { $pegs } de pinos
   *[other] { $pegs } pinos
 }, { $from } para { $to }
numbers-one-move-a-second = { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 } para { $discs ->
    [1] um disco
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }: { $duration }, a um movimento por segundo.
numbers-growth = A cada disco a mais, o número de movimentos é multiplicado, a longo prazo, por cerca de { $factor }.
numbers-plot = Os movimentos de cada regra pelo número de discos, em escala logarítmica

## Programs panel

code-title = Programas
code-hint = O quebra-cabeça clássico de A para C como programa, com este número de discos. Python e Prolog contam sem limite, os outros até 62 discos. Todos são executados sempre que esta página é testada.

## Compare panel

compare-title = Comparação
compare-pace = Ritmo
compare-pace-progress = mesma fração
compare-pace-move-number = mesmo movimento
compare-not-possible = Este quebra-cabeça não tem recursão aqui: escolha outra regra ou menos pinos.

## Race panel

race-title = Uma corrida
race-hint = Quatro maneiras de listar todos os movimentos do quebra-cabeça clássico, cada uma cronometrada à parte: a recursão dos livros; em rodízio pelos pares de pinos; a partir dos bits de um contador; cada movimento procurado pelo seu número. Para ir a um movimento, a página não lista nenhum.
race-start = Iniciar
race-column-algorithm = Maneira
race-column-moves = Movimentos
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns por movimento
race-algorithm-recursive = recursiva
race-algorithm-iterative = iterativa
race-algorithm-binary = binária
race-algorithm-seeking = pelo número
race-plot = Movimentos listados, até { $moves }, em função do tempo que cada maneira levou, até { $milliseconds } milissegundos

## Exact values panel

exact-title = Valores exatos
exact-moves-made = Movimentos feitos
exact-total = Total de movimentos
exact-position = Pino de cada disco, do maior ao menor

## Share dialog: kinds

share-kind-link = Link
share-kind-frame = Quadro
share-kind-element = Elemento
share-kind-exercise = Tarefa
share-kind-picture = Figura
share-kind-moves = Movimentos
share-kind-graph = Grafo de estados
share-kind-worksheet = Folha de exercícios
share-hint-link = Um link para esta página, tal como está configurada.
share-hint-frame = HTML para outra página: um quadro com torres dentro. Funciona também com sandbox="allow-scripts".
share-hint-element = HTML para outra página: um script, e torres como um elemento com propriedades, métodos e eventos.
share-hint-exercise = Perguntas para alunos, em um quadro. A página ao redor recebe cada resposta; nada é guardado aqui.
share-hint-picture = As torres como estão agora, para um texto ou um slide.
share-hint-moves = Os movimentos, um após o outro, em um arquivo.
share-hint-graph = Todas as posições e os movimentos entre elas, em um arquivo para outros programas.
share-hint-worksheet = Perguntas para imprimir, com as respostas em uma página separada.

## Share dialog: settings

share-exercise-kind = Tarefa
share-same-questions = As mesmas perguntas para todos
share-opens = Abre
share-opens-current-move = neste movimento
share-opens-start = no início
share-opens-playing = reproduzindo a partir deste movimento
share-questions = Perguntas
share-width = Largura em pixels
share-height = Altura em pixels
share-first-move = Do movimento
share-last-move = ao movimento
share-format = Formato
share-format-text = linhas de texto
share-format-csv = tabela (CSV)
share-directed = um arco para cada movimento
share-shown-panels = Mostra
share-locked-panels = Bloqueado
share-unknown-option = “{ $option }” no link não significa nada aqui.

## Share dialog: results

share-send = Enviar…
share-qr-code = O link como código QR
share-qr-code-too-long = O link é longo demais para um código QR.
share-single-file = A página inteira em um só arquivo, que funciona sem rede
share-preview = Prévia
share-needs-server = Esta página foi aberta de um disco local, onde nenhuma outra página a alcança. Para colocá-la em outra página, abra-a de um servidor.
share-save-svg = Salvar como SVG
share-save-png = Salvar como PNG
share-save-file = Salvar o arquivo
share-file-positions = { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }.
share-file-moves = { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
share-too-many-positions = Um arquivo assim tem no máximo { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }: use menos discos.
share-too-many-moves = Um arquivo tem no máximo { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }: escolha um trecho mais curto.
share-file-progress = { $written } de { $total } gravados

## Worksheet

worksheet-print = Imprimir
worksheet-title = Torre de Hanói: qual é o movimento?
worksheet-puzzle = { $discs ->
    [1] Um disco
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } em { $pegs ->
    [one] { $pegs } pino
    [many] { $pegs } de pinos
   *[other] { $pegs } pinos
 }; o disco 1 é o menor. { $rule }. De { $start } para { $goal } em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
worksheet-name = Nome
worksheet-blank-moves-made = ________ movimentos
worksheet-blank-move = Disco ____ de ____ para ____
worksheet-answers-title = Respostas
worksheet-answer-moves-made = { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
worksheet-answer-move = Movimento { $number }: { $description }.
worksheet-no-questions = Não há movimento sobre o qual perguntar: escolha outro quebra-cabeça.

## Exercises

exercise-predict = Qual é o movimento?
exercise-reach = Chegar ao destino
exercise-order = Pôr em ordem
exercise-question-number = Pergunta { $number } de { $total }
exercise-ask-moves-made = Quantos movimentos foram feitos?
exercise-ask-move = { $moves ->
    [0] No início
    [one] Após { $moves } movimento
    [many] Após { $moves } de movimentos
   *[other] Após { $moves } movimentos
 }, as torres estão assim. Qual é o movimento { $number }?
exercise-ask-reach = Leve todos os discos ao destino, em no máximo { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
exercise-ask-order = Ponha estas figuras na ordem em que ocorrem, a primeira no alto.
exercise-field-moves-made = Movimentos feitos
exercise-field-disc = Disco
exercise-picture = Figura { $number }
exercise-move-earlier = Antes
exercise-move-later = Depois
exercise-check = Verificar
exercise-next-question = Próxima pergunta
exercise-first-question = Desde a primeira pergunta
exercise-right = Certo.
exercise-wrong = Não está certo.
exercise-answer-move = O movimento { $number } é: { $description }.
exercise-answer-moves-made = { $moves ->
    [one] Foi feito { $moves } movimento
    [many] Foram feitos { $moves } de movimentos
   *[other] Foram feitos { $moves } movimentos
 }.
exercise-answer-order = Movimentos feitos em cada uma: { $moves }.
exercise-see-why = A explicação está abaixo.
exercise-solved-too-late = Feito em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }: é demais. Desfaça alguns ou recomece.
exercise-no-moves-left = { $moves ->
    [one] Foi feito { $moves } movimento
    [many] Foram feitos { $moves } de movimentos
   *[other] Foram feitos { $moves } movimentos
 }, e o destino não foi alcançado. Desfaça alguns ou recomece.
exercise-no-question = Não há nada para perguntar aqui: escolha outro quebra-cabeça.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = Teclas e ajudas
shortcuts-hint = As teclas atuam sobre o que tem o foco, e sobre nada mais. A tecla Tab passa de um item ao seguinte, e o ponto de interrogação abre esta lista.
shortcuts-letter-keys = Teclas que são letras ou sinais isolados
accessibility-title = Ajudas
accessibility-no-motion = Sem movimento
accessibility-patterns = Padrões nos discos
accessibility-sound = Um som a cada movimento
shortcuts-on-towers = Nas torres
shortcuts-on-slider = No controle deslizante
shortcuts-on-digit = Em um algarismo do número do movimento
shortcuts-on-pictures = Na régua e no grafo de estados
shortcuts-on-game = Nas torres, enquanto você joga
shortcut-step = voltar um movimento, avançar um movimento
shortcut-jump = saltar adiante e para trás pela potência de dois
shortcut-first-last = ir ao início, ir ao fim
shortcut-play-pause = reproduzir, pausar
shortcut-change-digit = mudar o algarismo
shortcut-add-place-value = somar o seu valor, subtraí-lo
shortcut-zoom = mais perto, mais longe
shortcut-show-all = tudo
shortcut-show-current = ponto atual
shortcut-scroll = deslocar
shortcut-go-to-middle = ir ao que está no meio
shortcut-lift-or-drop = levantar deste pino, pousar nele
shortcut-choose-peg = escolher um pino
shortcut-lift-or-drop-chosen = levantar dele, pousar nele
shortcut-put-back = devolver o disco ao lugar
shortcut-undo = desfazer
shortcut-redo = refazer
shortcut-best-move = fazer o melhor movimento

## Guided tour

tour-title = Visita guiada
tour-heading = { $number } de { $total }: { $title }
tour-previous = Voltar
tour-next = Avançar
tour-end = Encerrar a visita
tour-recursion-title = Recursão
tour-doubling-title = Duplicação
tour-bits-title = Bits
tour-triangle-title = Um triângulo de triângulos
tour-rules-title = Outras regras
tour-four-pegs-title = Um quarto pino

## Problems: values that could not be used

problem-list-label = Não aceito
problem-dismiss = Fechar
problem-panels-not-loaded = Não foi possível carregar os painéis. Verifique a conexão e abra ou feche um deles para tentar de novo.
problem-race-not-loaded = Não foi possível fazer a corrida. Verifique a conexão e tente de novo.
problem-language-not-loaded = Não foi possível carregar o idioma. Verifique a conexão e escolha-o de novo.
problem-rejected = { $given } não foi aceito: { $reason }.
problem-given = { $name } = “{ $value }”
problem-not-a-move-number = “{ $value }” não é um número de movimento. Escreva 123, 2^63-1, 0xff, 1/3, 50% ou last.

## Problems: reasons that end a sentence

problem-before-start = o primeiro índice é 0
problem-past-end = o último movimento é { $last }
problem-no-such-peg = não existe o pino { $peg }
problem-position-disc-count = o valor posiciona { $placed ->
    [one] { $placed } disco
    [many] { $placed } de discos
   *[other] { $placed } discos
 }, e o quebra-cabeça tem { $discs }
problem-discs-values = a página aceita de 0 a { $max } discos
problem-pegs-values = um quebra-cabeça tem de 1 a 10 pinos
problem-rule-values = uma regra é { $rules } ou uma lista como arcs:01,12,20
problem-position-values = espera-se o algarismo de um pino, a partir de 0, ou um algarismo para cada disco, do maior ao menor
problem-move-values = não é um número de movimento
problem-speed-values = são possíveis de 0.25 a 60 movimentos por segundo
problem-panels-values = espera-se uma seleção de { $panels }, com vírgulas entre os nomes
problem-range-values = esperam-se dois índices desta solução, como 10-20
problem-graph-values = esperam-se os pinos dos maiores discos, do maior ao menor
problem-disc-values = espera-se o número de um disco
problem-number-values = espera-se um número de 1 a { $max }
problem-compare-values = esperam-se discos, pinos e regra, como 8-3-one-way
problem-walk-values = esperam-se movimentos permitidos a partir daqui, como 0102
problem-share-values = esperam-se movimentos desta solução e números dentro dos limites
problem-word-values = os valores possíveis são { $words }

## Reasons why there is no solution, which end a sentence

no-solution-disc-cannot-reach = segundo a regra, nenhum caminho leva o disco { $disc } de { $from } para { $to }
no-solution-deadlock = não há caminho, pois a regra não leva nada de { $from } para { $to } e os discos bloqueiam uns aos outros
no-solution-search-stopped = a busca foi interrompida
no-solution-two-pegs = com dois pinos, só o menor disco pode ser movido
no-solution-too-many-positions = não se conhece uma fórmula para este caso, e a página examina no máximo { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }. Use no máximo { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, ou outra regra
no-solution-path-all-positions = esse caminho só é conhecido para a regra clássica em três pinos, de um pino para outro
no-solution-too-many-discs = esta regra é resolvida para no máximo { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }
