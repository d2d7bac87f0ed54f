### 简体中文

## Page and header

page-title = 汉诺塔探索器
page-motto = 想看哪一步，就到哪一步。
page-window-title = 汉诺塔，{ $discs }个圆盘
header-learn = 学习
header-tour = 导览
header-settings = 设置
header-present = 演示
header-tools = 工具
present-end = 结束演示
header-puzzle = { $pegs }根柱子 · { $rule } · { $from } → { $to }
header-rules = 规则：{ $puzzle }
rule-short-any = 经典
rule-short-ring = 环形
rule-short-one-way = 单向环
rule-short-row = 直线
rule-short-star = 星形
rule-short-custom = 自定义规则
header-share = 分享
search-progress = 正在搜索：已检查{ $checked }个状态，最多{ $limit }个。

## Dock

dock-label = 解法的各种视图
dock-count = 步数
dock-why = 为什么
dock-recursion = 递归
dock-map = 地图
dock-code = 代码
program-title = 程序
own-program-title = 你的程序
code-title = 编程语言
timeline-title = 时间轴
numbers-title = 步数表

## Settings

footer-language = 语言
footer-language-auto = 跟随浏览器
footer-theme = 配色
footer-theme-auto = 跟随系统
footer-theme-light = 浅色
footer-theme-dark = 深色

## Words and sentences used in several places

common-move = 圆盘{ $disc }从{ $from }移到{ $to }
common-numbered-move = 第{ $number }步把圆盘{ $disc }从{ $from }移到{ $to }。
common-list = { $first }、{ $second }
common-long-list = { $first }；{ $second }
common-two-sentences = { $first }{ $second }
common-stop = 停止
dialog-close = 关闭
common-copy = 复制
common-copy-named = 复制：{ $name }
share-copied = 已复制。
share-not-copied = 浏览器不允许复制。请选中文字，手动复制。
share-saved = 已保存。请查看浏览器的下载内容。
share-not-saved = 文件未能保存。请重试，或减小要保存的内容。

## Lengths of time, which stand by themselves after a colon

duration-years = { $years }年
duration-billion-years = { $number }亿年
duration-days = { $days }天
duration-hours = { $hours }小时
duration-minutes = { $minutes }分钟
duration-seconds = { $seconds }秒
duration-under-a-second = 不到1秒

## Towers

towers-title = 塔
towers-keys-hint = 按键：←和→后退或前进一步，Page Up和Page Down跳跃，Home和End跳到开头和结尾，空格键播放或暂停。按“?”键查看所有快捷键。
towers-game-keys-hint = 按键：按柱子的字母或编号，可拿起或放下圆盘。用← →和Enter也可以。Esc把圆盘放回原柱，U撤销，R重做，N走最佳的一步。按“?”键查看所有快捷键。
towers-peg-empty = 空
towers-peg-discs = { $discs }个圆盘

## Caption below the towers

caption-no-discs = 没有圆盘，所以无需移动。
caption-start-total-unknown = 开始。目前还不知道一共要多少步。
caption-already-on-peg = 所有圆盘都已在{ $peg }柱上，无需移动。
caption-already-solved = 每个圆盘都已在目标位置，无需移动。
caption-start-on-peg = 开始：{ $peg }柱上有{ $discs }个圆盘，还需{ $moves }步。
caption-start = 开始：{ $discs }个圆盘，还需{ $moves }步。
caption-move = 第{ $number }步，共{ $total }步：圆盘{ $disc }从{ $from }移到{ $to }。
caption-last-move = 最后一步（第{ $number }步）：圆盘{ $disc }从{ $from }移到{ $to }。
caption-last-move-on-peg = 最后一步（第{ $number }步）：圆盘{ $disc }从{ $from }移到{ $to }。所有圆盘都在{ $goal }柱上。

## Transport: playing and stepping through the solution

transport-title = 播放控件
transport-first = 回到第0步
transport-previous = 上一步
transport-play = 播放
transport-replay = 重新播放
transport-pause = 暂停
transport-next = 下一步
transport-last = 到最后一步
transport-speed = 速度
transport-speed-option = 每秒{ $speed }步
transport-speed-short = { $speed }步/秒
transport-speed-name = { $short }（{ $long }）
transport-menu = { $short }：速度和循环
transport-loop = 循环播放一段
transport-loop-off = 回到解法之前，循环不起作用。
transport-loop-first = 从第几步
transport-loop-last = 到第几步

## Scrubber: slider and move number

scrubber-title = 步骤标尺
scrubber-scale = 1 px = { $moves }步
scrubber-scale-one = 1 px = 1步或更少
scrubber-finer = 向上拖动可更精细
scrubber-at-start = 第一步之前
scrubber-time = 按此速度需{ $time }
scrubber-lens = { $total }步中的{ $shown }步
scrubber-progress = 已完成{ $percent }%。按每秒{ $speed }步计算，剩余时间：{ $duration }。
scrubber-progress-done = 已完成100%。
scrubber-move-number = 第几步
scrubber-of-total = / { $total }
scrubber-duration = 每秒{ $speed }步，共{ $duration }
scrubber-next-larger = 更大圆盘的下一步
scrubber-go = 转到
scrubber-entry-hint = 也可以输入2^{ $exponent }、1/3、50%或last。

## Puzzle panel

puzzle-title = 规则
puzzle-discs = 圆盘数
puzzle-remove-disc = 减少一个圆盘
puzzle-add-disc = 增加一个圆盘
puzzle-pegs = 柱子数
puzzle-rule = 规则
puzzle-rule-any = 经典：任意两根柱子之间
puzzle-rule-ring = 环形：只能移到相邻的柱子
puzzle-rule-one-way-ring = 单向环：只能移到下一根柱子
puzzle-rule-row = 直线：只能移到旁边的柱子
puzzle-rule-star = 星形：只能移入或移出A柱
puzzle-rule-custom = 自定义：{ $arcs }
puzzle-from = 起点
puzzle-to = 终点
puzzle-own-position = 自定义状态
puzzle-path = 解法
puzzle-path-shortest = 已知最短
puzzle-path-shortest-most-set-aside = 已知最短，移开的圆盘最多
puzzle-path-all-positions = 经过每个状态各一次
puzzle-arrange = 摆放圆盘
puzzle-compare = 比较…
puzzle-total = { $moves }步，{ $certainty ->
    [proven] 已证明是最少步数（{ $source }）
    [compared] 即最少步数（已比较每个圆盘的两种走法）
    [only] 即最少步数（只有一条路径）
    [searched] 即最少步数（由搜索得到）
    [presumed] 一般认为是最少步数（尚未证明）
    [confirmed] 一般认为是最少步数（尚未证明，但已用搜索验证到{ $confirmed }个圆盘）
   *[other] 即最少步数
 }
puzzle-source-checked = { $source }；证明经计算机验证：{ $checker }
puzzle-without-rule = 如果每一步都允许：{ $moves }步。

## Panel to play by hand (“Try it yourself”)

game-title = 自己动手
game-hint = 拖动圆盘，或先点击一根柱子，再点击另一根。在塔上的按键：按柱子的字母或编号，或用← →选择柱子再按Enter。Esc把圆盘放回原柱，U撤销，R重做，N走最佳的一步。
game-goal = 把所有圆盘移到旗子处。
game-rule = 每次移动一个圆盘，不能放在更小的圆盘上。
game-arrange-hint = 把圆盘随意摆放，然后从这里求解，或接着自己走。
game-arrange-done = 完成
line-longer = 比最少步数多{ $moves }步
line-longer-known = 比已知的最佳解法多{ $moves }步
line-off-path = 不在这条路径上
line-no-way = 从这里到目标的走法未知。
line-return = 回到解法
hint-button = 提示
hint-disc = 提示：移动圆盘{ $disc }。
hint-place = 提示：把圆盘{ $disc }移到{ $peg }柱。
game-pegs-label = 柱子
game-peg-empty = { $peg }柱：空
game-peg-discs = { $peg }柱：{ $discs }
game-undo = 撤销
game-redo = 重做
game-restart = 重新开始
game-best-move = 替我走一步
game-find-fewest = 查找最短解法
game-moves-made = 已走{ $moves }步。
game-moves-left = 还需{ $moves }步，{ $certainty ->
    [presumed] 一般认为这是最少步数
   *[other] 这是最少步数
 }。
game-search-needed = 目前还不知道剩下多少步。要找到答案，最多需要检查{ $positions }个状态。
game-moves-left-unknown = 不知道还需多少步。
game-solved = 所有圆盘都已在目标位置。
game-solved-fewest = 用{ $moves }步完成，这是最少步数。
game-solved-more = 用{ $moves }步完成。其实{ $fewest }步就够了。
game-solved-moves = 用{ $moves }步完成。
game-next-question = { $discs }个圆盘要{ $moves }步。为什么不能只用{ $fewer }步？

## Caption while playing by hand

game-lifted = 已从{ $from }柱拿起圆盘{ $disc }。请选择要放到哪根柱子。
game-moved = 第{ $number }步：你把圆盘{ $disc }移到了{ $to }。
game-bar-moves = 已走{ $moves }步
game-leave-short = 显示解法
game-not-this = 这是解法，不是你的游戏。
game-this-way = 这是你到目标的走法，不是解法。
game-refused-buried = 圆盘{ $disc }还不能移动，因为圆盘{ $smaller }在它上面。
game-refused-empty-peg = { $peg }柱上没有圆盘。
game-refused-smaller-disc = 圆盘{ $disc }太大，不能放在圆盘{ $smaller }上。
game-refused-too-many-moves = 一局游戏最多只能走这么多步。请撤销几步，或重新开始。
game-refused-same-peg = 圆盘已经在{ $peg }柱上。请选另一根柱子。
game-refused-one-way-ring = 圆盘不能从{ $from }移到{ $to }。按单向环规则，只能移到下一根柱子：{ $allowed }。
game-refused-ring = 圆盘不能从{ $from }移到{ $to }。按环形规则，只能移到相邻的柱子：{ $allowed }。
game-refused-row = 圆盘不能从{ $from }移到{ $to }。按直线规则，只能移到旁边的柱子：{ $allowed }。
game-refused-star = 圆盘不能从{ $from }移到{ $to }。按星形规则，从这里只能移到中心的柱子：{ $allowed }。
game-refused-custom-rule = 圆盘不能从{ $from }移到{ $to }。按此规则，从{ $from }只能移到：{ $allowed }。
game-refused-no-way-out = 按此规则，任何圆盘都不能离开{ $from }柱。

## Timeline panel

timeline-hint = 每条竖线是一步：圆盘越大，线越高。线的颜色与圆盘相同。点击一条线可转到那一步。拖动可滚动。双指张合，或按住Ctrl转动滚轮，可缩放。在经典汉诺塔中，解法是递归的，所以每一部分看起来都和整体一样。按键：+ −缩放，0显示全部，句点（.）显示当前步，← →滚动，Enter转到正中间的那一步。
timeline-point-at = 指向一条线，可查看那一步。
timeline-pointed-move = 第{ $number }步：圆盘{ $disc }，{ $from } → { $to }
timeline-pointed-move-solution = 解法的第{ $number }步：圆盘{ $disc }，{ $from } → { $to }
timeline-range = 第{ $first }步到第{ $last }步
timeline-flag = 第{ $number }步
timeline-loop-start = 循环的起点
timeline-loop-end = 循环的终点
timeline-highlight-disc = 突出显示圆盘

## Buttons to zoom the timeline and the state graph

zoom-in = 放大
zoom-out = 缩小
zoom-show-all = 显示全部
zoom-show-current = 显示当前位置
graph-where = 我在哪里？
graph-whole = 整张地图

## Digits panel: the digits of the move number, one per disc

digits-title = 步骤编号的各位数字
digits-binary-hint = 把步骤编号写成二进制（只有0和1）。每一位对应一个圆盘，最大的圆盘在最左边。点击某一位可改变它。在某一位上的按键：↑加上它的位权，↓减去它的位权。
digits-base-hint = 把步骤编号写成{ $base }进制。每一位对应一个圆盘，最大的圆盘在最左边。点击某一位可改变它。在某一位上的按键：↑加上它的位权，↓减去它的位权。
digits-bit-label = 二进制第{ $place }位，位权{ $worth }，圆盘{ $disc }：{ $value }
digits-digit-label = 第{ $place }位，位权{ $worth }，圆盘{ $disc }：{ $value }
digits-point-hint = 指向某一位，可查看它的圆盘在哪里、移动过几次。
digits-disc-moved = 圆盘{ $disc }在{ $peg }柱上，{ $times ->
    [0] 还没有移动过
   *[other] 已移动{ $times }次
 }。
digits-disc-moved-solution = 在解法中，圆盘{ $disc }在{ $peg }柱上，{ $times ->
    [0] 还没有移动过
   *[other] 已移动{ $times }次
 }。

## Why panel: why this move

why-title = 为什么走这一步？
why-ask = 为什么？
why-that = 那又是为什么？
why-more = 更多
why-no-move-yet = 现在还没有可以解释的步骤。走一步，就能看到理由。
why-answer-task = 第{ $number }步把圆盘{ $disc }从{ $from }移到{ $to }。这是下面这个任务的一部分：把{ $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }。
why-answer-first = 还没有移动过圆盘。第1步把圆盘{ $disc }从{ $from }移到{ $to }。
why-answer-best = 接下来最佳的一步是把圆盘{ $disc }从{ $from }移到{ $to }。
why-solved = 每个圆盘都已在目标位置。没有可以解释的步骤。
why-searching = 目前还不知道解法。
why-withheld = 这个练习请你自己完成。这里没有提示。
why-unknown-way = 这里还不知道最佳的一步。查找最短解法就能找到它。
why-disc-title = 哪个圆盘？
why-way-title = 从哪里到哪里？
why-task-title = 目的是什么？
why-choice-title = 为什么不走其他步？
why-disc-zeros-binary = 捷径：把步骤编号{ $number }写成二进制，末尾{ $zeros ->
    [0] 没有0
   *[other] 有{ $zeros }个0
 }，所以移动的是圆盘{ $disc }。没有0就是圆盘1，有1个0就是圆盘2，依此类推。
why-disc-zeros-base = 捷径：把步骤编号{ $number }写成{ $base }进制，末尾{ $zeros ->
    [0] 没有0
   *[other] 有{ $zeros }个0
 }，所以移动的是圆盘{ $disc }。没有0就是圆盘1，有1个0就是圆盘2，依此类推。
why-disc-largest = 这里的任务是把{ $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }。较小的圆盘已经让开，所以其中最大的圆盘{ $disc }可以移动。
why-disc-smallest = 这里的任务是把{ $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }。圆盘{ $disc }是其中最小的，所以其余的都挡不住它。
why-disc-next = 这里的任务是把{ $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }。接下来只移动圆盘{ $disc }。
why-disc-listed = 这里的任务是把{ $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }。它的步骤由搜索得到，这一步移动圆盘{ $disc }。
why-disc-only = 只有圆盘{ $disc }需要移动。
why-way-once = 圆盘{ $disc }最大，只移动一次：直接从{ $from }移到{ $to }。
why-way-round = 圆盘{ $disc }总是沿同一方向绕圈：{ $way }。这是它的第{ $times }次移动，沿箭头{ $arrow }。
why-way-back-and-forth = 圆盘{ $disc }总是来回移动：{ $way }。这是它的第{ $times }次移动，沿箭头{ $arrow }。
why-way-one-way = 按此规则，每个圆盘都沿同一方向绕圈：{ $way }。所以它从{ $from }移到{ $to }。
why-way-only = 按此规则，{ $from }上的圆盘只能移到{ $to }。
why-way-straight = 圆盘{ $disc }要从{ $from }到{ $to }，而且可以直接移过去。
why-way-by-forbidden = 圆盘{ $disc }要从{ $from }到{ $goal }。规则不允许直接移过去，所以它先移到{ $by }。
why-way-by-chosen = 圆盘{ $disc }要从{ $from }到{ $goal }。在这个解法中，它先移到{ $by }。
why-way-on = 圆盘{ $disc }要从{ $from }到{ $goal }。它已先移到{ $by }，现在继续移到{ $goal }。
why-task-intro = 从整个问题到这一步：
why-task-first = 要把{ $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }，先把{ $partCount ->
   *[other] 圆盘{ $partDiscs }
 }从{ $partStart ->
    [start] 起始状态
   *[other] { $partStart }
 }移到{ $partGoal ->
    [goal] 目标状态
   *[other] { $partGoal }
 }。
why-task-between = 要把{ $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }，中途把{ $partCount ->
   *[other] 圆盘{ $partDiscs }
 }从{ $partStart ->
    [start] 起始状态
   *[other] { $partStart }
 }移到{ $partGoal ->
    [goal] 目标状态
   *[other] { $partGoal }
 }。
why-task-last = 要把{ $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }，最后把{ $partCount ->
   *[other] 圆盘{ $partDiscs }
 }从{ $partStart ->
    [start] 起始状态
   *[other] { $partStart }
 }移到{ $partGoal ->
    [goal] 目标状态
   *[other] { $partGoal }
 }。
why-makes-way = 这样就给圆盘{ $disc }让出了路。
why-way-is-free = { $count ->
   *[other] 较小的圆盘已经让开。
 }
why-is-there = 圆盘{ $disc }已经在那里了。
why-tasks-left-out = …还有{ $count }个任务…
why-tasks-all = 显示全部{ $count }个任务
why-choice-distance = 走这一步之前，离目标还有{ $before }步；走完之后，还有{ $after }步。
why-choice-searched = 这个解法由搜索得到，没有更短的解法。
why-choice-moves = 圆盘{ $disc }从{ $from }移到{ $to }：还需{ $count }步。
why-choice-unreachable = 圆盘{ $disc }从{ $from }移到{ $to }：无法到达目标。
why-choice-unknown = 圆盘{ $disc }从{ $from }移到{ $to }：不知道之后离目标还有多远。
why-choice-unknown-hint = 这个问题的状态太多，无法得知走其他步之后离目标还有多远。
why-choice-none = 这里没有其他步可走。
why-formula-title = 公式
why-formula-pegs = 在这个问题中，公式里的0、1、2分别代表{ $pegZero }柱、{ $pegOne }柱、{ $pegTwo }柱。
why-last-digits = 只显示末尾{ $digits }位。
why-word-title = 用字母写出各步
why-word-intro = 把从{ $first }到{ $second }的移动记作a，从{ $second }到{ $third }记作b，从{ $third }到{ $first }记作c，反方向记作ā、b̄、c̄。这样解法就成为一个词，其中任何一段都不会紧接着重复（{ $source }）。这一步前后的字母是：
why-word-automaton = 一台有六个状态的自动机能写出这个词。它从a开始，把此前的步数{ $made }用二进制从高位起逐位读入，并沿每一位的箭头前进。它停在{ $letter }，也就是第{ $number }步的字母。
why-word-digit = 位
why-word-state = 状态
why-word-tape = 读入的各位，以及读入每一位之后的状态
why-decision-title = 直接过去，还是经过第三根柱子？
why-decision-intro = 圆盘{ $disc }是需要移动的最大圆盘。它可以直接从{ $from }到{ $to }，也可以在{ $by }停一下。从大到小查看较小圆盘起始和最终所在的柱子，就知道哪条路总步数更少。平均只需查看不到两个圆盘（{ $source }）。
why-decision-disc = 圆盘
why-decision-start = 起始柱
why-decision-end = 最终柱
why-decision-balance = 差值
why-decision-result = 查看了{ $read }个圆盘：{ $way ->
    [straight] 直接过去更短。
    [third] 经过{ $by }更短。
   *[other] 两条路一样长。
 }
why-decision-rule = 差值从−1开始。每个圆盘使它加倍，再根据圆盘的两根柱子最多改变2。差值不大于−2时，直接过去更短；不小于2时，经过{ $by }更短。读到圆盘1仍在两者之间时，由正负号决定；为0时，两条路一样长。

## Recursion panel

task-name = { $count ->
   *[other] 圆盘{ $discs }
 }从{ $start ->
    [start] 起始状态
   *[other] { $start }
 }移到{ $goal ->
    [goal] 目标状态
   *[other] { $goal }
 }
recursion-hint = 把问题分解成越来越小的任务，直到只剩下这一步。突出显示的各行包含这一步。
recursion-picture-hint = 每个方块是一个任务，下面是它的各个部分。灰色方块包含这一步。点击方块可转到它的开头。
recursion-picture-label = 直到这一步的递归
recursion-as-table = 显示为表格
recursion-block-task = { $discs }个圆盘 { $from } → { $to }
recursion-block-move = 圆盘{ $disc } { $from } → { $to }
recursion-larger = 同一部分的放大图
recursion-repeat = 循环播放
recursion-start = 到它的第一步之前
recursion-end = 到它的最后一步之后
recursion-search-progress = 已走步数：{ $index }，共{ $total }步。剩余步数：{ $left }。
recursion-other-pictures = 这个解法的其他图示：
recursion-show-all = 显示所有任务
recursion-none-for-search = 这个解法由搜索得到，所以没有可显示的递归。
recursion-none-for-one-disc = 最多只有一个圆盘需要移动，所以没有更小的任务。
recursion-column-place = 编号
recursion-column-task = 任务
recursion-column-go = 转到
recursion-column-moves = 第几步
recursion-levels-left-out = …还有{ $levels }层类似的任务…
recursion-go-to-start = 到它的第一步之前：{ $part }
recursion-go-to-end = 到它的最后一步之后：{ $part }
recursion-play-loop = 循环播放：{ $part }
recursion-block-label = { $part }：{ $moves }

## State graph panel

graph-title = 状态地图
graph-help-label = 帮助
graph-help = 每个点是一个状态，每条线是合法的一步。圆圈表示当前位置。点击可转到一个状态，或放大。拖动可滚动。双指张合，或按住Ctrl转动滚轮，可缩放。按键：+和−缩放，方向键滚动，0显示全部，“.”显示当前位置，Enter相当于点击正中间。转到解法之外的状态会开始一局游戏，“撤销”可退出游戏。
graph-help-dots = 每个点是一个状态。粗线是从当前位置出发的所有走法，细线是通往中间或从中间出发的最短路径。粗圆圈表示当前位置。点击一个点可转到那个状态。转到解法之外的状态会开始一局游戏，“撤销”可退出游戏。
graph-layers = 线条
graph-layer-solution = 解法
graph-path-all-positions = 所有状态
graph-layer-game = 我的步骤
graph-make-start = 从这里开始
graph-depth = 在这个视图中，{ $moving ->
    [1] 圆盘1
   *[other] 圆盘1–{ $moving }
 }移动，圆盘{ $first }–{ $last }不动。
graph-depth-last = 在这个视图中，{ $moving ->
    [1] 圆盘1
   *[other] 圆盘1–{ $moving }
 }移动，圆盘{ $last }不动。
graph-corner-all = 全部在{ $peg }
graph-corner = { $discs ->
    [1] 圆盘1
   *[other] 圆盘1–{ $discs }
 }在{ $peg }
graph-part = 圆盘{ $disc }在{ $peg }
graph-hover-zoom = 点击放大
graph-hover-here = 当前位置
graph-hover-on = 在解法中
graph-hover-off = 不在解法中
graph-rings-goal = 终点在中间。圆环上的数字是到终点的步数。
graph-rings-board = 你在中间。圆环上的数字是相距的步数。
graph-start = 起点
graph-goal = 终点
graph-neighbours = 从这里可以走
graph-one-position = 这个问题只有一个状态，所以没有圆盘可以移动。
graph-neighbour-next = 圆盘{ $disc }从{ $from }移到{ $to }（下一步）
graph-neighbour-back = 圆盘{ $disc }从{ $from }移到{ $to }（退回）

## Move counts panel

numbers-presumed = “?”表示：一般认为是最少步数，但尚未证明。
numbers-this-puzzle = 当前问题
numbers-rule-and-pegs = { $rule }，{ $pegs }根柱子
numbers-see-it = 观看
numbers-axis-moves = 步数：每条线是下面一条的{ $factor }倍
numbers-pegs-and-ends = { $pegs }根柱子，{ $from }到{ $to }
numbers-one-move-a-second = { $discs }个圆盘需{ $moves }步，按每秒1步计算，所需时间：{ $duration }。
numbers-formula = n个圆盘的步数：{ $formula }
numbers-growth-doubles = 每增加一个圆盘，步数大约翻一倍。
numbers-growth = 圆盘足够多时，每增加一个圆盘，步数约增至原来的{ $factor }倍。
numbers-by-chance = 如果每一步都从合法走法中随机选取，平均大约需要{ $moves }步（{ $source }）。
numbers-plot = 各规则的步数随圆盘数的变化（对数刻度）

## Code panel

code-languages = 编程语言
code-hint = 每个程序都会按当前的圆盘数，输出经典汉诺塔从A到C的每一步。Python和Prolog适用于任意个圆盘，其他语言最多62个。
program-controls = 运行程序
program-back = 后退
program-step = 单步
program-over = 跳过调用
program-out = 跳出
program-run-back = 点行时后退
program-run-to = 运行到第{ $line }行（按住Shift后退）
program-step-number = 执行步
program-begins = 第{ $line }行：{ $call }开始。
program-goes-on = 第{ $line }行：n是{ $n }，不是0，调用继续。
program-is-zero = 第{ $line }行：n是0，无事可做。
program-calls = 第{ $line }行：调用{ $call }。
program-moves = 第{ $line }行：把圆盘{ $disc }从{ $from }移到{ $to }。
program-returns = 第{ $line }行：{ $call }返回第{ $back }行。
program-stack = 调用栈
program-return-line = 返回第{ $line }行
program-go-to-call = 转到{ $call }的开始处
program-more-calls = …另有{ $count }个
program-tree = 调用树
program-hint = 箭头标出接下来要执行的行。塔显示当前走到的状态。点击一行，程序就运行到该行；按住Shift则后退。“跳过调用”运行整个调用，“跳出”运行到调用结束。调用树中的灰色块是尚未返回的调用。点击一个块，可转到其调用的开始处。
program-none = 这个问题没有这样的程序。
program-nearest = 打开最接近的问题
own-program-about = 用Python编写移动圆盘的程序：move("A", "C")。
own-program-hint = move("A", "C")移动最上面的圆盘。top("A")是最上面圆盘的编号或None，pegs()从下往上列出每根柱子的圆盘，discs()是圆盘数，print()在下面输出。source和target是起始柱和目标柱，spare是第三根柱子。每次运行都从起始状态开始。最多{ $moves }步，{ $seconds }秒内没有移动就会停止。按Ctrl和Enter运行，按Tab离开编辑器。
own-program-editor = 你的Python程序
own-program-run = 运行
own-program-begin = 示例
own-program-starter-move = 一步
own-program-starter-gaps = 递归（填空）
own-program-starter-recursion = 递归
own-program-restore = 恢复我的程序
own-program-loading = 正在加载Python…
own-program-running = 运行中。步数：{ $moves }
own-program-unsolved = 程序已结束，但圆盘不在目标位置。步数：{ $moves }
own-program-stopped = 已停止。步数：{ $moves }
own-program-timed-out = { $seconds }秒内没有移动，已停止。是否有无限循环？
own-program-too-many = 已达一局的上限{ $moves }步，已停止。
own-program-error = 第{ $line }行：{ $error }
own-program-not-loaded = 无法加载Python。请检查网络连接后重新运行。
own-program-no-interpreter = 此文件不含Python。请从网络服务器打开页面来运行程序。
own-program-output = 输出
own-program-seek = 你的程序走的各步

## Compare panel

compare-title = 比较
compare-first = 当前问题
compare-second = 比较对象
compare-puzzle = { $discs }个圆盘 · { $puzzle }
compare-pace = 保持相同
compare-pace-progress = 进度
compare-pace-move-number = 步骤编号
compare-not-possible = 这个问题没有解法，或需要长时间搜索才能找到。请换一种规则，或减少柱子。

## Race panel

race-title = 算法竞速
race-hint = 用四种方法列出经典汉诺塔的每一步，各自单独计时：教科书上的递归、依次在各对柱子之间移动的迭代、利用计数器二进制位的方法、按编号直接求出每一步的方法。本页显示某一步时，并不需要先列出各步。
race-start = 开始竞速
race-column-algorithm = 方法
race-column-moves = 步数
race-column-milliseconds = 时间（毫秒）
race-column-nanoseconds-per-move = 纳秒/步
race-axis-milliseconds = 毫秒
race-algorithm-recursive = 递归
race-algorithm-iterative = 迭代
race-algorithm-binary = 二进制
race-algorithm-seeking = 按编号
race-plot = 各方法所用的时间：最长{ $milliseconds }毫秒，最多{ $moves }步

## Exact values panel

exact-title = 精确值
exact-moves-made = 已走步数
exact-total = 总步数
exact-position = 各圆盘所在的柱子，按圆盘从大到小（0是A柱）

## Share dialog: kinds

share-kind-link = 链接
share-kind-frame = 嵌入（iframe）
share-kind-element = HTML元素
share-kind-exercise = 练习
share-kind-picture = 图片
share-kind-film = 动画
share-kind-moves = 步骤列表
share-kind-worksheet = 练习单
share-kind-file = HTML文件
share-kind-scorm = 学习平台（SCORM）
share-group-view = 当前视图
share-group-learners = 给学生
share-group-files = 图片与数据
share-hint-link = 用当前设置打开本页的链接。
share-hint-frame = 一段HTML代码，用iframe在你自己的网页中显示塔。配合sandbox="allow-scripts"也能使用。
share-hint-element = 一段HTML代码，用Web组件在你自己的网页中显示塔：只需一个脚本，提供属性、方法和事件。
share-hint-exercise = 用iframe在你自己的网页中给学生出题。那个网页会收到每个答案；这里不保存任何内容。
share-hint-picture = 页面当前显示的内容，可用于文档或幻灯片。
share-hint-film = 把若干步做成动态图片，可用于幻灯片或网页。
share-hint-moves = 按顺序列出每一步的文件。
share-hint-graph = 包含所有状态和状态之间各步的文件，供其他程序使用。
share-hint-worksheet = 供打印的题目，答案单独成页。
share-hint-file = 包含当前设置的整个页面，存为一个HTML文件。可从设备打开，无需网络。
share-hint-scorm = 用于Moodle、Canvas、ILIAS等学习平台的练习，打包为SCORM 1.2。成绩由平台记录。学习者可以伪造分数，因此适合练习，不适合考试。
share-hint-lesson = 包含整个课程，从第一页开始。
share-hint-own-moves = 包括你走的步。

## Share dialog: settings

share-same-questions = 所有人的题目相同
share-opens = 打开时显示
share-opens-current-move = 这一步
share-opens-start = 开头
share-opens-playing = 从这一步播放
share-questions = 题目数
share-pass-mark = 及格线（%）
share-not-recorded = 答案没有被记录：没有学习平台接收。
share-width = 宽度（像素）
share-height = 高度（像素）
share-format = 格式
share-format-text = 纯文本
share-format-csv = 表格（CSV）
share-directed = 有向：每一步对应一条弧
share-shown-panels = 显示
share-locked-panels = 不能更改
share-unknown-option = 链接中的“{ $option }”无法识别，已忽略。

## Share dialog: results

share-send = 分享到…
share-qr-code = 链接的二维码
share-qr-code-too-long = 链接太长，无法生成二维码。
share-single-file = 把整个网页下载成一个可离线使用的文件
share-preview = 预览
share-needs-server = 其他网页无法嵌入这份网页，因为它是单个文件，或是从你的设备上打开的。请从Web服务器打开本页，以获取代码。
share-save-svg = 下载SVG
share-save-png = 下载PNG
share-save-file = 下载文件
share-file-positions = 文件将包含{ $positions }个状态。
share-file-moves = 文件将包含{ $moves }步。
share-too-many-positions = 文件最多包含{ $positions }个状态。请减少圆盘。
share-too-many-moves = 文件最多包含{ $moves }步。请选择较短的一段。
share-too-many-discs = 这个宽度容不下这么多圆盘：最多{ $discs }个。请增大宽度或减少圆盘。
share-file-progress = 已写入{ $written }，共{ $total }

## Worksheet

worksheet-print = 打印
worksheet-title = 汉诺塔：{ $exercise }
worksheet-puzzle = { $pegs }根柱子，{ $discs }个圆盘，圆盘1最小。每步移动一个圆盘，大圆盘不能放在小圆盘上面。{ $rule }。从{ $start }到{ $goal }，共{ $moves }步。
worksheet-name = 姓名：______________________
worksheet-blank-moves-made = ________步
worksheet-blank-move = 圆盘____从____移到____
worksheet-answers-title = 答案

## Exercises

exercise-predict = 这是哪一步？
exercise-reach = 到达目标
exercise-heading = { $name }（第{ $number }题，共{ $total }题）
exercise-order = 排列顺序
exercise-call = 接下来是什么？
exercise-legal = 是否合法？
exercise-count = 要走多少步？
exercise-lines = 排列程序
exercise-tally = 移动了几次？
exercise-prints = 接下来输出什么？
exercise-next-line = 接下来执行哪一行？
exercise-depth = 调用栈有多深？
exercise-write = 编写程序
exercise-ask-call = 第{ $number }步属于递归的这一部分：{ $part }。接下来是哪一部分？
exercise-ask-legal = 现在圆盘{ $disc }可以从{ $from }移到{ $to }吗？
exercise-ask-count = { $discs }个圆盘要走{ $moves }步。{ $more }个圆盘要走多少步？
exercise-ask-lines = 这个程序把n个圆盘从{ $from }移到{ $to }。请把各行按顺序排好。
exercise-ask-tally = 走完{ $moves }步后，圆盘{ $disc }移动了几次？
exercise-ask-prints = 程序即将执行第{ $line }行。接下来它会输出什么？
exercise-ask-next-line = 程序即将执行第{ $line }行。之后它执行哪一行？
exercise-ask-depth = 程序即将在调用{ $call }中执行第{ $line }行。包括这个调用在内，有多少个调用尚未返回？
exercise-ask-write = 用Python编写一个程序，不论有多少个圆盘，都用最少的步数把所有圆盘从source柱移到target柱。
exercise-board = { $discs }个圆盘，{ $from } → { $to }
exercise-choice-legal = 可以
exercise-choice-covered = 不可以，它上面有较小的圆盘
exercise-choice-smaller = 不可以，它会压在较小的圆盘上
exercise-choice-forbidden = 不可以，规则不允许这个方向
exercise-field-answer = 答案
exercise-ask-moves-made = 已经走了多少步？
exercise-ask-move-shortest = 在最短解法中，{ $moves ->
    [0] 开始时
   *[other] 走完{ $moves }步后
 }塔是这个样子。第{ $number }步怎么走？
exercise-ask-move = 在这个解法中，{ $moves ->
    [0] 开始时
   *[other] 走完{ $moves }步后
 }塔是这个样子。第{ $number }步怎么走？
exercise-ask-reach-peg = 最多用{ $moves }步，把所有圆盘移到插着旗子的{ $peg }柱。
exercise-ask-reach = 最多用{ $moves }步，把所有圆盘移到目标状态。
exercise-ask-order-shortest = 这些图来自从{ $from }到{ $to }的最短解法。请按先后顺序排列，最早的排在最前。
exercise-ask-order = 请按先后顺序排列这些图，最早的排在最前。
exercise-answer-on-towers = 在塔上走这一步，或在这里填写。
exercise-order-hint = 可以拖动，也可以使用箭头。
exercise-caption-moves = { $moves ->
    [0] 开始时
   *[other] 走完{ $moves }步后
 }
exercise-caption-unknown = 走完多少步后？
exercise-moves-used = 已用{ $moves }步，最多{ $most }步
exercise-moves-over = 已走{ $moves }步，但最多只能走{ $most }步
exercise-field-disc = 圆盘
exercise-field-from = 起点
exercise-field-to = 终点
exercise-picture = 图{ $number }，状态{ $position }
exercise-move-earlier = 图{ $number }前移
exercise-move-later = 图{ $number }后移
exercise-picture-moved = 这张图现在排在第{ $place }位，共{ $total }张。
exercise-line-up = 第{ $number }行上移
exercise-line-down = 第{ $number }行下移
exercise-line-moved = 这一行现在排在第{ $place }位，共{ $total }行。
exercise-try-again = 再试一次
exercise-check = 检查
ask-early = 第{ $place }行太靠前了。
ask-compare = 看参考答案
ask-on-towers = 请移动圆盘来作答。
ask-no-number = 请写一个整数，例如12。
ask-order-told = 这是正确的顺序。
ask-model = 参考答案：{ $answer }
exercise-next-question = 下一题
exercise-first-question = 重新开始练习
exercise-right = 正确。
exercise-wrong = 不太对。
exercise-hint-greater = 正确的数更大。
exercise-hint-less = 正确的数更小。
exercise-hint-disc = 移动的是圆盘{ $disc }。它应该移到哪根柱子？
exercise-hint-right-disc = 圆盘{ $disc }选对了。它应该移到哪根柱子？
exercise-hint-from = 圆盘{ $disc }选对了。看看它在哪根柱子上。
exercise-hint-other-answer = 再看一看，选择另一个答案。
exercise-hint-legal = { $from }柱最上面是哪个圆盘？{ $to }柱最上面是哪个？
exercise-hint-call = 题中的这一部分属于一个更大的任务。在那个任务里，接下来是什么？
exercise-hint-call-last = 题中的这一部分，是它所属任务的最后一部分。请由内向外，找到第一个还没有完成的任务。在那个任务里，接下来是什么？
exercise-hint-rule = 另外，规则允许从{ $from }移到{ $to }吗？
exercise-hint-count = 少一个圆盘时是{ $moves }步。从那里起，步数是怎样增加的？
exercise-hint-tally = 圆盘{ $disc }第一次移动是在第{ $first }步。
exercise-hint-program = 一次调用连同其中的所有调用执行完之后，才执行它后面的一行。
exercise-hint-depth = 第一个调用移动全部圆盘，之后每个调用都比发出它的调用少一个圆盘。
exercise-hint-early = 第{ $place }位的图放得太早了。
exercise-give-up = 显示答案
exercise-answer-moves-made = 已经走了{ $moves }步。
exercise-answer-order = 按正确顺序，各图已走的步数依次是：{ $moves }。
exercise-answer = 答案是：{ $answer }。
exercise-because-call = 各部分依次是：{ $parts }。
exercise-because-smaller = { $peg }柱上的圆盘{ $smaller }更小。
exercise-because-lines = 较小的圆盘先让开，最大的圆盘移动，然后较小的圆盘再移到它上面。
exercise-line-early = 这一行放得太早了：“{ $line }”。
exercise-because-tally = 圆盘{ $disc }在第{ $first }步移动，之后每{ $period }步移动一次。
exercise-because-prints = 由调用{ $call }在第{ $line }行输出。
exercise-because-depth = 每次调用都会再调用一次，圆盘数减1，从{ $first }直到{ $last }。
exercise-see-why = 原因见下方说明。
exercise-see-tab = 详见“{ $tab }”标签页。
exercise-because-smallest = 圆盘1最小，所以没有圆盘挡着它。
exercise-because-one-aside = 圆盘{ $disc }可以移动，因为圆盘1已让到{ $peg }柱上。
exercise-because-all-aside = 圆盘{ $disc }可以移动，因为{ $count }个较小的圆盘都已让到{ $peg }柱上。
exercise-because-apart = 圆盘{ $disc }可以移动，因为所有较小的圆盘都已让开。
exercise-because-target = 圆盘{ $disc }选对了，但它应该移到{ $peg }柱。
exercise-last-move = 上一步把圆盘{ $disc }从{ $from }移到了{ $to }。
exercise-enough = { $moves }步就够了。
exercise-solved-too-late = 你用{ $moves }步到达了目标，但步数太多了。请撤销几步，或重新开始。
exercise-no-moves-left = 你已走{ $moves }步，还没有到达目标。请撤销几步，或重新开始。
exercise-score = { $answered }题中有{ $right }题一次答对
exercise-no-question = 这个问题无法出题。请换一个问题。

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = 按键与辅助功能
shortcuts-hint = 页面的某一部分获得键盘焦点时，它的快捷键才起作用。按Tab键切换到下一部分，按?键打开本列表。
shortcuts-letter-keys = 单个字母或符号的快捷键
accessibility-title = 辅助功能
accessibility-no-motion = 关闭动画
accessibility-patterns = 圆盘上显示花纹
accessibility-sound = 每走一步发出提示音
shortcuts-on-slider = 滑块
shortcuts-on-pictures = 时间轴和状态地图
shortcuts-on-recursion = 递归的方块
shortcut-next-part = 上一部分、下一部分
shortcut-task-or-parts = 包含它的任务、它的各部分
shortcut-go-to-part = 转到它的开头
shortcut-repeat-task = 循环播放该任务
shortcuts-on-game = 塔（移动圆盘时）
key-page-up-down = Page Up、Page Down
key-home-end = Home、End
key-space = 空格键
key-enter = Enter
key-escape = Esc
key-arrows-home-end = ← →、Home、End
key-undo = U、Backspace、Ctrl+Z
key-redo = R、Ctrl+Y
shortcut-step = 上一步、下一步
shortcut-jump = 往前跳、往回跳
shortcut-first-last = 回到第0步、到最后一步
shortcut-play-pause = 播放或暂停
shortcut-change-digit = 改变这一位的数字
shortcut-other-digit = 转到另一位
shortcut-add-place-value = 加上或减去它的位权
shortcut-zoom = 放大、缩小
shortcut-scroll = 滚动
shortcut-go-to-middle = 转到正中间
shortcut-lift-or-drop = 拿起该柱的圆盘，或放到该柱
shortcut-choose-peg = 选择柱子
shortcut-lift-or-drop-chosen = 拿起所选柱子的圆盘，或放到所选柱子
shortcut-put-back = 把圆盘放回原柱

## Guided tour

tour-heading = { $number }/{ $total }：{ $title }
tour-previous = 上一页
tour-next = 下一页
tour-end = 结束导览
learn-challenges = 玩
learn-exercises = 练习
learn-teachers = 教师专区
learn-challenges-hint = 用尽量少的步数，亲手把塔移到旗子那里。每一级多一个圆盘。
learn-best = 你的最佳：{ $moves }
learn-best-fewest = 你的最佳：{ $moves }，已是最少
learn-keep = 在本设备上保留我的最佳成绩
learn-keep-hint = 只保存在这个浏览器中，不会发送任何内容。否则关闭页面后就没有了。
learn-erase = 清除最佳成绩
learn-minutes = { $minutes } 分钟
learn-age = { $age } 岁起
learn-after = 先学“{ $lesson }”
learn-exercises-hint = 关于一座小塔的简短问题。答错后会得到提示，还可以再试一次。
learn-teachers-hint = 这些都会分享页面当前显示的内容。要分享一课，请先打开它，再按“分享”。
learn-own-hint = 当前页面会成为第一页。可以再添加文字、更多画面和练习。
learn-unit = 一节课的教案
learn-unit-hint = 教学目标、课堂提问与答案、学生用的讲义，以及可裁剪的一页，供打印。内容为英文。
exercise-end = 结束练习
lessons-title = 课程
lesson-new = 制作自己的课程
lesson-edit = 编辑课程
lesson-end = 结束课程
lesson-title-field = 课程标题
lesson-step-title-field = 这一页的标题
lesson-text-field = 这一页的正文
ask-kind = 向读者提问
ask-incomplete = 读者还看不到这个问题：缺少答案，或答案无法识别。
ask-kind-choice = 选择
ask-kind-number = 数字
ask-kind-order = 排序
ask-kind-sentence = 写一句话并对照
ask-kind-position = 塔上的状态
ask-kind-move = 手动走一步
ask-lines = 答案，每行一个
ask-lines-hint = 在正确答案前写 =。在页面对某个答案的回应前写 >，两侧各留一个空格。以 ? 开头的一行是问题。状态的写法是每个圆盘一位数字，例如 0012；一步的写法是圆盘、起点、终点，例如 2,0,1。
lesson-text-hint = 用星号括起*强调*，用反引号括起`2^n − 1`这样的公式：^为上标，_为下标。空行开始新段落。
lesson-add-step = 将当前画面添加为一页
lesson-use-view = 将当前画面用于这一页
lesson-move-up = 上移这一页
lesson-move-down = 下移这一页
lesson-remove-step = 删除这一页
lesson-preview = 完成
lesson-too-long = 课程过长，无法放入链接。请在离开前保存：分享、HTML文件。
## Problems: values that could not be used

problem-list-label = 错误
problem-panels-not-loaded = 面板未能加载。请检查网络连接，然后打开或关闭任一面板重试。
problem-lesson-not-loaded = 课程未能加载。请检查网络连接，然后重新加载页面。
problem-lesson-not-read = 无法读取此链接中的课程。链接可能缺少一部分。
problem-race-not-loaded = 竞速未能开始。请检查网络连接，然后重试。
problem-language-not-loaded = 该语言未能加载。请检查网络连接，然后重新选择。
problem-rejected = { $name }＝“{ $value }”无法使用。
problem-rejected-text = “{ $value }”无法使用。
problem-field-keeps = 输入框中的值保持不变。
problem-not-a-move-number = “{ $value }”不是步骤编号。可以写123、2^63-1、0xff、1/3、50%或last。

## Problems: sentences after problem-rejected

problem-before-start = 最小的编号是0，即开头。
problem-past-end = 最后一步是第{ $last }步。
problem-past-last-step = 最后的执行步号是{ $last }。
problem-no-such-peg = 这个问题没有编号为{ $peg }的柱子（0是A柱）。
problem-position-disc-count = 这个状态有{ $placed }个圆盘，而问题有{ $discs }个圆盘。
problem-discs-values = 请选择0到{ $max }个圆盘。
problem-rule-values = 可用的值：{ $rules }，或arcs:01,12,20这样的列表。
problem-position-values = 可用的值：一根柱子的编号（0是A柱），或每个圆盘一位数字，按圆盘从大到小。
problem-move-values = 它不是步骤编号。
problem-event-values = 可用的值：程序的执行步号，如10、50%或last；问题须有程序。
problem-code-values = 允许：不超过{ $characters }个字符的程序。
problem-speed-values = 可用的值：每秒0.25到60步。
problem-panels-values = 可用的值，以英文逗号分隔：{ $panels }。
problem-range-values = 可用的值：这个解法中的两个步骤编号，例如10-20。
problem-graph-values = 可用的值：最大的几个圆盘所在的柱子，按圆盘从大到小，例如012。
problem-disc-values = 可用的值：圆盘的编号。
problem-number-values = 可用的值：1到{ $max }的整数。
problem-compare-values = 可用的值：圆盘数、柱子数和规则，例如8-3-one-way。
problem-walk-values = 可用的值：从这个状态开始的合法步骤，例如0102。
problem-bounds-values = 可用的值：{ $min }到{ $max }的整数。
problem-share-values = 可用的值：moves.11-20这样的设置。两步都必须在这个解法中，并且起始步在前，结束步在后。
problem-word-values = 可用的值：{ $words }。

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = 按此规则，圆盘{ $disc }无论怎样移动都不能从{ $from }到达{ $to }。
no-solution-deadlock = 按此规则，任何圆盘无论怎样移动都不能从{ $from }到达{ $to }，所以圆盘互相阻挡。
no-solution-search-stopped = 解法搜索已停止。
no-solution-two-pegs = 只有两根柱子时，只有最小的圆盘能移动。
no-solution-too-many-positions = 这个问题没有已知的公式，而本页最多搜索{ $positions }个状态。请使用不超过{ $discs }个圆盘，或换一种规则。
no-solution-path-all-positions = 目前只知道一种情形下有经过每个状态的路径：三根柱子、经典规则，从一根柱子移到另一根。
no-solution-too-many-discs = 按此规则，最多可用{ $discs }个圆盘。

## Before the program

boot-loading = 正在加载…
boot-pitch = 跳到任意汉诺塔的任意一步，看清每个圆盘在哪里、为什么移动。
boot-no-script = 本页需要JavaScript。请启用它，才能看到塔。
boot-no-webassembly = 本页需要WebAssembly。你的浏览器不支持它，或已将其关闭。
boot-not-loaded = 页面无法加载。请检查网络连接，然后重新加载。
boot-stopped = 页面出错，已停止运行。请重新加载，从同一步继续。
boot-new-version = 新版本已就绪。
boot-reload = 重新加载
