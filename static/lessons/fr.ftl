tour-name = Visite
tour-about = Ce que l’on peut voir ici, en six étapes courtes.
tour-1-title = L’astuce
tour-1-text = Déplacez un seul disque à la fois, et n’en posez jamais un sur un plus petit. Pour déplacer trois disques, écartez-en deux, déplacez le plus grand, puis remettez les deux autres dessus. Le panneau montre ces trois tâches.
tour-2-title = Doublement
tour-2-text = Chaque disque supplémentaire double le nombre de coups et en ajoute un : 1, 3, 7, 15, 31. Les deux moitiés de la frise se ressemblent donc. À un coup par seconde, 64 disques demandent plus de 500 milliards d’années.
tour-3-title = Bits
tour-3-text = Écrivez le numéro du coup en binaire. Les zéros à la fin indiquent quel disque bouge. Tous les chiffres ensemble indiquent où est chaque disque. Cliquez ou appuyez sur un chiffre pour le changer.
tour-4-title = Un triangle de triangles
tour-4-text = Chaque point est une position, et chaque trait est un coup. La carte entière est formée de trois copies de la carte obtenue avec un disque de moins. Le trait épais est la solution. Zoomez pour retrouver le même motif.
tour-5-title = D’autres règles
tour-5-text = Ici, les disques vont seulement de A à B, de B à C et de C à A, ce qui demande beaucoup plus de coups. Le panneau montre le casse-tête classique au même stade. Appuyez sur « Lecture » pour voir avancer les deux casse-têtes.
tour-6-title = Une quatrième tige
tour-6-text = Avec une quatrième tige, 64 disques demandent { 18433 } coups au lieu de { 18446744073709551615 }. En 2014, on a démontré que c’est le minimum possible avec quatre tiges. Le panneau montre le casse-tête à trois tiges au même stade.

## Lesson: Trust the smaller puzzle. 9 steps.

recursion-name = Fiez-vous à la petite tour
recursion-about = Résolvez n’importe quelle tour en vous fiant à la solution d’une plus petite.
recursion-1-title = Trois disques
recursion-1-text = À la fin de cette leçon, vous saurez planifier la solution pour n’importe quel nombre de disques. Les règles : déplacez un seul disque à la fois, et n’en posez jamais un sur un plus petit. Essayez : faites glisser les disques un par un, jusqu’à ce que les trois soient sur la tige C, marquée d’un drapeau.
recursion-1-ask = position
    | = 222 > Sept coups, c’est le minimum ; vous en a-t-il fallu plus ? L’étape 3 montre le plan.
recursion-2-title = Le plus grand disque décide
recursion-2-text = Le disque 3 doit aller de A à C. Pour ce coup, rien ne doit être posé sur lui, et la tige C doit être vide. Il ne reste que la tige B pour les disques 1 et 2. Ici, ils y attendent déjà. Appuyez sur *Coup suivant*.
recursion-3-title = Trois parties
recursion-3-text = Sous le casse-tête entier, l’image montre ses trois parties. Les disques 1 et 2 vont de A à B, le disque 3 va de A à C, et les disques 1 et 2 vont de B à C. Cliquez ou appuyez sur chaque partie. La première et la dernière sont elles-mêmes des casse-têtes, avec un disque de moins.
recursion-4-title = Quelle partie vient ensuite ?
recursion-4-text = Avec quatre disques, le plan est le même, et chaque partie de plusieurs disques le suit aussi. D’abord, les disques plus petits s’écartent. Ensuite, un disque se déplace, puis les plus petits se posent sur lui. Trouvez la partie suivante.
recursion-5-title = La confiance
recursion-5-text = Huit disques. La deuxième ligne contient 7 disques de A à B, un trait fin pour le disque 8, et 7 disques de B à C. Comment déplacer 7 disques ? Vous n’avez pas encore besoin de le savoir. Si vous pouvez résoudre le casse-tête plus petit, vous pouvez résoudre celui-ci.
recursion-5-ask = choice
    | ? Que faut-il savoir pour déplacer 7 disques ?
    | = Comment déplacer 6 disques > Sept disques forment un casse-tête du même genre, 6 disques aussi, et ainsi de suite jusqu’à un seul. Le plan est donc complet.
    | Les 127 coups > Vous pouvez vous passer de cette liste. Le casse-tête à 7 disques a les mêmes trois parties, avec 6 disques au lieu de 7.
    | Comment soulever les 7 à la fois > Un seul disque se déplace à la fois. « Déplacer 7 disques » est un casse-tête à part entière.
recursion-6-title = Où s’arrête la confiance
recursion-6-text = Les blocs gris mènent du casse-tête entier jusqu’à ce coup. Chacun est plus petit que celui du dessus. Le dernier n’a qu’un seul disque, et un disque seul peut être déplacé directement. Résoudre un casse-tête à l’aide de casse-têtes plus petits du même genre, c’est la *récursivité*. Appuyez sur *Coup suivant* et observez les blocs.
recursion-7-title = Le plan sous forme de programme
recursion-7-text = Cinq lignes contiennent tout le plan, pour n’importe quel nombre de disques. `n` est le nombre de disques ; dans la première ligne, les lettres qui le suivent sont le départ, l’arrivée et la troisième tige, dans un certain ordre. Une ligne avec `n − 1` résout un casse-tête plus petit. Une ligne avec `return` termine la récursivité quand il ne reste aucun disque. Remettez les lignes dans l’ordre.
recursion-8-title = Terminez le plan à la main
recursion-8-text = Ici, les deux premières parties sont faites. Avant de toucher à un disque, décidez où le disque 3 doit aller, et où les disques 1 et 2 doivent attendre pour le laisser passer.
recursion-9-title = Ce que vous savez faire
recursion-9-text = Vous savez planifier la solution de n’importe quelle tour : écartez les disques plus petits, déplacez le plus grand, puis remettez les plus petits dessus. Les disques plus petits forment un casse-tête plus petit, que vous résolvez de la même façon, jusqu’à un seul disque.
recursion-9-ask = sentence
    | ? Comment déplacer 10 disques de A à C ? Utilisez le mot « casse-tête ».
    | = Résoudre le casse-tête à 9 disques de A à B, déplacer le disque 10 jusqu’à C, puis résoudre le casse-tête à 9 disques de B à C.

## Lesson: Why the moves explode. 9 steps.

doubling-name = Le nombre de coups explose
doubling-about = Comptez sans jouer, et voyez pourquoi quelques disques de plus prennent des années.
doubling-1-title = Un, trois, et après ?
doubling-1-text = À la fin de cette leçon, vous saurez dire combien de coups demande n’importe quelle tour, sans les jouer. Un disque demande 1 coup. Deux disques en demandent 3 : appuyez trois fois sur *Coup suivant*. Combien en faut-il pour trois disques ? Devinez, puis réglez *Disques* sur 3.
doubling-1-ask = number
    | = 7 > Trois coups, puis le disque 3, puis encore trois coups : 3 + 1 + 3.
    | 6 > On pense souvent au double de 3. Mais il manque le coup du disque 3 lui-même.
    | 5 > De 1 à 3, il y a 2 coups de plus, mais cela ne continue pas ainsi. Quels coups faut-il jouer avant que le disque 3 puisse bouger, et lesquels après ?
doubling-2-title = Deux copies et un coup
doubling-2-text = Chaque trait de la frise est un coup. Le plus haut est le coup 8, le seul coup du disque 4. À sa gauche, il y a 7 coups, ceux d’un casse-tête à trois disques, et à sa droite, 7 autres. Cela fait `7 + 1 + 7 = 15`.
doubling-3-title = Doubler et ajouter un
doubling-3-text = Notez `M_n` le nombre de coups pour n disques. La tour plus petite se déplace deux fois et le plus grand disque une fois, donc `M_n = 2 M_(n−1) + 1`. Quatre disques demandaient 15 coups, donc cinq en demandent 31. À quel coup correspond ici le trait le plus haut, et pourquoi celui-là ?
doubling-3-ask = number
    | = 16 > Le disque 5 bouge une seule fois, après les 15 coups qui écartent les quatre disques posés sur lui.
    | 15 > Après 15 coups, la voie est libre. C’est alors que le disque 5 bouge.
    | 31 > C’est le nombre total de coups. Le trait le plus haut est au milieu.
doubling-4-title = Un disque de plus
doubling-4-text = Chaque question vous donne le nombre de coups d’une tour et vous le demande pour un disque de plus. Vous n’avez besoin de rien d’autre. Dites-vous quels coups sont joués deux fois, et lequel une seule fois.
doubling-5-title = Une puissance de deux moins un
doubling-5-text = Les nombres de coups sont 1, 3, 7, 15, 31. Ajoutez 1 à chacun : 2, 4, 8, 16, 32. De `M_n = 2 M_(n−1) + 1`, on tire `M_n + 1 = 2 (M_(n−1) + 1)` : le nombre augmenté de 1 double à chaque fois. Donc `M_n = 2^n − 1`. Pour 8 disques, c’est `256 − 1`. Trouvez ce nombre dans le panneau. Combien de coups faudra-t-il pour 9 disques ? Appuyez sur + à côté de *Disques*.
doubling-5-ask = number
    | = 511 > Deux fois 255 plus 1, ou bien 512 − 1.
    | 512 > C’est la puissance de deux. Il faut un coup de moins.
    | 510 > C’est deux fois 255. Et le coup du disque 9 ?
doubling-6-title = Quel disque travaille le plus ?
doubling-6-text = La frise surligne le disque 1. Il joue un coup sur deux, à partir du coup 1. Le disque 2 en joue un sur quatre, à partir du coup 2, et le disque 3 un sur huit, à partir du coup 4. En tout : `16 + 8 + 4 + 2 + 1 = 31`. Écrivez un autre numéro dans *Surligner le disque*.
doubling-7-title = Les coups d’un seul disque
doubling-7-text = Ne comptez pas coup par coup. Rappelez-vous à quel coup le disque bouge pour la première fois, et combien de coups plus tard il bouge de nouveau.
doubling-8-title = Des minutes aux années
doubling-8-text = À un coup par seconde, 10 disques prennent 17 minutes, 20 disques 12 jours et 30 disques 34 ans. Dix disques de plus prennent environ mille fois plus de temps, car `2^10 = 1024`. Changez le nombre dans *Disques*. À partir de combien de disques faut-il une heure ou plus ?
doubling-8-ask = number
    | = 12 > 12 disques prennent { 4095 } secondes, un peu plus d’une heure ; 11 disques prennent 34 minutes.
    | 11 > { 2047 } secondes, c’est 34 minutes.
    | 13 > Cela prend plus de deux heures. Une tour plus petite suffit.
doubling-9-title = Ce que vous savez faire
doubling-9-text = Vous savez compter sans jouer : n disques demandent `2^n − 1` coups, car la tour plus petite se déplace deux fois et le plus grand disque une fois. Chaque disque de plus double le nombre de coups et en ajoute un. À un coup par seconde, 32 disques prennent donc déjà 136 ans.
doubling-9-ask = choice
    | ? 10 disques demandent { 1023 } coups. Combien en faut-il pour 20 disques ?
    | Deux fois plus > Deux fois plus de disques, ce n’est pas deux fois plus de coups : chaque disque, à lui seul, double leur nombre.
    | Dix fois plus > Chacun des dix disques double le nombre de coups : multipliez donc dix fois par 2.
    | = Environ mille fois plus > Le nombre double dix fois : `2^10 = 1024`.

## Lesson: A proof by induction. 9 steps.

induction-name = Démontrer par récurrence
induction-about = Démontrez combien de coups suffisent, et qu’aucun plan n’en demande moins.
induction-1-title = Deux affirmations
induction-1-text = À la fin de cette leçon, vous saurez démontrer que n disques demandent exactement `2^n − 1` coups. Cela fait deux affirmations : ce nombre de coups suffit, et un nombre plus petit ne suffit pas. Pour trois disques, c’est 7. Faites glisser les disques et essayez d’y arriver en moins de 7 coups.
induction-2-title = Cela suffit : l’initialisation
induction-2-text = Commencez par le plus petit cas possible. Un disque : `2^1 − 1 = 1` coup. Appuyez sur *Coup suivant*, et l’affirmation est démontrée pour un disque. C’est l’*initialisation* de la démonstration.
induction-3-title = Cela suffit : l’hérédité
induction-3-text = Supposez que 7 coups suffisent pour trois disques. Alors quatre disques demandent au plus `7 + 1 + 7 = 15` coups, comme sur l’image. Cela marche pour n’importe quel nombre : si `2^n − 1` coups suffisent pour n disques, alors `2 (2^n − 1) + 1 = 2^(n+1) − 1` suffisent pour un disque de plus. Ce passage s’appelle l’*hérédité*.
induction-4-title = Cela suffit : toutes les tours
induction-4-text = L’initialisation démontre l’affirmation pour un disque. L’hérédité mène de 1 à 2, de 2 à 3, de 3 à 4, et au-delà de tout nombre que vous pouvez citer. C’est une démonstration par *récurrence*. Appuyez quelques fois sur + à côté de *Disques*, et vérifiez chaque total.
induction-4-ask = choice
    | ? Quelqu’un vérifie l’affirmation de 1 à 100 disques. Est-elle démontrée pour toutes les tours ?
    | Oui, 100 cas suffisent > Elle pourrait encore être fausse pour 101 disques. Vérifier des cas, ce n’est pas démontrer par récurrence.
    | = Non, il manque l’hérédité > Seule l’hérédité mène de chaque nombre au suivant, même au-delà de 100.
induction-5-title = À vous d’utiliser l’hérédité
induction-5-text = Vous connaissez le nombre de coups d’une tour. Appliquez une fois l’hérédité, avec des nombres. La réponse doit être une puissance de deux moins un, donc vous pouvez la vérifier vous-même.
induction-6-title = Pas moins : avant
induction-6-text = Un plan plus astucieux pourrait-il être plus court ? Dans *n’importe quel* plan, arrêtez-vous juste avant le premier coup du disque 4. Rien n’est posé sur lui, et la tige où il va est vide. Les disques 1 à 3 forment donc une tour sur la troisième tige. Supposez que l’on sache déjà que trois disques demandent au moins 7 coups. Alors 7 coups ou plus ont été joués.
induction-7-title = Quels coups sont permis ?
induction-7-text = Jusqu’ici, la démonstration a utilisé deux règles (et le fait que les disques se déplacent un par un) : un disque ne peut pas bouger si un autre est posé dessus, et aucun disque ne peut être posé sur un plus petit. Utilisez-les ici. Si un coup n’est pas permis, dites quelle règle l’interdit.
induction-8-title = Pas moins : après
induction-8-text = Le disque 4 bouge au moins une fois. Après son dernier coup, les disques 1 à 3 sont ensemble sur une des autres tiges. Pour former une tour sur le disque 4, il leur faut encore au moins 7 coups. Aucun plan n’a donc moins de `7 + 1 + 7 = 15` coups. De même, l’affirmation pour n disques donne celle pour n + 1, et l’initialisation est claire : un disque demande au moins 1 coup.
induction-8-ask = order
    | ? Remettez dans l’ordre la démonstration pour n + 1 disques.
    | Supposons que n disques demandent au moins `2^n − 1` coups.
    | Avant le premier coup du disque n + 1, les n autres disques ont formé une tour sur la troisième tige. Par hypothèse, former cette tour a demandé au moins `2^n − 1` coups.
    | Ensuite, le disque n + 1 bouge au moins une fois.
    | Après son dernier coup, il faut encore au moins `2^n − 1` coups aux n autres disques.
    | Cela fait en tout au moins `2^(n+1) − 1` coups.
induction-9-title = Ce que vous savez faire
induction-9-text = Vous savez démontrer que `2^n − 1` coups suffisent, car un plan pour n disques en donne un pour n + 1. Vous savez démontrer qu’un nombre plus petit ne suffit pas, car dans n’importe quel plan, les disques plus petits doivent s’écarter avant le plus grand et revenir après lui.
induction-9-ask = choice
    | ? « 14 coups suffisent pour 4 disques : 7 pour amener les disques 1 à 3 sur B, 1 pour amener le disque 4 sur C et 6 pour remettre les disques 1 à 3 dessus. » Où est l’erreur ?
    | Le disque 4 doit bouger deux fois > Une fois suffit, directement de A à C.
    | = Les disques 1 à 3 demandent encore 7 coups > Une tour de trois disques demande chaque fois au moins 7 coups, donc il en faut au moins 15 en tout.
    | Il n’y a pas d’erreur > Dans ce cas, trois disques ne demanderaient que 6 coups, mais il leur en faut au moins 7.

## Lesson: Binary and Gray code. 9 steps.

binary-name = Binaire et code de Gray
binary-about = Lisez dans le numéro du coup quel disque bouge et où sont tous les disques.
binary-1-title = Un numéro pour chaque coup
binary-1-text = À la fin de cette leçon, vous saurez lire dans le numéro d’un coup quel disque bouge et où est chaque disque. La ligne montre 180 en binaire : `128 + 32 + 16 + 4`. Chaque chiffre correspond à un disque, le disque 1 à droite. Cliquez ou appuyez sur un chiffre pour le changer.
binary-2-title = Les zéros à la fin
binary-2-text = Comptez les zéros à la fin de la ligne. Aucun zéro : le disque 1 bouge. Un zéro : le disque 2. Deux zéros : le disque 3. Le nombre 180 s’écrit 10110100 et se termine par deux zéros, donc le coup 180 déplace le disque 3. Quel disque joue le coup 184 ? Écrivez 184 en binaire, puis appuyez quatre fois sur *Coup suivant* pour vérifier.
binary-2-ask = number
    | = 4 > 184 s’écrit 10111000 et se termine par trois zéros, donc le disque 4 bouge.
    | 3 > Il y a bien trois zéros. Mais aucun zéro, c’est le disque 1 : ajoutez donc un.
    | 8 > 184 est bien divisible par 8. Comptez maintenant les zéros à la fin.
binary-3-title = Et dans quel sens ?
binary-3-text = Le disque 1 tourne toujours dans le même sens : A, B, C, A avec un nombre pair de disques, et A, C, B, A avec un nombre impair. Quand le disque 1 ne bouge pas, il ne reste qu’un seul coup permis. Prévoyez chaque coup avant d’appuyer sur *Coup suivant*.
binary-4-title = Prévoyez le coup
binary-4-text = Écrivez en binaire le numéro du coup à venir et comptez les zéros à la fin. Ils indiquent le disque. Trouvez ensuite la seule tige où il peut aller. Pour le disque 1, rappelez-vous dans quel sens il tourne.
binary-5-title = Le code de Gray
binary-5-text = Comparez chaque chiffre avec celui qui est à sa gauche (imaginez un 0 devant le premier) : égaux, ils donnent 0 ; différents, ils donnent 1. Ainsi, 0011 devient 0010, et 0100 devient 0110. C’est le *code de Gray*. D’un numéro au suivant, exactement un chiffre du code de Gray change : celui du disque qui bouge. Quel est le code de Gray de 0101 ?
binary-5-ask = number
    | = 0111 > 0 et 1 sont différents, 1 et 0 aussi, 0 et 1 aussi. Seul le premier chiffre est égal au 0 imaginé devant lui.
    | 0101 > C’est le nombre lui-même. Comparez chaque chiffre avec celui qui est à sa gauche.
    | 1111 > Le premier chiffre est 0, comme celui que l’on imagine devant : égaux, ils donnent 0.
    | 7 > Écrivez-le avec les chiffres 0 et 1.
binary-6-title = Combien de fois a-t-il bougé ?
binary-6-text = Survolez un chiffre, ou appuyez deux fois dessus, pour voir combien de fois son disque a bougé. Le disque 3 joue le coup 4, puis un coup sur huit. Divisez donc 180 par 8 : 22,5. Arrondissez à l’entier le plus proche, un demi vers le haut : 23 fois. Pour le disque k, divisez par `2^k`.
binary-7-title = Diviser et arrondir
binary-7-text = Divisez le nombre de coups joués : par 2 pour le disque 1, par 4 pour le disque 2, par 8 pour le disque 3, et ainsi de suite. Arrondissez ensuite à l’entier le plus proche, un demi vers le haut.
binary-8-title = Où est chaque disque
binary-8-text = Après trois déplacements, un disque est revenu à son point de départ, donc seul compte le reste de la division par 3. Avec 8 disques, ceux de numéro impair suivent l’ordre A, B, C, A, et ceux de numéro pair, qui ont des encoches, A, C, B, A. Le disque 3 a bougé 23 fois, reste 2 : tige C. Le disque 6 a bougé 3 fois : où est-il ?
binary-8-ask = choice
    | = Sur la tige A > 180 divisé par 64 donne environ 2,8, donc 3 déplacements. Reste 0 : il est revenu à son point de départ.
    | Sur la tige B > Combien de fois a-t-il bougé, et quel est le reste de la division par 3 ?
    | Sur la tige C > Un chiffre seul n’indique pas la tige. Divisez 180 par 64, arrondissez, puis prenez le reste de la division par 3.
binary-9-title = Ce que vous savez faire
binary-9-text = Vous savez dire quel disque joue un coup : comptez les zéros à la fin du numéro du coup en binaire, et ajoutez un. Vous savez dire où est chaque disque : divisez et arrondissez pour trouver combien de fois il a bougé, puis utilisez le reste de la division par 3.

## Lesson: A map of all positions. 9 steps.

graph-name = La carte des positions
graph-about = Voyez toutes les positions à la fois, et pourquoi la carte se répète.
graph-1-title = Un point par position
graph-1-text = À la fin de cette leçon, vous saurez lire la carte de toutes les positions et expliquer sa forme. Un disque peut être sur n’importe laquelle des trois tiges, donc il y a trois points. Chaque trait est un coup, dans un sens ou dans l’autre. Cliquez ou appuyez sur les points et observez le disque.
graph-2-title = Deux disques, neuf points
graph-2-text = Chacun des deux disques peut être sur trois tiges : `3 × 3 = 9` positions. Chaque triangle coloré est la carte d’un seul disque, tandis que le disque 2 reste sur une tige. Trois traits relient les triangles. Quel disque se déplace le long de ces traits ? Cliquez ou appuyez sur les deux bouts de l’un d’eux.
graph-2-ask = number
    | = 2 > Le disque 1 reste alors sur sa tige, et le disque 2 se déplace entre les deux autres tiges.
    | 1 > Le disque 1 se déplace à l’intérieur des triangles. Cliquez ou appuyez sur les deux bouts d’un trait qui relie deux triangles.
graph-3-title = Trois copies
graph-3-text = 27 points, en trois copies de la carte précédente : disque 3 sur A, sur B, sur C. Entre deux copies, il n’y a qu’un seul trait. Le disque 3 ne peut y passer que si les disques 1 et 2 sont tous les deux sur la troisième tige. Appuyez sur *Coup précédent* et regardez-le repasser.
graph-4-title = Y a-t-il un trait ?
graph-4-text = Sur la carte, un trait est un coup permis. Chaque question demande si un tel trait part de la position que montrent les tours.
graph-5-title = Coins et côtés
graph-5-text = Dans les coins, tous les disques sont sur la même tige. Là, seul le disque 1 peut bouger, donc deux traits partent d’un coin. Trois traits partent de tout autre point : vérifiez-en quelques-uns. La solution suit un côté, de *Tous sur A* à *Tous sur C*. Appuyez sur *Lecture*.
graph-6-title = La plus grande distance
graph-6-text = Il y a `3^4 = 81` positions. Pourtant, deux positions ne sont jamais à plus de 15 coups l’une de l’autre : c’est la distance d’un coin à un autre. Pour n disques, la plus grande distance est `2^n − 1`. Cliquez ou appuyez sur un point à l’écart du trait épais. Sous les tours, vous lisez à combien de coups est l’arrivée. *Lecture* montre le chemin.
graph-7-title = En chemin sans la carte
graph-7-text = Vous êtes quelque part sur un côté de la carte, et l’arrivée est un coin. Rejoignez-la sans détour. Planifiez d’abord le trajet du plus grand disque.
graph-8-title = Le triangle de Sierpiński
graph-8-text = Huit disques ont `3^8` positions, c’est-à-dire { 6561 }. Plus il y a de disques, plus la carte, dessinée à la même taille, se rapproche d’une figure célèbre, le *triangle de Sierpiński*. Wacław Sierpiński l’a décrit en 1915. Appuyez sur + sous la carte. Qu’est-ce qui reste pareil ?
graph-8-ask = sentence
    | = La forme : chaque carte est faite de trois cartes plus petites, reliées par trois traits. Seul le nombre de points change : il est multiplié par 3.
graph-9-title = Ce que vous savez faire
graph-9-text = Vous savez expliquer la forme : chaque place du plus grand disque donne une copie de la carte à un disque de moins, et deux copies sont reliées par un seul trait. Vous savez lire les distances : deux positions ne sont jamais plus éloignées que deux coins, qui sont à `2^n − 1` coups l’un de l’autre.

## Lesson: Only one way round. 9 steps.

one-way-name = Toujours dans le même sens
one-way-about = Deux tâches qui s’appellent l’une l’autre et un nombre de coups qui fait plus que doubler.
one-way-1-title = Un seul sens
one-way-1-text = À la fin de cette leçon, vous saurez expliquer deux tâches qui ont besoin l’une de l’autre. Ici, les disques vont seulement de A à B, de B à C et de C à A. Faites glisser le disque 1 de A à C et lisez ce que dit la page. Jouez ensuite vers la tige B.
one-way-2-title = L’aller n’est pas le retour
one-way-2-text = De A à B, une tour va *une tige plus loin*. Pour revenir de B à A, ses disques passent par C : elle va *deux tiges plus loin*. Avec deux disques, il faut 5 coups pour aller une tige plus loin, et 7 pour aller deux tiges plus loin. Appuyez sur *Lecture* pour voir les 7 coups, ici de A à C.
one-way-3-title = Une tige plus loin
one-way-3-text = Le disque 3 n’a besoin que d’un coup, de A à B. Les disques 1 et 2 attendent sur C : deux tiges plus loin que A. Plus tard, ils vont de C à B : encore deux tiges plus loin. Notez `a_n` le nombre de coups de n disques pour aller une tige plus loin, et `b_n` pour deux. Alors `a_n = 2 b_(n−1) + 1`, ici `15 = 7 + 1 + 7`.
one-way-4-title = Le programme pour une tige
one-way-4-text = `once` (une fois) amène n disques une tige plus loin, de x à y. `twice` (deux fois) les amène deux tiges plus loin. C’est un autre programme, et vous pouvez lui faire confiance. Suivez les disques plus petits de tige en tige et remettez les lignes dans l’ordre.
one-way-5-title = Deux tiges plus loin
one-way-5-text = Ici, le disque 3 va de A à C et doit s’arrêter sur B. Les disques 1 et 2 doivent quitter C avant qu’il puisse continuer : ils vont de C à A, une tige plus loin. Donc `b_n = 2 b_(n−1) + a_(n−1) + 2`, ici `21 = 7 + 1 + 5 + 1 + 7`. Trouvez les cinq parties sur l’image.
one-way-6-title = Trois parties ou cinq ?
one-way-6-text = Une tâche « une tige plus loin » a trois parties, et une tâche « deux tiges plus loin » en a cinq. Une partie vous est donnée : trouvez d’abord de quel genre est la tâche à laquelle elle appartient.
one-way-7-title = Une croissance rapide
one-way-7-text = Une tige plus loin : 1, 5, 15, 43. Deux tiges plus loin : 2, 7, 21, 59. Les étapes 3 et 5 donnent `b_n − a_n = a_(n−1) + 1`, par exemple `21 − 15 = 5 + 1`. À l’étape 3, mettez donc `a_(n−1) + a_(n−2) + 1` à la place de `b_(n−1)` : `a_n = 2 a_(n−1) + 2 a_(n−2) + 3`. Quel nombre vient après 43 ? Réglez *Disques* sur 5 pour vérifier.
one-way-7-ask = number
    | = 119 > `2 × 43 + 2 × 15 + 3`.
    | 116 > Il manque le 3.
    | 129 > C’est le triple du dernier nombre. Utilisez les deux derniers nombres et le 3.
one-way-8-title = Pas 2, mais 2,73
one-way-8-text = Huit disques demandent { 2447 } coups ici et 255 dans le casse-tête classique. Supposez que chaque disque de plus multiplie les grands nombres de coups par x. Alors la règle de l’étape 7, où le 3 ne compte plus, donne `x^2 = 2 x + 2`. La solution positive est `1 + √3`, environ 2,73. Le casse-tête classique ne fait que doubler. Appuyez sur *Lecture* et comparez les deux.
one-way-9-title = Ce que vous savez faire
one-way-9-text = Vous savez expliquer les deux tâches : pour aller une tige plus loin, une tour a besoin de tours plus petites qui vont deux tiges plus loin, et celles-ci ont besoin des deux genres. Vous savez dire ce que cela coûte : avec beaucoup de disques, chaque disque de plus multiplie le nombre de coups par `1 + √3` environ, et non par 2.

## Lesson: A fourth peg. 9 steps.

four-pegs-name = Une quatrième tige
four-pegs-about = Mettez des disques à l’écart, choisissez combien, et apprenez ce qui est démontré.
four-pegs-1-title = Plus de place
four-pegs-1-text = À la fin de cette leçon, vous saurez expliquer comment une quatrième tige économise des coups, et ce qui est démontré à ce sujet. Six disques demandent 63 coups sur trois tiges. Sur quatre tiges, 17 suffisent. Faites d’abord glisser les disques jusqu’à la tige D, puis appuyez sur *Lecture*.
four-pegs-2-title = Mettre à l’écart
four-pegs-2-text = Les disques 1 à 3 ont été mis à l’écart sur la tige B. Cela a demandé 5 coups. Sur trois tiges, il en faudrait 7, mais quatre tiges laissent plus de place. Revenez en arrière avec *Coup précédent* : quels disques attendent seuls sur une tige ?
four-pegs-2-ask = choice
    | ? Où sont les disques 1 et 2 pendant que le disque 3 bouge ?
    | = Chacun seul sur une tige > Le disque 1 n’a donc pas besoin de monter sur le disque 2, puis d’en redescendre : 5 coups au lieu de 7.
    | Ensemble sur une tige > Sur trois tiges, c’est inévitable. Revenez en arrière et regardez les tiges C et D.
four-pegs-3-title = Trois tiges pour le reste
four-pegs-3-text = Les disques 4 à 6 ne peuvent pas utiliser la tige B, car elle porte des disques plus petits. Il leur reste donc trois tiges, et trois disques y demandent 7 coups. Ensuite, les disques 1 à 3 se posent dessus, à l’aide des quatre tiges : 5 coups. En tout, `5 + 7 + 5 = 17`.
four-pegs-4-title = Quelle partie vient ensuite ?
four-pegs-4-text = Une tâche sur quatre tiges met quelques disques à l’écart, déplace les autres, puis pose les premiers dessus. Regardez quels disques sont nommés et où ils se trouvent.
four-pegs-5-title = Le meilleur partage
four-pegs-5-text = Notez `F_k` le nombre de coups pour k disques sur quatre tiges. Pour k de 1 à 5, c’est 1, 3, 5, 9, 13. Si k des 6 disques sont mis à l’écart, le plan demande `2 F_k + 2^(6−k) − 1` coups : les k disques se déplacent deux fois, et les autres une fois, sur trois tiges. Pour `k = 1`, cela fait 33. Pour quel k faut-il le moins de coups ?
four-pegs-5-ask = number
    | = 3 > `5 + 7 + 5 = 17`. C’est le partage que montre l’image. Pour k de 1 à 5, on obtient 33, 21, 17, 21, 27.
    | 1 > Cela fait 33 coups : il reste cinq disques pour trois tiges.
    | 2 > Cela fait 21 coups. Essayez avec un disque de plus.
    | 4 > Cela fait 21 coups. Essayez avec un disque de moins.
    | 5 > Cela fait 27 coups. Mettre plus de disques à l’écart n’est pas toujours mieux : tous ces disques se déplacent deux fois.
four-pegs-6-title = À vous, sur quatre tiges
four-pegs-6-text = Amenez les disques jusqu’au drapeau avec le moins de coups possible. Plusieurs solutions sont aussi courtes que possible, et chacune est acceptée. Utilisez les tiges vides avant d’empiler les disques.
four-pegs-7-title = 64 disques avant le dîner
four-pegs-7-text = Sur trois tiges, 64 disques demandent { 18446744073709551615 } coups. Sur quatre, ils en demandent { 18433 }, soit environ cinq heures à un coup par seconde. L’image montre le milieu de la solution. Comptez les disques sur les tiges B et C. Pourquoi ne sont-ils pas tous sur la même tige ?
four-pegs-7-ask = sentence
    | = Ils forment deux groupes. Les disques du haut ont été mis à l’écart sur une tige, à l’aide des quatre tiges. Ceux du bas ne pouvaient alors utiliser que trois tiges, et ils sont sur une autre.
four-pegs-8-title = Démontré ou non
four-pegs-8-text = J. S. Frame et B. M. Stewart ont publié cette méthode en 1941. Ce n’est qu’en 2014 que Thierry Bousch a démontré qu’aucune solution sur quatre tiges n’est plus courte. Pour cinq tiges ou plus, c’est une conjecture : beaucoup y croient, mais personne n’en a de démonstration généralement reconnue. Lisez ce que le panneau dit de ces 111 coups.
four-pegs-9-title = Ce que vous savez faire
four-pegs-9-text = Vous savez expliquer la méthode de Frame et Stewart : mettez des disques à l’écart, déplacez les autres sur trois tiges, et choisissez le partage qui demande le moins de coups. Vous savez dire si le minimum est sûr : démontré sur quatre tiges par Bousch en 2014, conjecturé sur cinq ou plus.

## Lesson: The legend of 64 discs. 9 steps.

legend-name = La légende des 64 disques
legend-about = Une histoire, un casse-tête de 1883 et un nombre de vingt chiffres.
legend-1-title = La fin du monde
legend-1-text = À la fin de cette leçon, vous saurez dire combien de temps prennent 64 disques, qui a raconté l’histoire, et où sont les disques à tout moment. L’histoire : dans un temple de Bénarès, des prêtres déplacent 64 disques d’or. Quand ils auront terminé, ce sera la fin du monde. Appuyez sur *Lecture* et voyez à quelle vitesse cela avance.
legend-2-title = Un casse-tête venu de Paris
legend-2-text = Le casse-tête est paru à Paris en 1883, avec huit disques de bois et une notice qui raconte la légende. L’auteur était N. Claus (de Siam), du collège Li-Sou-Stian. Changez l’ordre des lettres : vous obtenez Lucas d’Amiens et Saint-Louis. Édouard Lucas était un mathématicien qui enseignait au lycée Saint-Louis.
legend-3-title = Combien de temps ?
legend-3-text = Les prêtres doivent jouer `2^64 − 1` coups, un nombre de 20 chiffres. À un coup par seconde, combien d’années faut-il ? Regardez sous le graphique. La notice de Lucas dit : plus de cinq milliards de siècles. A-t-il raison ? L’Univers a environ 13,8 milliards d’années.
legend-3-ask = choice
    | = Oui, il a raison > 585 milliards d’années, c’est 5,85 milliards de siècles : plus de 40 fois l’âge de l’Univers.
    | Non, il faut moins de temps > Comptez en siècles : 585 milliards d’années, divisés par 100.
    | Non, il faut bien plus de temps > Comparez des siècles avec des siècles : 585 milliards d’années, divisés par 100.
legend-4-title = Le milieu
legend-4-text = Voici le coup `2^63`, le seul coup du disque 64, après 292 milliards d’années. La page n’a pas joué les coups précédents : elle calcule n’importe quel coup d’après son numéro. Écrivez 1/3 dans le champ *Coup*. Que remarquez-vous sur les tiges ?
legend-4-ask = sentence
    | = Chaque tige porte un disque sur trois, donc environ un tiers des disques, et aucun n’est posé sur le disque de numéro suivant.
legend-5-title = Le coup de votre choix
legend-5-text = Chaque coup de numéro impair déplace le disque 1, ici toujours de A à B, de B à C ou de C à A. Chaque coup de numéro pair est le seul coup permis d’un autre disque. Voici le coup { 12345678901234567890 }. Vérifiez-le, puis écrivez un long numéro de votre choix.
legend-6-title = À la place du prêtre
legend-6-text = Le numéro du coup est-il impair ou pair ? S’il est impair, faites avancer le disque 1 : de A à B, de B à C ou de C à A. S’il est pair, regardez les deux tiges sans le disque 1 : parmi les disques tout en haut de ces tiges, un seul peut bouger.
legend-7-title = S’ils avaient commencé en 1883
legend-7-text = Un coup par seconde depuis le début de 1883 : en février 2019, le disque 33 aurait bougé pour la première fois. C’est le coup `2^32`, montré ici. Le tour du disque 34 viendrait en 2155. Le disque 1 joue un coup sur deux, le disque 2 un sur quatre, le disque 3 un sur huit. Après le coup montré, combien des 64 disques n’ont encore jamais bougé ?
legend-7-ask = number
    | = 31 > Les disques 1 à 33 ont bougé, et 64 − 33 = 31. Les autres sont encore sur leur première tige.
    | 32 > C’est le disque 33 qui joue le coup montré : il a donc bougé, lui aussi.
    | 33 > C’est le nombre de disques qui ont bougé. Combien n’ont pas bougé ?
legend-8-title = Combien de fois a-t-il bougé ?
legend-8-text = Divisez le nombre de coups joués : par 2 pour le disque 1, par 4 pour le disque 2, par 8 pour le disque 3, et doublez encore le diviseur pour chaque disque suivant. Une estimation rapide suffit souvent pour choisir.
legend-9-title = Ce que vous savez faire
legend-9-text = Vous savez raconter l’histoire : Édouard Lucas a publié le casse-tête en 1883 sous le nom de N. Claus (de Siam), et 64 disques, à un coup par seconde, prennent 585 milliards d’années. Vous savez aussi vous repérer parmi les coups : le numéro d’un coup suffit pour dire quel disque bouge et où sont tous les disques.
stack-name = La pile d’appels
stack-about = Suivez le programme récursif appel par appel, et voyez ce qui attend.
stack-1-title = Où est la liste ?
stack-1-text = À la fin de cette leçon, vous saurez dire ce que le programme récursif va faire ensuite et quels appels attendent. Le voici pour trois disques. La ligne 7, la dernière, a fait le premier appel. La flèche montre où en est le programme, et la phrase en dessous dit ce qui s’y passe. La ligne 4 affiche un coup, et les tours le montrent. Appuyez plusieurs fois sur *Pas*.
stack-1-ask = choice
    | ? Où se trouve, dans le programme, la liste de ses sept coups ?
    | À la ligne 7 > La ligne 7 ne contient que le nombre de disques et trois tiges.
    | À la ligne 4 > La ligne 4 joue un seul coup chaque fois qu’elle est exécutée. Ses deux tiges ne sont pas toujours les mêmes.
    | = Nulle part > Le programme ne connaît aucun coup d’avance. Il détermine chaque coup au moment d’exécuter la ligne 4.
stack-2-title = Qu’est-ce qu’un appel ?
stack-2-text = *Appeler* hanoi, c’est exécuter ses lignes à partir du haut, avec de nouvelles valeurs pour les noms de la ligne 1. Dans cet appel, n vaut 3, source est A, target est C, spare est B. La ligne 3 vient ensuite. Elle transmet `n − 1`, source, spare, target, dans cet ordre. Dans le nouvel appel, n vaut donc 2, source est A, target est B.
stack-2-ask = choice
    | ? Quelle tige est spare dans le nouvel appel ?
    | La tige A > A est source ici, et la ligne 3 la transmet de nouveau comme source.
    | La tige B > B est spare dans l’appel en cours. Dans le nouvel appel, c’est target.
    | = La tige C > Le dernier nom de la ligne 3 est target, c’est-à-dire C ici. Dans le nouvel appel, cette tige s’appelle spare.
stack-3-title = L’appel extérieur attend
stack-3-text = Faites défiler jusqu’à *Pile d’appels*. L’appel du haut, avec 2 disques, est en cours. Celui d’en dessous, avec 3 disques, attend à sa ligne 3. C’est pourquoi on lit en haut de la pile « revient à la ligne 3 » : c’est la ligne où attend l’appel d’en dessous. Appuyez sur *Sortir*, et l’appel du haut va jusqu’à sa fin. Appuyez encore une fois sur *Pas*, et l’appel extérieur continue.
stack-3-ask = choice
    | ? Que fait l’appel avec 3 disques pendant que l’appel avec 2 disques est en cours ?
    | Il est terminé > Ses lignes 4 et 5 n’ont pas encore été exécutées. Un appel qui attend est toujours ouvert.
    | = Il attend à la ligne 3 > Quand l’appel intérieur est terminé, c’est au tour de la ligne 4.
    | Il continue à la ligne 4 > Seul l’appel du haut s’exécute. La ligne 4 ne vient qu’après la fin de l’appel intérieur.
stack-4-title = Qu’affiche le programme ensuite ?
stack-4-text = Commencez par la ligne surlignée, dans l’appel du haut de la pile. Seules les tiges de cet appel comptent. Un appel avec 0 disque n’affiche rien. Si la ligne fait un appel avec au moins un disque, c’est ce nouvel appel qui affiche en premier. Si l’appel du haut n’a plus rien à afficher, celui d’en dessous continue, après la ligne à laquelle revient l’appel du haut.
stack-5-title = À chaque appel son n
stack-5-text = Quatre appels sont *ouverts* : commencés et pas encore terminés. Ils ont 0, 1, 2 et 3 disques. Chacun a son propre n et ses propres tiges. La ligne 3 ne change pas n. Elle donne à l’appel suivant un nombre plus petit. L’appel le plus récent est en haut et se termine le premier : c’est pourquoi cette liste s’appelle une *pile*.
stack-5-ask = number
    | ? L’appel avec 0 disque se termine. Combien vaut n dans l’appel qui continue ?
    | = 1 > Son n valait 1 depuis le début, et il continue à la ligne 4. Appuyez trois fois sur *Pas* pour le voir.
    | 0 > C’est le n de l’appel terminé. Il n’y a pas une seule variable n pour tous les appels.
    | 3 > Cet appel en attend deux autres. C’est l’appel juste sous celui du haut qui continue.
    | 2 > Cet appel attend, lui aussi. C’est l’appel juste sous celui du haut qui continue.
stack-6-title = Quelle ligne vient ensuite ?
stack-6-text = Il y a trois cas. Une ligne qui fait un appel mène dans le nouvel appel : la flèche passe par la ligne 1, et la ligne 2 est la première à faire quelque chose. Quand un appel se termine, celui d’en dessous continue après la ligne indiquée par « revient à ». Si c’était la ligne 5, cet appel se termine aussi. Dans tous les autres cas, la ligne suivante s’exécute.
stack-7-title = Un chemin à travers l’arbre
stack-7-text = Faites défiler jusqu’à *Arbre des appels*. Un bloc de la couleur d’un disque est un coup de ce disque. Un bloc de plusieurs disques est un appel, et en dessous se trouve ce qu’il fait. Un appel avec 1 disque ne montre que son coup. Les appels avec 0 disque n’ont pas de bloc. Les blocs gris sont les appels ouverts. Le programme parcourt l’arbre de gauche à droite.
stack-7-ask = number
    | ? 3 disques demandent un appel avec 3 disques, deux avec 2, quatre avec 1 et huit avec 0 : 15 appels. Combien d’appels demandent 4 disques ?
    | = 31 > Deux fois 15, plus le premier appel. Pour n disques, il y a `2^(n+1) − 1` appels.
    | 15 > C’est le nombre de coups. Les 16 appels avec 0 disque comptent aussi.
    | 30 > C’est deux fois 15. Il manque le premier appel lui-même.
stack-8-title = Quelle profondeur de pile ?
stack-8-text = Chaque appel a un disque de moins que celui d’où il vient : 5, 4, 3, 2, 1, 0. Il n’y a donc jamais plus de 6 appels ouverts, alors que le programme fait 31 coups et 63 appels. Les appels terminés ne comptent pas. Regardez le n de l’appel en cours, et comptez les appels de 5 jusqu’à ce nombre.
stack-9-title = Ce que vous savez faire
stack-9-text = Vous savez suivre un programme récursif : seul l’appel du haut de la pile s’exécute, les autres attendent, et chacun a son propre n. Vous savez dire quelle profondeur la pile atteint : n disques demandent `2^n − 1` coups, mais il n’y a jamais plus de `n + 1` appels ouverts.
stack-9-ask = choice
    | ? Combien d’appels sont ouverts au maximum avec 64 disques ?
    | { 18446744073709551615 } > C’est le nombre de coups. Ils se suivent, et un appel terminé n’est plus sur la pile. La profondeur augmente avec les disques, pas avec les coups.
    | 64 > L’appel avec 0 disque est ouvert un moment, lui aussi.
    | = 65 > Un appel avec 64 disques, un avec 63 et ainsi de suite, jusqu’à 0 disque.
loop-name = Sans récursivité
loop-about = Résolvez n’importe quelle tour avec deux lignes qui se répètent, et voyez pourquoi cela marche.
loop-1-title = Deux lignes
loop-1-text = À la fin de cette leçon, vous saurez résoudre n’importe quelle tour avec deux lignes, et dire pourquoi cela marche.

    Ligne 1 : déplacez le disque 1 sur sa tige suivante, ici dans l’ordre A, C, B, A.

    Ligne 2 : jouez le seul coup permis d’un autre disque.

    Commencez par la ligne 1, et répétez les deux jusqu’à ce que tous les disques soient sur C. Faites glisser les disques.
loop-2-title = Au plus trois coups
loop-2-text = Le disque 1 peut toujours bouger, vers chacune des deux autres tiges. Tout autre disque ne peut bouger qu’entre ces deux tiges, car rien ne peut se poser sur le disque 1. Là, seul le plus petit des disques du haut peut bouger. Il y a donc trois coups permis, mais seulement deux quand tous les disques sont sur la même tige. Sur la carte, comptez les traits qui partent de quelques points. Cliquez ou appuyez sur ces points.
loop-3-title = Cherchez le disque 1
loop-3-text = Trouvez d’abord le disque 1. Il peut aller sur n’importe quelle autre tige. Pour un autre disque, posez-vous deux questions. Un disque plus petit est-il posé sur lui ? Arriverait-il sur un disque plus petit ? Si c’est deux fois non, il peut bouger. Sans le disque 1, un coup au plus est permis : entre les deux tiges où il n’est pas.
loop-4-title = Un coup sur deux
loop-4-text = Faites défiler la frise vers le bas : le disque 1 est surligné. Il joue un coup sur deux. Pour qu’une solution soit la plus courte possible, c’est obligatoire. Deux coups du disque 1 de suite pourraient se réduire à un seul, ou à aucun. Après un coup d’un autre disque, le seul coup permis sans le disque 1 ramène aussitôt cet autre disque. Au départ, seul le disque 1 peut bouger.
loop-4-ask = choice
    | ? Vous suivez les deux lignes et vous oubliez laquelle vient ensuite. Vous voyez les tours. Que devez-vous savoir de plus, au minimum ?
    | = Quel disque a bougé en dernier > Si c’était le disque 1, jouez le seul coup permis d’un autre disque. Si c’était un autre disque, déplacez le disque 1 sur sa tige suivante.
    | Le numéro du coup > Il vous l’indiquerait, mais il n’en faut pas tant : il suffit de savoir quel disque a bougé en dernier.
    | Tous les coups joués > Le dernier suffit. Les tours montrent ce que les autres ont fait.
loop-5-title = Dans quel sens ?
loop-5-text = Aller de A à B, de B à C ou de C à A, c’est aller *une tige plus loin*. Le contraire, c’est aller *une tige en arrière*. En haut de l’image, les 3 disques vont une tige en arrière. Les deux casse-têtes à 2 disques vont une tige plus loin. Dans chacun, le disque 1 joue deux coups, tous deux une tige en arrière. Chaque disque de plus inverse le sens du disque 1.
loop-5-ask = choice
    | ? 10 disques vont de A à C. Où le disque 1 va-t-il d’abord ?
    | = Sur B > Avec un disque, il va une tige en arrière, avec deux, une tige plus loin, et ainsi de suite. Avec un nombre pair, il va une tige plus loin.
    | Sur C > C’est juste pour un nombre impair de disques. Chaque disque de plus inverse le sens.
    | Sur B ou sur C > Les deux coups sont permis, mais un seul commence le plus court chemin vers C.
loop-6-title = Dans le mauvais sens
loop-6-text = Le sens du disque 1 a-t-il de l’importance ? Utilisez les deux mêmes lignes, mais déplacez le disque 1 dans l’ordre A, B, C, A. Sur quelle tige la tour sera-t-elle de nouveau complète ? Devinez d’abord. Faites ensuite glisser les disques, jusqu’à ce qu’ils soient tous sur la même tige.
loop-6-ask = position
    | = 111 > Encore sept coups, mais la tour est sur la tige B. Tous les coups étaient permis. Le sens du disque 1 décide où va la tour.
loop-7-title = Prévoyez le coup
loop-7-text = Il y a 12 disques, un nombre pair, donc le disque 1 suit l’ordre A, B, C, A. Après un nombre pair de coups, c’est au tour du disque 1. Après un nombre impair, le disque 1 vient de bouger : jouez donc le seul coup permis d’un autre disque. Il vous suffit de savoir si le nombre est pair ou impair.
loop-8-title = Ce qui reste vrai
loop-8-text = Une affirmation qui est vraie chaque fois qu’une boucle recommence s’appelle un *invariant*. Ici, c’est : « Cette position fait partie de la solution récursive, et c’est au tour du disque 1. » Appuyez deux fois sur *Coup suivant* : elle est de nouveau vraie. Si elle est vraie avant chaque paire de coups, les deux lignes jouent les coups de la récursivité.
loop-8-ask = order
    | ? Pourquoi l’invariant reste-t-il vrai ? Remettez la démonstration dans l’ordre, en commençant par le départ.
    | Au départ, aucun disque n’a bougé, et c’est au tour du disque 1, donc l’invariant est vrai.
    | Supposons que l’invariant soit vrai avant la ligne 1. La solution déplace le disque 1 sur sa tige suivante, et la ligne 1 fait de même.
    | Sauf si c’était le dernier coup, la solution déplace ensuite un autre disque. Un seul coup de ce genre est permis, donc la ligne 2 le joue.
    | Après ces deux coups, c’est de nouveau au tour du disque 1, donc l’invariant est vrai avant la paire suivante.
    | Les deux lignes jouent donc tous les coups de la solution, jusqu’au dernier, qui est un coup du disque 1.
loop-9-title = Ce que vous savez faire
loop-9-text = Vous savez résoudre n’importe quelle tour avec deux lignes : déplacez le disque 1 sur sa tige suivante, jouez le seul coup permis d’un autre disque, et recommencez. Vous savez dire pourquoi cela marche. Dans la solution, le disque 1 joue un coup sur deux, toujours dans le même sens. Pour chaque autre coup, il n’y a qu’une seule possibilité.
loop-9-ask = choice
    | ? 8 disques demandent 255 coups avec la récursivité. Combien en demandent-ils avec les deux lignes ?
    | Moins, car une boucle est plus simple > Le programme est plus simple, mais les coups sont les mêmes, et il n’est pas possible d’en jouer moins.
    | Plus, car personne ne les planifie > Aucun coup n’est perdu : les deux lignes jouent exactement les coups du plan.
    | = Les mêmes 255 > La solution la plus courte est unique, et les deux méthodes en jouent les coups.
time-name = Combien de temps prend un programme ?
time-about = Énumérer tous les coups ou en trouver un seul : l’un est sans espoir, l’autre est facile.
time-1-title = Deux travaux différents
time-1-text = À la fin de cette leçon, vous saurez dire pourquoi énumérer tous les coups de 64 disques est sans espoir : à un milliard de coups par seconde, il faut 585 ans. Vous saurez aussi comment cette page trouve pourtant n’importe lequel d’entre eux. Voici le coup { 12345678901234567890 }. Écrivez un autre nombre de 19 chiffres au plus dans le champ *Coup*, et appuyez sur Entrée.
time-1-ask = choice
    | ? Quels coups précédents la page a-t-elle dû jouer pour montrer le vôtre ?
    | Tous > Vous seriez encore en train d’attendre. Pour connaître un coup, il n’est pas nécessaire de connaître les coups précédents. Les étapes 5 à 8 montrent pourquoi.
    | Les tout derniers > Elle ne pourrait pas les jouer sans savoir de quelle position ils partent.
    | = Aucun > Elle calcule la place de chaque disque d’après le numéro seul. Les étapes 5 à 8 montrent comment.
time-2-title = Les énumérer tous
time-2-text = Quatre programmes énumèrent tous les coups de 20 disques. Appuyez sur *Lancer la course*, attendez, et faites défiler jusqu’au tableau. Les temps dépendent de votre appareil et changent d’une course à l’autre. Mais la colonne *Coups* est la même pour tous : { 1048575 }. Chaque coup demande au moins une opération, donc une liste de `2^n − 1` coups en demande au moins autant.
time-2-ask = choice
    | ? L’un des quatre peut-il, sur votre appareil, énumérer les coups de 64 disques de votre vivant ?
    | Oui, celui qui prend le moins de temps > Il lui faut moins de temps par coup, mais lui aussi fait tous les `2^64 − 1` coups.
    | Oui, la méthode « Directe », car elle trouve les coups d’après leur numéro > Ici, elle le fait pour chaque numéro, donc `2^64 − 1` fois.
    | = Non > Il y a plus de 17 000 milliards de fois plus de coups que pour 20 disques. Même 10 millisecondes deviennent plus de cinq mille ans.
time-3-title = Ce que veut dire exponentiel
time-3-text = Chaque barre est environ deux fois plus longue que celle du dessus. Multiplier chaque fois par le même facteur, c’est une croissance *exponentielle*. Ajouter chaque fois la même quantité, c’est une croissance *linéaire*, comme `1000 n`. Pour 13 disques, `1000 n` vaut { 13000 } et `2^n − 1` seulement { 8191 }. Pour 14 disques, c’est { 14000 } et { 16383 }. À partir de là, `2^n − 1` reste devant.
time-3-ask = choice
    | ? Laquelle de ces croissances est exponentielle ?
    | Un million de plus à chaque disque > C’est très rapide, mais c’est la même quantité à chaque fois, donc c’est linéaire.
    | = Un pour cent de plus à chaque disque > Le même facteur à chaque fois, 1,01. Le début est lent, mais avec assez de disques, cela dépasse toute croissance linéaire.
    | Un nombre de vingt chiffres > Un nombre seul ne croît pas, si grand qu’il soit. Exponentiel désigne une façon de croître, pas une taille.
time-4-title = Un ordinateur plus rapide
time-4-text = Supposez qu’un ordinateur mette un an à énumérer tous les coups de 40 disques. Un ordinateur deux fois plus rapide énumère ceux de 41 en un an environ : un disque de plus. Augmenter la mémoire n’aide pas non plus. Si chaque coup prend un octet, la liste pour 64 disques remplit plus de 18 millions de supports de stockage d’un téraoctet.
time-4-ask = number
    | ? Un ordinateur est mille fois plus rapide. Combien de disques de plus traite-t-il à peu près dans le même temps ?
    | = 10 > Doubler dix fois donne `2^10 = 1024`. Un ordinateur plus rapide ne permet donc que quelques disques de plus et ne résout pas le problème.
    | 1000 > Mille disques de plus demandent `2^1000` fois plus de coups. Chaque disque, à lui seul, double leur nombre.
    | 1 > Deux fois plus de vitesse donne un disque. Combien de fois faut-il doubler pour passer de 1 à mille ?
    | 500 > Chaque disque de plus demande encore deux fois plus de vitesse. Combien de fois faut-il doubler pour passer de 1 à mille ?
time-5-title = Une seule partie compte
time-5-text = Où sont les 8 disques après 180 coups ? Le disque 8 joue le coup 128, donc il est sur C. Dans la partie qui suit, les disques 1 à 7 vont de B à C ; `180 − 128 = 52` de ses coups sont joués. Le disque 7 joue le coup 64 de cette partie, donc il est encore sur B. La partie d’avant est en cours : les disques 1 à 6 de B à A.
time-5-ask = number
    | ? Dans cette partie, le disque 6 joue le coup 32, puis les disques 1 à 5 vont de C à A. Combien de leurs coups de C à A sont déjà joués ?
    | = 20 > `52 − 32 = 20`. Une comparaison par disque : 8 comparaisons suffisent donc, au lieu de 180 coups.
    | 52 > Les 31 coups avant le disque 6 et son propre coup viennent avant cette partie.
    | 21 > Le coup du disque 6 lui-même n’appartient pas à la partie qui suit.
    | 148 > Comptez depuis le début de la partie des disques 1 à 6. De ses coups, 52 sont joués.
time-6-title = Une partie par disque
time-6-text = Le disque 6 joue le coup 32. Si votre nombre est plus petit, allez dans la partie d’avant. S’il est plus grand, soustrayez 32 et allez dans la partie d’après. Continuez avec le disque 5 et le nombre 16, puis le disque 4 et 8, jusqu’au disque 1 et 1. Dès que les deux nombres sont égaux, vous connaissez le disque. Les tours montrent où il va.
time-7-title = Diviser par deux, disque par disque
time-7-text = La page divise le nombre par deux et ignore les restes : 180, 90, 45, 22, 11, 5. Dans chaque groupe de 32 coups, le disque 5 en joue un, le seizième. Cinq divisions laissent 5 groupes complets de 32 coups, et le dernier reste, 1, dit qu’il reste un demi-groupe ou plus. Le disque 5 a donc bougé `5 + 1 = 6` fois, ce qui le ramène sur A.
time-7-ask = number
    | ? Huit divisions par deux suffisent pour 8 disques. Combien suffisent pour le coup { 12345678901234567890 } de 64 disques ?
    | = 64 > Une division par disque. Deux fois plus de disques demandent deux fois plus de divisions, donc le nombre d’opérations augmente comme n, et non comme `2^n`.
    | 20 > C’est le nombre de ses chiffres décimaux. Mais chaque division enlève un chiffre binaire.
    | 63 > Le plus grand disque a un chiffre, lui aussi.
time-8-title = Combien de fois a-t-il bougé ?
time-8-text = Combien de fois un disque a-t-il bougé ? Divisez le nombre de coups joués, et arrondissez à l’entier le plus proche (un demi s’arrondit vers le haut). Pour le disque 14, divisez par `2^14`, c’est-à-dire { 16384 }. Pour le disque 12, divisez par `2^12`, c’est-à-dire { 4096 }. Il y a des milliers de coups, mais chaque réponse ne demande qu’une division.
time-9-title = Ce que vous savez faire
time-9-text = Vous savez distinguer deux travaux. Énumérer tous les coups demande au moins `2^n − 1` opérations, et un ordinateur plus rapide n’ajoute que quelques disques. Trouver un seul coup en demande environ n : pour 64 disques, environ 64 suffisent. Pour juger un programme, demandez-vous comment le nombre d’opérations augmente quand n augmente.
time-9-ask = sentence
    | ? Pourquoi peut-on connaître un coup sans les coups précédents ?
    | = Son numéro dit, pour chaque disque, si le coup est dans la partie qui précède ou dans celle qui suit le coup de ce disque. Seule cette partie compte, donc il n’y a qu’une petite opération par disque.

anywhere-name = De n’importe où à n’importe où
anywhere-about = Rassemblez des disques dispersés, et allez de n’importe quelle position à n’importe quelle autre.
anywhere-1-title = Le plus grand d’abord
anywhere-1-text = À la fin de cette leçon, vous saurez aller de n’importe quelle position à n’importe quelle autre en aussi peu de coups que possible. Ici, les disques sont dispersés, et tous doivent aller sur C. Commencez par le plus grand : le disque 4 est déjà sur C, donc il peut y rester.
anywhere-1-ask = number
    | ? Quel est le plus grand disque qui doit bouger ?
    | = 3 > Tout le reste en découle, car les disques plus petits doivent lui laisser la place.
    | 4 > Le disque 4 est là où il doit être, et d’autres disques peuvent se poser sur lui. Il ne bouge donc jamais.
    | 1 > Le disque 1 joue le premier coup. Mais l’endroit où il va dépend d’un disque plus grand.
anywhere-2-title = Laisser la place
anywhere-2-text = Le disque 3 doit aller de A à C. À ce moment-là, aucun disque plus petit ne doit être sur A ni sur C. Les disques 1 et 2 doivent donc être sur B, la troisième tige. Le disque 2 y est déjà. Quel coup faut-il jouer d’abord ? Jouez-le sur les tours.
anywhere-2-ask = move
    | = 1,2,1 > Le disque 1 rejoint le disque 2 sur B. Le disque 3 peut alors aller sur C, et les disques 1 et 2 le suivent.
    | 1,2,0 > Le voilà sur le disque 3, qui doit bouger ensuite. Annulez ce coup.
    | 2,1,0 > Le disque 2 ne gênait pas. Le voilà maintenant sur le disque 3. Annulez ce coup.
anywhere-3-title = Rangez six disques
anywhere-3-text = Commencez par le plus grand disque. S’il est là où il doit être, le disque suivant, plus petit, doit être sur la même tige. Sinon, le disque suivant doit être sur la troisième tige : ni là où est le plus grand des deux, ni là où celui-ci doit aller. Continuez jusqu’au disque 1. Le plus petit disque qui n’est pas à sa place est le prochain à bouger.
anywhere-4-title = Combien de coups ?
anywhere-4-text = Le disque 4 doit aller sur C. Son propre coup et les 7 coups qui amènent les autres sur lui font 8. Avant cela, les autres doivent être sur B. Le disque 3 y est. Le disque 2, non : 2 coups. Le disque 1 doit être sur A, et il y est. En tout : 10. Un disque k qui n’est pas à sa place coûte `2^(k−1)` coups.
anywhere-4-ask = number
    | ? Combien de coups faut-il si le disque 1 est sur B au départ ?
    | = 11 > Le disque 1 doit d’abord aller sur A, pour que le disque 2 puisse aller de C à B. Cela coûte 1 coup de plus.
    | 10 > Où doit être le disque 1 quand le disque 2 va de C à B ?
    | 9 > Sur B, le disque 1 gêne le disque 2, donc il coûte un coup.
anywhere-5-title = Deux chemins pour le plus grand
anywhere-5-text = Cette fois, l’arrivée est dispersée, elle aussi : le disque 3 sur C, les disques 1 et 2 sur A. Si le disque 3 va directement sur C, il faut d’abord 3 coups pour amener les disques 1 et 2 sur B, puis 3 pour les amener sur A. Avec le coup du disque 3, cela fait 7. Un autre chemin est plus court. Mettez d’abord le disque 3 sur B, et continuez à la main.
anywhere-5-ask = position
    | = 200 > Cinq coups suffisent : le disque 3 sur B, trois coups pour les disques 1 et 2, et le disque 3 sur C. Le plus grand disque bouge deux fois, et pourtant ce chemin est plus court.
anywhere-6-title = Le troisième triangle
anywhere-6-text = Dans chaque triangle coloré, le disque 3 reste sur une tige. S’il va directement sur C, vous passez par le trait entre les triangles de A et de C. Le départ et l’arrivée en sont loin, donc le chemin par le triangle de B est plus court. Dans d’autres casse-têtes, c’est le chemin direct. Le plus grand disque n’a jamais besoin de bouger plus de deux fois.
anywhere-6-ask = choice
    | ? Supposez que le plus grand disque bouge trois fois. Pourquoi ce chemin n’est-il pas le plus court possible ?
    | = Il revient sur une tige où il a déjà été > Supprimez les coups qu’il joue entre-temps. Les disques plus petits peuvent quand même jouer tous les leurs, car un disque plus grand ne les gêne jamais.
    | Il joue plus de coups que les disques plus petits > C’est le disque 1 qui joue le plus de coups. Suivez le plus grand disque de tige en tige : où a-t-il déjà été ?
    | Les disques plus petits le gêneraient > Ils peuvent toujours s’écarter. Cela coûte des coups, mais cela ne montre pas qu’il existe un chemin plus court.
anywhere-7-title = À quelle distance ?
anywhere-7-text = Chaque coin de la carte est une tour sur une tige. Chaque côté est un plus court chemin entre deux tours. Pour n disques, il compte `2^n − 1` traits, donc pour trois disques, il fait 7 coups. Deux positions ne sont jamais plus éloignées que cela. Depuis la tour sur A, chaque point de la rangée du bas est à 7 coups.
anywhere-7-ask = number
    | ? Combien de coups suffisent entre deux positions quelconques de 10 disques ?
    | = 1023 > `2^10 − 1`. La distance d’une position prise au hasard à une tour est, en moyenne, d’environ deux tiers de ce nombre.
    | 1024 > C’est `2^10`. Le côté de la carte a un trait de moins.
    | 511 > C’est `2^9 − 1`, le nombre pour 9 disques. Doublez-le et ajoutez 1.
anywhere-8-title = D’un désordre à un autre
anywhere-8-text = Les contours en pointillés montrent l’arrivée. Le disque 4 est le plus grand disque qui n’y est pas encore. Comptez les coups des deux chemins possibles pour lui, comme à l’étape 5 : directement sur C, ou en passant par B. Prenez ensuite le plus court. Une fois le disque 4 à sa place, cherchez le plus grand disque qui n’est pas encore à la sienne.
anywhere-9-title = Ce que vous savez faire
anywhere-9-text = Vous savez ranger n’importe quel désordre : en partant du plus grand disque, vous savez où chacun doit être. Le nombre de coups est une somme de puissances de deux, donc la page trouve en un instant la solution pour ces 64 disques dispersés. Entre deux positions dispersées, vous comparez deux chemins : le chemin direct, et celui qui passe par la troisième tige.
anywhere-9-ask = sentence
    | ? Il y a des disques sur les trois tiges, et ils doivent aller sur C. Comment trouver le premier coup ?
    | = Aller du plus grand disque au plus petit, en notant où chacun doit être. Si un disque est à sa place, le suivant doit être sur la même tige, sinon sur la troisième tige. Le plus petit disque qui n’est pas à sa place bouge en premier.
all-positions-name = Chaque position une fois
all-positions-about = Un chemin qui passe par toutes les positions, et comment le lire en base 3.
all-positions-1-title = Le plus long chemin
all-positions-1-text = À la fin de cette leçon, vous connaîtrez un chemin qui passe exactement une fois par chaque position, et vous saurez trouver ses coups d’après leurs numéros. Une position dit sur quelle tige est chaque disque. Deux disques ont `3 ⋅ 3 = 9` positions. Appuyez sur *Lecture* et regardez-les toutes les neuf.
all-positions-1-ask = number
    | ? Combien de positions y a-t-il avec trois disques ?
    | = 27 > Trois tiges pour chaque disque : `3 ⋅ 3 ⋅ 3 = 27`. Les règles décident seulement quels coups sont permis.
    | 9 > C’est pour deux disques. Le troisième disque peut être sur trois tiges, lui aussi.
    | 18 > Un troisième disque a trois possibilités, pas deux : `9 ⋅ 3`.
all-positions-2-title = À travers trois triangles
all-positions-2-text = La carte a un point pour chacune des 27 positions, et la ligne bleue passe par tous ces points. Dans chaque triangle coloré, le disque 3 reste sur sa tige, tandis que les disques 1 et 2 passent par leurs 9 positions. Puis le disque 3 bouge, et le triangle suivant commence. Appuyez sur *Lecture*.
all-positions-2-ask = number
    | ? Combien de fois le disque 3 bouge-t-il ?
    | = 2 > De A à B et de B à C : une fois entre chaque triangle et le suivant.
    | 1 > Dans la solution la plus courte, il bouge une fois. Mais alors, il n’est jamais sur B.
    | 26 > C’est le nombre total de coups. La plupart sont joués par des disques plus petits.
all-positions-3-title = Seulement sur une tige voisine
all-positions-3-text = Ce casse-tête a une autre règle : un disque ne peut aller que sur une tige voisine de la sienne, comme le montrent les flèches. La règle supprime beaucoup de traits de la carte. Il reste une seule ligne, qui passe par toutes les positions, et vous la connaissez déjà. Il n’y a pas d’autre chemin.
all-positions-3-ask = number
    | ? Combien de coups sont possibles à partir d’un point qui n’est pas un bout de cette ligne ?
    | = 2 > L’un avance, et l’autre revient en arrière. Aux deux bouts, il n’y en a qu’un.
    | 3 > C’est habituel dans le casse-tête classique. Comptez ici : le disque 1 peut aller sur A ou sur C, et aucun autre disque ne peut bouger.
    | 1 > Vous pouvez toujours annuler le dernier coup.
all-positions-4-title = Impossible de se perdre
all-positions-4-text = Le disque 3 vient d’aller de B à C. Résolvez le reste à la main. Sauf aux deux bouts de la ligne, deux coups sont possibles : l’un avance, et l’autre annule le dernier coup. Jouez donc le coup qui n’annule pas le dernier. Souvent, le même disque bouge encore une fois.
all-positions-5-title = Trois fois, et deux de plus
all-positions-5-text = Le disque 4 va d’abord sur B, puis sur C. Chaque fois, la tour plus petite doit lui laisser la place : d’abord sur C, puis sur A. La tour plus petite fait donc trois trajets, et le disque 4 joue deux coups. Notez `R_n` le nombre de coups pour n disques : `R_n = 3 R_(n−1) + 2`. Cela donne 2, 8, 26, 80.
all-positions-5-ask = number
    | ? Combien de coups demandent cinq disques ?
    | = 242 > `3 ⋅ 80 + 2`. C’est un de moins que `3^5 = 243`, le nombre de positions.
    | 240 > C’est trois fois 80. Il manque les deux coups du disque 5.
    | 243 > C’est le nombre de positions. Un chemin qui passe par toutes a un coup de moins.
all-positions-6-title = Un disque de plus
all-positions-6-text = Il y a deux façons de trouver ces nombres. Multipliez par 3 le nombre pour un disque de moins, et ajoutez 2. Ou bien comptez les positions : n disques en ont `3^n`, et un chemin qui passe par toutes a un coup de moins, donc `R_n = 3^n − 1`. Essayez les deux.
all-positions-7-title = Les chiffres 0, 1 et 2
all-positions-7-text = En base 3, les rangs valent 1, 3, 9, 27. Sur trois coups, le disque 1 en joue deux, et un disque plus grand joue le troisième. Si le numéro du coup finit par 0, le disque 1 ne bouge pas ; s’il finit par 00, le disque 2 non plus. Le coup 45 s’écrit 1200 : `45 = 1 ⋅ 27 + 2 ⋅ 9`. Deux zéros : le disque 3 bouge.
all-positions-7-ask = number
    | ? Quel disque joue le coup 54 ? En base 3, il s’écrit 2000.
    | = 4 > Trois zéros, donc les disques 1, 2 et 3 ne bougent pas. Le disque 4 ne joue que deux coups : 27 (1000) et 54 (2000).
    | 3 > Il y a trois zéros, donc le disque 3 ne bouge pas non plus.
    | 2 > Le premier chiffre dit combien de fois le disque 4 a bougé. Comptez les zéros.
all-positions-8-title = Quel est ce coup ?
all-positions-8-text = Divisez le numéro du coup par 3 tant qu’il n’y a pas de reste. On divise une fois pour chaque zéro qui le termine en base 3, donc le nombre de divisions, plus 1, est le numéro du disque. De A ou de C, un disque ne peut aller que sur B. De B, il va sur C si le numéro du coup est pair, et sur A s’il est impair.
all-positions-9-title = Ce que vous savez faire
all-positions-9-text = Vous connaissez un chemin qui passe par toutes les `3^n` positions, et où un disque ne va que sur une tige voisine de la sienne. Pour 40 disques, il compte { 12157665459056928800 } coups. Écrit en base 3, le numéro d’un coup vous dit quel disque le joue, donc vous n’avez pas à parcourir les coups précédents.
all-positions-9-ask = sentence
    | ? Pourquoi ce chemin passe-t-il exactement une fois par chaque position de 3 disques ?
    | = Le disque 3 est d’abord sur A, puis sur B, puis sur C, et chaque fois, les disques 1 et 2 passent une fois par chacune de leurs 9 positions. Chacune des 27 positions apparaît donc une fois.
triangles-name = Un triangle de triangles
triangles-about = Retrouvez la carte des tours dans le triangle de Pascal, et dans une figure d’aire nulle.
triangles-1-title = Un point par position
triangles-1-text = À la fin de cette leçon, vous saurez pourquoi la carte des tours se cache aussi dans un triangle de nombres. Sur la carte, chaque point est une position, et chaque trait est un coup. Avec trois disques, il y a 27 points. Cliquez ou appuyez sur quelques-uns, et regardez où sont les disques.
triangles-1-ask = number
    | ? Combien de points a la carte de quatre disques ?
    | = 81 > Le disque 4 peut être sur trois tiges, chaque fois avec les 27 positions des autres.
    | 54 > Le disque 4 peut être sur trois tiges, pas seulement sur deux.
    | 36 > Un nouveau disque n’ajoute pas seulement 9 points. Chacune de ses places se combine avec chacune des 27 positions.
triangles-2-title = Trois copies, trois traits
triangles-2-text = Voici cette carte. Dans chaque triangle coloré, le disque 4 reste sur une tige, donc le triangle est une carte entière de trois disques. Trois traits seulement relient les triangles : les coups du disque 4. Pour chacun de ces coups, les trois autres disques doivent former une tour sur la troisième tige.
triangles-2-ask = number
    | ? La carte de trois disques a 39 traits. Combien celle-ci en a-t-elle ?
    | = 120 > Trois copies, et trois traits entre elles : `3 ⋅ 39 + 3`.
    | 117 > Ce sont les trois copies. Comment sont-elles reliées ?
    | 78 > Il y a trois copies, une pour chaque tige du disque 4.
triangles-3-title = Rangée par rangée
triangles-3-text = Regardez les rangées de points de haut en bas. Le point du haut est la tour sur A. À chaque rangée, on s’en éloigne d’un coup de plus. Comptez les points des rangées : 1, 2, 2, 4, 2, 4, 4, 8. Retenez bien cette liste.
triangles-3-ask = number
    | ? La carte de quatre disques a 16 rangées. Combien de points sa dernière rangée a-t-elle ?
    | = 16 > La dernière rangée double à chaque disque de plus : 2, 4, 8, 16. Elle appartient aux deux triangles du bas.
    | 8 > C’est la dernière rangée pour trois disques. Avec quatre, deux triangles s’y trouvent côte à côte.
    | 15 > C’est le nombre de coups qui la séparent du sommet. Elle est formée de deux copies de la dernière rangée de la petite carte.
triangles-4-title = Le triangle de Pascal
triangles-4-text = Écrivez des lignes de nombres sur une feuille, chacune centrée sous la précédente. La ligne 0 est 1. Chaque ligne commence et se termine par 1, et chaque autre nombre est la somme des deux qui sont au-dessus : 1 1, puis 1 2 1, puis 1 3 3 1, puis 1 4 6 4 1. Comptez les nombres impairs de chaque ligne : 1, 2, 2, 4, 2.
triangles-4-ask = number
    | ? La ligne 5 est 1 5 10 10 5 1. Combien de nombres de la ligne 6 sont impairs ?
    | = 4 > La ligne 6 est 1 6 15 20 15 6 1. La liste continue comme celle de la carte : 1, 2, 2, 4, 2, 4, 4.
    | 2 > 15 est impair, lui aussi, et il apparaît deux fois.
    | 7 > La ligne 6 a bien autant de nombres, mais certains sont pairs.
triangles-5-title = Pourquoi c’est pareil
triangles-5-text = Dans la ligne 4, seuls les deux bouts sont impairs. Impair plus pair donne impair, donc sous chaque bout, le motif des lignes 0 à 3 recommence. Les nombres impairs des 8 premières lignes forment trois copies du motif des 4 premières. La carte grandit de la même façon. Mettez un point sur chaque nombre impair, et vous avez les points de la carte.
triangles-5-ask = number
    | ? Quelle est la prochaine ligne où seuls les deux bouts sont impairs ?
    | = 8 > 1 8 28 56 70 56 28 8 1. Là, le motif des 8 premières lignes recommence, deux fois. Ensuite, c’est la ligne 16.
    | 5 > La ligne 5 est 1 5 10 10 5 1, avec quatre nombres impairs.
    | 6 > La ligne 6 a quatre nombres impairs : 1, 15, 15 et 1.
    | 7 > Dans la ligne 7, tous les nombres sont impairs : 1 7 21 35 35 21 7 1.
triangles-6-title = La plupart des nombres sont-ils pairs ?
triangles-6-text = Sur les 10 nombres des 4 premières lignes, 9 sont impairs. Dans les 8 premières lignes, il y en a 27 sur 36, et dans les 16 premières lignes, 81 sur 136. Quand le nombre de lignes double, il y a trois fois plus de nombres impairs, mais presque quatre fois plus de nombres en tout.
triangles-6-ask = choice
    | ? Que devient la proportion de nombres impairs quand le nombre de lignes double encore et encore ?
    | Elle se rapproche de la moitié > Ce serait juste pour des nombres pris au hasard. Ici, la proportion est chaque fois multipliée par 3/4 environ.
    | = Elle se rapproche de 0 > Elle est chaque fois multipliée par 3/4 environ. Presque tous les nombres du triangle de Pascal sont donc pairs.
    | Elle baisse chaque fois de la même quantité > Jusqu’ici, on pourrait le croire : 90 %, 75 %, 60 %. Mais ensuite vient 46 %. Elle est chaque fois multipliée par 3/4 environ.
triangles-7-title = Le triangle de Sierpiński
triangles-7-text = Plus il y a de disques, plus la carte ressemble à une figure que Wacław Sierpiński a décrite en 1915. Prenez un triangle plein et enlevez le quart du milieu. Faites de même avec les trois triangles qui restent, puis avec les neuf, et ainsi de suite, sans fin. Zoomez sur la carte, et vous retrouvez le même motif.
triangles-7-ask = number
    | ? Un triangle plein a une aire de 64. On enlève trois fois de suite le quart du milieu de chaque triangle plein. Quelle aire reste-t-il ?
    | = 27 > 48, 36, 27 : il reste chaque fois les trois quarts. Si l’on continue sans fin, l’aire qui reste est nulle. Une telle figure s’appelle une *fractale*.
    | 16 > On enlève chaque fois un quart de ce qui reste, et non des 64.
    | 48 > C’est ce qui reste après une fois.
    | 36 > C’est ce qui reste après deux fois.
triangles-8-title = Le long du côté
triangles-8-text = Le côté droit de la carte est le plus court chemin de la tour sur A à la tour sur C. Chaque coup fait descendre d’une rangée. Voici quatre positions de ce côté. Mettez-les dans l’ordre où vous les rencontrez en descendant. Comparez d’abord le disque 4, puis le disque 3.
triangles-9-title = Ce que vous savez faire
triangles-9-text = Vous savez dessiner la carte de n disques : prenez trois copies de la carte à un disque de moins, et reliez-les par trois traits. Les nombres impairs des `2^n` premières lignes du triangle de Pascal forment le même motif, et le triangle de Sierpiński aussi.
triangles-9-ask = sentence
    | ? Pourquoi la carte de n disques est-elle formée de trois cartes plus petites ?
    | = Le plus grand disque peut être sur trois tiges. Tant qu’il reste sur l’une d’elles, les disques plus petits peuvent jouer tous les coups d’un casse-tête à part entière.
