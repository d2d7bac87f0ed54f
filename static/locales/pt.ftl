### Português

## Page and header

page-title = Explorador da Torre de Hanói
page-motto = Vá direto a qualquer movimento.
page-window-title = Torre de Hanói, { $discs ->
    [0] sem discos
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }
header-learn = Aprender
header-tour = Tour
header-settings = Opções
header-present = Apresentar
header-tools = Ferramentas
present-end = Encerrar apresentação
header-puzzle = { $pegs ->
    [one] { $pegs } pino
    [many] { $pegs } de pinos
   *[other] { $pegs } pinos
 } · { $rule } · { $from } → { $to }
header-rules = Regras: { $puzzle }
rule-short-any = Clássica
rule-short-ring = Anel
rule-short-one-way = Sentido único
rule-short-row = Fileira
rule-short-star = Estrela
rule-short-custom = Personalizada
header-share = Compartilhar
search-progress = Busca em andamento. Posições examinadas: { $checked } de no máximo { $limit }.

## Dock

dock-label = Formas de ver a solução
dock-count = Contagem
dock-why = Motivo
dock-recursion = Recursão
dock-map = Mapa
dock-code = Código
program-title = Programa
own-program-title = Seu programa
code-title = Outras linguagens
timeline-title = Sequência
numbers-title = Contagem

## Settings

footer-language = Idioma
footer-language-auto = Idioma do navegador
footer-theme = Tema
footer-theme-auto = Sistema
footer-theme-light = Claro
footer-theme-dark = Escuro

## Words and sentences used in several places

common-move = Disco { $disc } de { $from } para { $to }
common-numbered-move = O movimento { $number } leva o disco { $disc } de { $from } para { $to }.
common-list = { $first }, { $second }
common-long-list = { $first }; { $second }
common-two-sentences = { $first } { $second }
common-stop = Parar
dialog-close = Fechar
common-copy = Copiar
common-copy-named = Copiar: { $name }
share-copied = Copiado.
share-not-copied = O navegador não permitiu copiar. Selecione o texto e copie-o manualmente.
share-saved = Arquivo salvo. Procure-o nos downloads do navegador.
share-not-saved = Não foi possível salvar o arquivo. Tente de novo ou escolha um arquivo menor.

## Lengths of time, which stand by themselves after a colon

duration-years = { $years ->
    [one] { $years } ano
    [many] { $years } de anos
   *[other] { $years } anos
 }
duration-billion-years = { $number ->
    [one] { $number } bilhão de anos
    [many] { $number } de bilhões de anos
   *[other] { $number } bilhões de anos
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

towers-title = Torres
towers-keys-hint = Teclas: ← e → vão ao movimento anterior e ao próximo, Page Up e Page Down saltam, Home e End vão ao início e ao fim, Espaço reproduz e pausa. ? mostra todos os atalhos.
towers-game-keys-hint = Teclas: a letra ou o número de um pino levanta ou coloca um disco. ← → e Enter fazem o mesmo. Esc devolve o disco ao lugar, U desfaz, R refaz, N faz o melhor movimento. ? mostra todos os atalhos.
towers-peg-empty = vazio
towers-peg-discs = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }

## Caption below the towers

caption-no-discs = Não há discos, por isso não há nada para mover.
caption-start-total-unknown = Início. Ainda não se sabe quantos movimentos são necessários.
caption-already-on-peg = Todos os discos já estão no pino { $peg }, por isso não há nada para mover.
caption-already-solved = Todos os discos já estão no destino, por isso não há nada para mover.
caption-start-on-peg = Início: { $discs ->
    [one] um disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } no pino { $peg }; { $moves ->
    [one] falta { $moves } movimento
    [many] faltam { $moves } de movimentos
   *[other] faltam { $moves } movimentos
 }.
caption-start = Início: { $discs ->
    [one] um disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }; { $moves ->
    [one] falta { $moves } movimento
    [many] faltam { $moves } de movimentos
   *[other] faltam { $moves } movimentos
 }.
caption-move = Movimento { $number } de { $total }: disco { $disc } de { $from } para { $to }.
caption-last-move = Último movimento ({ $number }): disco { $disc } de { $from } para { $to }.
caption-last-move-on-peg = Último movimento ({ $number }): disco { $disc } de { $from } para { $to }. Todos os discos estão no pino { $goal }.

## Transport: playing and stepping through the solution

transport-title = Botões de reprodução
transport-first = Voltar ao movimento 0
transport-previous = Movimento anterior
transport-play = Reproduzir
transport-replay = Reproduzir de novo
transport-pause = Pausar
transport-next = Próximo movimento
transport-last = Ao último movimento
transport-speed = Velocidade
transport-speed-option = { $speed ->
    [one] { $speed } movimento por segundo
   *[other] { $speed } movimentos por segundo
 }
transport-speed-short = { $speed }/s
transport-speed-name = { $short } ({ $long })
transport-menu = { $short }: velocidade e repetição
transport-loop = Repetir um trecho
transport-loop-off = A repetição fica desligada até você voltar à solução.
transport-loop-first = Primeiro movimento
transport-loop-last = Último movimento

## Scrubber: slider and move number

scrubber-title = Régua de movimentos
scrubber-scale = 1 px = { $moves } movimentos
scrubber-scale-one = 1 px = 1 movimento ou menos
scrubber-finer = Arraste para cima para ir mais fino
scrubber-at-start = Antes do primeiro movimento
scrubber-time = { $time } nesta velocidade
scrubber-lens = { $shown } de { $total } movimentos
scrubber-progress = Concluído: { $percent }%. Movimentos por segundo: { $speed }. Tempo restante: { $duration }.
scrubber-progress-done = Concluído: 100%.
scrubber-move-number = Movimento
scrubber-of-total = de { $total }
scrubber-duration = { $duration } a { $speed }/s
scrubber-next-larger = Próximo movimento de um disco maior
scrubber-go = Ir
scrubber-entry-hint = Também é possível escrever 2^{ $exponent }, 1/3, 50% ou last.

## Puzzle panel

puzzle-title = Regras
puzzle-discs = Discos
puzzle-remove-disc = Remover um disco
puzzle-add-disc = Adicionar um disco
puzzle-pegs = Pinos
puzzle-rule = Regra
puzzle-rule-any = Clássica: de qualquer pino para qualquer outro
puzzle-rule-ring = Anel: para qualquer pino vizinho
puzzle-rule-one-way-ring = Anel de sentido único: só para o próximo pino
puzzle-rule-row = Fileira: só para um pino ao lado
puzzle-rule-star = Estrela: só entre o pino A e outro pino
puzzle-rule-custom = Personalizada: { $arcs }
puzzle-from = Origem
puzzle-to = Destino
puzzle-own-position = Posição personalizada
puzzle-path = Caminho
puzzle-path-shortest = O mais curto conhecido
puzzle-path-shortest-most-set-aside = O mais curto conhecido, com o máximo de discos à parte
puzzle-path-all-positions = Passando uma vez por cada posição
puzzle-arrange = Posicionar discos
puzzle-compare = Comparar com…
puzzle-total = { $moves ->
    [0] 0 movimentos
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }, { $certainty ->
    [proven] comprovadamente o mínimo possível ({ $source })
    [compared] o mínimo possível, porque a página comparou as duas rotas de cada disco
    [only] o mínimo possível, porque só há um caminho
    [searched] o mínimo possível, encontrado por uma busca
    [presumed] provavelmente o mínimo possível (não comprovado)
    [confirmed] provavelmente o mínimo possível (não comprovado, mas confirmado por uma busca até { $confirmed } discos)
   *[other] o mínimo possível
 }
puzzle-source-checked = { $source }; demonstração verificada por computador: { $checker }
puzzle-without-rule = Se todos os movimentos fossem permitidos: { $moves }.

## Panel to play by hand (“Try it yourself”)

game-title = Experimente
game-hint = Arraste um disco, ou clique ou toque em um pino e depois em outro. Teclas nas torres: pressione a letra ou o número de um pino, ou escolha um com ← → e Enter. Esc devolve o disco ao lugar, U desfaz, R refaz, N faz o melhor movimento.
game-goal = Leve todos os discos até a bandeira.
game-rule = Um disco por vez, nunca sobre um menor.
game-arrange-hint = Coloque os discos onde quiser. Depois, resolva o quebra-cabeça a partir daí ou continue o jogo.
game-arrange-done = Pronto
line-longer = { $moves ->
    [one] { $moves } movimento a mais
    [many] { $moves } de movimentos a mais
   *[other] { $moves } movimentos a mais
 } que o mínimo
line-longer-known = { $moves ->
    [one] { $moves } movimento a mais
    [many] { $moves } de movimentos a mais
   *[other] { $moves } movimentos a mais
 } que a melhor solução conhecida
line-off-path = Fora deste percurso
line-no-way = Não se conhece nenhum caminho daqui até o objetivo.
line-return = Voltar à solução
hint-button = Dica
hint-disc = Dica: mova o disco { $disc }.
hint-place = Dica: mova o disco { $disc } para o pino { $peg }.
game-pegs-label = Pinos
game-peg-empty = Pino { $peg }: vazio
game-peg-discs = Pino { $peg }: { $discs }
game-undo = Desfazer
game-redo = Refazer
game-restart = Recomeçar
game-best-move = Mover por mim
game-find-fewest = Buscar a solução mais curta
game-moves-made = { $moves ->
    [0] Nenhum movimento feito
    [one] { $moves } movimento feito
    [many] { $moves } de movimentos feitos
   *[other] { $moves } movimentos feitos
 }.
game-moves-left = { $moves ->
    [0] Faltam 0 movimentos
    [one] Falta { $moves } movimento
    [many] Faltam { $moves } de movimentos
   *[other] Faltam { $moves } movimentos
 }, { $certainty ->
    [presumed] provavelmente o mínimo possível
   *[other] o mínimo possível
 }.
game-search-needed = Ainda não se sabe quantos movimentos faltam. Para descobrir, a página precisa examinar até { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }.
game-moves-left-unknown = Não se sabe quantos movimentos faltam.
game-solved = Todos os discos estão no destino.
game-solved-fewest = Resolvido em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }, o mínimo possível.
game-solved-more = Resolvido em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }. É possível resolver em { $fewest }.
game-solved-moves = Resolvido em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
game-next-question = Com { $discs } discos são necessários { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }. Por que não { $fewer }?

## Caption while playing by hand

game-lifted = Você levantou o disco { $disc } do pino { $from }. Escolha o pino onde quer colocá-lo.
game-moved = Movimento { $number }: você moveu o disco { $disc } para { $to }.
game-bar-moves = Movimentos feitos: { $moves }
game-leave-short = Mostrar solução
game-not-this = Esta é a solução, não o seu jogo.
game-this-way = Este é o seu caminho até o objetivo, não a solução.
game-refused-buried = O disco { $disc } ainda não pode ser movido: o disco { $smaller } está em cima dele.
game-refused-empty-peg = Não há nenhum disco no pino { $peg }.
game-refused-smaller-disc = O disco { $disc } é grande demais para o disco { $smaller }.
game-refused-too-many-moves = O jogo chegou ao número máximo de movimentos. Desfaça alguns ou recomece.
game-refused-same-peg = O disco já está no pino { $peg }. Escolha outro pino.
game-refused-one-way-ring = Um disco não pode ir de { $from } para { $to }. No anel de sentido único, ele só pode ir para o próximo pino: { $allowed }.
game-refused-ring = Um disco não pode ir de { $from } para { $to }. No anel, ele só pode ir para um pino vizinho: { $allowed }.
game-refused-row = Um disco não pode ir de { $from } para { $to }. Na fileira, ele só pode ir para um pino ao lado: { $allowed }.
game-refused-star = Um disco não pode ir de { $from } para { $to }. Na estrela, ele só pode ir para o centro: { $allowed }.
game-refused-custom-rule = Um disco não pode ir de { $from } para { $to }. Com esta regra, de { $from } ele só pode ir para: { $allowed }.
game-refused-no-way-out = Com esta regra, nenhum disco pode sair do pino { $from }.

## Timeline panel

timeline-hint = Cada traço é um movimento: quanto maior o disco, mais alto o traço. Ele tem a cor do disco. Clique ou toque em um traço para ir a esse movimento. Arraste para deslocar a imagem. Para ampliar ou reduzir, use dois dedos ou gire a roda do mouse com Ctrl. No quebra-cabeça clássico, cada parte é parecida com o todo, porque a solução é recursiva. Teclas: + − ampliam e reduzem, 0 mostra tudo, . mostra o movimento atual, ← → deslocam, Enter vai ao movimento do meio.
timeline-point-at = Aponte para um traço para ver qual é o movimento.
timeline-pointed-move = Movimento { $number }: disco { $disc }, { $from } → { $to }
timeline-pointed-move-solution = Movimento { $number } da solução: disco { $disc }, { $from } → { $to }
timeline-range = Movimentos { $first } a { $last }
timeline-flag = Movimento { $number }
timeline-loop-start = Início da repetição
timeline-loop-end = Fim da repetição
timeline-highlight-disc = Destacar disco

## Buttons to zoom the timeline and the state graph

zoom-in = Ampliar
zoom-out = Reduzir
zoom-show-all = Mostrar tudo
zoom-show-current = Posição atual
graph-where = Onde estou?
graph-whole = Mapa inteiro

## Digits panel: the digits of the move number, one per disc

digits-title = Algarismos do número do movimento
digits-binary-hint = O número do movimento em binário (só 0 e 1). Cada algarismo pertence a um disco; o do maior fica à esquerda. Clique ou toque em um algarismo para mudá-lo. Teclas em um algarismo: ↑ soma e ↓ subtrai o valor posicional.
digits-base-hint = O número do movimento na base { $base }. Cada algarismo pertence a um disco; o do maior fica à esquerda. Clique ou toque em um algarismo para mudá-lo. Teclas em um algarismo: ↑ soma e ↓ subtrai o valor posicional.
digits-bit-label = Bit { $place }, valor posicional { $worth }, disco { $disc }: { $value }
digits-digit-label = Algarismo { $place }, valor posicional { $worth }, disco { $disc }: { $value }
digits-point-hint = Aponte para um algarismo para ver onde está o disco correspondente e quantas vezes ele já foi movido.
digits-disc-moved = O disco { $disc } está no pino { $peg } e { $times ->
    [0] ainda não foi movido
    [one] já foi movido uma vez
    [many] já foi movido { $times } de vezes
   *[other] já foi movido { $times } vezes
 }.
digits-disc-moved-solution = Na solução, o disco { $disc } está no pino { $peg } e { $times ->
    [0] ainda não foi movido
    [one] já foi movido uma vez
    [many] já foi movido { $times } de vezes
   *[other] já foi movido { $times } vezes
 }.

## Why panel: why this move

why-title = Motivo deste movimento
why-ask = Por quê?
why-that = E por que isso?
why-more = Mais
why-no-move-yet = Ainda não há movimento para explicar. Faça um para ver o motivo dele.
why-answer-task = O movimento { $number } leva o disco { $disc } de { $from } para { $to }. Ele faz parte da tarefa de mover { $count ->
    [one] o disco { $discs }
    [many] os discos { $discs }
   *[other] os discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }.
why-answer-first = Nenhum disco foi movido ainda. O movimento 1 leva o disco { $disc } de { $from } para { $to }.
why-answer-best = Agora, o melhor movimento leva o disco { $disc } de { $from } para { $to }.
why-solved = Todos os discos estão no destino. Não há movimento para explicar.
why-searching = A solução ainda não é conhecida.
why-withheld = Resolva este exercício por conta própria. Aqui não há dicas.
why-unknown-way = Aqui ainda não se sabe qual é o melhor movimento. A busca da solução mais curta pode encontrá-lo.
why-disc-title = Que disco?
why-way-title = De onde para onde?
why-task-title = Para que serve?
why-choice-title = E os outros movimentos?
why-disc-zeros-binary = Um truque: em binário, o número do movimento, { $number }, { $zeros ->
    [0] não termina em zero
    [one] termina em um zero
    [many] termina em { $zeros } zeros
   *[other] termina em { $zeros } zeros
 }, por isso é a vez do disco { $disc }. Nenhum zero indica o disco 1, um zero indica o disco 2, e assim por diante.
why-disc-zeros-base = Um truque: na base { $base }, o número do movimento, { $number }, { $zeros ->
    [0] não termina em zero
    [one] termina em um zero
    [many] termina em { $zeros } zeros
   *[other] termina em { $zeros } zeros
 }, por isso é a vez do disco { $disc }. Nenhum zero indica o disco 1, um zero indica o disco 2, e assim por diante.
why-disc-largest = A tarefa aqui é mover { $count ->
    [one] o disco { $discs }
    [many] os discos { $discs }
   *[other] os discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }. Os discos menores não bloqueiam o maior, o disco { $disc }, por isso ele pode ser movido.
why-disc-smallest = A tarefa aqui é mover { $count ->
    [one] o disco { $discs }
    [many] os discos { $discs }
   *[other] os discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }. O disco { $disc } é o menor da tarefa, por isso os outros não o bloqueiam.
why-disc-next = A tarefa aqui é mover { $count ->
    [one] o disco { $discs }
    [many] os discos { $discs }
   *[other] os discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }. A próxima parte da tarefa move só o disco { $disc }.
why-disc-listed = A tarefa aqui é mover { $count ->
    [one] o disco { $discs }
    [many] os discos { $discs }
   *[other] os discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }. Uma busca encontrou os movimentos da tarefa, e este move o disco { $disc }.
why-disc-only = Só o disco { $disc } precisa ser movido.
why-way-once = O disco { $disc } é o maior e só é movido uma vez: direto de { $from } para { $to }.
why-way-round = O disco { $disc } circula sempre no mesmo sentido: { $way }. Com este movimento, ao longo da seta { $arrow }, ele já foi movido { $times ->
    [one] uma vez
    [many] { $times } de vezes
   *[other] { $times } vezes
 }.
why-way-back-and-forth = O disco { $disc } sempre vai e volta: { $way }. Com este movimento, ao longo da seta { $arrow }, ele já foi movido { $times ->
    [one] uma vez
    [many] { $times } de vezes
   *[other] { $times } vezes
 }.
why-way-one-way = Com esta regra, todos os discos circulam no mesmo sentido: { $way }. Por isso, de { $from } o disco vai para { $to }.
why-way-only = Com esta regra, um disco que está em { $from } só pode ir para { $to }.
why-way-straight = O disco { $disc } precisa ir de { $from } para { $to } e pode ir direto.
why-way-by-forbidden = O disco { $disc } precisa ir de { $from } para { $goal }. A regra não permite o movimento direto, por isso ele vai primeiro para { $by }.
why-way-by-chosen = O disco { $disc } precisa ir de { $from } para { $goal }. Nesta solução, ele vai primeiro para { $by }.
why-way-on = O disco { $disc } precisa ir de { $from } para { $goal }. Ele foi primeiro para { $by } e agora vai para { $goal }.
why-task-intro = Do quebra-cabeça inteiro até este movimento:
why-task-first = Para mover { $count ->
    [one] o disco { $discs }
    [many] os discos { $discs }
   *[other] os discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }, é preciso primeiro mover { $partCount ->
    [one] o disco { $partDiscs }
    [many] os discos { $partDiscs }
   *[other] os discos { $partDiscs }
 } { $partStart ->
    [start] da posição inicial
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] para a posição de destino
   *[other] para { $partGoal }
 }.
why-task-between = Para mover { $count ->
    [one] o disco { $discs }
    [many] os discos { $discs }
   *[other] os discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }, é preciso, no meio da tarefa, mover { $partCount ->
    [one] o disco { $partDiscs }
    [many] os discos { $partDiscs }
   *[other] os discos { $partDiscs }
 } { $partStart ->
    [start] da posição inicial
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] para a posição de destino
   *[other] para { $partGoal }
 }.
why-task-last = Para mover { $count ->
    [one] o disco { $discs }
    [many] os discos { $discs }
   *[other] os discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }, é preciso, no final, mover { $partCount ->
    [one] o disco { $partDiscs }
    [many] os discos { $partDiscs }
   *[other] os discos { $partDiscs }
 } { $partStart ->
    [start] da posição inicial
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] para a posição de destino
   *[other] para { $partGoal }
 }.
why-makes-way = Isso abre caminho para o disco { $disc }.
why-way-is-free = { $count ->
    [one] O disco menor não está no caminho.
    [many] Os discos menores não estão no caminho.
   *[other] Os discos menores não estão no caminho.
 }
why-is-there = O disco { $disc } já está lá.
why-tasks-left-out = … { $count ->
    [one] mais uma tarefa
    [many] mais { $count } de tarefas
   *[other] mais { $count } tarefas
 } …
why-tasks-all = Mostrar todas as tarefas ({ $count })
why-choice-distance = Antes deste movimento, { $before ->
    [one] falta um movimento
    [many] faltam { $before } de movimentos
   *[other] faltam { $before } movimentos
 } para chegar ao destino; depois dele, { $after ->
    [0] não falta nenhum
    [one] falta um
    [many] faltam { $after }
   *[other] faltam { $after }
 }.
why-choice-searched = Uma busca encontrou esta solução. Nenhuma outra é mais curta.
why-choice-moves = Disco { $disc } de { $from } para { $to }: { $count ->
    [0] não falta nenhum movimento
    [one] falta um movimento
    [many] faltam { $count } de movimentos
   *[other] faltam { $count } movimentos
 }.
why-choice-unreachable = Disco { $disc } de { $from } para { $to }: já não é possível chegar ao destino.
why-choice-unknown = Disco { $disc } de { $from } para { $to }: não se sabe.
why-choice-unknown-hint = Como este quebra-cabeça tem posições demais, não é possível saber quantos movimentos faltariam depois dos outros.
why-choice-none = Nenhum outro movimento é possível aqui.
why-formula-title = Fórmula
why-formula-pegs = Neste quebra-cabeça, os números 0, 1 e 2 da fórmula representam os pinos { $pegZero }, { $pegOne } e { $pegTwo }.
why-last-digits = { $digits ->
    [one] Só o último bit é mostrado
    [many] Só os últimos { $digits } de bits são mostrados
   *[other] Só os últimos { $digits } bits são mostrados
 }.
why-word-title = Os movimentos em letras
why-word-intro = Escreve-se a para um movimento de { $first } para { $second }, b de { $second } para { $third }, c de { $third } para { $first }, e ā, b̄ e c̄ para os sentidos contrários. A solução vira uma palavra em que nenhuma parte se repete imediatamente ({ $source }). Em torno deste movimento, lê-se:
why-word-automaton = Um autômato de seis estados escreve esta palavra. Ele começa em a, lê em binário, bit por bit, a partir do de maior valor, o número de movimentos anteriores, { $made }, e segue a seta de cada bit. Ele para em { $letter }, a letra do movimento { $number }.
why-word-digit = Bit
why-word-state = Estado
why-word-tape = Os bits lidos e o estado depois de cada um
why-decision-title = Direto ou pelo terceiro pino?
why-decision-intro = O disco { $disc } é o maior que precisa se mover. Ele pode ir direto de { $from } para { $to } ou parar em { $by }. Os pinos em que os discos menores começam e terminam, lidos a partir do maior, dizem qual caminho é mais curto no total. Em média, é preciso ler menos de dois discos ({ $source }).
why-decision-disc = Disco
why-decision-start = Começa em
why-decision-end = Termina em
why-decision-balance = Saldo
why-decision-result = { $read ->
    [one] { $read } disco lido
    [many] { $read } de discos lidos
   *[other] { $read } discos lidos
 }: { $way ->
    [straight] o caminho direto é mais curto.
    [third] o caminho por { $by } é mais curto.
   *[other] os dois caminhos têm o mesmo comprimento.
 }
why-decision-rule = O saldo começa em −1. Cada disco o dobra e o altera em no máximo 2, conforme seus dois pinos. Com −2 ou menos, o caminho direto é mais curto; com 2 ou mais, o caminho por { $by }. Se depois do disco 1 ainda estiver entre esses valores, o sinal decide; com 0, os dois caminhos têm o mesmo comprimento.

## Recursion panel

task-name = { $count ->
    [one] Disco { $discs }
    [many] Discos { $discs }
   *[other] Discos { $discs }
 } { $start ->
    [start] da posição inicial
   *[other] de { $start }
 } { $goal ->
    [goal] para a posição de destino
   *[other] para { $goal }
 }
recursion-hint = O quebra-cabeça é dividido em tarefas cada vez menores, até restar só este movimento. As linhas destacadas contêm o movimento.
recursion-picture-hint = Cada bloco é uma tarefa e fica acima das partes dela. Os blocos cinza contêm este movimento. Clique ou toque em um bloco para ir ao início dele.
recursion-picture-label = A recursão até este movimento
recursion-as-table = Mostrar em tabela
recursion-block-task = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } { $from } → { $to }
recursion-block-move = disco { $disc } { $from } → { $to }
recursion-larger = a mesma parte, ampliada
recursion-repeat = Repetir
recursion-start = Antes do primeiro movimento
recursion-end = Depois do último movimento
recursion-search-progress = Movimentos feitos: { $index } de { $total }. Movimentos que faltam: { $left }.
recursion-other-pictures = Outras imagens desta solução:
recursion-show-all = Mostrar todas as tarefas
recursion-none-for-search = Uma busca encontrou esta solução, por isso não há recursão para mostrar.
recursion-none-for-one-disc = No máximo um disco precisa ser movido, por isso não há tarefas menores.
recursion-column-place = Lugar
recursion-column-task = Tarefa
recursion-column-go = Ir para
recursion-column-moves = Movimentos
recursion-levels-left-out = { $levels ->
    [one] … um nível semelhante …
    [many] … { $levels } de níveis semelhantes …
   *[other] … { $levels } níveis semelhantes …
 }
recursion-go-to-start = Antes do primeiro movimento: { $part }
recursion-go-to-end = Depois do último movimento: { $part }
recursion-play-loop = Repetir: { $part }
recursion-block-label = { $part }: { $moves }

## State graph panel

graph-title = Mapa de posições
graph-help-label = Ajuda
graph-help = Cada ponto é uma posição, e cada linha é um movimento permitido. O círculo mostra onde você está. Clique ou toque para ir a uma posição ou para ampliar. Arraste para deslocar a imagem. Para ampliar ou reduzir, use dois dedos ou gire a roda do mouse com Ctrl. Teclas: + e − ampliam e reduzem, as setas deslocam, 0 mostra tudo, . mostra onde você está, Enter clica no meio. Uma posição fora da solução inicia um jogo, e “Desfazer” volta à solução.
graph-help-dots = Cada ponto é uma posição. As linhas grossas são todos os movimentos a partir de onde você está; as finas, os caminhos mais curtos até o meio ou a partir dele. O círculo grosso mostra onde você está. Clique ou toque em um ponto para ir até ele. Uma posição fora da solução inicia um jogo, e “Desfazer” volta à solução.
graph-layers = Linhas
graph-layer-solution = Solução
graph-path-all-positions = Todas as posições
graph-layer-game = Meus movimentos
graph-make-start = Começar aqui
graph-depth = Nesta vista, { $moving ->
    [one] só o disco 1 muda de lugar
    [many] só os discos 1–{ $moving } mudam de lugar
   *[other] só os discos 1–{ $moving } mudam de lugar
 }. Os discos { $first }–{ $last } ficam parados.
graph-depth-last = Nesta vista, { $moving ->
    [one] só o disco 1 muda de lugar
    [many] só os discos 1–{ $moving } mudam de lugar
   *[other] só os discos 1–{ $moving } mudam de lugar
 }. O disco { $last } fica parado.
graph-corner-all = Todos em { $peg }
graph-corner = { $discs ->
    [one] Disco 1
    [many] Discos 1–{ $discs }
   *[other] Discos 1–{ $discs }
 } em { $peg }
graph-part = Disco { $disc } em { $peg }
graph-hover-zoom = Clique para ampliar
graph-hover-here = Você está aqui
graph-hover-on = Na solução
graph-hover-off = Fora da solução
graph-rings-goal = O destino está no meio. O número de um anel diz a quantos movimentos ele fica do destino.
graph-rings-board = Você está no meio. O número de um anel diz a quantos movimentos ele fica.
graph-start = Origem
graph-goal = Destino
graph-neighbours = Movimentos possíveis a partir daqui
graph-one-position = Este quebra-cabeça só tem uma posição, por isso nenhum disco pode ser movido.
graph-neighbour-next = Disco { $disc } de { $from } para { $to } (próximo movimento)
graph-neighbour-back = Disco { $disc } de { $from } para { $to } (voltar)

## Move counts panel

numbers-presumed = “?” significa: acredita-se que seja o mínimo possível, mas não está provado.
numbers-this-puzzle = Este quebra-cabeça
numbers-rule-and-pegs = { $rule }, { $pegs ->
    [one] { $pegs } pino
    [many] { $pegs } de pinos
   *[other] { $pegs } pinos
 }
numbers-see-it = Ver
numbers-axis-moves = Movimentos: cada linha vale { $factor } × a de baixo
numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } pino
    [many] { $pegs } de pinos
   *[other] { $pegs } pinos
 }, de { $from } para { $to }
numbers-one-move-a-second = { $moves ->
    [0] 0 movimentos
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 } para { $discs ->
    [0] 0 discos
    [one] um disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, a um movimento por segundo: { $duration }.
numbers-formula = Para n discos: { $formula } movimentos
numbers-growth-doubles = Cada disco a mais multiplica o número de movimentos por cerca de 2.
numbers-growth = Quando há muitos discos, cada disco a mais multiplica o número de movimentos por cerca de { $factor }.
numbers-by-chance = Escolhendo ao acaso entre os movimentos permitidos, são necessários, em média, cerca de { $moves } movimentos ({ $source }).
numbers-plot = Número de movimentos com cada regra, em função do número de discos, em escala logarítmica

## Code panel

code-languages = Linguagens de programação
code-hint = Cada programa escreve todos os movimentos do quebra-cabeça clássico de A para C, com o número de discos que você escolheu. Python e Prolog funcionam com qualquer número de discos; os outros, com até 62.
program-controls = Executar o programa
program-back = Voltar
program-step = Passo
program-over = Contornar
program-out = Sair da chamada
program-run-back = Voltar até a linha
program-run-to = Executar até a linha { $line } (com Shift: para trás)
program-step-number = Passo
program-begins = Linha { $line }: começa { $call }.
program-goes-on = Linha { $line }: n é { $n }, não 0, então a chamada continua.
program-is-zero = Linha { $line }: n é 0, então não há nada a fazer.
program-calls = Linha { $line }: chamar { $call }.
program-moves = Linha { $line }: mover o disco { $disc } de { $from } para { $to }.
program-returns = Linha { $line }: { $call } volta para a linha { $back }.
program-stack = Pilha de chamadas
program-return-line = volta para a linha { $line }
program-go-to-call = Ir ao início de { $call }
program-more-calls = … mais { $count }
program-tree = Árvore de chamadas
program-hint = A seta marca a linha que será executada em seguida. As torres mostram os movimentos feitos até agora. Clique ou toque em uma linha para executar o programa até ela; com Shift, o programa volta. “Contornar” executa toda a chamada desta linha. “Sair da chamada” vai até o fim da chamada em execução. Os blocos cinza da árvore são as chamadas abertas. Clique ou toque em um bloco para ir ao início da chamada.
program-none = Não há um programa assim para este quebra-cabeça.
program-nearest = Abrir o mais parecido
own-program-about = Escreva em Python como mover os discos: move("A", "C").
own-program-hint = move("A", "C") move o disco de cima. top("A") é o número do disco de cima, ou None. pegs() dá os discos de cada pino a partir de baixo, discs() quantos são e print() escreve abaixo. source e target são os pinos de origem e de destino, spare é o terceiro. Cada execução começa na posição inicial. Pode fazer { $moves } movimentos e para depois de { $seconds } segundos sem nenhum. Ctrl e Enter executam o programa; Tab sai do editor.
own-program-editor = Seu programa em Python
own-program-run = Executar
own-program-begin = Exemplo
own-program-starter-move = um movimento
own-program-starter-gaps = recursão com lacunas
own-program-starter-recursion = recursão
own-program-restore = Recuperar meu texto
own-program-loading = Carregando Python…
own-program-running = Executando. Movimentos: { $moves }
own-program-unsolved = O programa terminou, mas os discos não estão no destino. Movimentos: { $moves }
own-program-stopped = Parado. Movimentos: { $moves }
own-program-timed-out = Parado após { $seconds } segundos sem movimentos. Há um laço sem fim?
own-program-too-many = Parado após { $moves } movimentos, o máximo de um jogo.
own-program-error = Linha { $line }: { $error }
own-program-not-loaded = Não foi possível carregar Python. Verifique a conexão e execute o programa de novo.
own-program-no-interpreter = Este arquivo não contém Python. Abra a página a partir de um servidor web para executar programas.
own-program-output = Saída
own-program-seek = Movimentos do seu programa

## Compare panel

compare-title = Comparar
compare-first = Este quebra-cabeça
compare-second = Comparado com
compare-puzzle = { $discs ->
    [0] 0 discos
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } · { $puzzle }
compare-pace = Igualar
compare-pace-progress = Progresso
compare-pace-move-number = Número do movimento
compare-not-possible = Este quebra-cabeça não tem solução, ou só uma busca demorada pode encontrá-la. Escolha outra regra ou menos pinos.

## Race panel

race-title = Corrida de algoritmos
race-hint = Quatro métodos para listar todos os movimentos do quebra-cabeça clássico, cada um cronometrado à parte: a recursão dos livros, uma repetição que percorre os pares de pinos, os bits de um contador e o cálculo direto de cada movimento a partir do seu número. Para mostrar um movimento, a página não precisa de nenhuma dessas listas.
race-start = Iniciar corrida
race-column-algorithm = Método
race-column-moves = Movimentos
race-column-milliseconds = Tempo (ms)
race-column-nanoseconds-per-move = ns por movimento
race-axis-milliseconds = Milissegundos
race-algorithm-recursive = Recursivo
race-algorithm-iterative = Iterativo
race-algorithm-binary = Binário
race-algorithm-seeking = Direto
race-plot = Tempo de cada método: no máximo { $milliseconds ->
    [0] 0 milissegundos
    [one] { $milliseconds } milissegundo
    [many] { $milliseconds } de milissegundos
   *[other] { $milliseconds } milissegundos
 }, para até { $moves ->
    [0] 0 movimentos
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }

## Exact values panel

exact-title = Valores exatos
exact-moves-made = Movimentos feitos
exact-total = Total de movimentos
exact-position = Pino de cada disco, do maior ao menor (0 é o pino A)

## Share dialog: kinds

share-kind-link = Link
share-kind-frame = Inserir (iframe)
share-kind-element = Elemento HTML
share-kind-exercise = Exercício
share-kind-picture = Imagem
share-kind-film = Animação
share-kind-moves = Movimentos
share-kind-worksheet = Folha de exercícios
share-kind-file = Arquivo HTML
share-kind-scorm = Plataforma de ensino (SCORM)
share-group-view = Esta vista
share-group-learners = Para alunos
share-group-files = Imagens e dados
share-hint-link = Um link que abre a página com estas opções.
share-hint-frame = HTML que mostra as torres na sua própria página, em um iframe. Também funciona com sandbox="allow-scripts".
share-hint-element = HTML que mostra as torres na sua própria página, como componente web: um script, com propriedades, métodos e eventos.
share-hint-exercise = Perguntas para alunos em uma página sua, em um iframe. Essa página recebe cada resposta; nada é guardado aqui.
share-hint-picture = O que a página mostra agora, para um documento ou um slide.
share-hint-film = Uma imagem animada de alguns movimentos, para um slide ou uma página.
share-hint-moves = Um arquivo com a lista dos movimentos, em ordem.
share-hint-graph = Um arquivo com todas as posições e os movimentos entre elas, para outros programas.
share-hint-worksheet = Perguntas para imprimir, com as respostas em uma página separada.
share-hint-file = A página inteira em um arquivo HTML com estas opções. Pode ser aberta no próprio dispositivo, sem internet.
share-hint-scorm = Um exercício para Moodle, Canvas, ILIAS e outras plataformas, em um pacote SCORM 1.2. A plataforma registra a pontuação. Os alunos podem falsificá-la: use-a para praticar, não em provas.
share-hint-lesson = Contém a lição inteira, desde o primeiro passo.
share-hint-own-moves = Com os seus movimentos.

## Share dialog: settings

share-same-questions = As mesmas perguntas para todos
share-opens = Abrir em
share-opens-current-move = Este movimento
share-opens-start = Início
share-opens-playing = Este movimento, em reprodução
share-questions = Perguntas
share-pass-mark = Nota mínima (%)
share-not-recorded = As respostas não são registradas: nenhuma plataforma as aceita.
share-width = Largura em pixels
share-height = Altura em pixels
share-format = Formato
share-format-text = Texto simples
share-format-csv = Tabela (CSV)
share-directed = Dirigido: um arco para cada movimento
share-shown-panels = Mostrar
share-locked-panels = Não pode ser alterado
share-unknown-option = A opção “{ $option }” do link não é conhecida e foi ignorada.

## Share dialog: results

share-send = Compartilhar via…
share-qr-code = Código QR do link
share-qr-code-too-long = O link é longo demais para um código QR.
share-single-file = Baixar a página inteira em um só arquivo, que funciona sem internet
share-preview = Pré-visualização
share-needs-server = Não é possível inserir esta cópia em outras páginas, porque ela é um arquivo único ou foi aberta a partir do seu dispositivo. Para obter o código, abra a página a partir de um servidor web.
share-save-svg = Baixar SVG
share-save-png = Baixar PNG
share-save-file = Baixar arquivo
share-file-positions = O arquivo terá { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }.
share-file-moves = O arquivo terá { $moves ->
    [0] 0 movimentos
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
share-too-many-positions = Um arquivo pode ter no máximo { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }. Escolha menos discos.
share-too-many-moves = Um arquivo pode ter no máximo { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }. Escolha um intervalo mais curto.
share-too-many-discs = Discos demais para esta largura: no máximo { $discs }. Escolha uma largura maior ou menos discos.
share-file-progress = Gravação: { $written } de { $total }

## Worksheet

worksheet-print = Imprimir
worksheet-title = Torre de Hanói: { $exercise }
worksheet-puzzle = { $discs ->
    [0] 0 discos
    [one] Um disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } em { $pegs ->
    [one] um pino
    [many] { $pegs } de pinos
   *[other] { $pegs } pinos
 }. O disco 1 é o menor. Em cada movimento, move-se um só disco, e nenhum disco pode ficar sobre um menor. { $rule }. De { $start } para { $goal } em { $moves ->
    [0] 0 movimentos
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
worksheet-name = Nome: ______________________
worksheet-blank-moves-made = ________ movimentos
worksheet-blank-move = Disco ____ de ____ para ____
worksheet-answers-title = Respostas

## Exercises

exercise-predict = Qual é o movimento?
exercise-reach = Chegar ao destino
exercise-heading = { $name } – pergunta { $number } de { $total }
exercise-order = Colocar em ordem
exercise-call = O que vem a seguir?
exercise-legal = Permitido ou não?
exercise-count = Quantos movimentos?
exercise-lines = Ordenar o programa
exercise-tally = Quantas vezes se moveu?
exercise-prints = O que é impresso agora?
exercise-next-line = Qual linha vem agora?
exercise-depth = Qual é a profundidade?
exercise-write = Escrever o programa
exercise-ask-call = O movimento { $number } pertence a esta parte da recursão: { $part }. Qual parte vem a seguir?
exercise-ask-legal = O disco { $disc } pode ir agora de { $from } para { $to }?
exercise-ask-count = Movimentos para { $discs } discos: { $moves }. De quantos movimentos { $more } discos precisam?
exercise-ask-lines = Este programa leva n discos de { $from } para { $to }. Coloque as linhas em ordem.
exercise-ask-tally = Quantas vezes o disco { $disc } se moveu após { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }?
exercise-ask-prints = O programa vai executar a linha { $line }. O que ele imprime a seguir?
exercise-ask-next-line = O programa vai executar a linha { $line }. Qual linha ele executa depois dela?
exercise-ask-depth = O programa vai executar a linha { $line } na chamada { $call }. Quantas chamadas estão abertas, contando esta?
exercise-ask-write = Escreva em Python um programa que leve todos os discos do pino source para o pino target com o mínimo de movimentos, qualquer que seja o número de discos.
exercise-board = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, { $from } → { $to }
exercise-choice-legal = Sim
exercise-choice-covered = Não, há um disco menor em cima dele
exercise-choice-smaller = Não, ele ficaria sobre um disco menor
exercise-choice-forbidden = Não, a regra proíbe essa direção
exercise-field-answer = Resposta
exercise-ask-moves-made = Quantos movimentos foram feitos?
exercise-ask-move-shortest = Na solução mais curta, as torres estão assim { $moves ->
    [0] no início
    [one] após { $moves } movimento
    [many] após { $moves } de movimentos
   *[other] após { $moves } movimentos
 }. Qual é o movimento { $number }?
exercise-ask-move = Nesta solução, as torres estão assim { $moves ->
    [0] no início
    [one] após { $moves } movimento
    [many] após { $moves } de movimentos
   *[other] após { $moves } movimentos
 }. Qual é o movimento { $number }?
exercise-ask-reach-peg = Leve todos os discos para o pino { $peg }, que tem a bandeira, em no máximo { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
exercise-ask-reach = Leve todos os discos para a posição de destino em no máximo { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }.
exercise-ask-order-shortest = Estas imagens mostram a solução mais curta de { $from } para { $to }. Coloque-as em ordem, da primeira à última.
exercise-ask-order = Coloque estas imagens em ordem, da primeira à última.
exercise-answer-on-towers = Faça o movimento nas torres ou escreva-o aqui.
exercise-order-hint = Arraste-as ou use as setas.
exercise-caption-moves = { $moves ->
    [0] No início
    [one] Após { $moves } movimento
    [many] Após { $moves } de movimentos
   *[other] Após { $moves } movimentos
 }
exercise-caption-unknown = Após quantos movimentos?
exercise-moves-used = Movimentos usados: { $moves } de { $most }
exercise-moves-over = Movimentos feitos: { $moves }, mas o máximo é { $most }
exercise-field-disc = Disco
exercise-field-from = Origem
exercise-field-to = Destino
exercise-picture = Imagem { $number }, posição { $position }
exercise-move-earlier = Trocar a imagem { $number } com a anterior
exercise-move-later = Trocar a imagem { $number } com a seguinte
exercise-picture-moved = A imagem agora está no lugar { $place } de { $total }.
exercise-line-up = Subir a linha { $number }
exercise-line-down = Descer a linha { $number }
exercise-line-moved = A linha agora está no lugar { $place } de { $total }.
exercise-try-again = Tentar de novo
exercise-check = Verificar
ask-early = A linha { $place } vem cedo demais.
ask-compare = Ver uma resposta possível
ask-on-towers = Mova os discos para responder.
ask-no-number = Escreva um número inteiro, por exemplo 12.
ask-order-told = Esta é a ordem certa.
ask-model = Uma resposta possível: { $answer }
exercise-next-question = Próxima pergunta
exercise-first-question = Recomeçar exercício
exercise-right = Correto.
exercise-wrong = Não é bem isso.
exercise-hint-greater = O número certo é maior.
exercise-hint-less = O número certo é menor.
exercise-hint-disc = Quem se move é o disco { $disc }. Para qual pino ele vai?
exercise-hint-right-disc = O disco { $disc } está certo. Para qual pino ele vai?
exercise-hint-from = O disco { $disc } está certo. Veja em qual pino ele está.
exercise-hint-other-answer = Olhe de novo e escolha outra resposta.
exercise-hint-legal = Que disco está no topo do pino { $from }? E no topo do pino { $to }?
exercise-hint-call = A parte indicada pertence a uma tarefa maior. O que vem a seguir nessa tarefa?
exercise-hint-call-last = A parte indicada é a última da tarefa a que pertence. Procure, de dentro para fora, a primeira tarefa que ainda não terminou. O que vem a seguir nessa tarefa?
exercise-hint-rule = E a regra permite ir de { $from } para { $to }?
exercise-hint-count = Com um disco a menos: { $moves }. Como o número de movimentos cresceu a partir daí?
exercise-hint-tally = O disco { $disc } se move pela primeira vez no movimento { $first }.
exercise-hint-program = Uma chamada vai até o fim, com todas as chamadas dentro dela, antes que a linha seguinte seja executada.
exercise-hint-depth = A primeira chamada é para todos os discos. Cada uma das outras é para um disco a menos do que a chamada que a fez.
exercise-hint-early = A imagem no lugar { $place } vem cedo demais.
exercise-give-up = Mostrar resposta
exercise-answer-moves-made = { $moves ->
    [0] Nenhum movimento foi feito
    [one] Foi feito { $moves } movimento
    [many] Foram feitos { $moves } de movimentos
   *[other] Foram feitos { $moves } movimentos
 }.
exercise-answer-order = Movimentos feitos, na ordem certa: { $moves }.
exercise-answer = A resposta é: { $answer }.
exercise-because-call = As partes, em ordem: { $parts }.
exercise-because-smaller = O disco { $smaller }, no pino { $peg }, é menor.
exercise-because-lines = Os discos menores saem do caminho, o maior se move e os menores vão para cima dele.
exercise-line-early = Esta linha vem cedo demais: “{ $line }”.
exercise-because-tally = O disco { $disc } faz o movimento { $first } e depois um em cada { $period }.
exercise-because-prints = Quem imprime é a chamada { $call }, na linha { $line }.
exercise-because-depth = Cada chamada faz a seguinte com um disco a menos, de { $first } até { $last }.
exercise-see-why = A explicação está abaixo.
exercise-see-tab = Leia mais em “{ $tab }”.
exercise-because-smallest = O disco 1 é o menor, por isso nada o bloqueia.
exercise-because-one-aside = O disco { $disc } pode ser movido porque o disco 1 está no pino { $peg } e não o bloqueia.
exercise-because-all-aside = O disco { $disc } pode ser movido porque os { $count } discos menores estão no pino { $peg } e não o bloqueiam.
exercise-because-apart = O disco { $disc } pode ser movido porque nenhum disco menor o bloqueia.
exercise-because-target = O disco { $disc } está certo, mas deve ir para o pino { $peg }.
exercise-last-move = O último movimento levou o disco { $disc } de { $from } para { $to }.
exercise-enough = { $moves ->
    [one] Basta { $moves } movimento
    [many] Bastam { $moves } de movimentos
   *[other] Bastam { $moves } movimentos
 }.
exercise-solved-too-late = Você chegou ao destino em { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 }, mas são movimentos demais. Desfaça alguns ou recomece.
exercise-no-moves-left = Você fez { $moves ->
    [one] { $moves } movimento
    [many] { $moves } de movimentos
   *[other] { $moves } movimentos
 } e ainda não chegou ao destino. Desfaça alguns movimentos ou recomece.
exercise-score = Respostas corretas na primeira tentativa: { $right } de { $answered }
exercise-no-question = Não há perguntas sobre este quebra-cabeça. Escolha outro.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = Teclado e acessibilidade
shortcuts-hint = Um atalho funciona quando o foco do teclado está na parte da página a que ele pertence. Pressione Tab para ir de uma parte à seguinte e ? para abrir esta lista.
shortcuts-letter-keys = Atalhos de uma só letra ou sinal
accessibility-title = Acessibilidade
accessibility-no-motion = Sem animação
accessibility-patterns = Padrões nos discos
accessibility-sound = Som a cada movimento
shortcuts-on-slider = Barra deslizante
shortcuts-on-pictures = Sequência e mapa de posições
shortcuts-on-recursion = Blocos da recursão
shortcut-next-part = Parte anterior, próxima parte
shortcut-task-or-parts = Tarefa que contém o bloco, partes do bloco
shortcut-go-to-part = Ir ao início do bloco
shortcut-repeat-task = Repetir o bloco
shortcuts-on-game = Torres, durante o jogo
key-page-up-down = Page Up, Page Down
key-home-end = Home, End
key-space = Espaço
key-enter = Enter
key-escape = Esc
key-arrows-home-end = ← →, Home, End
key-undo = U, Backspace, Ctrl+Z
key-redo = R, Ctrl+Y
shortcut-step = Movimento anterior, próximo movimento
shortcut-jump = Saltar para a frente, saltar para trás
shortcut-first-last = Voltar ao movimento 0, ao último movimento
shortcut-play-pause = Reproduzir ou pausar
shortcut-change-digit = Mudar o algarismo
shortcut-other-digit = Ir a outro algarismo
shortcut-add-place-value = Somar ou subtrair o valor posicional
shortcut-zoom = Ampliar, reduzir
shortcut-scroll = Deslocar
shortcut-go-to-middle = Ir ao que está no meio
shortcut-lift-or-drop = Levantar um disco do pino ou colocá-lo nele
shortcut-choose-peg = Escolher um pino
shortcut-lift-or-drop-chosen = Levantar um disco do pino escolhido ou colocá-lo nele
shortcut-put-back = Devolver o disco ao lugar

## Guided tour

tour-heading = { $number } de { $total }: { $title }
tour-previous = Voltar
tour-next = Avançar
tour-end = Encerrar tour
learn-challenges = Jogar
learn-exercises = Exercícios
learn-teachers = Para professores
learn-challenges-hint = Leve a torre à mão até a bandeira, com o menor número possível de movimentos. Cada nível tem um disco a mais.
learn-best = Seu recorde: { $moves }
learn-best-fewest = Seu recorde: { $moves }, o mínimo possível
learn-keep = Guardar meus recordes neste dispositivo
learn-keep-hint = Só este navegador os guarda, e nada é enviado. Caso contrário, duram até você fechar a página.
learn-erase = Apagar os recordes
learn-minutes = { $minutes } min
learn-age = a partir de { $age } anos
learn-after = depois de “{ $lesson }”
learn-exercises-hint = Perguntas curtas sobre uma torre pequena. Depois de uma resposta errada, você recebe uma dica e outra tentativa.
learn-teachers-hint = Tudo isto compartilha o que a página mostra agora. Para compartilhar uma lição, abra-a primeiro e pressione “Compartilhar”.
learn-own-hint = A página como está agora vira a primeira etapa. Acrescente um texto, outras vistas e exercícios.
learn-unit = Plano de aula
learn-unit-hint = Para imprimir: objetivos, perguntas com respostas, uma folha para os alunos e outra para recortar. Em inglês.
exercise-end = Sair do exercício
lessons-title = Lições
lesson-new = Criar uma lição própria
lesson-edit = Editar a lição
lesson-end = Encerrar lição
lesson-title-field = Título da lição
lesson-step-title-field = Título deste passo
lesson-text-field = Texto deste passo
ask-kind = Pergunta ao leitor
ask-incomplete = A pergunta ainda não aparece: falta uma resposta, ou ela não pode ser lida.
ask-kind-choice = Escolha
ask-kind-number = Número
ask-kind-order = Ordem
ask-kind-sentence = Frase para comparar
ask-kind-position = Posição nas torres
ask-kind-move = Movimento manual
ask-lines = Respostas, uma por linha
ask-lines-hint = Escreva = antes de uma resposta certa. Escreva >, com um espaço de cada lado, antes do que a página diz sobre uma resposta. Uma linha que começa com ? é a pergunta. Uma posição tem um algarismo por disco, como 0012; um movimento é disco, origem, destino, como 2,0,1.
lesson-text-hint = O *destaque* fica entre asteriscos e uma fórmula como `2^n − 1` entre acentos graves: ^ escreve um expoente e _ um índice. Uma linha vazia começa outro parágrafo.
lesson-add-step = Adicionar esta vista como passo
lesson-use-view = Usar esta vista no passo
lesson-move-up = Subir o passo
lesson-move-down = Descer o passo
lesson-remove-step = Remover o passo
lesson-preview = Concluir
lesson-too-long = A lição ficou longa demais para um link. Salve-a antes de sair: Compartilhar, Arquivo HTML.
## Problems: values that could not be used

problem-list-label = Problemas
problem-panels-not-loaded = Não foi possível carregar os painéis. Verifique a conexão e abra ou feche um painel para tentar de novo.
problem-lesson-not-loaded = Não foi possível carregar a lição. Verifique a conexão e recarregue a página.
problem-lesson-not-read = Não foi possível ler a lição deste link. Talvez falte uma parte do link.
problem-race-not-loaded = Não foi possível iniciar a corrida. Verifique a conexão e tente de novo.
problem-language-not-loaded = Não foi possível carregar o idioma. Verifique a conexão e escolha-o de novo.
problem-rejected = Não foi possível usar { $name } = “{ $value }”.
problem-rejected-text = Não foi possível usar “{ $value }”.
problem-field-keeps = O valor do campo fica.
problem-not-a-move-number = “{ $value }” não é um número de movimento. É possível escrever 123, 2^63-1, 0xff, 1/3, 50% ou last.

## Problems: sentences after problem-rejected

problem-before-start = O menor número é 0, o início.
problem-past-end = O último movimento é o { $last }.
problem-past-last-step = O último passo é o { $last }.
problem-no-such-peg = O quebra-cabeça não tem o pino { $peg } (0 é o pino A).
problem-position-disc-count = A posição tem { $placed ->
    [0] 0 discos
    [one] { $placed } disco
    [many] { $placed } de discos
   *[other] { $placed } discos
 }, mas o quebra-cabeça tem { $discs }.
problem-discs-values = Escolha de 0 a { $max } discos.
problem-rule-values = Valores permitidos: { $rules } ou uma lista como arcs:01,12,20.
problem-position-values = Valores permitidos: um pino (0 é o pino A) ou um algarismo para cada disco, do maior ao menor.
problem-move-values = Não é um número de movimento.
problem-event-values = Valores permitidos: um passo do programa, como 10, 50% ou last, se o quebra-cabeça tiver um programa.
problem-code-values = Valores permitidos: um programa de no máximo { $characters } caracteres.
problem-speed-values = Valores permitidos: de 0.25 a 60 movimentos por segundo, com ponto decimal.
problem-panels-values = Valores permitidos, separados por vírgulas: { $panels }.
problem-range-values = Valores permitidos: dois números de movimento desta solução, como 10-20.
problem-graph-values = Valores permitidos: os pinos dos maiores discos, do maior ao menor, como 012.
problem-disc-values = Valor permitido: o número de um disco.
problem-number-values = Valores permitidos: números inteiros de 1 a { $max }.
problem-compare-values = Valores permitidos: discos, pinos e regra, como 8-3-one-way.
problem-walk-values = Valores permitidos: movimentos possíveis a partir desta posição, como 0102.
problem-bounds-values = Valores permitidos: números inteiros de { $min } a { $max }.
problem-share-values = Valores permitidos: opções como moves.11-20. Os movimentos devem ser desta solução, e o primeiro deve vir antes do último.
problem-word-values = Valores permitidos: { $words }.

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = Com esta regra, o disco { $disc } nunca consegue ir de { $from } para { $to }.
no-solution-deadlock = Com esta regra, nenhum disco consegue chegar de { $from } a { $to }, por isso os discos bloqueiam uns aos outros.
no-solution-search-stopped = A busca da solução foi interrompida.
no-solution-two-pegs = Com dois pinos, só o menor disco pode ser movido.
no-solution-too-many-positions = Não se conhece uma fórmula para este quebra-cabeça, e a página examina no máximo { $positions ->
    [one] { $positions } posição
    [many] { $positions } de posições
   *[other] { $positions } posições
 }. Use no máximo { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } ou escolha outra regra.
no-solution-path-all-positions = Um caminho que passa por todas as posições só é conhecido para a regra clássica com três pinos, de um pino para outro.
no-solution-too-many-discs = Esta regra funciona com no máximo { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }.

## Before the program

boot-loading = Carregando…
boot-pitch = Vá direto a qualquer movimento de qualquer Torre de Hanói: veja onde está cada disco e por que ele se move.
boot-no-script = Esta página precisa de JavaScript. Ative-o para ver as torres.
boot-no-webassembly = Esta página precisa de WebAssembly. Ele está desativado, ou o seu navegador não o suporta.
boot-not-loaded = Não foi possível carregar a página. Verifique a conexão e recarregue-a.
boot-stopped = Ocorreu um erro, e a página parou. Recarregue-a para continuar no mesmo movimento.
boot-new-version = Há uma nova versão.
boot-reload = Recarregar
