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

## Footer

footer-language = Idioma
footer-language-auto = O do navegador
footer-theme-auto = Sistema
footer-theme-light = Claro
footer-theme-dark = Escuro

## Words and sentences used in several places

common-two-sentences = { $first } { $second }
common-stop = Parar
dialog-close = Fechar
common-copy = Copiar
common-copy-named = Copiar: { $name }
share-copied = Copiado.
share-saved = O arquivo está onde o navegador salva os arquivos.

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
transport-loop = Repetir

## Scrubber: slider and move number

scrubber-title = Ponto da solução
scrubber-move-number = Movimento
scrubber-go = Ir
scrubber-entry-hint = Ou 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = Saltar 2 elevado a

## Puzzle panel

puzzle-title = O quebra-cabeça
puzzle-discs = Discos
puzzle-remove-disc = Um disco a menos
puzzle-add-disc = Um disco a mais
puzzle-pegs = Pinos
puzzle-rule = Regra
puzzle-rule-any = Clássica: de qualquer pino para qualquer outro
puzzle-rule-ring = Anel: para um pino vizinho, nos dois sentidos
puzzle-rule-row = Fileira: para o pino ao lado
puzzle-rule-star = Estrela: passando por A
puzzle-rule-custom = Só { $arcs }
puzzle-from = Origem
puzzle-to = Destino
puzzle-own-position = uma posição
puzzle-path = Caminho
puzzle-path-all-positions = Por todas as posições, uma vez cada

## Panel to play by hand

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
game-moves-made = { $moves ->
    [one] { $moves } movimento feito
    [many] { $moves } de movimentos feitos
   *[other] { $moves } movimentos feitos
 }.
game-search-needed = Ainda não se sabe quantos movimentos faltam: uma busca percorre no máximo { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }.
game-solved = Todos os discos estão no destino.
game-solved-moves = Feito em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.

## Caption while playing by hand

game-lifted = O disco { $disc } foi levantado de { $from }: para onde vai?
game-refused-empty-peg = Não há disco em { $peg }.
game-refused-smaller-disc = O disco { $disc } não pode ir para { $peg }: o disco { $smaller }, que está lá, é menor. Escolha outro pino ou devolva o disco ao lugar.
game-refused-one-way-ring = Nenhum disco vai de { $from } para { $to }: no anel de sentido único, de { $from } só se vai para { $allowed }.
game-refused-ring = Nenhum disco vai de { $from } para { $to }: no anel vai-se para um pino vizinho, de { $from } para { $allowed }.
game-refused-row = Nenhum disco vai de { $from } para { $to }: na fileira vai-se para o pino ao lado, de { $from } para { $allowed }.
game-refused-star = Nenhum disco vai de { $from } para { $to }: na estrela todo caminho passa por A, portanto de { $from } para { $allowed }.
game-refused-custom-rule = Nenhum disco vai de { $from } para { $to }: a regra leva de { $from } para { $allowed }.

## Timeline panel

timeline-hint = Cada traço é um movimento, tanto mais alto quanto maior o disco; laranja para discos ímpares, azul para os pares. Pressione para ir até lá, arraste para deslocar, afaste dois dedos ou gire a roda com Ctrl para chegar mais perto. A figura tem o mesmo aspecto em qualquer profundidade: isso é a recursão. Pelo teclado: + − 0 . ← →, e Enter para o movimento no meio.
timeline-range = Movimentos { $first } a { $last }
timeline-loop-start = Onde começa a repetição
timeline-loop-end = Onde termina a repetição
timeline-highlight-disc = Marcar o disco

## Buttons to zoom the timeline and the state graph

zoom-in = Mais perto
zoom-out = Mais longe

## Digits panel: the digits of the move number, one per disc

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
why-last-digits = { $digits ->
    [one] Só o último bit é mostrado
    [many] Só os últimos { $digits } de bits são mostrados
   *[other] Só os últimos { $digits } bits são mostrados
 }.

## Recursion panel

dock-recursion = A recursão
recursion-none-for-search = Esta solução foi encontrada por busca: não há recursão para mostrar.
recursion-none-for-one-disc = No máximo um disco precisa ser movido: não há nada para dividir.
recursion-column-place = Lugar
recursion-column-task = Tarefa
recursion-column-go = Ir
recursion-column-moves = Movimentos
recursion-levels-left-out = { $levels ->
    [one] … { $levels } nível do mesmo tipo …
    [many] … { $levels } de níveis do mesmo tipo …
   *[other] … { $levels } níveis do mesmo tipo …
 }

## State graph panel

graph-title = O grafo de estados
graph-label-whole = O grafo de estados de todas as posições
graph-path-all-positions = O caminho por todas as posições
graph-neighbours = Movimentos possíveis daqui

## Numbers panel

numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } pino
    [many] { $pegs } de pinos
   *[other] { $pegs } pinos
 }, { $from } para { $to }
numbers-plot = Os movimentos de cada regra pelo número de discos, em escala logarítmica

## Programs panel

code-hint = O quebra-cabeça clássico de A para C como programa, com este número de discos. Python e Prolog contam sem limite, os outros até 62 discos. Todos são executados sempre que esta página é testada.

## Compare panel

dock-compare = Comparação
compare-pace = Ritmo

## Race panel

race-title = Uma corrida
race-hint = Quatro maneiras de listar todos os movimentos do quebra-cabeça clássico, cada uma cronometrada à parte: a recursão dos livros; em rodízio pelos pares de pinos; a partir dos bits de um contador; cada movimento procurado pelo seu número. Para ir a um movimento, a página não lista nenhum.
race-column-algorithm = Maneira
race-column-moves = Movimentos
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns por movimento
race-algorithm-recursive = recursiva
race-algorithm-iterative = iterativa
race-algorithm-binary = binária
race-plot = Movimentos listados, até { $moves }, em função do tempo que cada maneira levou, até { $milliseconds } milissegundos

## Exact values panel

exact-title = Valores exatos
exact-moves-made = Movimentos feitos
exact-total = Total de movimentos
exact-position = Pino de cada disco, do maior ao menor

## Share dialog: kinds

share-kind-link = Link
share-kind-element = Elemento
share-kind-picture = Figura
share-kind-moves = Movimentos
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

share-same-questions = As mesmas perguntas para todos
share-opens = Abre
share-questions = Perguntas
share-width = Largura em pixels
share-height = Altura em pixels
share-format = Formato
share-format-text = linhas de texto
share-format-csv = tabela (CSV)
share-directed = um arco para cada movimento
share-shown-panels = Mostra
share-locked-panels = Bloqueado
share-unknown-option = “{ $option }” no link não significa nada aqui.

## Share dialog: results

share-send = Enviar…
share-single-file = A página inteira em um só arquivo, que funciona sem rede
share-preview = Prévia
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
worksheet-blank-moves-made = ________ movimentos
worksheet-blank-move = Disco ____ de ____ para ____
worksheet-answers-title = Respostas

## Exercises

exercise-predict = Qual é o movimento?
exercise-reach = Chegar ao destino
exercise-order = Pôr em ordem
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
exercise-field-disc = Disco
exercise-check = Verificar
exercise-next-question = Próxima pergunta
exercise-first-question = Desde a primeira pergunta
exercise-right = Certo.
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

shortcuts-hint = As teclas atuam sobre o que tem o foco, e sobre nada mais. A tecla Tab passa de um item ao seguinte, e o ponto de interrogação abre esta lista.
shortcuts-letter-keys = Teclas que são letras ou sinais isolados
accessibility-no-motion = Sem movimento
accessibility-patterns = Padrões nos discos
accessibility-sound = Um som a cada movimento
shortcuts-on-slider = No controle deslizante
shortcuts-on-game = Nas torres, enquanto você joga
shortcut-step = voltar um movimento, avançar um movimento
shortcut-jump = saltar adiante e para trás pela potência de dois
shortcut-first-last = ir ao início, ir ao fim
shortcut-play-pause = reproduzir, pausar
shortcut-change-digit = mudar o algarismo
shortcut-add-place-value = somar o seu valor, subtraí-lo
shortcut-zoom = mais perto, mais longe
shortcut-scroll = deslocar
shortcut-go-to-middle = ir ao que está no meio
shortcut-lift-or-drop = levantar deste pino, pousar nele
shortcut-choose-peg = escolher um pino
shortcut-lift-or-drop-chosen = levantar dele, pousar nele
shortcut-put-back = devolver o disco ao lugar

## Guided tour

tour-heading = { $number } de { $total }: { $title }
tour-previous = Voltar
tour-next = Avançar
tour-end = Encerrar a visita
tour-doubling-title = Duplicação
tour-bits-title = Bits
tour-triangle-title = Um triângulo de triângulos
tour-rules-title = Outras regras
tour-four-pegs-title = Um quarto pino

## Problems: values that could not be used

problem-list-label = Não aceito
problem-panels-not-loaded = Não foi possível carregar os painéis. Verifique a conexão e abra ou feche um deles para tentar de novo.
problem-race-not-loaded = Não foi possível fazer a corrida. Verifique a conexão e tente de novo.
problem-language-not-loaded = Não foi possível carregar o idioma. Verifique a conexão e escolha-o de novo.
problem-not-a-move-number = “{ $value }” não é um número de movimento. Escreva 123, 2^63-1, 0xff, 1/3, 50% ou last.
