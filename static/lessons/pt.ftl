tour-name = Tour
tour-about = O que se pode ver aqui, em seis passos curtos.
tour-1-title = O truque
tour-1-text = Mova um disco de cada vez e nunca coloque um disco sobre outro menor. Para mover três discos, ponha dois de lado, mova o maior e depois ponha os dois em cima dele. O painel mostra essas três tarefas.
tour-2-title = Duplicação
tour-2-text = Cada disco a mais duplica o número de movimentos e soma um: 1, 3, 7, 15, 31. Por isso, as duas metades da sequência são parecidas. A um movimento por segundo, 64 discos levam mais de meio trilhão de anos.
tour-3-title = Bits
tour-3-text = Escreva o número do movimento em binário. Os zeros no final indicam o disco que é movido. Todos os algarismos juntos indicam onde está cada disco. Clique ou toque em um algarismo para mudá-lo.
tour-4-title = Um triângulo de triângulos
tour-4-text = Cada ponto é uma posição, e cada linha é um movimento. O mapa inteiro é formado por três cópias do mapa com um disco a menos. A linha grossa é a solução. Amplie para ver de novo o mesmo desenho.
tour-5-title = Outras regras
tour-5-text = Aqui os discos só vão de A para B, de B para C e de C para A, o que exige muito mais movimentos. O painel mostra o quebra-cabeça clássico com o mesmo progresso. Use “Reproduzir” para ver os dois em ação.
tour-6-title = Um quarto pino
tour-6-text = Com um quarto pino, 64 discos exigem { 18433 } movimentos em vez de { 18446744073709551615 }. Em 2014, foi provado que esse é o mínimo possível. O painel mostra três pinos com o mesmo progresso.

## Lesson: Trust the smaller puzzle. 9 steps.

recursion-name = Confie na torre menor
recursion-about = Resolva qualquer torre confiando na solução de uma torre menor.
recursion-1-title = Três discos
recursion-1-text = No final desta lição, você saberá traçar o plano da solução para qualquer número de discos. As regras: mova um disco de cada vez e nunca coloque um disco sobre outro menor. Experimente: arraste os discos, um de cada vez, até os três estarem no pino C, o da bandeira.
recursion-1-ask = position
    | = 222 > Resolvido. Sete movimentos são o mínimo; você precisou de mais? O passo 3 mostra o plano.
recursion-2-title = O maior disco decide
recursion-2-text = O disco 3 precisa ir de A para C. Para esse movimento, não pode haver nada em cima dele, e o pino C tem de estar vazio. Para os discos 1 e 2, só resta o pino B. Aqui, eles já esperam nesse pino. Pressione *Próximo movimento*.
recursion-3-title = Três partes
recursion-3-text = Abaixo do quebra-cabeça inteiro, a imagem mostra as três partes dele. Os discos 1–2 vão de A para B, o disco 3 vai de A para C, e os discos 1–2 vão de B para C. Clique ou toque em cada parte. A primeira e a última também são quebra-cabeças, com um disco a menos.
recursion-4-title = Qual parte vem a seguir?
recursion-4-text = O plano é o mesmo para quatro discos, e também para cada parte com vários discos. Primeiro, os discos menores saem do caminho. Depois, um disco se move, e então os menores vão para cima dele. Encontre a próxima parte.
recursion-5-title = Confiança
recursion-5-text = Oito discos. A segunda linha tem 7 discos de A para B, um traço fino para o disco 8 e 7 discos de B para C. Como mover 7 discos? Você ainda não precisa saber. Se consegue resolver o quebra-cabeça menor, consegue resolver este.
recursion-5-ask = choice
    | ? O que é preciso saber para mover 7 discos?
    | = Como mover 6 discos > Sete discos são um quebra-cabeça do mesmo tipo, 6 discos também, e assim por diante, até restar um só. Por isso, o plano está completo.
    | Todos os 127 movimentos > Você nunca precisa dessa lista. As mesmas três partes valem para 7 discos, com 6 discos no lugar de 7.
    | Como levantar os 7 de uma vez > Só se move um disco de cada vez. “Mover 7 discos” já é um quebra-cabeça inteiro.
recursion-6-title = Onde a confiança termina
recursion-6-text = Os blocos cinza levam do quebra-cabeça inteiro até este movimento. Cada um é menor do que o de cima. O último tem um só disco, e um só disco pode simplesmente ser movido. Resolver um quebra-cabeça por meio de outros menores do mesmo tipo chama-se *recursão*. Pressione *Próximo movimento* e observe os blocos.
recursion-7-title = O plano como programa
recursion-7-text = Cinco linhas contêm o plano inteiro, para qualquer número de discos. `n` é o número de discos; na primeira linha do programa, as letras depois dele são a origem, o destino e o terceiro pino, em alguma ordem. Uma linha com `n − 1` resolve um quebra-cabeça menor. Uma linha com `return` termina a recursão quando não resta nenhum disco. Coloque as linhas em ordem.
recursion-8-title = Termine o plano à mão
recursion-8-text = Aqui, as duas primeiras partes já estão feitas. Antes de tocar em um disco, decida para onde o disco 3 tem de ir e onde os discos 1 e 2 têm de esperar para que isso seja possível.
recursion-9-title = O que você já sabe fazer
recursion-9-text = Você sabe traçar o plano para qualquer torre: tire os discos menores do caminho, mova o maior e ponha os menores em cima dele. Os discos menores são um quebra-cabeça menor, que se resolve do mesmo modo, até restar um só disco.
recursion-9-ask = sentence
    | ? Como levar 10 discos de A para C? Use a palavra “quebra-cabeça”.
    | = Resolva o quebra-cabeça de 9 discos de A para B, mova o disco 10 para C e resolva o quebra-cabeça de 9 discos de B para C.

## Lesson: Why the moves explode. 9 steps.

doubling-name = Os movimentos disparam
doubling-about = Conte os movimentos sem fazê-los e veja por que alguns discos a mais levam anos.
doubling-1-title = Um, três, e depois?
doubling-1-text = No final desta lição, você saberá dizer de quantos movimentos qualquer torre precisa, sem fazê-los. Um disco precisa de 1 movimento. Dois discos precisam de 3: pressione *Próximo movimento* três vezes. De quantos precisam três discos? Dê um palpite e depois mude *Discos* para 3.
doubling-1-ask = number
    | = 7 > Três movimentos, depois o disco 3, depois mais três movimentos: 3 + 1 + 3.
    | 6 > O dobro de 3 é um palpite comum. Falta o movimento do próprio disco 3.
    | 5 > De 1 para 3 foram 2 a mais, mas não continua assim. Que movimentos vêm antes de o disco 3 poder se mover, e quais vêm depois?
doubling-2-title = Duas cópias e um movimento
doubling-2-text = Cada traço da sequência é um movimento. O mais alto é o movimento 8, o único do disco 4. À esquerda dele há 7 movimentos, os de um quebra-cabeça com três discos, e à direita, mais 7. Portanto, `7 + 1 + 7 = 15`.
doubling-3-title = O dobro mais um
doubling-3-text = Chame de `M_n` o número de movimentos para n discos. A torre menor se move duas vezes, e o maior disco, uma vez, por isso `M_n = 2 M_(n−1) + 1`. Quatro discos precisaram de 15 movimentos, portanto cinco precisam de 31. Que movimento é aqui o traço mais alto, e por que esse?
doubling-3-ask = number
    | = 16 > O disco 5 se move uma vez, depois dos 15 movimentos que tiram do caminho os quatro discos de cima.
    | 15 > Depois de 15 movimentos, o caminho está livre. Só então vem o movimento do disco 5.
    | 31 > Esse é o número total de movimentos. O traço mais alto fica no meio.
doubling-4-title = Um disco a mais
doubling-4-text = Cada pergunta informa o número de movimentos de uma torre e pede o de outra com um disco a mais. Você não precisa saber mais nada. Pense: que movimentos são feitos duas vezes, e qual é feito uma só vez?
doubling-5-title = Potência de dois menos um
doubling-5-text = Os números de movimentos são 1, 3, 7, 15, 31. Some 1 a cada um: 2, 4, 8, 16, 32. De `M_n = 2 M_(n−1) + 1` resulta `M_n + 1 = 2 (M_(n−1) + 1)`: o número somado com 1 duplica a cada vez. Por isso, `M_n = 2^n − 1`. Para 8 discos, são `256 − 1`. Procure esse número no painel. De quantos movimentos precisarão 9 discos? Pressione + ao lado de *Discos*.
doubling-5-ask = number
    | = 511 > Duas vezes 255, mais 1; ou então 512 − 1.
    | 512 > Essa é a potência de dois. O número de movimentos é uma unidade menor.
    | 510 > Isso é duas vezes 255. E o movimento do disco 9?
doubling-6-title = Quem faz o trabalho?
doubling-6-text = A sequência destaca o disco 1. Ele faz um em cada dois movimentos, a partir do movimento 1. O disco 2 faz um em cada quatro, a partir do movimento 2, e o disco 3, um em cada oito, a partir do movimento 4. No total: `16 + 8 + 4 + 2 + 1 = 31`. Escreva outro número em *Destacar disco*.
doubling-7-title = Conte um só disco
doubling-7-text = Não conte movimento a movimento. Pense: quando o disco se move pela primeira vez, e quantos movimentos depois ele se move de novo?
doubling-8-title = De minutos a anos
doubling-8-text = A um movimento por segundo, 10 discos levam 17 minutos; 20 discos, 12 dias; 30 discos, 34 anos. Dez discos a mais multiplicam o tempo por cerca de mil, porque `2^10 = 1024`. Mude *Discos*. A partir de quantos discos é preciso uma hora ou mais?
doubling-8-ask = number
    | = 12 > 12 discos levam { 4095 } segundos, pouco mais de uma hora; 11 levam 34 minutos.
    | 11 > { 2047 } segundos são 34 minutos.
    | 13 > Com 13, são mais de duas horas. Uma torre menor já basta.
doubling-9-title = O que você já sabe fazer
doubling-9-text = Você sabe contar sem mover: n discos precisam de `2^n − 1` movimentos, porque a torre menor se move duas vezes, e o maior disco, uma vez. Cada disco a mais duplica o número de movimentos e soma um. Por isso, a um movimento por segundo, 32 discos já levam 136 anos.
doubling-9-ask = choice
    | ? 10 discos precisam de { 1023 } movimentos. De quantos precisam 20 discos?
    | Do dobro > O dobro de discos não é o dobro de movimentos: basta um disco a mais para duplicar o número.
    | De dez vezes esse número > Cada um dos dez discos a mais duplica o número, por isso multiplique dez vezes por 2.
    | = De cerca de mil vezes esse número > Ele duplica dez vezes: `2^10 = 1024`.

## Lesson: A proof by induction. 9 steps.

induction-name = Demonstração por indução
induction-about = Prove quantos movimentos bastam e que nenhum plano precisa de menos.
induction-1-title = Duas afirmações
induction-1-text = No final desta lição, você saberá provar que n discos precisam de exatamente `2^n − 1` movimentos. São duas afirmações: esse número de movimentos basta, e menos não bastam. Para três discos, isso significa 7. Arraste os discos e tente conseguir em menos de 7.
induction-2-title = Bastam: a base
induction-2-text = Comece com o menor caso possível. Um disco: `2^1 − 1 = 1` movimento. Pressione *Próximo movimento*, e a afirmação está provada para um disco. Esta é a *base* da demonstração.
induction-3-title = Bastam: o passo
induction-3-text = Suponha que 7 movimentos bastem para três discos. Então quatro discos precisam de no máximo `7 + 1 + 7 = 15`, como na imagem. Isso funciona com qualquer número: se `2^n − 1` movimentos bastam para n discos, então `2 (2^n − 1) + 1 = 2^(n+1) − 1` bastam para um disco a mais. Este é o *passo* da demonstração.
induction-4-title = Bastam: todas as torres
induction-4-text = A base prova a afirmação para um disco. O passo leva de 1 a 2, de 2 a 3, de 3 a 4, e assim até passar de qualquer número que você disser. Esse tipo de demonstração chama-se *demonstração por indução*. Pressione + ao lado de *Discos* algumas vezes e confira cada total.
induction-4-ask = choice
    | ? Alguém confere a afirmação para torres de 1 a 100 discos. Ela está provada para todas as torres?
    | Sim, 100 casos bastam > Ela ainda poderia falhar para 101 discos. Conferir casos não é uma demonstração por indução.
    | = Não, falta o passo > Só o passo leva de qualquer número ao seguinte, inclusive depois de 100.
induction-5-title = Agora é você quem dá o passo
induction-5-text = Você conhece o número de movimentos de uma torre. Dê um passo da demonstração, com números. A resposta tem de ser uma potência de dois menos um, por isso você pode conferi-la por conta própria.
induction-6-title = Menos não bastam: antes
induction-6-text = Um plano mais engenhoso poderia ser mais curto? Em *qualquer* plano, pare imediatamente antes do primeiro movimento do disco 4. Não há nada em cima dele, e o pino para onde ele vai está vazio. Por isso, os discos 1–3 formam uma torre no terceiro pino. Suponha que já se saiba que três discos precisam de pelo menos 7 movimentos. Então já foram feitos 7 ou mais.
induction-7-title = Que movimentos são permitidos?
induction-7-text = Até aqui, a demonstração usou duas regras (e o fato de que os discos se movem um de cada vez): um disco com outro em cima não pode ser movido, e nenhum disco pode ficar sobre um menor. Use-as aqui. Se um movimento não for permitido, diga que regra o proíbe.
induction-8-title = Menos não bastam: depois
induction-8-text = O disco 4 se move pelo menos uma vez. Depois do último movimento dele, os discos 1–3 estão juntos em outro pino. Para formar uma torre sobre o disco 4, precisam de novo de pelo menos 7 movimentos. Portanto, nenhum plano tem menos de `7 + 1 + 7 = 15` movimentos. Do mesmo modo, a afirmação para n discos dá a afirmação para n + 1, e a base é clara: um disco precisa de pelo menos 1 movimento.
induction-8-ask = order
    | ? Coloque em ordem a demonstração para n + 1 discos.
    | Suponha que n discos precisem de pelo menos `2^n − 1` movimentos.
    | Antes do primeiro movimento do disco n + 1, os outros n discos já formaram uma torre no terceiro pino. Pela hipótese, para formar essa torre foram precisos pelo menos `2^n − 1` movimentos.
    | Em seguida, o disco n + 1 se move pelo menos uma vez.
    | Depois do último movimento dele, os n discos precisam de novo de pelo menos `2^n − 1` movimentos.
    | No total, são pelo menos `2^(n+1) − 1` movimentos.
induction-9-title = O que você já sabe fazer
induction-9-text = Você sabe provar que `2^n − 1` movimentos bastam, porque um plano para n discos dá um plano para n + 1. E sabe provar que menos não bastam, porque em qualquer plano os discos menores têm de sair antes do movimento do maior e voltar para cima dele depois.
induction-9-ask = choice
    | ? “14 movimentos bastam para 4 discos: 7 para levar os discos 1–3 a B, 1 para levar o disco 4 a C e 6 para pôr os discos 1–3 em cima dele.” O que está errado?
    | O disco 4 tem de se mover duas vezes > Uma vez basta, direto de A para C.
    | = Os discos 1–3 precisam de novo de 7 movimentos > Uma torre de três discos precisa de pelo menos 7 movimentos a cada vez. No total, são pelo menos 15.
    | Nada > Então três discos precisariam de só 6 movimentos, mas precisam de pelo menos 7.

## Lesson: Binary and Gray code. 9 steps.

binary-name = Binário e código de Gray
binary-about = Leia no número do movimento que disco se move e onde estão todos os discos.
binary-1-title = Um número para cada movimento
binary-1-text = No final desta lição, você saberá ler no número de um movimento que disco se move e onde está cada disco. A linha mostra 180 em binário: `128 + 32 + 16 + 4`. Cada algarismo pertence a um disco; o do disco 1 fica à direita. Clique ou toque em um algarismo para mudá-lo.
binary-2-title = Os zeros no final
binary-2-text = Conte os zeros no final da linha. Nenhum zero indica o disco 1; um zero, o disco 2; dois zeros, o disco 3. O número 180 é 10110100 e termina em dois zeros, por isso o movimento 180 move o disco 3. Que disco faz o movimento 184? Escreva 184 em binário e depois pressione *Próximo movimento* quatro vezes para conferir.
binary-2-ask = number
    | = 4 > 184 é 10111000. Termina em três zeros, por isso é o disco 4 que se move.
    | 3 > São mesmo três zeros. Mas nenhum zero já indica o disco 1, por isso some um.
    | 8 > 184 é divisível por 8. Agora conte os zeros no final.
binary-3-title = E em que sentido?
binary-3-text = O disco 1 circula sempre no mesmo sentido: com um número par de discos, A, B, C, A; com um número ímpar, A, C, B, A. Quando não é o disco 1 que se move, só resta um movimento permitido. Preveja cada movimento antes de pressionar *Próximo movimento*.
binary-4-title = Preveja o movimento
binary-4-text = Escreva em binário o número do próximo movimento e conte os zeros no final. Eles indicam o disco. Depois, encontre o único pino para onde ele pode ir ou, se for o disco 1, lembre-se do sentido em que ele circula.
binary-5-title = O código de Gray
binary-5-text = Compare cada algarismo com o que está à esquerda dele (antes do primeiro, imagine um 0): iguais dão 0, diferentes dão 1. Assim, 0011 passa a 0010, e 0100 passa a 0110. Este é o *código de Gray*. De cada número para o seguinte, muda exatamente um algarismo do código de Gray: o do disco que se move. Qual é o código de Gray de 0101?
binary-5-ask = number
    | = 0111 > 0 e 1 são diferentes, 1 e 0 são diferentes, 0 e 1 são diferentes; só o primeiro algarismo é igual ao 0 imaginado.
    | 0101 > Esse é o próprio número. Compare cada algarismo com o que está à esquerda dele.
    | 1111 > O primeiro algarismo é 0, e o imaginado antes dele também: iguais dão 0.
    | 7 > Escreva-o com os algarismos 0 e 1.
binary-6-title = Quantas vezes se moveu?
binary-6-text = Aponte para um algarismo, ou toque nele duas vezes, para ver quantas vezes o disco dele se moveu. O disco 3 faz o movimento 4 e depois um em cada oito. Por isso, divida 180 por 8: 22,5. Arredonde para o inteiro mais próximo (metades, para cima): 23 vezes. Para o disco k, divida por `2^k`.
binary-7-title = Dividir e arredondar
binary-7-text = Divida o número de movimentos feitos: por 2 para o disco 1, por 4 para o disco 2, por 8 para o disco 3, e assim por diante. Depois arredonde (metades, para cima).
binary-8-title = Onde está cada disco
binary-8-text = Depois de se mover três vezes, um disco está de volta ao pino inicial, por isso só importa o resto da divisão por 3. Com 8 discos, os de número ímpar seguem A, B, C, A, e os de número par, que têm entalhes, A, C, B, A. O disco 3 se moveu 23 vezes, resto 2: pino C. O disco 6 se moveu 3 vezes: onde ele está?
binary-8-ask = choice
    | = No pino A > 180 ÷ 64 dá cerca de 2,8, portanto 3 movimentos. Resto 0: ele está no pino inicial.
    | No pino B > Quantos movimentos ele fez, e qual é o resto da divisão por 3?
    | No pino C > Um algarismo não indica um pino. Divida 180 por 64, arredonde e use o resto da divisão por 3.
binary-9-title = O que você já sabe fazer
binary-9-text = Você sabe dizer que disco faz um movimento: conte os zeros no final do número do movimento em binário e some um. E sabe dizer onde está cada disco: divida e arredonde para descobrir quantas vezes ele se moveu e depois use o resto da divisão por 3.

## Lesson: A map of all positions. 9 steps.

graph-name = Um mapa de todas as posições
graph-about = Veja todas as posições de uma só vez e por que o mapa se repete.
graph-1-title = Um ponto para cada posição
graph-1-text = No final desta lição, você saberá ler o mapa de todas as posições e explicar a forma dele. Um disco pode estar em qualquer um dos três pinos, por isso há três pontos. Cada linha é um movimento, em qualquer dos dois sentidos. Clique ou toque nos pontos e observe o disco.
graph-2-title = Dois discos, nove pontos
graph-2-text = Cada um dos dois discos pode estar em três pinos: `3 × 3 = 9` posições. Cada triângulo colorido é o mapa de um disco, enquanto o disco 2 fica no mesmo pino. Três linhas ligam os triângulos. Que disco se move ao longo delas? Clique ou toque nas duas pontas de uma delas.
graph-2-ask = number
    | = 2 > Nessas linhas, o disco 1 fica no pino dele, e o disco 2 muda de pino.
    | 1 > O disco 1 se move dentro dos triângulos. Clique ou toque nas duas pontas de uma linha entre dois triângulos.
graph-3-title = Três cópias
graph-3-text = São 27 pontos em três cópias do mapa anterior: disco 3 em A, em B e em C. Entre cada duas cópias há uma só linha. O disco 3 só pode atravessá-la enquanto os discos 1 e 2 estão ambos no terceiro pino. Pressione *Movimento anterior* e veja como ele atravessa de volta.
graph-4-title = Existe uma linha?
graph-4-text = No mapa, uma linha significa um movimento permitido. Cada pergunta quer saber se uma linha dessas sai da posição que as torres mostram.
graph-5-title = Cantos e lados
graph-5-text = Nos cantos, todos os discos estão no mesmo pino. Ali só o disco 1 pode ser movido, por isso saem duas linhas de cada canto. De qualquer outro ponto saem três linhas: confira em alguns. A solução segue ao longo de um lado, de *Todos em A* a *Todos em C*. Pressione *Reproduzir*.
graph-6-title = A que distância pode estar?
graph-6-text = Há `3^4 = 81` posições. Mesmo assim, nunca são precisos mais de 15 movimentos para ir de uma a outra, e essa é a distância de um canto a outro. Para n discos, a maior distância é `2^n − 1`. Clique ou toque em um ponto afastado da linha grossa. Abaixo das torres, você lê a quantos movimentos está o destino. *Reproduzir* mostra o caminho.
graph-7-title = Caminhe sem o mapa
graph-7-text = Você está em algum lugar de um dos lados do mapa, e o destino é um canto. Chegue lá sem desvios. Pense primeiro no caminho do maior disco.
graph-8-title = O triângulo de Sierpiński
graph-8-text = Oito discos têm `3^8` posições, ou seja, { 6561 }. Com cada vez mais discos, os mapas, desenhados no mesmo tamanho, aproximam-se de uma figura famosa, o *triângulo de Sierpiński*, descrito por Wacław Sierpiński em 1915. Pressione + abaixo do mapa. O que continua igual?
graph-8-ask = sentence
    | = A forma. Cada mapa é formado por três mapas menores, unidos por três linhas. Só cresce o número de pontos, que triplica a cada disco a mais.
graph-9-title = O que você já sabe fazer
graph-9-text = Você sabe explicar a forma: cada lugar do maior disco dá uma cópia do mapa com um disco a menos, e uma linha une cada par de cópias. E sabe ler distâncias: não há duas posições mais distantes do que dois cantos, que ficam a `2^n − 1` movimentos um do outro.

## Lesson: Only one way round. 9 steps.

one-way-name = Anel de sentido único
one-way-about = Duas tarefas que chamam uma à outra e movimentos que mais do que duplicam a cada disco.
one-way-1-title = Um só sentido
one-way-1-text = No final desta lição, você saberá explicar duas tarefas que precisam uma da outra. Aqui os discos só vão de A para B, de B para C e de C para A. Arraste o disco 1 de A para C e leia o que a página diz. Depois continue o jogo em direção ao pino B.
one-way-2-title = Ida e volta não são iguais
one-way-2-text = De A para B, uma torre vai *um pino adiante*. De B de volta para A, os discos dela têm de passar por C: ela vai *dois pinos adiante*. Com dois discos, um pino adiante exige 5 movimentos, e dois pinos adiante exigem 7. Pressione *Reproduzir* para ver os 7, aqui de A para C.
one-way-3-title = Um pino adiante
one-way-3-text = O disco 3 precisa de um movimento, de A para B. Os discos 1–2 esperam em C: dois pinos adiante de A. Depois vão de C para B: de novo dois pinos adiante. Para n discos, chame de `a_n` os movimentos de um pino adiante e de `b_n` os de dois. Então `a_n = 2 b_(n−1) + 1`, aqui `15 = 7 + 1 + 7`.
one-way-4-title = O programa: um pino adiante
one-way-4-text = `once` leva n discos um pino adiante, de x para y. `twice` leva-os dois pinos adiante. É outro programa, e você pode confiar nele. Siga os discos menores de pino em pino e coloque as linhas em ordem.
one-way-5-title = Dois pinos adiante
one-way-5-text = Agora o disco 3 vai de A para C e tem de parar em B. Os discos 1–2 têm de sair de C para que ele possa continuar: vão de C para A, um pino adiante. Por isso, `b_n = 2 b_(n−1) + a_(n−1) + 2`, aqui `21 = 7 + 1 + 5 + 1 + 7`. Encontre as cinco partes na imagem.
one-way-6-title = Três partes ou cinco?
one-way-6-text = Uma tarefa de um pino adiante tem três partes, e uma tarefa de dois pinos adiante tem cinco. Decida primeiro de que tipo é a tarefa a que pertence a parte indicada.
one-way-7-title = Como o número cresce
one-way-7-text = Um pino adiante: 1, 5, 15, 43. Dois pinos adiante: 2, 7, 21, 59. Dos passos 3 e 5 resulta `b_n − a_n = a_(n−1) + 1`, por exemplo `21 − 15 = 5 + 1`. Por isso, na fórmula do passo 3, substitua `b_(n−1)` por `a_(n−1) + a_(n−2) + 1`: `a_n = 2 a_(n−1) + 2 a_(n−2) + 3`. Que número vem depois de 43? Mude *Discos* para 5 e confira.
one-way-7-ask = number
    | = 119 > `2 × 43 + 2 × 15 + 3`.
    | 116 > Quase: falta o 3.
    | 129 > Assim, cada número seria o triplo do anterior. Use os dois últimos números e o 3.
one-way-8-title = Não 2, mas 2,73
one-way-8-text = Oito discos precisam aqui de { 2447 } movimentos, e no quebra-cabeça clássico, de 255. Suponha que cada disco a mais multiplique por x os números grandes de movimentos. Então a regra do passo 7, em que o 3 já quase não conta, diz `x^2 = 2 x + 2`. A solução positiva é `1 + √3`, cerca de 2,73. No clássico, o número só duplica. Pressione *Reproduzir* e compare os dois.
one-way-9-title = O que você já sabe fazer
one-way-9-text = Você sabe explicar as duas tarefas: uma torre que vai um pino adiante precisa de torres menores que vão dois pinos adiante, e essas precisam dos dois tipos. E sabe dizer quanto custa: com muitos discos, cada disco a mais multiplica o número de movimentos por cerca de `1 + √3`, não por 2.

## Lesson: A fourth peg. 9 steps.

four-pegs-name = Um quarto pino
four-pegs-about = Ponha discos à parte, escolha quantos e saiba o que está provado.
four-pegs-1-title = Mais espaço
four-pegs-1-text = No final desta lição, você saberá explicar como um quarto pino poupa movimentos e o que está provado sobre isso. Seis discos exigem 63 movimentos em três pinos. Em quatro pinos, bastam 17. Primeiro arraste os discos para o pino D e depois pressione *Reproduzir*.
four-pegs-2-title = Alguns discos à parte
four-pegs-2-text = Os discos 1–3 foram postos à parte no pino B. Isso exigiu 5 movimentos. Em três pinos seriam 7, mas quatro pinos dão mais espaço. Volte com *Movimento anterior*: que discos esperam sozinhos em um pino?
four-pegs-2-ask = choice
    | ? Onde estão os discos 1 e 2 enquanto o disco 3 se move?
    | = Cada um sozinho em um pino > Assim, o disco 1 não precisa ir para cima do disco 2 e depois sair de novo: 5 movimentos em vez de 7.
    | Juntos em um pino > Em três pinos, teria de ser assim. Volte e olhe para os pinos C e D.
four-pegs-3-title = Três pinos para o resto
four-pegs-3-text = Os discos 4–6 não podem usar o pino B, porque lá há discos menores. Por isso têm três pinos, e três discos exigem 7 movimentos. Depois, os discos 1–3 vão para cima deles, com os quatro pinos: 5 movimentos. No total, `5 + 7 + 5 = 17`.
four-pegs-4-title = Qual parte vem a seguir?
four-pegs-4-text = Uma tarefa em quatro pinos põe alguns discos à parte, move os restantes e põe os primeiros em cima deles. Veja que discos são indicados e onde eles estão.
four-pegs-5-title = A melhor divisão
four-pegs-5-text = Seja `F_k` o número de movimentos para k discos em quatro pinos. Para k de 1 a 5, são 1, 3, 5, 9, 13. Com k dos 6 discos à parte, o quebra-cabeça inteiro exige `2 F_k + 2^(6−k) − 1` movimentos: a torre desses k discos se move duas vezes, e a dos restantes, uma vez, em três pinos. Para `k = 1`, são 33. Que valor de k exige menos movimentos?
four-pegs-5-ask = number
    | = 3 > `5 + 7 + 5 = 17`. Todos os números para k de 1 a 5: 33, 21, 17, 21, 27. A imagem mostra essa divisão.
    | 1 > Isso exige 33 movimentos: restam cinco discos para três pinos.
    | 2 > Isso exige 21 movimentos. Tente pôr mais um disco à parte.
    | 4 > Isso exige 21 movimentos. Tente pôr um disco a menos à parte.
    | 5 > Isso exige 27 movimentos. Pôr mais discos à parte nem sempre é melhor: a torre deles se move duas vezes.
four-pegs-6-title = É a sua vez, com quatro pinos
four-pegs-6-text = Leve os discos para o pino da bandeira com o mínimo de movimentos. Há mais de uma solução com esse mínimo, e qualquer uma delas vale. Use os pinos vazios antes de empilhar discos.
four-pegs-7-title = 64 discos antes do jantar
four-pegs-7-text = Em três pinos, 64 discos exigem { 18446744073709551615 } movimentos. Em quatro, exigem { 18433 }, cerca de cinco horas a um movimento por segundo. A imagem mostra o meio da solução. Conte os discos nos pinos B e C. Por que não estão todos no mesmo pino?
four-pegs-7-ask = sentence
    | = São dois grupos. Os discos de cima da torre foram postos à parte em um pino, com a ajuda dos quatro pinos. Depois disso, os de baixo só podiam usar três pinos e ficaram em outro.
four-pegs-8-title = Provado e não provado
four-pegs-8-text = J. S. Frame e B. M. Stewart publicaram este método em 1941. Só em 2014 Thierry Bousch provou que, em quatro pinos, nenhuma solução é mais curta. Para cinco pinos ou mais, isso é uma *conjectura*: muitos acreditam nela, mas ninguém tem uma demonstração geralmente aceita. Leia o que o painel diz sobre estes 111 movimentos.
four-pegs-9-title = O que você já sabe fazer
four-pegs-9-text = Você sabe explicar o método de Frame e Stewart: pôr alguns discos à parte, mover os restantes em três pinos e escolher a divisão com menos movimentos. E sabe até onde vai a certeza: para quatro pinos, Bousch provou em 2014 que é o mínimo possível; para cinco ou mais, é uma conjectura.

## Lesson: The legend of 64 discs. 9 steps.

legend-name = A lenda dos 64 discos
legend-about = Uma história, um quebra-cabeça de 1883 e um número de vinte algarismos.
legend-1-title = O fim do mundo
legend-1-text = No final desta lição, você saberá dizer quanto tempo levam 64 discos, quem contou a história e onde estão os discos em qualquer momento. A história: em um templo em Benares, sacerdotes movem 64 discos de ouro. Quando terminarem, o mundo acabará. Pressione *Reproduzir* e veja a que velocidade isso avança.
legend-2-title = Um quebra-cabeça de Paris
legend-2-text = O quebra-cabeça saiu em Paris em 1883, com oito discos de madeira e um folheto que conta a lenda. O autor era N. Claus (de Siam), do colégio Li-Sou-Stian. Troque a ordem das letras: Lucas d’Amiens, Saint-Louis. Édouard Lucas era um matemático que dava aulas no Lycée Saint-Louis.
legend-3-title = Quanto tempo?
legend-3-text = Os sacerdotes precisam de `2^64 − 1` movimentos, um número de 20 algarismos. A um movimento por segundo, quantos anos são? Veja abaixo do gráfico. O folheto de Lucas diz: mais de cinco bilhões de séculos. Ele tem razão? O universo tem cerca de 13,8 bilhões de anos.
legend-3-ask = choice
    | = Sim, ele tem razão > 585 bilhões de anos são 5,85 bilhões de séculos: mais de 40 vezes a idade do universo.
    | Não, leva menos > Conte em séculos: 585 bilhões de anos, divididos por 100.
    | Não, leva muito mais > Compare séculos com séculos: 585 bilhões de anos, divididos por 100.
legend-4-title = O meio
legend-4-text = Este é o movimento `2^63`, o único do disco 64, depois de 292 bilhões de anos. A página não fez os movimentos anteriores: ela calcula qualquer movimento a partir do número dele. Escreva 1/3 no campo *Movimento*. O que você nota nos pinos?
legend-4-ask = sentence
    | = Cada pino tem um em cada três discos, ou seja, cerca de um terço deles, e nenhum disco fica sobre o de número seguinte.
legend-5-title = O movimento que você quiser
legend-5-text = Todo movimento de número ímpar move o disco 1, aqui sempre de A para B, de B para C ou de C para A. Todo movimento de número par é o único movimento permitido de outro disco. Este é o movimento { 12345678901234567890 }. Confira e depois escreva um número longo à sua escolha.
legend-6-title = No lugar do sacerdote
legend-6-text = O número do movimento é ímpar ou par? Se for ímpar, leve o disco 1 para o próximo pino: de A para B, de B para C ou de C para A. Se for par, olhe para os dois pinos sem o disco 1: só um dos discos no topo deles pode ser movido.
legend-7-title = Se tivessem começado em 1883
legend-7-text = Com um movimento por segundo desde o início de 1883, a vez do disco 33 teria chegado em fevereiro de 2019. É o primeiro movimento dele, o `2^32`, mostrado aqui. A vez do disco 34 chegaria em 2155. O disco 1 faz um em cada dois movimentos; o disco 2, um em cada quatro; o disco 3, um em cada oito. Quantos dos 64 discos ainda não se moveram depois do movimento mostrado?
legend-7-ask = number
    | = 31 > Os discos de 1 a 33 já se moveram, e 64 − 33 = 31. Esses 31 ainda estão no pino inicial.
    | 32 > Quase: o movimento mostrado já é do disco 33.
    | 33 > Esse é o número dos que já se moveram. Quantos ainda não?
legend-8-title = Quantas vezes se moveu?
legend-8-text = Divida o número de movimentos feitos: por 2 para o disco 1, por 4 para o disco 2, por 8 para o disco 3, e duplique o divisor a cada disco seguinte. Muitas vezes, uma estimativa basta para escolher.
legend-9-title = O que você já sabe fazer
legend-9-text = Você sabe contar a história: Édouard Lucas publicou o quebra-cabeça em 1883 como N. Claus (de Siam), e 64 discos, a um movimento por segundo, levam 585 bilhões de anos. E também sabe se orientar entre os movimentos: o número de um movimento basta para dizer que disco se move e onde estão todos os discos.
stack-name = A pilha de chamadas
stack-about = Siga o programa recursivo chamada a chamada e veja o que fica à espera.
stack-1-title = Onde está a lista?
stack-1-text = No final desta lição, você saberá dizer o que o programa recursivo faz a seguir e que chamadas esperam. Aqui ele trabalha com três discos. A linha 7, a última, já fez a primeira chamada. A seta mostra onde o programa está, e o texto abaixo diz o que acontece ali. A linha 4 imprime um movimento, que é feito nas torres. Pressione *Passo* várias vezes.
stack-1-ask = choice
    | ? Em que lugar do programa está a lista dos sete movimentos?
    | Na linha 7 > A linha 7 só tem o número de discos e três pinos.
    | Na linha 4 > A linha 4 faz um só movimento cada vez que é executada. Os dois pinos nem sempre são os mesmos.
    | = Em nenhum > O programa não conhece nenhum movimento de antemão. Ele calcula cada um quando a linha 4 é executada.
stack-2-title = O que é uma chamada
stack-2-text = *Chamar* hanoi é executar as linhas dele desde o início, com novos valores para os nomes da linha 1. Nesta chamada, n é 3, source é A, target é C, spare é B. A linha 3 é a próxima. Ela passa `n − 1`, source, spare, target, nesta ordem. Por isso, na nova chamada, n é 2, source é A, target é B.
stack-2-ask = choice
    | ? Que pino é spare na nova chamada?
    | O pino A > A é source aqui, e a linha 3 o passa como source.
    | O pino B > B é spare na chamada que está em execução. Na nova chamada, ele é target.
    | = O pino C > O último nome da linha 3 é target, que aqui é C. A nova chamada o recebe como spare.
stack-3-title = A chamada de fora espera
stack-3-text = Desça até *Pilha de chamadas*. A chamada de cima, com 2 discos, está em execução. A de baixo, com 3, espera na linha 3 dela. Por isso, a de cima diz “volta para a linha 3”: é a linha da chamada de baixo. Pressione *Sair da chamada*, e a de cima vai até o fim. Pressione *Passo* mais uma vez, e a de fora continua.
stack-3-ask = choice
    | ? O que faz a chamada com 3 discos enquanto a chamada com 2 discos está em execução?
    | Já terminou > As linhas 4 e 5 dela ainda não foram executadas. Uma chamada que espera continua aberta.
    | = Espera na linha 3 > Quando a chamada de dentro termina, vem a linha 4.
    | Continua com a linha 4 > Só a chamada de cima está em execução. A linha 4 vem depois que a chamada de dentro termina.
stack-4-title = O que é impresso agora?
stack-4-text = Comece na linha destacada, na chamada do topo da pilha. Só contam os pinos dessa chamada. Uma chamada com 0 discos não imprime nada. Se a linha faz uma chamada com um ou mais discos, é essa chamada que imprime primeiro. Se a do topo não tem mais nada a imprimir, a de baixo continua, depois da linha indicada no topo em “volta para a linha”.
stack-5-title = Cada chamada tem o seu n
stack-5-text = Há quatro chamadas *abertas*: começaram e não terminaram. Têm 0, 1, 2 e 3 discos. Cada uma tem o seu n e os seus pinos. A linha 3 não muda n. Ela dá um número menor à chamada seguinte. A chamada mais recente fica no topo e é a primeira a terminar, por isso esta lista se chama *pilha*.
stack-5-ask = number
    | ? A chamada com 0 discos termina. Quanto vale n na chamada que continua?
    | = 1 > O n dela foi 1 o tempo todo, e ela continua com a linha 4. Pressione *Passo* três vezes para ver.
    | 0 > Esse é o n da chamada que terminou. n não é uma única variável, comum a todas as chamadas.
    | 3 > Essa chamada espera por outras duas. Quem continua é a chamada logo abaixo do topo.
    | 2 > Essa chamada também espera. Quem continua é a chamada logo abaixo do topo.
stack-6-title = Qual linha vem agora?
stack-6-text = Há três casos. Uma linha que faz uma chamada leva à nova chamada: a seta passa pela linha 1, e a linha 2 é a primeira a fazer algo. Quando uma chamada termina, a de baixo continua depois da linha indicada em “volta para a linha”. Se essa era a linha 5, a de baixo também termina. Em todos os outros casos, vem a linha seguinte.
stack-7-title = Um caminho pela árvore
stack-7-text = Desça até *Árvore de chamadas*. Um bloco da cor de um disco é um movimento desse disco. Um bloco de vários discos é uma chamada, e abaixo dele está o que ela faz. Uma chamada com 1 disco mostra só o movimento dela. Chamadas com 0 discos não têm bloco. Blocos cinza são chamadas abertas. O programa percorre a árvore da esquerda para a direita.
stack-7-ask = number
    | ? 3 discos exigem uma chamada com 3 discos, duas com 2, quatro com 1 e oito com 0: 15 chamadas. De quantas chamadas precisam 4 discos?
    | = 31 > Duas vezes 15, mais a primeira chamada. Para n discos, há `2^(n+1) − 1` chamadas.
    | 15 > Esse é o número de movimentos. As 16 chamadas com 0 discos também contam.
    | 30 > Duas vezes 15. Falta a própria primeira chamada.
stack-8-title = Qual é a profundidade?
stack-8-text = Cada chamada tem um disco a menos do que a chamada que a fez: 5, 4, 3, 2, 1, 0. Por isso, nunca há mais de 6 chamadas abertas, embora o programa faça 31 movimentos e 63 chamadas. As que já terminaram não contam. Veja o n da chamada em execução e conte as chamadas de 5 até esse n.
stack-9-title = O que você já sabe fazer
stack-9-text = Você sabe seguir um programa recursivo: só a chamada no topo da pilha está em execução, as outras esperam, e cada uma tem o seu n. E sabe dizer até que profundidade a pilha chega: n discos precisam de `2^n − 1` movimentos, mas nunca há mais de `n + 1` chamadas abertas.
stack-9-ask = choice
    | ? Com 64 discos, quantas chamadas estão abertas no máximo?
    | { 18446744073709551615 } > Esse é o número de movimentos. Eles vêm um depois do outro, e uma chamada que terminou já não está na pilha. A profundidade cresce com os discos, não com os movimentos.
    | 64 > A chamada com 0 discos também fica aberta por um momento.
    | = 65 > Uma chamada com 64 discos, uma com 63, e assim por diante, até 0 discos.
loop-name = Sem recursão
loop-about = Resolva qualquer torre com duas linhas que se repetem e veja por que elas funcionam.
loop-1-title = Duas linhas
loop-1-text = No final desta lição, você saberá resolver qualquer torre com duas linhas e dizer por que elas funcionam.

    Linha 1: mova o disco 1 para o próximo pino dele, aqui na ordem A, C, B, A.

    Linha 2: faça o único movimento permitido de outro disco.

    Comece com a linha 1 e repita as duas até todos os discos estarem em C. Arraste os discos.
loop-2-title = No máximo três movimentos
loop-2-text = O disco 1 sempre pode ir para qualquer um dos outros dois pinos. Outro disco só pode ir de um deles para o outro, porque nada pode ficar sobre o disco 1. Ali, só o menor dos dois discos do topo pode se mover. São três movimentos permitidos, mas só dois com todos os discos juntos. No mapa, conte as linhas de alguns pontos. Clique ou toque neles.
loop-3-title = Procure o disco 1
loop-3-text = Primeiro, encontre o disco 1. Ele pode ir para qualquer outro pino. Para outro disco, faça duas perguntas. Há um disco menor em cima dele? Ele ficaria sobre um disco menor? Se as duas respostas forem não, ele pode se mover. No máximo um movimento sem o disco 1 é permitido: entre os dois pinos em que o disco 1 não está.
loop-4-title = Um em cada dois movimentos
loop-4-text = Desça na sequência: o disco 1 está destacado. Ele faz um em cada dois movimentos. Na solução mais curta, tem de ser assim. Dois movimentos seguidos do disco 1 poderiam ser um só, ou nenhum. Depois que outro disco se move, o único movimento permitido sem o disco 1 leva esse outro disco de volta. No início, só o disco 1 pode ser movido.
loop-4-ask = choice
    | ? Você segue as duas linhas e esquece qual é a próxima. Além das torres, qual é o mínimo que você precisa saber?
    | = Que disco se moveu por último > Se foi o disco 1, faça o único movimento permitido de outro disco. Se foi outro disco, mova o disco 1 para o próximo pino dele.
    | O número do movimento > Ele serviria, mas basta saber menos: que disco se moveu por último.
    | Todos os movimentos até aqui > O último basta. As torres mostram o que os outros fizeram.
loop-5-title = Em que sentido?
loop-5-text = De A para B, de B para C ou de C para A é *um pino adiante*; o contrário, *um pino para trás*. A linha de cima, com 3 discos, vai um pino para trás. Os dois quebra-cabeças com 2 discos vão um pino adiante. Neles, o disco 1 faz dois movimentos, ambos um pino para trás. Cada disco a mais inverte o sentido do disco 1.
loop-5-ask = choice
    | ? 10 discos vão de A para C. Para onde o disco 1 vai primeiro?
    | = Para B > Com um disco, ele vai um pino para trás; com dois, um pino adiante, e assim por diante. Com um número par, ele vai um pino adiante.
    | Para C > Isso vale para um número ímpar de discos. Cada disco a mais inverte o sentido.
    | Para B ou para C > Os dois movimentos são permitidos, mas só um deles inicia o caminho mais curto até C.
loop-6-title = No sentido errado
loop-6-text = O sentido do disco 1 faz diferença? Use as mesmas duas linhas, mas mova o disco 1 na ordem A, B, C, A. Em que pino a torre voltará a ficar completa? Primeiro dê um palpite. Depois arraste os discos até estarem todos juntos.
loop-6-ask = position
    | = 111 > De novo sete movimentos, mas a torre está no pino B. Todos os movimentos eram permitidos. O sentido do disco 1 decide para onde a torre vai.
loop-7-title = Preveja o movimento
loop-7-text = São 12 discos, um número par, por isso o disco 1 segue a ordem A, B, C, A. Depois de um número par de movimentos, é a vez do disco 1. Depois de um número ímpar, o disco 1 acabou de se mover, por isso faça o único movimento permitido de outro disco. Você só precisa saber se o número é par ou ímpar.
loop-8-title = O que continua verdadeiro
loop-8-text = Uma frase que é verdadeira sempre que uma repetição recomeça chama-se *invariante*. Aqui, é esta: “Esta é uma posição da solução recursiva, e é a vez do disco 1.” Pressione *Próximo movimento* duas vezes: ela é verdadeira de novo. Se é verdadeira antes de cada par de movimentos, as duas linhas fazem os movimentos da recursão.
loop-8-ask = order
    | ? Por que o invariante continua verdadeiro? Coloque a demonstração em ordem, a partir do início.
    | No início, nenhum disco se moveu, e é a vez do disco 1, por isso o invariante é verdadeiro.
    | Suponha que o invariante seja verdadeiro antes da linha 1. A solução move o disco 1 para o próximo pino dele, e a linha 1 faz o mesmo.
    | Se esse não foi o último movimento, a solução move em seguida outro disco. Só um movimento desse tipo é permitido, e é ele que a linha 2 faz.
    | Depois desses dois movimentos, é de novo a vez do disco 1, por isso o invariante é verdadeiro antes do par seguinte.
    | Portanto, as duas linhas fazem todos os movimentos da solução, até o último, que é do disco 1.
loop-9-title = O que você já sabe fazer
loop-9-text = Você sabe resolver qualquer torre com duas linhas: mova o disco 1 para o próximo pino dele, faça o único movimento permitido de outro disco e repita. E sabe dizer por que isso funciona. Na solução, o disco 1 faz um em cada dois movimentos, sempre no mesmo sentido. Para cada um dos outros movimentos, só há uma escolha.
loop-9-ask = choice
    | ? Com a recursão, 8 discos precisam de 255 movimentos. Quantos movimentos fazem as duas linhas?
    | Menos, porque uma repetição é mais simples > O programa é mais simples, mas os movimentos são os mesmos, e menos não bastam.
    | Mais, porque ninguém os planeja > Nenhum movimento é desperdiçado: as duas linhas fazem exatamente os movimentos do plano.
    | = Os mesmos 255 > A solução mais curta é uma só, e tanto a recursão como as duas linhas fazem os movimentos dela.
time-name = Quanto tempo leva um programa?
time-about = Listar todos os movimentos ou encontrar um só: uma coisa é impossível na prática, a outra é fácil.
time-1-title = Dois trabalhos diferentes
time-1-text = No final desta lição, você saberá dizer por que é impossível na prática listar todos os movimentos de 64 discos: a um bilhão de movimentos por segundo, isso leva 585 anos. E saberá como esta página, mesmo assim, encontra qualquer um deles. Este é o movimento { 12345678901234567890 }. Escreva outro número, de até 19 algarismos, no campo *Movimento* e pressione Enter.
time-1-ask = choice
    | ? Que movimentos anteriores a página teve de fazer para mostrar o seu?
    | Todos > Nesse caso, você ainda estaria esperando. Para saber um movimento, não é preciso saber os anteriores. Os passos 5 a 8 mostram por quê.
    | Os últimos > Ela não poderia fazer esses sem saber de onde eles partem.
    | = Nenhum > Ela calcula o lugar de cada disco só a partir do número. Os passos 5 a 8 mostram como.
time-2-title = Listar todos
time-2-text = Quatro programas listam todos os movimentos de 20 discos. Pressione *Iniciar corrida*, espere e desça até a tabela. Os tempos dependem do seu aparelho e variam de corrida para corrida. Mas a coluna *Movimentos* é igual para todos: { 1048575 }. Cada movimento exige pelo menos um passo, por isso uma lista de `2^n − 1` movimentos exige pelo menos esse número de passos.
time-2-ask = choice
    | ? Algum dos quatro consegue listar os movimentos de 64 discos no seu aparelho durante a sua vida?
    | Sim, o que leva menos tempo > Ele precisa de menos tempo por movimento, mas também faz todos os `2^64 − 1` movimentos.
    | Sim, o “Direto”, porque encontra os movimentos pelo número > Aqui ele faz isso para todos os números, ou seja, `2^64 − 1` vezes.
    | = Não > O número de movimentos é mais de 17 trilhões de vezes o de 20 discos. Até 10 milissegundos se tornam mais de cinco mil anos.
time-3-title = O que é exponencial
time-3-text = Cada barra tem cerca do dobro da barra acima. Quando algo cresce a cada vez pelo mesmo fator, o crescimento é *exponencial*; pela mesma quantidade, é *linear*, como em `1000 n`. Para 13 discos, `1000 n` é { 13000 }, e `2^n − 1`, só { 8191 }. Para 14 discos, são { 14000 } e { 16383 }. Daí em diante, `2^n − 1` fica sempre à frente.
time-3-ask = choice
    | ? Qual destes cresce exponencialmente?
    | Um milhão a mais a cada disco > É muito rápido, mas a quantidade é a mesma a cada vez, por isso é linear.
    | = Um por cento a mais a cada disco > O fator é o mesmo a cada vez: 1,01. Começa devagar, mas com discos suficientes passa à frente de qualquer crescimento linear.
    | Um número de vinte algarismos > Um número não cresce, por maior que seja. Exponencial é um modo de crescer, não um tamanho.
time-4-title = Um computador mais rápido
time-4-text = Suponha que um computador precise de um ano para todos os movimentos de 40 discos. Um computador duas vezes mais rápido lista os de 41 em cerca de um ano: um disco a mais. Mais memória também não resolve. Se cada movimento ocupa um byte, a lista para 64 discos enche mais de 18 milhões de unidades de armazenamento de um terabyte.
time-4-ask = number
    | ? Um computador é mil vezes mais rápido. Quantos discos a mais ele lista mais ou menos no mesmo tempo?
    | = 10 > Duplicar dez vezes dá `2^10 = 1024`. Por isso, um computador mais rápido acrescenta alguns discos e não resolve o problema.
    | 1000 > Mil discos a mais multiplicam o número de movimentos por `2^1000`. Cada disco a mais o duplica.
    | 1 > O dobro da velocidade dá um disco. Quantas vezes é preciso duplicar para ir de 1 a mil?
    | 500 > Cada disco seguinte exige de novo o dobro da velocidade. Quantas vezes é preciso duplicar para ir de 1 a mil?
time-5-title = Só uma parte importa
time-5-text = Onde estão os 8 discos depois de 180 movimentos? O disco 8 faz o movimento 128, por isso está em C. Na parte seguinte, os discos 1–7 vão de B para C; dela já foram feitos `180 − 128 = 52` movimentos. O disco 7 faz o movimento 64 dessa parte e ainda está em B. A parte antes desse movimento está em andamento: discos 1–6 de B para A.
time-5-ask = number
    | ? Nessa parte, o disco 6 faz o movimento 32, e depois os discos 1–5 vão de C para A. Quantos dos movimentos deles já foram feitos?
    | = 20 > `52 − 32 = 20`. É uma comparação para cada disco, por isso bastam 8, em vez de 180 movimentos.
    | 52 > Os 31 movimentos antes do disco 6 e o movimento dele vêm antes dessa parte.
    | 21 > O movimento do próprio disco 6 não pertence à parte que vem depois dele.
    | 148 > Conte a partir do início da parte dos discos 1–6. Dela foram feitos 52 movimentos.
time-6-title = Uma parte para cada disco
time-6-text = O disco 6 faz o movimento 32. Se o seu número for menor, entre na parte anterior. Se for maior, subtraia 32 e entre na parte seguinte. Continue com o disco 5 e o número 16, o disco 4 e o 8, até o disco 1 e o 1. Assim que os dois números forem iguais, você sabe qual é o disco. As torres mostram para onde ele vai.
time-7-title = Uma divisão para cada disco
time-7-text = A página divide o número por 2 e descarta os restos: 180, 90, 45, 22, 11, 5. Em cada 32 movimentos, o disco 5 faz um, o décimo sexto. Cinco divisões dão 5 grupos completos de 32, e o último resto, 1, diz que sobra meio grupo ou mais. Por isso, o disco 5 se moveu `5 + 1 = 6` vezes e está de volta em A.
time-7-ask = number
    | ? Oito divisões por 2 bastam para 8 discos. Quantas bastam para o movimento { 12345678901234567890 } de 64 discos?
    | = 64 > Uma divisão para cada disco. O dobro de discos exige o dobro de divisões, por isso os passos crescem como n, não como `2^n`.
    | 20 > Esse é o número de algarismos decimais. Mas cada divisão tira um algarismo binário.
    | 63 > O maior disco também tem um algarismo.
time-8-title = Quantas vezes se moveu?
time-8-text = Quantas vezes um disco se moveu? Divida o número de movimentos feitos e arredonde para o inteiro mais próximo (metades, para cima). Para o disco 14, divida por `2^14`, que é { 16384 }. Para o disco 12, divida por `2^12`, que é { 4096 }. São milhares de movimentos, mas cada resposta exige uma só divisão.
time-9-title = O que você já sabe fazer
time-9-text = Você sabe distinguir dois trabalhos. Listar todos os movimentos exige pelo menos `2^n − 1` passos, e um computador mais rápido acrescenta só alguns discos. Encontrar um só movimento exige cerca de n passos, portanto, para 64 discos, bastam cerca de 64. Para avaliar um programa, pergunte como os passos crescem quando n cresce.
time-9-ask = sentence
    | ? Por que se pode saber um movimento sem saber os anteriores?
    | = Em cada disco, o número diz se o movimento está na parte antes ou na parte depois do movimento desse disco. Só essa parte importa, por isso basta um pequeno passo para cada disco.

anywhere-name = De qualquer posição a qualquer outra
anywhere-about = Reúna discos espalhados e vá de qualquer posição a qualquer outra.
anywhere-1-title = Primeiro o maior
anywhere-1-text = No final desta lição, você saberá ir de qualquer posição a qualquer outra com o mínimo de movimentos. Aqui os discos estão espalhados, e todos têm de ir para C. Comece pelo maior: o disco 4 já está em C, por isso pode ficar ali.
anywhere-1-ask = number
    | ? Qual é o maior disco que tem de se mover?
    | = 3 > Todo o resto depende disso, porque os discos menores têm de sair do caminho dele.
    | 4 > O disco 4 já está onde tem de estar, e outros discos podem ficar em cima dele. Por isso, ele nunca se move.
    | 1 > O disco 1 faz o primeiro movimento. Mas o pino para onde ele vai depende de um disco maior.
anywhere-2-title = Fora do caminho
anywhere-2-text = O disco 3 tem de ir de A para C. Nesse momento, nenhum disco menor pode estar em A ou em C. Por isso, os discos 1 e 2 têm de estar em B, o terceiro pino. O disco 2 já está lá. Qual é o primeiro movimento? Faça-o nas torres.
anywhere-2-ask = move
    | = 1,2,1 > O disco 1 se junta ao disco 2 em B. Depois o disco 3 pode ir para C, e os discos 1 e 2 vão em seguida.
    | 1,2,0 > Agora ele está em cima do disco 3, que tem de se mover a seguir. Desfaça o movimento.
    | 2,1,0 > O disco 2 já estava fora do caminho. Agora ele está em cima do disco 3. Desfaça o movimento.
anywhere-3-title = Arrume seis discos
anywhere-3-text = Comece pelo maior disco. Se ele está onde tem de estar, o disco imediatamente menor tem de estar no mesmo pino. Se não, o disco imediatamente menor tem de estar no terceiro pino: nem onde o maior está, nem para onde ele tem de ir. Continue até o disco 1. O menor disco fora do lugar é o próximo a se mover.
anywhere-4-title = Quantos movimentos?
anywhere-4-text = O disco 4 tem de ir para C. O movimento dele e os 7 que levam os outros para cima dele somam 8. Antes disso, os outros têm de estar em B. O disco 3 está lá. O disco 2 não: 2 movimentos. O disco 1 tem de estar em A, e está. No total: 10. Um disco k fora do lugar custa `2^(k−1)` movimentos.
anywhere-4-ask = number
    | ? Quantos movimentos são precisos se o disco 1 começa em B?
    | = 11 > O disco 1 tem de ir primeiro para A, para que o disco 2 possa ir de C para B. Isso custa 1 a mais.
    | 10 > Onde o disco 1 tem de estar quando o disco 2 vai de C para B?
    | 9 > Em B, o disco 1 está no caminho do disco 2, por isso custa um movimento.
anywhere-5-title = Dois caminhos para o maior
anywhere-5-text = No destino, os discos agora também estão espalhados: o 3 em C, o 1 e o 2 em A. Se o disco 3 for direto para C, os discos 1 e 2 precisam primeiro de 3 movimentos até B e depois de 3 até A. Com o do disco 3, são 7. Há um caminho mais curto. Comece levando o disco 3 para B e continue à mão.
anywhere-5-ask = position
    | = 200 > Cinco movimentos bastam: disco 3 para B, três movimentos dos discos 1 e 2, e disco 3 para C. O maior disco se move duas vezes, e mesmo assim esse caminho é mais curto.
anywhere-6-title = O terceiro triângulo
anywhere-6-text = Em cada triângulo colorido, o disco 3 fica no mesmo pino. Se ele for direto para C, você passa pela linha entre os triângulos de A e C. Origem e destino ficam longe dela, por isso o caminho pelo triângulo de B é mais curto. Em outros quebra-cabeças, o caminho direto é mais curto. O maior disco nunca precisa se mover mais de duas vezes.
anywhere-6-ask = choice
    | ? Suponha que o maior disco se mova três vezes. Por que esse caminho não pode ser o mais curto?
    | = Ele volta a um pino onde já esteve > Elimine os movimentos que ele fez nesse meio-tempo. Os discos menores ainda podem fazer todos os seus movimentos, porque um disco maior nunca os bloqueia.
    | Ele faz mais movimentos do que os discos menores > O disco 1 é o que faz mais movimentos. Siga o maior disco de pino em pino: onde ele já esteve?
    | Os discos menores o bloqueariam > Eles sempre podem sair do caminho dele. Isso custa movimentos, mas não mostra que existe um caminho mais curto.
anywhere-7-title = A que distância?
anywhere-7-text = Cada canto do mapa é uma torre em um pino. Cada lado é o caminho mais curto entre duas torres. Para n discos, ele tem `2^n − 1` linhas; com três discos, portanto, são 7 movimentos. Não há duas posições mais distantes do que isso. Da torre em A, todos os pontos da fileira de baixo ficam a 7 movimentos.
anywhere-7-ask = number
    | ? Quantos movimentos bastam entre duas posições quaisquer de 10 discos?
    | = 1023 > `2^10 − 1`. Em média, a distância de uma posição ao acaso até uma torre é cerca de dois terços disso.
    | 1024 > Isso é `2^10`. O lado do mapa tem uma linha a menos.
    | 511 > Isso é `2^9 − 1`, o número para 9 discos. Multiplique-o por 2 e some 1.
anywhere-8-title = De uma bagunça a outra
anywhere-8-text = Os contornos tracejados mostram o destino. O disco 4 é o maior disco que ainda não está lá. Conte os movimentos dos dois caminhos para ele, como no passo 5: direto para C ou por B. Depois siga o mais curto. Quando o disco 4 estiver no lugar, procure, entre os outros, o maior que ainda está fora do lugar.
anywhere-9-title = O que você já sabe fazer
anywhere-9-text = Você sabe arrumar qualquer bagunça: do maior disco ao menor, sabe onde cada um tem de estar. O número de movimentos é uma soma de potências de dois, por isso a página resolve estes 64 discos espalhados em um instante. Entre duas posições com discos espalhados, você compara dois caminhos: o direto e o que passa pelo terceiro pino.
anywhere-9-ask = sentence
    | ? Há discos nos três pinos, e todos têm de ir para C. Como você encontra o primeiro movimento?
    | = Vá do maior disco ao menor e anote onde cada um tem de estar. Se um disco está no lugar, o imediatamente menor tem de estar no mesmo pino; se não, no terceiro pino. O menor disco fora do lugar se move primeiro.
all-positions-name = Cada posição uma vez
all-positions-about = Um caminho por todas as posições e como lê-lo na base 3.
all-positions-1-title = O caminho mais longo
all-positions-1-text = No final desta lição, você conhecerá um caminho que passa exatamente uma vez por cada posição e saberá encontrar cada movimento dele a partir do número do movimento. Uma posição diz em que pino está cada disco. Dois discos têm `3 ⋅ 3 = 9` posições. Pressione *Reproduzir* e veja todas as nove.
all-positions-1-ask = number
    | ? Quantas posições há com três discos?
    | = 27 > Três pinos para cada disco: `3 ⋅ 3 ⋅ 3 = 27`. As regras só decidem que movimentos são permitidos.
    | 9 > Isso vale para dois discos. O terceiro disco também pode estar em três pinos.
    | 18 > O terceiro disco tem três possibilidades, não duas: `9 ⋅ 3`.
all-positions-2-title = Por três triângulos
all-positions-2-text = O mapa tem um ponto para cada uma das 27 posições, e a linha azul passa por todos. Em cada triângulo colorido, o disco 3 fica no pino dele, enquanto os discos 1 e 2 percorrem todas as suas 9 posições. Depois o disco 3 se move, e vem o triângulo seguinte. Pressione *Reproduzir*.
all-positions-2-ask = number
    | ? Quantas vezes o disco 3 se move?
    | = 2 > De A para B e de B para C: uma vez entre cada triângulo e o seguinte.
    | 1 > Na solução mais curta, ele se move uma vez. Mas então nunca está em B.
    | 26 > Esse é o número total de movimentos. Os discos menores fazem a maioria deles.
all-positions-3-title = Só para o pino ao lado
all-positions-3-text = Este quebra-cabeça tem outra regra: um disco só pode ir para um pino ao lado do seu, como mostram as setas. A regra elimina muitas linhas do mapa. O que resta é uma só linha por todas as posições, que você já conhece. Não há outro caminho.
all-positions-3-ask = number
    | ? Quantos movimentos são possíveis em um ponto que não é uma ponta dessa linha?
    | = 2 > Um vai para a frente, e o outro volta. Nas duas pontas só há um.
    | 3 > Isso é comum no quebra-cabeça clássico. Conte aqui: o disco 1 pode ir para A ou para C, e nenhum outro disco pode se mover.
    | 1 > Sempre é possível desfazer o último movimento.
all-positions-4-title = Impossível se perder
all-positions-4-text = O disco 3 acabou de ir de B para C. Resolva o resto à mão. Exceto nas duas pontas da linha, são possíveis dois movimentos: um vai para a frente, e o outro desfaz o último. Portanto, faça o movimento que não desfaz o último. Muitas vezes, o mesmo disco se move de novo.
all-positions-5-title = Três vezes, e mais dois
all-positions-5-text = O disco 4 vai primeiro para B e depois para C. A cada vez, a torre menor tem de estar fora do caminho: primeiro em C, depois em A. Por isso, a torre menor faz três viagens, e o disco 4, dois movimentos. Chame de `R_n` o número de movimentos para n discos: `R_n = 3 R_(n−1) + 2`. Isso dá 2, 8, 26, 80.
all-positions-5-ask = number
    | ? De quantos movimentos precisam cinco discos?
    | = 242 > `3 ⋅ 80 + 2`. É um a menos do que `3^5 = 243`, o número de posições.
    | 240 > Isso é três vezes 80. Faltam os dois movimentos do disco 5.
    | 243 > Esse é o número de posições. Um caminho por todas elas tem um movimento a menos.
all-positions-6-title = Um disco a mais
all-positions-6-text = Há dois modos de encontrar esses números. Multiplique por 3 o número para um disco a menos e some 2. Ou conte as posições: n discos têm `3^n`, e um caminho por todas elas tem um movimento a menos, por isso `R_n = 3^n − 1`. Experimente os dois.
all-positions-7-title = Algarismos 0, 1 e 2
all-positions-7-text = Na base 3, as casas valem 1, 3, 9, 27. De cada três movimentos, o disco 1 faz dois, e um disco maior, o terceiro. Por isso, se o número do movimento termina em 0, o disco 1 não se move; se termina em 00, o 2 também não. O movimento 45 é 1200: `45 = 1 ⋅ 27 + 2 ⋅ 9`. Dois zeros: move-se o disco 3.
all-positions-7-ask = number
    | ? Que disco faz o movimento 54? Na base 3, ele é 2000.
    | = 4 > Três zeros, por isso os discos 1, 2 e 3 não se movem. O disco 4 só faz dois movimentos: 27 (1000) e 54 (2000).
    | 3 > São três zeros, por isso o disco 3 também não se move.
    | 2 > O primeiro algarismo diz quantas vezes o disco 4 se moveu. Conte os zeros.
all-positions-8-title = Qual é o movimento?
all-positions-8-text = Divida o número do movimento por 3 enquanto não houver resto. Na base 3, há uma divisão para cada zero no final dele; por isso, o número de divisões mais 1 é o número do disco. De A ou de C, um disco só pode ir para B. De B, ele vai para C se o número do movimento for par, e para A se for ímpar.
all-positions-9-title = O que você já sabe fazer
all-positions-9-text = Você conhece um caminho por todas as `3^n` posições, em que um disco só vai para um pino ao lado do seu. Para 40 discos, ele tem { 12157665459056928800 } movimentos. Escrito na base 3, o número de um movimento diz que disco o faz, por isso não é preciso passar pelos movimentos anteriores.
all-positions-9-ask = sentence
    | ? Por que esse caminho passa exatamente uma vez por cada posição de 3 discos?
    | = O disco 3 está primeiro em A, depois em B e depois em C, e a cada vez os discos 1 e 2 passam uma vez por todas as suas 9 posições. Por isso, cada uma das 27 posições aparece uma vez.
triangles-name = Um triângulo de triângulos
triangles-about = Encontre o mapa das torres no triângulo de Pascal e em uma figura sem área.
triangles-1-title = Um ponto para cada posição
triangles-1-text = No final desta lição, você saberá por que o mapa das torres também se esconde em um triângulo de números. No mapa, cada ponto é uma posição, e cada linha é um movimento. Com três discos, há 27 pontos. Clique ou toque em alguns e veja onde estão os discos.
triangles-1-ask = number
    | ? Quantos pontos tem o mapa de quatro discos?
    | = 81 > O disco 4 pode estar em três pinos, e em cada caso os outros têm todas as suas 27 posições.
    | 54 > O disco 4 pode estar em três pinos, não em dois.
    | 36 > Um novo disco não acrescenta 9 pontos. Cada lugar dele pode ser combinado com cada um dos 27.
triangles-2-title = Três cópias, três linhas
triangles-2-text = Aqui está esse mapa. Em cada triângulo colorido, o disco 4 fica no mesmo pino, por isso o triângulo é um mapa inteiro de três discos. Só três linhas unem os triângulos: os movimentos do disco 4. Para cada um deles, os outros três discos têm de formar uma torre no terceiro pino.
triangles-2-ask = number
    | ? O mapa de três discos tem 39 linhas. Quantas tem este?
    | = 120 > Três cópias e três linhas entre elas: `3 ⋅ 39 + 3`.
    | 117 > São três cópias. Como elas estão unidas?
    | 78 > Há três cópias, uma para cada pino do disco 4.
triangles-3-title = Fileira por fileira
triangles-3-text = Olhe as fileiras de pontos, de cima para baixo. O ponto mais alto é a torre em A. Cada fileira fica um movimento mais longe dela. Conte os pontos das fileiras: 1, 2, 2, 4, 2, 4, 4, 8. Guarde bem essa lista.
triangles-3-ask = number
    | ? O mapa de quatro discos tem 16 fileiras. Quantos pontos tem a última?
    | = 16 > A cada disco a mais, a última fileira duplica: 2, 4, 8, 16. Ela pertence aos dois triângulos de baixo.
    | 8 > Essa é a última fileira para três discos. Com quatro, há ali dois triângulos lado a lado.
    | 15 > Esse é o número de movimentos do ponto mais alto até ela. Ela é formada por duas últimas fileiras do mapa menor.
triangles-4-title = O triângulo de Pascal
triangles-4-text = Escreva no papel linhas de números, cada uma centrada abaixo da anterior. A linha 0 é 1. Cada linha começa e termina em 1, e cada número do meio é a soma dos dois logo acima dele: 1 1, depois 1 2 1, depois 1 3 3 1, depois 1 4 6 4 1. Conte os números ímpares de cada linha: 1, 2, 2, 4, 2.
triangles-4-ask = number
    | ? A linha 5 é 1 5 10 10 5 1. Quantos números da linha 6 são ímpares?
    | = 4 > A linha 6 é 1 6 15 20 15 6 1. A lista continua como a do mapa: 1, 2, 2, 4, 2, 4, 4.
    | 2 > O 15 também é ímpar e aparece duas vezes.
    | 7 > Esse é o total de números da linha 6. Alguns são pares.
triangles-5-title = Por que é igual
triangles-5-text = Na linha 4, só as duas pontas são ímpares. Ímpar mais par dá ímpar, por isso, abaixo de cada ponta, o padrão das linhas 0 a 3 recomeça. Os números ímpares das 8 primeiras linhas formam três cópias dos das 4 primeiras. O mapa cresce do mesmo modo. Ponha um ponto em cada número ímpar, e você terá os pontos do mapa.
triangles-5-ask = number
    | ? Qual é a próxima linha em que só as duas pontas são ímpares?
    | = 8 > 1 8 28 56 70 56 28 8 1. Ali o padrão das 8 primeiras linhas recomeça, duas vezes. Depois dela vem a linha 16.
    | 5 > A linha 5 é 1 5 10 10 5 1, com quatro números ímpares.
    | 6 > A linha 6 tem quatro números ímpares: 1, 15, 15 e 1.
    | 7 > Na linha 7, todos os números são ímpares: 1 7 21 35 35 21 7 1.
triangles-6-title = A maioria dos números é par?
triangles-6-text = Dos 10 números das 4 primeiras linhas, 9 são ímpares. Nas 8 primeiras linhas, são 27 de 36, e nas 16 primeiras, 81 de 136. Quando o número de linhas duplica, o de números ímpares triplica, mas o total de números fica quase quatro vezes maior.
triangles-6-ask = choice
    | ? O que acontece com a proporção de números ímpares quando o número de linhas duplica várias vezes?
    | Ela se aproxima da metade > Isso estaria certo para números ao acaso. Aqui, a proporção é multiplicada a cada vez por cerca de 3/4.
    | = Ela se aproxima de 0 > A cada vez, ela é multiplicada por cerca de 3/4. Por isso, quase todos os números do triângulo de Pascal são pares.
    | Ela diminui sempre na mesma quantidade > Até aqui, parece que sim: 90%, 75%, 60%. Mas depois vem 46%. A cada vez, ela é multiplicada por cerca de 3/4.
triangles-7-title = O triângulo de Sierpiński
triangles-7-text = Com mais discos, o mapa fica cada vez mais parecido com uma figura que Wacław Sierpiński descreveu em 1915. Pegue um triângulo cheio e retire a quarta parte do meio. Faça o mesmo com os três triângulos que restam, depois com os nove, e assim sem fim. Amplie o mapa para ver de novo o mesmo desenho.
triangles-7-ask = number
    | ? Um triângulo cheio tem área 64. Que área resta depois de três rodadas de cortes?
    | = 27 > 48, 36, 27: cada rodada deixa três quartos. Se continuar sem fim, não resta nenhuma área. Uma figura assim chama-se *fractal*.
    | 16 > Cada rodada tira um quarto do que resta, não dos 64.
    | 48 > Isso é depois de uma rodada.
    | 36 > Isso é depois de duas rodadas.
triangles-8-title = Ao longo do lado
triangles-8-text = O lado direito do mapa é o caminho mais curto da torre em A até a torre em C. Cada movimento desce uma fileira. Aqui estão quatro posições desse lado. Coloque-as na ordem em que aparecem na descida. Compare primeiro o disco 4 e depois o disco 3.
triangles-9-title = O que você já sabe fazer
triangles-9-text = Você sabe desenhar o mapa de n discos: faça três cópias do mapa com um disco a menos e una-as por três linhas. Os números ímpares das `2^n` primeiras linhas do triângulo de Pascal têm o mesmo padrão, e o triângulo de Sierpiński também.
triangles-9-ask = sentence
    | ? Por que o mapa de n discos é formado por três mapas menores?
    | = O maior disco pode estar em três pinos. Enquanto ele fica no mesmo pino, os discos menores podem fazer todos os movimentos de um quebra-cabeça próprio.
