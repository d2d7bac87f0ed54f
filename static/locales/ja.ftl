### 日本語

## Page and header

page-title = ハノイの塔エクスプローラー
page-motto = どの一手にも、すぐに立てます。
page-window-title = ハノイの塔、円盤{ $discs }枚
header-tour = ツアー
header-share = 共有

## Footer

footer-language = 言語
footer-language-auto = ブラウザーの言語
footer-theme-auto = システム
footer-theme-light = ライト
footer-theme-dark = ダーク

## Words and sentences used in several places

common-two-sentences = { $first }{ $second }
common-stop = 中止
dialog-close = 閉じる
common-copy = コピー
common-copy-named = コピー: { $name }
share-copied = コピーしました。
share-saved = ファイルは、ブラウザーの保存先にあります。

## Lengths of time, put into other sentences

duration-years = { $years }年
duration-days = { $days }日
duration-hours = { $hours }時間
duration-minutes = { $minutes }分
duration-seconds = { $seconds }秒
duration-under-a-second = 1秒未満

## Towers

towers-title = 塔
towers-peg-empty = 空
towers-peg-discs = 円盤{ $discs }枚

## Caption below the towers

caption-no-discs = 円盤がないので、動かすものはありません。
caption-start-total-unknown = 開始時。この先の手数はまだわかりません。
caption-already-on-peg = 円盤はすべて{ $peg }にあり、そこが目標です。動かす必要はありません。
caption-already-solved = 円盤はすべて目標の位置にあります。動かす必要はありません。
caption-start-on-peg = 開始時：{ $peg }に円盤{ $discs }枚、残り{ $moves }手。
caption-start = 開始時：円盤{ $discs }枚、残り{ $moves }手。
caption-move = { $number }手目（全{ $total }手）：円盤{ $disc }を{ $from }から{ $to }へ。
caption-last-move = { $number }手目、最後の手：円盤{ $disc }を{ $from }から{ $to }へ。
caption-last-move-on-peg = { $number }手目、最後の手：円盤{ $disc }を{ $from }から{ $to }へ。円盤はすべて{ $goal }にあります。

## Transport: playing and stepping through the solution

transport-title = コマ送りと再生
transport-first = 最初へ
transport-previous = 1手戻る
transport-play = 再生
transport-replay = もう一度再生
transport-pause = 一時停止
transport-next = 1手進む
transport-last = 最後へ
transport-speed = 速さ
transport-loop = 繰り返し

## Scrubber: slider and move number

scrubber-title = 解の中の位置
scrubber-move-number = 何手目
scrubber-go = 行く
scrubber-entry-hint = 2^{ $exponent }、1/3、50%、0x1、lastなども可
scrubber-jump-exponent = ジャンプ幅（2の何乗）

## Puzzle panel

puzzle-title = パズル
puzzle-discs = 円盤
puzzle-remove-disc = 円盤を1枚減らす
puzzle-add-disc = 円盤を1枚増やす
puzzle-pegs = 杭
puzzle-rule = 規則
puzzle-rule-any = 標準：どの杭からどの杭へも
puzzle-rule-ring = 環状：左右どちらかの隣へ
puzzle-rule-row = 直線：隣の杭へ
puzzle-rule-star = 星形：必ずAを通る
puzzle-rule-custom = { $arcs }のみ
puzzle-from = 開始
puzzle-to = 目標
puzzle-own-position = 指定の配置
puzzle-path = 経路
puzzle-path-all-positions = すべての配置を1回ずつ通る

## Panel to play by hand

game-hint = 円盤をドラッグするか、杭を押してから別の杭を押します。塔の上でのキー操作は、杭の文字か番号、または← →とEnterです。Escで円盤を戻し、Uで取り消し、Rでやり直し、Nで最善手を1手進めます。
game-arrange-hint = 円盤を好きな場所に置いてください。そこから解くことも、続けて動かすこともできます。
game-pegs-label = 杭
game-peg-empty = 杭{ $peg }：空
game-peg-discs = 杭{ $peg }：{ $discs }
game-undo = 取り消す
game-redo = やり直す
game-restart = 最初から
game-best-move = 最善手
game-find-fewest = 最少手数を求める
game-solve-from-here = ここから解く
game-moves-made = { $moves }手動かしました。
game-search-needed = 残りの手数はまだわかりません。探索では最大{ $positions }通りの配置を調べます。
game-solved = すべての円盤が目標の位置にあります。
game-solved-moves = { $moves }手で完成しました。

## Caption while playing by hand

game-lifted = { $from }から円盤{ $disc }を持ち上げました。どこへ置きますか。
game-refused-empty-peg = { $peg }に円盤はありません。
game-refused-smaller-disc = 円盤{ $disc }は{ $peg }には置けません。そこにある円盤{ $smaller }のほうが小さいからです。別の杭を選ぶか、元に戻してください。
game-refused-one-way-ring = { $from }から{ $to }へは動かせません。一方向の環状では、{ $from }からは{ $allowed }へしか動かせません。
game-refused-ring = { $from }から{ $to }へは動かせません。環状では隣の杭へ動かすので、{ $from }から動かせる先は{ $allowed }です。
game-refused-row = { $from }から{ $to }へは動かせません。直線では隣の杭へ動かすので、{ $from }から動かせる先は{ $allowed }です。
game-refused-star = { $from }から{ $to }へは動かせません。星形では必ずAを通るので、{ $from }から動かせる先は{ $allowed }です。
game-refused-custom-rule = { $from }から{ $to }へは動かせません。この規則では、{ $from }から動かせる先は{ $allowed }です。

## Timeline panel

timeline-hint = 縦線の1本が1手で、円盤が大きいほど線が高くなります。奇数番の円盤はオレンジ、偶数番は青です。押すとその手へ行き、ドラッグすると横に動き、ピンチ操作またはCtrlを押しながらのホイールで拡大・縮小します。どこまで拡大しても同じ形が現れます。これが再帰です。キーは+ − 0 . ← →、中央の手へはEnterで行きます。
timeline-range = { $first }手目から{ $last }手目まで
timeline-loop-start = 繰り返しの始め
timeline-loop-end = 繰り返しの終わり
timeline-highlight-disc = 印を付ける円盤

## Buttons to zoom the timeline and the state graph

zoom-in = 拡大
zoom-out = 縮小

## Digits panel: the digits of the move number, one per disc

digits-binary-hint = 2進法で、1ビットが1枚の円盤に対応し、左端が最大の円盤です。奇数番の円盤はオレンジ、偶数番は青です。ビットを押すと反転します。ビットを選んで↑や↓を押すと、その重みを足したり引いたりします。
digits-base-hint = { $base }進法で、1桁が1枚の円盤に対応し、左端が最大の円盤です。奇数番の円盤はオレンジ、偶数番は青です。桁を押すと数字が変わります。桁を選んで↑や↓を押すと、その重みを足したり引いたりします。
digits-bit-label = 第{ $place }ビット、重み{ $worth }、円盤{ $disc }：{ $value }
digits-digit-label = 第{ $place }桁、重み{ $worth }、円盤{ $disc }：{ $value }
digits-point-hint = 桁を指すと、その円盤のこれまでの動きがここに表示されます。
digits-disc-moved = 円盤{ $disc }は{ $peg }にあり、{ $times ->
    [0] まだ動いていません
   *[other] これまでに{ $times }回動きました
 }。

## Why panel: why this move

why-title = なぜこの手か
why-no-move-yet = まだ1手も動かしていません。1手動かすと、なぜその手なのかをここで説明します。
why-last-digits = 最後の{ $digits }ビットだけを書いています。

## Recursion panel

dock-recursion = 再帰
recursion-none-for-search = この解は探索で求めたもので、示せる再帰はありません。
recursion-none-for-one-disc = 動かす円盤は多くて1枚なので、分けるものはありません。
recursion-column-place = 番号
recursion-column-task = 作業
recursion-column-go = 行く
recursion-column-moves = 手
recursion-levels-left-out = … 同じような{ $levels }段 …

## State graph panel

graph-title = 状態グラフ
graph-label-whole = すべての配置の状態グラフ
graph-path-all-positions = すべての配置を通る経路
graph-neighbours = ここから動かせる手

## Numbers panel

numbers-pegs-and-ends = 杭{ $pegs }本、{ $from }から{ $to }へ
numbers-plot = 円盤の枚数に対する各規則の手数（対数目盛り）

## Programs panel

code-hint = 標準のパズルをAからCへ解くプログラムです。円盤の枚数はいまと同じです。PythonとPrologは数に上限がなく、ほかは62枚までです。このページをテストするたびに、すべてのプログラムを実行しています。

## Compare panel

dock-compare = 比較
compare-pace = 進み方

## Race panel

race-title = 速さくらべ
race-hint = 標準のパズルのすべての手を4つの方法で列挙し、それぞれの時間を測ります。教科書どおりの再帰、2本の杭の組を順に巡る方法、カウンターのビットから求める方法、各手を番号から求める方法です。ある1手に立つだけなら、このページは手を1つも列挙しません。
race-column-algorithm = 方法
race-column-moves = 手数
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns/手
race-algorithm-recursive = 再帰
race-algorithm-iterative = 反復
race-algorithm-binary = 2進法
race-plot = 縦軸は列挙した手数（{ $moves }まで）、横軸は各方法でかかった時間（{ $milliseconds }ミリ秒まで）

## Exact values panel

exact-title = 正確な値
exact-moves-made = 動かした手数
exact-total = 全手数
exact-position = 各円盤のある杭（大きい円盤から順に）

## Share dialog: kinds

share-kind-link = リンク
share-kind-element = 要素
share-kind-picture = 画像
share-kind-moves = 手順
share-kind-worksheet = ワークシート
share-hint-link = いまの設定のまま、このページを開くリンクです。
share-hint-frame = ほかのページに入れるHTMLで、塔を表示するフレームです。sandbox="allow-scripts"を付けても動きます。
share-hint-element = ほかのページに入れるHTMLで、スクリプト1つと、プロパティ、メソッド、イベントを備えた塔の要素です。
share-hint-exercise = 学習者への問題を、フレームに入れます。解答は毎回、外側のページに伝わります。ここには何も残りません。
share-hint-picture = いまの塔の画像です。文書やスライドに使えます。
share-hint-moves = 手を順に並べたファイルです。
share-hint-graph = すべての配置と、その間の手を書いたファイルです。ほかのプログラムで使えます。
share-hint-worksheet = 印刷用の問題です。解答は別のページになります。

## Share dialog: settings

share-same-questions = 全員に同じ問題
share-opens = 開いたとき
share-questions = 問題数
share-width = 幅（ピクセル）
share-height = 高さ（ピクセル）
share-format = 形式
share-format-text = プレーンテキスト
share-format-csv = 表（CSV）
share-directed = 手ごとに1本の有向辺
share-shown-panels = 表示する部分
share-locked-panels = ロック
share-unknown-option = リンクの「{ $option }」は、ここでは意味を持ちません。

## Share dialog: results

share-send = 送る…
share-single-file = ページ全体を1つのファイルに（ネットワークなしで動作）
share-preview = プレビュー
share-save-svg = SVGで保存
share-save-png = PNGで保存
share-save-file = ファイルを保存
share-file-positions = { $positions }通りの配置。
share-file-moves = { $moves }手。
share-too-many-positions = このファイルに書けるのは{ $positions }通りの配置までです。円盤を減らしてください。
share-too-many-moves = ファイルに書けるのは{ $moves }手までです。範囲を短くしてください。
share-file-progress = { $total }件中{ $written }件を書き込み済み

## Worksheet

worksheet-print = 印刷
worksheet-title = ハノイの塔：どの手でしょう
worksheet-blank-moves-made = ________手
worksheet-blank-move = 円盤____を____から____へ
worksheet-answers-title = 解答

## Exercises

exercise-predict = どの手でしょう
exercise-reach = 目標まで動かす
exercise-order = 順に並べる
exercise-ask-moves-made = 何手動かしたところでしょうか。
exercise-ask-move = { $moves ->
    [0] 最初、
   *[other] { $moves }手動かしたあと、
 }塔は図のようになっています。{ $number }手目はどの手でしょうか。
exercise-ask-reach = すべての円盤を、{ $moves }手以内で目標の位置へ移してください。
exercise-field-disc = 円盤
exercise-check = 答え合わせ
exercise-next-question = 次の問題
exercise-first-question = 最初の問題から
exercise-right = 正解です。
exercise-answer-moves-made = 動かした手数は{ $moves }手です。
exercise-answer-order = 動かした手数は次のとおりです：{ $moves }。
exercise-see-why = 理由は下で説明しています。
exercise-solved-too-late = { $moves }手で完成しましたが、手数が多すぎます。何手か取り消すか、最初からやり直してください。
exercise-no-moves-left = { $moves }手動かしましたが、まだ完成していません。何手か取り消すか、最初からやり直してください。
exercise-no-question = ここには問題にできるものがありません。別のパズルを選んでください。

## Dialog with keyboard shortcuts and accessibility options

shortcuts-hint = キーは、フォーカスのある部分だけに働きます。Tabキーで次の部分へ移り、疑問符のキーでこの一覧を開きます。
shortcuts-letter-keys = 英字や記号1文字のキー
accessibility-no-motion = 動きなし
accessibility-patterns = 円盤に模様を付ける
accessibility-sound = 1手ごとに音を鳴らす
shortcuts-on-slider = スライダーの上で
shortcuts-on-game = 自分で動かすとき、塔の上で
shortcut-step = 1手戻る、1手進む
shortcut-jump = 2の累乗だけ進む、戻る
shortcut-first-last = 最初へ、最後へ
shortcut-play-pause = 再生、一時停止
shortcut-change-digit = 桁の数字を変える
shortcut-add-place-value = 桁の重みを足す、引く
shortcut-zoom = 拡大、縮小
shortcut-scroll = 図を動かす
shortcut-go-to-middle = 中央にあるものへ行く
shortcut-lift-or-drop = その杭から持ち上げる、その杭に置く
shortcut-choose-peg = 杭を選ぶ
shortcut-lift-or-drop-chosen = 選んだ杭から持ち上げる、選んだ杭に置く
shortcut-put-back = 円盤を戻す

## Guided tour

tour-heading = { $number }/{ $total }：{ $title }
tour-previous = 戻る
tour-next = 次へ
tour-end = ツアーを終える
tour-doubling-title = 倍々に増える
tour-bits-title = ビット
tour-triangle-title = 三角形の中の三角形
tour-rules-title = ほかの規則
tour-four-pegs-title = 4本目の杭

## Problems: values that could not be used

problem-list-label = 受け付けられなかったもの
problem-panels-not-loaded = パネルを読み込めませんでした。接続を確認し、どれかのパネルを開くか閉じるかして、もう一度試してください。
problem-race-not-loaded = 速さくらべを実行できませんでした。接続を確認して、もう一度試してください。
problem-language-not-loaded = この言語を読み込めませんでした。接続を確認して、もう一度選んでください。
problem-not-a-move-number = 「{ $value }」は手番号ではありません。123、2^63-1、0xff、1/3、50%、lastのように書いてください。
