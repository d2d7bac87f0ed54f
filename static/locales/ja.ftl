### 日本語

## Page and header

page-title = ハノイの塔エクスプローラー
page-motto = どの一手へも、すぐにジャンプできます。
page-window-title = ハノイの塔、円盤{ $discs }枚
header-learn = 学ぶ
header-tour = ツアー
header-settings = 設定
header-present = 発表モード
header-tools = ツール
present-end = 発表モードを終了
header-puzzle = 杭{ $pegs }本 · { $rule } · { $from } → { $to }
header-rules = ルール：{ $puzzle }
rule-short-any = 標準
rule-short-ring = 輪
rule-short-one-way = 一方通行
rule-short-row = 直線
rule-short-star = 星形
rule-short-custom = 独自の規則
header-share = 共有
search-progress = 探索中：最大{ $limit }通りの配置のうち、{ $checked }通りを調べました。

## Dock

dock-label = 解のいろいろな見方
dock-count = 手数
dock-why = なぜ？
dock-recursion = 再帰
dock-map = 地図
dock-code = コード
program-title = プログラム
own-program-title = 自作プログラム
code-title = プログラミング言語
timeline-title = タイムライン
numbers-title = 手数

## Settings

footer-language = 言語
footer-language-auto = ブラウザーの設定
footer-theme = 配色
footer-theme-auto = システム
footer-theme-light = ライト
footer-theme-dark = ダーク

## Words and sentences used in several places

common-move = 円盤{ $disc }を{ $from }から{ $to }へ
common-numbered-move = { $number }手目では、円盤{ $disc }を{ $from }から{ $to }へ動かします。
common-list = { $first }、{ $second }
common-long-list = { $first }；{ $second }
common-two-sentences = { $first }{ $second }
common-stop = 中止
dialog-close = 閉じる
common-copy = コピー
common-copy-named = コピー：{ $name }
share-copied = コピーしました。
share-not-copied = ブラウザーがコピーを許可しませんでした。文字列を選択して、自分でコピーしてください。
share-saved = 保存しました。ブラウザーのダウンロードを確認してください。
share-not-saved = ファイルを保存できませんでした。もう一度試すか、もっと小さいファイルを選んでください。

## Lengths of time, which stand by themselves after a colon

duration-years = { $years }年
duration-billion-years = { $number }億年
duration-days = { $days }日
duration-hours = { $hours }時間
duration-minutes = { $minutes }分
duration-seconds = { $seconds }秒
duration-under-a-second = 1秒未満

## Towers

towers-title = 塔
towers-keys-hint = キー操作：←で1手戻り、→で1手進みます。Page UpとPage Downでジャンプし、Homeで最初へ、Endで最後へ行きます。スペースキーで再生と一時停止、?ですべてのショートカットを表示します。
towers-game-keys-hint = キー操作：杭の文字か番号を押すと、円盤を持ち上げたり置いたりできます。← →とEnterでも同じことができます。Escで円盤をもとの杭に戻します。Uは「元に戻す」、Rは「やり直し」、Nは「最善手で1手進める」です。?ですべてのショートカットを表示します。
towers-peg-empty = 空
towers-peg-discs = 円盤{ $discs }枚

## Caption below the towers

caption-no-discs = 円盤がないので、動かすものはありません。
caption-start-total-unknown = スタート。手数はまだわかりません。
caption-already-on-peg = すべての円盤がもう杭{ $peg }にあるので、動かす必要はありません。
caption-already-solved = すべての円盤がもうゴールの位置にあるので、動かす必要はありません。
caption-start-on-peg = スタート：杭{ $peg }に円盤{ $discs }枚、残り{ $moves }手。
caption-start = スタート：円盤{ $discs }枚、残り{ $moves }手。
caption-move = { $number }手目（全{ $total }手）：円盤{ $disc }を{ $from }から{ $to }へ。
caption-last-move = 最後の手（{ $number }手目）：円盤{ $disc }を{ $from }から{ $to }へ。
caption-last-move-on-peg = 最後の手（{ $number }手目）：円盤{ $disc }を{ $from }から{ $to }へ。円盤はすべて杭{ $goal }にあります。

## Transport: playing and stepping through the solution

transport-title = 再生の操作
transport-first = 0手目に戻る
transport-previous = 前の手
transport-play = 再生
transport-replay = もう一度再生
transport-pause = 一時停止
transport-next = 次の手
transport-last = 最後の手へ
transport-speed = 速さ
transport-speed-option = 毎秒{ $speed }手
transport-speed-short = { $speed }手/秒
transport-speed-name = { $short }（{ $long }）
transport-menu = { $short }：速さと繰り返し
transport-loop = 一部分を繰り返す
transport-loop-off = 解に戻るまで繰り返しは使えません。
transport-loop-first = 何手目から
transport-loop-last = 何手目まで

## Scrubber: slider and move number

scrubber-title = 手の目盛り
scrubber-scale = 1 px = { $moves }手
scrubber-scale-one = 1 px = 1手以下
scrubber-finer = 上に引くと細かく動きます
scrubber-at-start = 最初の手の前
scrubber-time = この速さで{ $time }
scrubber-lens = { $total }手中{ $shown }手
scrubber-progress = { $percent }%完了。毎秒{ $speed }手での残り時間：{ $duration }。
scrubber-progress-done = 100%完了。
scrubber-move-number = 何手目
scrubber-of-total = / { $total }
scrubber-duration = 毎秒{ $speed }手で{ $duration }
scrubber-next-larger = より大きい円盤が動く次の手
scrubber-go = 移動
scrubber-entry-hint = 2^{ $exponent }、1/3、50%、lastのようにも入力できます。

## Puzzle panel

puzzle-title = ルール
puzzle-discs = 円盤の枚数
puzzle-remove-disc = 円盤を1枚減らす
puzzle-add-disc = 円盤を1枚増やす
puzzle-pegs = 杭の本数
puzzle-rule = 規則
puzzle-rule-any = 標準：どの杭からどの杭へも
puzzle-rule-ring = 輪：両隣のどちらかの杭へ
puzzle-rule-one-way-ring = 一方通行の輪：次の杭へだけ
puzzle-rule-row = 直線：隣の杭へ
puzzle-rule-star = 星形：杭Aから、または杭Aへだけ
puzzle-rule-custom = 独自：{ $arcs }
puzzle-from = スタート
puzzle-to = ゴール
puzzle-own-position = 独自の配置
puzzle-path = 経路
puzzle-path-shortest = 知られている中で最短
puzzle-path-shortest-most-set-aside = 知られている中で最短（できるだけ多くを脇へ）
puzzle-path-all-positions = すべての配置を1回ずつ通る
puzzle-arrange = 円盤を並べる
puzzle-compare = 比較する…
puzzle-total = { $moves }手、{ $certainty ->
    [proven] 最少の手数と証明済み（{ $source }）
    [compared] 最少の手数（各円盤の2通りの行き方を比べて確認）
    [only] 最少の手数（経路が1通りしかない）
    [searched] 最少の手数（探索で確認）
    [presumed] 最少と考えられる手数（未証明）
    [confirmed] 最少と考えられる手数（未証明。円盤{ $confirmed }枚までは探索で確認済み）
   *[other] 最少の手数
 }
puzzle-source-checked = { $source }。証明のコンピューターによる検証：{ $checker }
puzzle-without-rule = すべての手が許されるなら：{ $moves }手。

## Panel to play by hand (“Try it yourself”)

game-title = 自分で動かす
game-hint = 円盤をドラッグするか、杭を2本続けてクリックかタップします。塔でのキー操作：杭の文字か番号を押すか、← →で杭を選んでEnterを押します。Escで円盤をもとの杭に戻します。Uは「元に戻す」、Rは「やり直し」、Nは「最善手で1手進める」です。
game-goal = すべての円盤を旗の杭へ移します。
game-rule = 一度に1枚だけ。小さい円盤の上には置けません。
game-arrange-hint = 円盤を好きな場所に置いてください。そこから解くことも、続けて動かすこともできます。
game-arrange-done = 完了
line-longer = 最少の手数より{ $moves }手長い
line-longer-known = 知られている最善の解より{ $moves }手長い
line-off-path = この経路の外
line-no-way = ここからゴールまでの手順は知られていません。
line-return = 解に戻る
hint-button = ヒント
hint-disc = ヒント：円盤{ $disc }を動かします。
hint-place = ヒント：円盤{ $disc }を杭{ $peg }へ動かします。
game-pegs-label = 杭
game-peg-empty = 杭{ $peg }：空
game-peg-discs = 杭{ $peg }：{ $discs }
game-undo = 元に戻す
game-redo = やり直す
game-restart = 最初から
game-best-move = 代わりに動かす
game-find-fewest = 最短の解を探す
game-moves-made = { $moves }手動かしました。
game-moves-left = ゴールまであと{ $moves }手で、これが最少の手数{ $certainty ->
    [presumed] と考えられています
   *[other] です
 }。
game-search-needed = 残りの手数はまだわかりません。求めるには、最大{ $positions }通りの配置を調べる必要があります。
game-moves-left-unknown = 残りの手数はわかりません。
game-solved = すべての円盤がゴールの位置にあります。
game-solved-fewest = { $moves }手で完成しました。最少の手数です。
game-solved-more = { $moves }手で完成しました。{ $fewest }手でも完成できます。
game-solved-moves = { $moves }手で完成しました。
game-next-question = 円盤{ $discs }枚なら{ $moves }手。なぜ{ $fewer }手ではできないのでしょう？

## Caption while playing by hand

game-lifted = 杭{ $from }から円盤{ $disc }を持ち上げました。置く杭を選んでください。
game-moved = { $number }手目：円盤{ $disc }を{ $to }へ動かしました。
game-bar-moves = 手数：{ $moves }
game-leave-short = 解を表示
game-not-this = これは解です。あなたのゲームではありません。
game-this-way = これはあなたのゴールまでの手順です。解ではありません。
game-refused-buried = 円盤{ $disc }はまだ動かせません。上に円盤{ $smaller }があります。
game-refused-empty-peg = 杭{ $peg }に円盤はありません。
game-refused-smaller-disc = 円盤{ $disc }は大きすぎて、円盤{ $smaller }の上に置けません。
game-refused-too-many-moves = 1回のゲームで動かせる手数はここまでです。何手か元に戻すか、最初から始めてください。
game-refused-same-peg = 円盤はすでに杭{ $peg }にあります。別の杭を選んでください。
game-refused-one-way-ring = 円盤を{ $from }から{ $to }へは動かせません。一方通行の輪では、次の杭へだけ動かせます：{ $allowed }。
game-refused-ring = 円盤を{ $from }から{ $to }へは動かせません。輪では、隣の杭へだけ動かせます：{ $allowed }。
game-refused-row = 円盤を{ $from }から{ $to }へは動かせません。直線では、隣の杭へだけ動かせます：{ $allowed }。
game-refused-star = 円盤を{ $from }から{ $to }へは動かせません。星形では、ここからは中心の杭へだけ動かせます：{ $allowed }。
game-refused-custom-rule = 円盤を{ $from }から{ $to }へは動かせません。この規則で{ $from }から動かせる先：{ $allowed }。
game-refused-no-way-out = この規則では、どの円盤も杭{ $from }からは動かせません。

## Timeline panel

timeline-hint = 縦線1本が1手です。円盤が大きいほど、線は高くなります。線は円盤と同じ色です。線をクリックかタップすると、その手へ行きます。ドラッグするとスクロールします。ピンチ操作か、Ctrlを押しながらのホイールで拡大・縮小します。標準のパズルでは、解が再帰的なので、どの部分も全体と同じ形に見えます。キー操作：+ −で拡大・縮小、0で全体、.で現在の手、← →でスクロール、Enterで中央の手へ行きます。
timeline-point-at = 線にポインターを合わせると、その手が表示されます。
timeline-pointed-move = { $number }手目：円盤{ $disc }、{ $from } → { $to }
timeline-pointed-move-solution = 解の{ $number }手目：円盤{ $disc }、{ $from } → { $to }
timeline-range = { $first }手目から{ $last }手目まで
timeline-flag = { $number }手目
timeline-loop-start = 繰り返しの始め
timeline-loop-end = 繰り返しの終わり
timeline-highlight-disc = 強調する円盤

## Buttons to zoom the timeline and the state graph

zoom-in = 拡大
zoom-out = 縮小
zoom-show-all = 全体を表示
zoom-show-current = 現在地を表示
graph-where = 現在地
graph-whole = 地図全体

## Digits panel: the digits of the move number, one per disc

digits-title = 手の番号の各桁
digits-binary-hint = 手の番号を2進法（0と1だけ）で表したものです。1桁が円盤1枚に対応し、左端がいちばん大きい円盤です。桁をクリックかタップすると、数字が変わります。桁でのキー操作：↑でその桁の重み（その桁の1が表す数）を足し、↓で引きます。
digits-base-hint = 手の番号を{ $base }進法で表したものです。1桁が円盤1枚に対応し、左端がいちばん大きい円盤です。桁をクリックかタップすると、数字が変わります。桁でのキー操作：↑でその桁の重み（その桁の1が表す数）を足し、↓で引きます。
digits-bit-label = 第{ $place }ビット、重み{ $worth }、円盤{ $disc }：{ $value }
digits-digit-label = 桁{ $place }、重み{ $worth }、円盤{ $disc }：{ $value }
digits-point-hint = 桁にポインターを合わせると、その円盤のある杭と、これまでに動いた回数がわかります。
digits-disc-moved = 円盤{ $disc }は杭{ $peg }にあり、{ $times ->
    [0] まだ動いていません
   *[other] これまでに{ $times }回動きました
 }。
digits-disc-moved-solution = 解では、円盤{ $disc }は杭{ $peg }にあり、{ $times ->
    [0] まだ動いていません
   *[other] これまでに{ $times }回動きました
 }。

## Why panel: why this move

why-title = なぜこの手？
why-ask = なぜ？
why-that = それはなぜ？
why-more = もっと詳しく
why-no-move-yet = 説明する手はまだありません。1手動かすと、その理由がわかります。
why-answer-task = { $number }手目では、円盤{ $disc }を{ $from }から{ $to }へ動かします。これは、{ $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }移す作業の一部です。
why-answer-first = まだどの円盤も動いていません。1手目では、円盤{ $disc }を{ $from }から{ $to }へ動かします。
why-answer-best = 次の最善手では、円盤{ $disc }を{ $from }から{ $to }へ動かします。
why-solved = すべての円盤がゴールの位置にあります。説明する手はありません。
why-searching = 解はまだわかっていません。
why-withheld = この練習問題は自分で解いてみましょう。ここにヒントはありません。
why-unknown-way = ここでの最善手はわかっていません。最短の解を探すと、求められます。
why-disc-title = どの円盤？
why-way-title = どこからどこへ？
why-task-title = 何のため？
why-choice-title = なぜほかの手ではないの？
why-disc-zeros-binary = 簡単な調べ方：手の番号{ $number }を2進法で表すと、末尾に0が{ $zeros ->
    [0] ありません
   *[other] { $zeros }個あります
 }。だから、円盤{ $disc }が動きます。0がなければ円盤1、1個なら円盤2、と続きます。
why-disc-zeros-base = 簡単な調べ方：手の番号{ $number }を{ $base }進法で表すと、末尾に0が{ $zeros ->
    [0] ありません
   *[other] { $zeros }個あります
 }。だから、円盤{ $disc }が動きます。0がなければ円盤1、1個なら円盤2、と続きます。
why-disc-largest = ここでの作業は、{ $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }移すことです。この中でいちばん大きい円盤{ $disc }は、小さい円盤がよけてあるので、動かせます。
why-disc-smallest = ここでの作業は、{ $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }移すことです。円盤{ $disc }はその中でいちばん小さいので、じゃまになる円盤はありません。
why-disc-next = ここでの作業は、{ $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }移すことです。次は、円盤{ $disc }だけを動かす段階です。
why-disc-listed = ここでの作業は、{ $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }移すことです。その手順は探索で求めたもので、この手では円盤{ $disc }を動かします。
why-disc-only = 動かす必要があるのは円盤{ $disc }だけです。
why-way-once = 円盤{ $disc }はいちばん大きく、1回しか動きません。{ $from }から{ $to }へ直接動きます。
why-way-round = 円盤{ $disc }はいつも同じ向きに回ります：{ $way }。動くのはこれで{ $times }回目で、矢印{ $arrow }に沿って動きます。
why-way-back-and-forth = 円盤{ $disc }はいつも行ったり来たりします：{ $way }。動くのはこれで{ $times }回目で、矢印{ $arrow }に沿って動きます。
why-way-one-way = この規則では、どの円盤も同じ向きに回ります：{ $way }。だから、{ $from }からは{ $to }へ動きます。
why-way-only = この規則では、{ $from }にある円盤は{ $to }へしか動かせません。
why-way-straight = 円盤{ $disc }は{ $from }から{ $to }へ移る必要があり、直接動かせます。
why-way-by-forbidden = 円盤{ $disc }は{ $from }から{ $goal }へ移る必要があります。この規則では直接動かせないので、まず{ $by }へ動かします。
why-way-by-chosen = 円盤{ $disc }は{ $from }から{ $goal }へ移る必要があります。この解では、まず{ $by }へ動かします。
why-way-on = 円盤{ $disc }は{ $from }から{ $goal }へ移る必要があります。まず{ $by }へ動かしたので、次はそこから{ $goal }へ動かします。
why-task-intro = パズル全体からこの手まで：
why-task-first = { $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }移すには、まず{ $partCount ->
   *[other] 円盤{ $partDiscs }
 }を{ $partStart ->
    [start] スタートの配置から
   *[other] { $partStart }から
 }{ $partGoal ->
    [goal] ゴールの配置へ
   *[other] { $partGoal }へ
 }移します。
why-task-between = { $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }移すには、途中で{ $partCount ->
   *[other] 円盤{ $partDiscs }
 }を{ $partStart ->
    [start] スタートの配置から
   *[other] { $partStart }から
 }{ $partGoal ->
    [goal] ゴールの配置へ
   *[other] { $partGoal }へ
 }移します。
why-task-last = { $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }移すには、最後に{ $partCount ->
   *[other] 円盤{ $partDiscs }
 }を{ $partStart ->
    [start] スタートの配置から
   *[other] { $partStart }から
 }{ $partGoal ->
    [goal] ゴールの配置へ
   *[other] { $partGoal }へ
 }移します。
why-makes-way = これで円盤{ $disc }を動かせるようになります。
why-way-is-free = { $count ->
   *[other] より小さい円盤はよけてあります。
 }
why-is-there = 円盤{ $disc }はもうそこにあります。
why-tasks-left-out = …作業{ $count }個を省略…
why-tasks-all = 作業{ $count }個をすべて表示
why-choice-distance = ゴールまでの手数は、この手の前が{ $before }手、この手のあとが{ $after }手です。
why-choice-searched = この解は探索で求めました。これより短い解はありません。
why-choice-moves = 円盤{ $disc }を{ $from }から{ $to }へ：残り{ $count }手。
why-choice-unreachable = 円盤{ $disc }を{ $from }から{ $to }へ：ゴールにたどり着けません。
why-choice-unknown = 円盤{ $disc }を{ $from }から{ $to }へ：わかりません。
why-choice-unknown-hint = このパズルは配置が多すぎるので、ほかの手のあとの残りの手数はわかりません。
why-choice-none = ここではほかに可能な手がありません。
why-formula-title = 式
why-formula-pegs = このパズルでは、式の0、1、2はそれぞれ杭{ $pegZero }、杭{ $pegOne }、杭{ $pegTwo }を表します。
why-last-digits = 下位{ $digits }ビットだけを示しています。
why-word-title = 文字で書いた手順
why-word-intro = { $first }から{ $second }への手をa、{ $second }から{ $third }へをb、{ $third }から{ $first }へをc、それぞれの逆向きをā、b̄、c̄と書きます。すると解は1つの文字列になり、どの部分も直後に同じものが続くことはありません（{ $source }）。この手の前後は次のとおりです。
why-word-automaton = この文字列は、6つの状態をもつオートマトンが書き出します。aから始め、それまでの手数{ $made }を2進法で上位から1ビットずつ読み、各ビットの矢印をたどります。止まるのは{ $letter }で、これが{ $number }手目の文字です。
why-word-digit = ビット
why-word-state = 状態
why-word-tape = 読んだビットと、それぞれの後の状態
why-decision-title = 直接動くか、3本目の杭に寄るか
why-decision-intro = 動かす必要のある円盤のうち最大のものは円盤{ $disc }です。{ $from }から{ $to }へ直接動くことも、{ $by }に寄ることもできます。それより小さい円盤の最初と最後の杭を、大きい円盤から順に読むと、全体でどちらが短いかわかります。読む必要があるのは平均で2枚未満です（{ $source }）。
why-decision-disc = 円盤
why-decision-start = 最初の杭
why-decision-end = 最後の杭
why-decision-balance = 差
why-decision-result = 円盤{ $read }枚を読みました。{ $way ->
    [straight] 直接動くほうが短くなります。
    [third] { $by }に寄るほうが短くなります。
   *[other] どちらも同じ長さです。
 }
why-decision-rule = 差は−1から始まります。円盤ごとに2倍になり、その2本の杭に応じて最大2だけ変わります。−2以下なら直接動くほうが、2以上なら{ $by }に寄るほうが短くなります。円盤1まで読んでもその間なら符号で決まり、0ならどちらも同じ長さです。

## Recursion panel

task-name = { $count ->
   *[other] 円盤{ $discs }
 }を{ $start ->
    [start] スタートの配置から
   *[other] { $start }から
 }{ $goal ->
    [goal] ゴールの配置へ
   *[other] { $goal }へ
 }
recursion-hint = パズルを小さな作業に分けていくと、最後にこの手だけが残ります。強調した行は、この手を含む作業です。
recursion-picture-hint = ブロック1つが1つの作業で、その各部分が下に並びます。灰色のブロックは、この手を含む作業です。ブロックをクリックかタップすると、その始めへ行きます。
recursion-picture-label = この手までの再帰
recursion-as-table = 表で表示
recursion-block-task = { $discs }枚 { $from } → { $to }
recursion-block-move = 円盤{ $disc } { $from } → { $to }
recursion-larger = 同じ部分の拡大図
recursion-repeat = 繰り返す
recursion-start = 最初の手の前へ
recursion-end = 最後の手の後へ
recursion-search-progress = 動かした手数：{ $index }（全{ $total }手）。残りの手数：{ $left }。
recursion-other-pictures = この解のほかの図：
recursion-show-all = すべての作業を表示
recursion-none-for-search = この解は探索で求めたので、表示できる再帰はありません。
recursion-none-for-one-disc = 動かす必要のある円盤は多くても1枚なので、それより小さい作業はありません。
recursion-column-place = 番号
recursion-column-task = 作業
recursion-column-go = ジャンプ
recursion-column-moves = 何手目
recursion-levels-left-out = …同じような段を{ $levels }段省略…
recursion-go-to-start = 最初の手の前へ：{ $part }
recursion-go-to-end = 最後の手の後へ：{ $part }
recursion-play-loop = 繰り返す：{ $part }
recursion-block-label = { $part }：{ $moves }

## State graph panel

graph-title = 配置の地図
graph-help-label = ヘルプ
graph-help = 点は1つの配置、線は動かせる1手です。丸で囲んだ点が現在地です。クリックかタップすると、その配置へ行くか、拡大します。ドラッグするとスクロールします。ピンチ操作か、Ctrlを押しながらのホイールで拡大・縮小します。キー操作：+と−で拡大・縮小、矢印キーでスクロール、0で全体、.で現在地、Enterで中央をクリックします。解に含まれない配置を選ぶとゲームが始まり、「元に戻す」で解に戻ります。
graph-help-dots = 点は1つの配置です。太い線は現在地から可能なすべての手、細い線は中心へ、または中心からの最短の道です。太い丸で囲んだ点が現在地です。点をクリックかタップすると、その配置へ行きます。解に含まれない配置を選ぶとゲームが始まり、「元に戻す」で解に戻ります。
graph-layers = 線
graph-layer-solution = 解
graph-path-all-positions = すべての配置
graph-layer-game = 自分の手
graph-make-start = ここから始める
graph-depth = この表示では、{ $moving ->
    [1] 円盤1
   *[other] 円盤1–{ $moving }
 }が動きます。円盤{ $first }–{ $last }は動きません。
graph-depth-last = この表示では、{ $moving ->
    [1] 円盤1
   *[other] 円盤1–{ $moving }
 }が動きます。円盤{ $last }は動きません。
graph-corner-all = すべて{ $peg }に
graph-corner = { $discs ->
    [1] 円盤1
   *[other] 円盤1–{ $discs }
 }が{ $peg }に
graph-part = 円盤{ $disc }が{ $peg }に
graph-hover-zoom = クリックで拡大
graph-hover-here = 現在地
graph-hover-on = 解に含まれる
graph-hover-off = 解に含まれない
graph-rings-goal = 中心がゴールです。輪の数字はゴールまでの手数です。
graph-rings-board = 中心が現在地です。輪の数字はそこまでの手数です。
graph-start = スタート
graph-goal = ゴール
graph-neighbours = ここから可能な手
graph-one-position = このパズルには配置が1通りしかないので、円盤は動かせません。
graph-neighbour-next = 円盤{ $disc }を{ $from }から{ $to }へ（次の手）
graph-neighbour-back = 円盤{ $disc }を{ $from }から{ $to }へ（1手戻る）

## Move counts panel

numbers-presumed = 「?」は、最少と考えられていますが、証明されていないことを表します。
numbers-this-puzzle = このパズル
numbers-rule-and-pegs = { $rule }、杭{ $pegs }本
numbers-see-it = 見る
numbers-axis-moves = 手数：線が1本上がるごとに{ $factor }倍
numbers-pegs-and-ends = 杭{ $pegs }本、{ $from }から{ $to }へ
numbers-one-move-a-second = 円盤{ $discs }枚、{ $moves }手を毎秒1手で進めた場合の時間：{ $duration }。
numbers-formula = 円盤がn枚のときの手数：{ $formula }
numbers-growth-doubles = 円盤が1枚増えるごとに、手数はおよそ2倍になります。
numbers-growth = 円盤が多くなると、1枚増えるごとに手数はおよそ{ $factor }倍になります。
numbers-by-chance = 規則に合う手をランダムに選ぶと、平均で約{ $moves }手かかります（{ $source }）。
numbers-plot = 円盤の枚数と各規則での手数（対数目盛り）

## Code panel

code-languages = プログラミング言語
code-hint = どのプログラムも、標準のパズルをAからCへ解く手をすべて出力します。円盤の枚数は今のパズルと同じです。PythonとPrologは何枚でも使え、ほかは62枚までです。
program-controls = プログラムの実行
program-back = 戻る
program-step = 1ステップ
program-over = ステップオーバー
program-out = ステップアウト
program-run-back = 押した行まで戻る
program-run-to = { $line }行目まで実行（Shiftで逆向き）
program-step-number = ステップ
program-begins = { $line }行目：{ $call }が始まる。
program-goes-on = { $line }行目：nは{ $n }で0ではないので、呼び出しは続く。
program-is-zero = { $line }行目：nは0なので、することがない。
program-calls = { $line }行目：{ $call }を呼び出す。
program-moves = { $line }行目：円盤{ $disc }を{ $from }から{ $to }へ動かす。
program-returns = { $line }行目：{ $call }が{ $back }行目に戻る。
program-stack = コールスタック
program-return-line = { $line }行目に戻る
program-go-to-call = { $call }の始まりへ
program-more-calls = …ほか{ $count }件
program-tree = 呼び出しの木
program-hint = 矢印は次に実行される行を示します。塔は、ここまでの手を動かしたあとの配置を示します。行を押すとその行まで実行し、Shiftを押しながらだと逆向きに戻ります。「ステップオーバー」はこの行の呼び出し全体を、「ステップアウト」は実行中の呼び出しの終わりまでを実行します。呼び出しの木の灰色のブロックは、終わっていない呼び出しです。ブロックを押すと、その呼び出しの始まりへ移ります。
program-none = このパズルにはそのようなプログラムがありません。
program-nearest = いちばん近いパズルを開く
own-program-about = 円盤を動かすPythonプログラムを書きましょう：move("A", "C")
own-program-hint = move("A", "C")はいちばん上の円盤を動かします。top("A")はいちばん上の円盤の番号かNone、pegs()は各杭の円盤（下から順）、discs()は枚数です。print()は下に表示します。sourceとtargetはスタートとゴールの杭、spareは残りの杭です。毎回、スタートの配置から始まります。{ $moves }手まで動かせ、{ $seconds }秒間動きがないと止まります。CtrlとEnterで実行、Tabでエディターを離れます。
own-program-editor = Pythonのプログラム
own-program-run = 実行
own-program-begin = 例
own-program-starter-move = 1手だけ
own-program-starter-gaps = 再帰（穴埋め）
own-program-starter-recursion = 再帰
own-program-restore = 前の内容に戻す
own-program-loading = Pythonを読み込んでいます…
own-program-running = 実行中：{ $moves }手
own-program-unsolved = プログラムは終わりましたが、円盤はゴールにありません。手数：{ $moves }
own-program-stopped = 停止しました。手数：{ $moves }
own-program-timed-out = { $seconds }秒間動きがなかったため停止しました。終わらないループはありませんか。
own-program-too-many = 1ゲームの上限の{ $moves }手で停止しました。
own-program-error = { $line }行目：{ $error }
own-program-not-loaded = Pythonを読み込めませんでした。接続を確かめて、もう一度実行してください。
own-program-no-interpreter = このファイルにはPythonがありません。プログラムを実行するには、ページをWebサーバーから開いてください。
own-program-output = 出力
own-program-seek = プログラムが動かした手

## Compare panel

compare-title = 比較
compare-first = このパズル
compare-second = 比較するパズル
compare-puzzle = 円盤{ $discs }枚 · { $puzzle }
compare-pace = そろえるもの
compare-pace-progress = 進み具合
compare-pace-move-number = 手の番号
compare-not-possible = このパズルには解がないか、長い探索をしないと解が見つかりません。別の規則を選ぶか、杭を減らしてください。

## Race panel

race-title = アルゴリズムの競走
race-hint = 標準のパズルのすべての手を4つの方法で列挙し、それぞれの時間を測ります。教科書どおりの再帰、2本の杭の組を順に巡る反復、カウンターのビットを使う方法、各手を番号から求める方法です。ある1手を表示するだけなら、このページは手を1つも列挙しません。
race-start = 競走を開始
race-column-algorithm = 方法
race-column-moves = 手数
race-column-milliseconds = 時間（ms）
race-column-nanoseconds-per-move = ns/手
race-axis-milliseconds = ミリ秒
race-algorithm-recursive = 再帰
race-algorithm-iterative = 反復
race-algorithm-binary = 2進法
race-algorithm-seeking = 番号から
race-plot = 各方法の時間：最大{ $moves }手、最長{ $milliseconds }ミリ秒

## Exact values panel

exact-title = 正確な値
exact-moves-made = 動かした手数
exact-total = 全手数
exact-position = 各円盤のある杭（大きい円盤から順、0は杭A）

## Share dialog: kinds

share-kind-link = リンク
share-kind-frame = 埋め込み（iframe）
share-kind-element = HTML要素
share-kind-exercise = 練習問題
share-kind-picture = 画像
share-kind-film = アニメーション
share-kind-moves = 手の一覧
share-kind-worksheet = ワークシート
share-kind-file = HTMLファイル
share-kind-scorm = 学習プラットフォーム（SCORM）
share-group-view = この画面
share-group-learners = 学習者向け
share-group-files = 画像とデータ
share-hint-link = 今の設定のままでこのページを開くリンクです。
share-hint-frame = 自分のページに、塔をiframeとして表示するHTMLです。sandbox="allow-scripts"を付けても動きます。
share-hint-element = 自分のページに、塔をWebコンポーネントとして表示するHTMLです。スクリプト1つで、プロパティ、メソッド、イベントが使えます。
share-hint-exercise = 自分のページに、学習者向けの問題をiframeとして表示します。解答は1問ごとにそのページへ届きます。ここには何も保存されません。
share-hint-picture = 今ページに表示されているものの画像です。文書やスライドに使えます。
share-hint-film = いくつかの手を動く画像にします。スライドやページに使えます。
share-hint-moves = 手を順に並べたファイルです。
share-hint-graph = すべての配置と、配置の間の手を書いたファイルです。ほかのプログラムで使えます。
share-hint-worksheet = 印刷用の問題です。解答は別のページになります。
share-hint-file = この設定のページ全体を1つのHTMLファイルにします。端末から、ネットワークなしで開けます。
share-hint-scorm = Moodle、Canvas、ILIASなどの学習プラットフォーム用の練習問題を、SCORM 1.2のパッケージにします。得点はプラットフォームが記録します。得点は学習者が偽ることもできるので、試験ではなく練習に使ってください。
share-hint-lesson = レッスン全体が、最初のステップから入ります。
share-hint-own-moves = あなたの手を含みます。

## Share dialog: settings

share-same-questions = 全員に同じ問題
share-opens = 開いたとき
share-opens-current-move = この手
share-opens-start = スタート
share-opens-playing = この手から再生
share-questions = 問題数
share-pass-mark = 合格点（%）
share-not-recorded = 解答は記録されていません。受け取る学習プラットフォームがありません。
share-width = 幅（ピクセル）
share-height = 高さ（ピクセル）
share-format = 形式
share-format-text = プレーンテキスト
share-format-csv = 表（CSV）
share-directed = 有向：1手につき有向辺1本
share-shown-panels = 表示する部分
share-locked-panels = 変更できない部分
share-unknown-option = リンクの「{ $option }」は不明なので、無視します。

## Share dialog: results

share-send = 共有先を選ぶ…
share-qr-code = リンクのQRコード
share-qr-code-too-long = リンクが長すぎて、QRコードにできません。
share-single-file = ページ全体を、オフラインで使える1つのファイルとしてダウンロード
share-preview = プレビュー
share-needs-server = このページは、1つのファイルにしたものか、端末から開いたものなので、ほかのページに埋め込めません。埋め込み用のコードを表示するには、Webサーバーからページを開いてください。
share-save-svg = SVGをダウンロード
share-save-png = PNGをダウンロード
share-save-file = ファイルをダウンロード
share-file-positions = ファイルには{ $positions }通りの配置が入ります。
share-file-moves = ファイルには{ $moves }手が入ります。
share-too-many-positions = ファイルに入るのは{ $positions }通りの配置までです。円盤を減らしてください。
share-too-many-moves = ファイルに入るのは{ $moves }手までです。範囲を短くしてください。
share-too-many-discs = この幅では円盤が多すぎます（最大{ $discs }枚）。幅を広げるか、円盤を減らしてください。
share-file-progress = { $total }件中{ $written }件を書き込み済み

## Worksheet

worksheet-print = 印刷
worksheet-title = ハノイの塔：{ $exercise }
worksheet-puzzle = 杭{ $pegs }本、円盤{ $discs }枚。円盤1がいちばん小さい円盤です。1手で動かすのは1枚だけで、小さい円盤の上に大きい円盤を置いてはいけません。{ $rule }。{ $start }から{ $goal }まで{ $moves }手。
worksheet-name = 名前：______________________
worksheet-blank-moves-made = ________手
worksheet-blank-move = 円盤____を____から____へ
worksheet-answers-title = 解答

## Exercises

exercise-predict = どの手でしょう？
exercise-reach = ゴールまで動かす
exercise-heading = { $name }（全{ $total }問の第{ $number }問）
exercise-order = 順に並べる
exercise-call = 次に来るのは？
exercise-legal = 動かせる？
exercise-count = 何手かかる？
exercise-lines = プログラムを並べる
exercise-tally = 何回動いた？
exercise-prints = 次の出力は？
exercise-next-line = 次に実行される行は？
exercise-depth = スタックの深さは？
exercise-write = プログラムを書く
exercise-ask-call = { $number }手目は、再帰のこの部分に含まれます：{ $part }。次に来るのはどの部分でしょうか。
exercise-ask-legal = いま、円盤{ $disc }を{ $from }から{ $to }へ動かせるでしょうか。
exercise-ask-count = 円盤{ $discs }枚では{ $moves }手です。円盤{ $more }枚では何手でしょうか。
exercise-ask-lines = このプログラムは、n枚の円盤を{ $from }から{ $to }へ移します。行を正しい順に並べてください。
exercise-ask-tally = { $moves }手動かしたあと、円盤{ $disc }は何回動いたでしょうか。
exercise-ask-prints = プログラムはこれから{ $line }行目を実行します。次に何を出力しますか。
exercise-ask-next-line = プログラムはこれから{ $line }行目を実行します。その次に実行されるのはどの行ですか。
exercise-ask-depth = プログラムは呼び出し{ $call }の{ $line }行目をこれから実行します。終わっていない呼び出しは、これを含めていくつありますか。
exercise-ask-write = 円盤が何枚でも、すべての円盤を最少の手数で杭sourceから杭targetへ移すPythonプログラムを書いてください。
exercise-board = 円盤{ $discs }枚、{ $from } → { $to }
exercise-choice-legal = はい
exercise-choice-covered = いいえ、上に小さい円盤がある
exercise-choice-smaller = いいえ、小さい円盤の上に載ってしまう
exercise-choice-forbidden = いいえ、規則でこの向きは禁止されている
exercise-field-answer = 答え
exercise-ask-moves-made = 何手動かしたところでしょうか。
exercise-ask-move-shortest = 最短の解では、{ $moves ->
    [0] スタートのとき、
   *[other] { $moves }手動かしたあと、
 }塔はこのようになっています。{ $number }手目はどの手でしょうか。
exercise-ask-move = この解では、{ $moves ->
    [0] スタートのとき、
   *[other] { $moves }手動かしたあと、
 }塔はこのようになっています。{ $number }手目はどの手でしょうか。
exercise-ask-reach-peg = すべての円盤を、旗のある杭{ $peg }へ{ $moves }手以内で移してください。
exercise-ask-reach = すべての円盤を、ゴールの配置へ{ $moves }手以内で移してください。
exercise-ask-order-shortest = これらの図は、{ $from }から{ $to }への最短の解の一部です。早いものから順に並べてください。
exercise-ask-order = これらの図を、早いものから順に並べてください。
exercise-answer-on-towers = 塔の円盤を動かすか、ここに入力してください。
exercise-order-hint = ドラッグするか、矢印を使ってください。
exercise-caption-moves = { $moves ->
    [0] スタート
   *[other] { $moves }手動かしたあと
 }
exercise-caption-unknown = 何手動かしたあと？
exercise-moves-used = { $most }手のうち{ $moves }手を使用
exercise-moves-over = { $moves }手を使用（{ $most }手まで）
exercise-field-disc = 円盤
exercise-field-from = 移動元
exercise-field-to = 移動先
exercise-picture = 図{ $number }、配置{ $position }
exercise-move-earlier = 図{ $number }を前へ
exercise-move-later = 図{ $number }を後ろへ
exercise-picture-moved = 図は{ $total }枚中{ $place }番目になりました。
exercise-line-up = { $number }行目を上へ
exercise-line-down = { $number }行目を下へ
exercise-line-moved = この行は{ $total }行中{ $place }番目になりました。
exercise-try-again = もう一度
exercise-check = 答え合わせ
ask-early = { $place }行目は早すぎます。
ask-compare = 答えの例を見る
ask-on-towers = 円盤を動かして答えてください。
ask-no-number = 整数を書いてください。例：12
ask-order-told = これが正しい順番です。
ask-model = 答えの例：{ $answer }
exercise-next-question = 次の問題
exercise-first-question = 練習問題を最初から
exercise-right = 正解です。
exercise-wrong = ちょっと違います。
exercise-hint-greater = 正しい数はもっと大きいです。
exercise-hint-less = 正しい数はもっと小さいです。
exercise-hint-disc = 動くのは円盤{ $disc }です。どの杭に移るでしょうか。
exercise-hint-right-disc = 円盤{ $disc }は合っています。どの杭に移るでしょうか。
exercise-hint-from = 円盤{ $disc }は合っています。どの杭にあるか見てください。
exercise-hint-other-answer = もう一度よく見て、別の答えを選んでください。
exercise-hint-legal = { $from }のいちばん上の円盤はどれでしょうか。{ $to }ではどれでしょうか。
exercise-hint-call = この部分は、もっと大きい作業の一部です。その作業では次に何をするでしょうか。
exercise-hint-call-last = この部分で、それを含む作業も終わります。外側の作業を順に見て、まだ終わっていない最初の作業を探しましょう。そこでは次に何をするでしょうか。
exercise-hint-rule = また、ルールでは{ $from }から{ $to }へ動かせるでしょうか。
exercise-hint-count = 円盤が1枚少ないと{ $moves }手です。そこから手数はどう増えたでしょうか。
exercise-hint-tally = 円盤{ $disc }が初めて動くのは{ $first }手目です。
exercise-hint-program = 呼び出しが、その中の呼び出しも含めてすべて終わると、次の行が実行されます。
exercise-hint-depth = 最初の呼び出しはすべての円盤を移し、その後の呼び出しは、それを呼び出した側より円盤が1枚ずつ少なくなります。
exercise-hint-early = { $place }番目の図を置くのが早すぎます。
exercise-give-up = 答えを表示
exercise-answer-moves-made = 動かした手数は{ $moves }手です。
exercise-answer-order = 動かした手数（正しい順）：{ $moves }。
exercise-answer = 答え：{ $answer }。
exercise-because-call = 部分の順番：{ $parts }。
exercise-because-smaller = 杭{ $peg }にある円盤{ $smaller }のほうが小さいです。
exercise-because-lines = 小さい円盤をわきによけ、いちばん大きい円盤を動かし、その上に小さい円盤を移します。
exercise-line-early = この行を置くのが早すぎます：「{ $line }」。
exercise-because-tally = 円盤{ $disc }は{ $first }手目に動き、そのあとは{ $period }手ごとに1回動きます。
exercise-because-prints = 呼び出し{ $call }が{ $line }行目で出力します。
exercise-because-depth = { $first }から{ $last }まで、呼び出すたびに円盤が1枚ずつ減ります。
exercise-see-why = 理由は下で説明しています。
exercise-see-tab = くわしくは「{ $tab }」を見てください。
exercise-because-smallest = 円盤1はいちばん小さいので、じゃまになる円盤はありません。
exercise-because-one-aside = 円盤{ $disc }を動かせるのは、円盤1が{ $peg }によけてあるからです。
exercise-because-all-aside = 円盤{ $disc }を動かせるのは、それより小さい円盤{ $count }枚が{ $peg }によけてあるからです。
exercise-because-apart = 円盤{ $disc }を動かせるのは、それより小さい円盤がすべてよけてあるからです。
exercise-because-target = 円盤{ $disc }は合っていますが、動かす先は杭{ $peg }です。
exercise-last-move = 直前の手では、円盤{ $disc }を{ $from }から{ $to }へ動かしました。
exercise-enough = { $moves }手で足ります。
exercise-solved-too-late = { $moves }手でゴールに着きましたが、手数が多すぎます。何手か元に戻すか、最初から始めてください。
exercise-no-moves-left = { $moves }手動かしましたが、まだゴールに着いていません。何手か元に戻すか、最初から始めてください。
exercise-score = { $answered }問中{ $right }問が1回目で正解
exercise-no-question = このパズルから出せる問題はありません。別のパズルを選んでください。

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = キーボードとアクセシビリティ
shortcuts-hint = ショートカットは、ページのその部分にキーボードのフォーカスがあるときに使えます。Tabキーで次の部分へ移り、?キーでこの一覧を開きます。
shortcuts-letter-keys = 1文字または1記号のショートカット
accessibility-title = アクセシビリティ
accessibility-no-motion = アニメーションなし
accessibility-patterns = 円盤に模様を付ける
accessibility-sound = 1手ごとに音を鳴らす
shortcuts-on-slider = スライダー
shortcuts-on-pictures = タイムラインと配置の地図
shortcuts-on-recursion = 再帰のブロック
shortcut-next-part = 前の部分、次の部分
shortcut-task-or-parts = それを含む作業、その各部分
shortcut-go-to-part = その始めへ行く
shortcut-repeat-task = その作業を繰り返す
shortcuts-on-game = 塔（円盤を動かしているとき）
key-page-up-down = Page Up、Page Down
key-home-end = Home、End
key-space = スペース
key-enter = Enter
key-escape = Esc
key-arrows-home-end = ← →、Home、End
key-undo = U、Backspace、Ctrl+Z
key-redo = R、Ctrl+Y
shortcut-step = 前の手、次の手
shortcut-jump = ジャンプして進む、ジャンプして戻る
shortcut-first-last = 0手目に戻る、最後の手へ
shortcut-play-pause = 再生、一時停止
shortcut-change-digit = 桁の数字を変える
shortcut-other-digit = 別の桁へ行く
shortcut-add-place-value = 桁の重みを足す、引く
shortcut-zoom = 拡大、縮小
shortcut-scroll = スクロール
shortcut-go-to-middle = 中央にあるものへ行く
shortcut-lift-or-drop = その杭の円盤を持ち上げる、その杭に置く
shortcut-choose-peg = 杭を選ぶ
shortcut-lift-or-drop-chosen = 選んだ杭の円盤を持ち上げる、選んだ杭に置く
shortcut-put-back = 円盤をもとの杭に戻す

## Guided tour

tour-heading = { $number }/{ $total }：{ $title }
tour-previous = 戻る
tour-next = 次へ
tour-end = ツアーを終了
learn-challenges = 遊ぶ
learn-exercises = 練習問題
learn-teachers = 先生向け
learn-challenges-hint = できるだけ少ない手数で、塔を自分の手で旗のところまで動かします。段が上がるごとに円盤が1枚増えます。
learn-best = 自己ベスト：{ $moves }
learn-best-fewest = 自己ベスト：{ $moves }（最少手数）
learn-keep = 自己ベストをこの端末に残す
learn-keep-hint = このブラウザーだけに残り、何も送信されません。残さない場合は、ページを閉じると消えます。
learn-erase = 自己ベストを消去
learn-minutes = { $minutes }分
learn-age = { $age }歳から
learn-after = 「{ $lesson }」の次
learn-exercises-hint = 小さな塔についての短い問題です。間違えるとヒントが出て、もう一度答えられます。
learn-teachers-hint = どれも、いまページに出ている内容を共有します。レッスンを共有するには、先にそのレッスンを開き、「共有」を押します。
learn-own-hint = いまのページが最初のステップになります。文章や、ほかの画面、練習問題を加えられます。
learn-unit = 1時間分の授業案
learn-unit-hint = 目標、発問と答え、生徒用プリント、切り抜きシート。印刷用で、英語です。
exercise-end = 練習を終える
lessons-title = レッスン
lesson-new = 自分のレッスンを作る
lesson-edit = レッスンを編集
lesson-end = レッスンを終了
lesson-title-field = レッスンのタイトル
lesson-step-title-field = このステップのタイトル
lesson-text-field = このステップの本文
ask-kind = 読む人への質問
ask-incomplete = この質問はまだ表示されません。答えが足りないか、読み取れません。
ask-kind-choice = 選択
ask-kind-number = 数
ask-kind-order = 並べ替え
ask-kind-sentence = 文を書いて比べる
ask-kind-position = 塔の配置
ask-kind-move = 手で動かす
ask-lines = 答え（1行に1つ）
ask-lines-hint = 正解の前に = を書きます。答えへのコメントの前には、両側に空白を置いて > を書きます。? で始まる行は質問です。配置は円盤ごとに数字1つ（例：0012）、手は円盤、元の杭、先の杭の順です（例：2,0,1）。
lesson-text-hint = *強調*は*で、`2^n − 1`のような式は`で囲みます。^は上付き、_は下付きです。空行で段落が変わります。
lesson-add-step = この表示をステップに追加
lesson-use-view = この表示をステップに使う
lesson-move-up = ステップを上へ
lesson-move-down = ステップを下へ
lesson-remove-step = ステップを削除
lesson-preview = 完了
lesson-too-long = レッスンがリンクに収まらない長さになりました。ページを離れる前に「共有」の「HTMLファイル」で保存してください。
## Problems: values that could not be used

problem-list-label = エラー
problem-panels-not-loaded = パネルを読み込めませんでした。接続を確認し、パネルを開くか閉じるかして、もう一度試してください。
problem-lesson-not-loaded = レッスンを読み込めませんでした。接続を確認して、ページを再読み込みしてください。
problem-lesson-not-read = このリンクのレッスンを読み取れません。リンクの一部が欠けているかもしれません。
problem-race-not-loaded = 競走を開始できませんでした。接続を確認して、もう一度試してください。
problem-language-not-loaded = 言語を読み込めませんでした。接続を確認して、もう一度選んでください。
problem-rejected = { $name }＝「{ $value }」は使えませんでした。
problem-rejected-text = 「{ $value }」は使えませんでした。
problem-field-keeps = 欄の値はそのままです。
problem-not-a-move-number = 「{ $value }」は手の番号ではありません。123、2^63-1、0xff、1/3、50%、lastのように書けます。

## Problems: sentences after problem-rejected

problem-before-start = いちばん小さい番号は0（スタート）です。
problem-past-end = 最後の手は{ $last }手目です。
problem-past-last-step = 最後のステップは{ $last }です。
problem-no-such-peg = このパズルに杭{ $peg }はありません（0が杭Aです）。
problem-position-disc-count = この配置の円盤は{ $placed }枚ですが、パズルの円盤は{ $discs }枚です。
problem-discs-values = 円盤の数は0から{ $max }までです。
problem-rule-values = 使える値：{ $rules }、またはarcs:01,12,20のような並び。
problem-position-values = 使える値：杭1本の番号（0が杭A）、または円盤1枚につき1桁の数字（大きい円盤から順）。
problem-move-values = 手の番号ではありません。
problem-event-values = 使える値：プログラムがあるパズルで、そのステップ（10、50%、lastなど）。
problem-code-values = 使える値：{ $characters }文字以内のプログラム。
problem-speed-values = 使える値：毎秒0.25手から60手まで。
problem-panels-values = 使える値（半角コンマで区切ります）：{ $panels }。
problem-range-values = 使える値：10-20のような、この解の手の番号2つ。
problem-graph-values = 使える値：012のような、大きいほうの円盤の杭の番号（大きい円盤から順）。
problem-disc-values = 使える値：円盤の番号。
problem-number-values = 使える値：1から{ $max }までの整数。
problem-compare-values = 使える値：8-3-one-wayのような、円盤の枚数、杭の本数、規則。
problem-walk-values = 使える値：0102のような、この配置から可能な手。
problem-bounds-values = 使える値：{ $min }から{ $max }までの整数。
problem-share-values = 使える値：moves.11-20のような設定。この解の手を、最初の手、最後の手の順に書きます。
problem-word-values = 使える値：{ $words }。

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = この規則では、円盤{ $disc }は{ $from }から{ $to }へどうやっても移れません。
no-solution-deadlock = この規則では、どの円盤も{ $from }から{ $to }へどうやっても移れないので、円盤が互いに動きを妨げます。
no-solution-search-stopped = 解の探索は中止されました。
no-solution-two-pegs = 杭が2本では、いちばん小さい円盤しか動かせません。
no-solution-too-many-positions = このパズルの公式は知られておらず、このページで探索できるのは{ $positions }通りの配置までです。円盤を{ $discs }枚以下にするか、別の規則を選んでください。
no-solution-path-all-positions = すべての配置を通る経路が知られているのは、杭が3本の標準の規則で、ある杭から別の杭へ移す場合だけです。
no-solution-too-many-discs = この規則で使える円盤は{ $discs }枚までです。

## Before the program

boot-loading = 読み込み中…
boot-pitch = どんなハノイの塔でも、好きな一手へすぐにジャンプできます。すべての円盤の位置と、円盤が動く理由がわかります。
boot-no-script = このページにはJavaScriptが必要です。塔を見るには、JavaScriptを有効にしてください。
boot-no-webassembly = このページにはWebAssemblyが必要です。お使いのブラウザーが対応していないか、無効になっています。
boot-not-loaded = ページを読み込めませんでした。接続を確認してから、再読み込みしてください。
boot-stopped = 問題が起きてページが停止しました。再読み込みすると、同じ手から続けられます。
boot-new-version = 新しいバージョンがあります。
boot-reload = 再読み込み
