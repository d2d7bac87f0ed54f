### 简体中文

## Page and header

page-title = 汉诺塔探索器
page-motto = 想看哪一步，就到哪一步。
page-window-title = 汉诺塔，{ $discs }个圆盘
header-tour = 导览
header-share = 分享

## Footer

footer-language = 语言
footer-language-auto = 跟随浏览器
footer-theme-auto = 跟随系统
footer-theme-light = 浅色
footer-theme-dark = 深色

## Words and sentences used in several places

common-two-sentences = { $first }{ $second }
common-stop = 停止
dialog-close = 关闭
common-copy = 复制
common-copy-named = 复制: { $name }
share-copied = 已复制。
share-saved = 文件已存到浏览器的下载位置。

## Lengths of time, put into other sentences

duration-years = { $years }年
duration-days = { $days }天
duration-hours = { $hours }小时
duration-minutes = { $minutes }分钟
duration-seconds = { $seconds }秒
duration-under-a-second = 不到1秒

## Towers

towers-title = 塔
towers-peg-empty = 空
towers-peg-discs = { $discs }个圆盘

## Caption below the towers

caption-no-discs = 没有圆盘：无需移动。
caption-start-total-unknown = 起始状态。后面还有多少步，目前还不知道。
caption-already-on-peg = 所有圆盘都在{ $peg }柱上，并且就留在那里：无需移动。
caption-already-solved = 每个圆盘都已在目标位置：无需移动。
caption-start-on-peg = 起始状态：{ $peg }柱上有{ $discs }个圆盘，还有{ $moves }步。
caption-start = 起始状态：{ $discs }个圆盘，还有{ $moves }步。
caption-move = 第{ $number }步，共{ $total }步：圆盘{ $disc }从{ $from }移到{ $to }。
caption-last-move = 第{ $number }步，即最后一步：圆盘{ $disc }从{ $from }移到{ $to }。
caption-last-move-on-peg = 第{ $number }步，即最后一步：圆盘{ $disc }从{ $from }移到{ $to }。所有圆盘都在{ $goal }柱上。

## Transport: playing and stepping through the solution

transport-title = 单步与播放
transport-first = 到开头
transport-previous = 后退一步
transport-play = 播放
transport-replay = 重新播放
transport-pause = 暂停
transport-next = 前进一步
transport-last = 到结尾
transport-speed = 速度
transport-loop = 循环

## Scrubber: slider and move number

scrubber-title = 在解法中的位置
scrubber-move-number = 步号
scrubber-go = 转到
scrubber-entry-hint = 也可输入2^{ $exponent }、1/3、50%、0x1、last
scrubber-jump-exponent = 每次跳2的几次方

## Puzzle panel

puzzle-title = 谜题
puzzle-discs = 圆盘
puzzle-remove-disc = 减少一个圆盘
puzzle-add-disc = 增加一个圆盘
puzzle-pegs = 柱子
puzzle-rule = 规则
puzzle-rule-any = 经典：任意两根柱之间
puzzle-rule-ring = 环形：到相邻的柱，双向
puzzle-rule-row = 直线：到旁边的柱
puzzle-rule-star = 星形：必须经过A
puzzle-rule-custom = 只允许{ $arcs }
puzzle-from = 起点
puzzle-to = 目标
puzzle-own-position = 指定的状态
puzzle-path = 路径
puzzle-path-all-positions = 经过每个状态各一次

## Panel to play by hand

game-hint = 拖动圆盘，或先点按一根柱，再点按另一根。在塔上用按键：柱的字母或编号，或者← →和Enter；Esc把圆盘放回，U撤销，R重做，N走最佳的一步。
game-arrange-hint = 把圆盘随意摆放，然后从这里求解，或继续自己走。
game-pegs-label = 柱子
game-peg-empty = { $peg }柱：空
game-peg-discs = { $peg }柱：{ $discs }
game-undo = 撤销
game-redo = 重做
game-restart = 重新开始
game-best-move = 最佳一步
game-find-fewest = 求最少步数
game-solve-from-here = 从这里求解
game-moves-made = 已走{ $moves }步。
game-search-needed = 还不知道剩下多少步：搜索最多要查看{ $positions }个状态。
game-solved = 所有圆盘都已在目标位置。
game-solved-moves = 用{ $moves }步完成。

## Caption while playing by hand

game-lifted = 已从{ $from }柱拿起圆盘{ $disc }：放到哪里？
game-refused-empty-peg = { $peg }柱上没有圆盘。
game-refused-smaller-disc = 圆盘{ $disc }不能放到{ $peg }柱：那里的圆盘{ $smaller }比它小。请选另一根柱，或把它放回。
game-refused-one-way-ring = 圆盘不能从{ $from }移到{ $to }：按单向环规则，从{ $from }只能移到{ $allowed }。
game-refused-ring = 圆盘不能从{ $from }移到{ $to }：按环形规则，只能移到相邻的柱，即从{ $from }移到{ $allowed }。
game-refused-row = 圆盘不能从{ $from }移到{ $to }：按直线规则，只能移到旁边的柱，即从{ $from }移到{ $allowed }。
game-refused-star = 圆盘不能从{ $from }移到{ $to }：按星形规则，必须经过A，即从{ $from }移到{ $allowed }。
game-refused-custom-rule = 圆盘不能从{ $from }移到{ $to }：按此规则，从{ $from }只能移到{ $allowed }。

## Timeline panel

timeline-hint = 每条竖线是一步，圆盘越大，线越高；奇数号圆盘为橙色，偶数号圆盘为蓝色。点按可转到该步，拖动可平移，双指张合或按住Ctrl转动滚轮可缩放。无论放大到哪一层，图形看起来都一样：这就是递归。按键：+ − 0 . ← →，按Enter转到正中间的那一步。
timeline-range = 第{ $first }步到第{ $last }步
timeline-loop-start = 循环从这里开始
timeline-loop-end = 循环到这里结束
timeline-highlight-disc = 标记圆盘

## Buttons to zoom the timeline and the state graph

zoom-in = 放大
zoom-out = 缩小

## Digits panel: the digits of the move number, one per disc

digits-binary-hint = 以二进制表示，每个圆盘对应一位，最大的圆盘在最左边；奇数号圆盘为橙色，偶数号圆盘为蓝色。点按某一位可将其翻转；选中某一位后，按↑和↓可加上和减去它的位权。
digits-base-hint = 以{ $base }进制表示，每个圆盘对应一位，最大的圆盘在最左边；奇数号圆盘为橙色，偶数号圆盘为蓝色。点按某一位可改变它的值；选中某一位后，按↑和↓可加上和减去它的位权。
digits-bit-label = 第{ $place }位，位权{ $worth }，圆盘{ $disc }：{ $value }
digits-digit-label = 第{ $place }位，位权{ $worth }，圆盘{ $disc }：{ $value }
digits-point-hint = 指向某一位，这里会说明对应的圆盘到目前为止的移动。
digits-disc-moved = 圆盘{ $disc }在{ $peg }柱上，{ $times ->
    [0] 尚未移动
   *[other] 已移动{ $times }次
 }。

## Why panel: why this move

why-title = 为什么走这一步
why-no-move-yet = 还没有走任何一步。走一步之后，这里会说明为什么是这一步。
why-last-digits = 只写出最后{ $digits }位。

## Recursion panel

dock-recursion = 递归
recursion-none-for-search = 此解法由搜索得到：没有可展示的递归。
recursion-none-for-one-disc = 最多只有一个圆盘需要移动：无需再分解。
recursion-column-place = 编号
recursion-column-task = 任务
recursion-column-go = 转到
recursion-column-moves = 步骤
recursion-levels-left-out = ……中间还有{ $levels }层，与此同类……

## State graph panel

graph-title = 状态图
graph-label-whole = 所有状态的状态图
graph-path-all-positions = 经过每个状态的路径
graph-neighbours = 从这里可以走

## Numbers panel

numbers-pegs-and-ends = { $pegs }根柱，{ $from }到{ $to }
numbers-plot = 各规则的步数随圆盘数的变化，对数刻度

## Programs panel

code-hint = 用程序求解从A到C的经典谜题，圆盘数与当前相同。Python和Prolog的计数没有上限，其他语言最多到62个圆盘。每次测试本页时，都会运行所有这些程序。

## Compare panel

dock-compare = 比较
compare-pace = 进度

## Race panel

race-title = 竞速
race-hint = 用四种方法列出经典谜题的每一步，各自单独计时：教科书上的递归；在各对柱子之间轮流移动；由计数器的二进制位得出；按步号逐一求出每一步。而要到达某一步，本页一步也不必列出。
race-column-algorithm = 方法
race-column-moves = 步数
race-column-milliseconds = 毫秒
race-column-nanoseconds-per-move = 纳秒/步
race-algorithm-recursive = 递归
race-algorithm-iterative = 迭代
race-algorithm-binary = 二进制
race-plot = 已走步数（至{ $moves }）随各方法所用时间（至{ $milliseconds }毫秒）的变化

## Exact values panel

exact-title = 精确值
exact-moves-made = 已走步数
exact-total = 总步数
exact-position = 各圆盘所在的柱，从大盘到小盘

## Share dialog: kinds

share-kind-link = 链接
share-kind-element = 元素
share-kind-picture = 图片
share-kind-moves = 步骤
share-kind-worksheet = 练习单
share-hint-link = 指向本页的链接，保留当前设置。
share-hint-frame = 用于其他网页的HTML：一个显示塔的框架。配合sandbox="allow-scripts"也能使用。
share-hint-element = 用于其他网页的HTML：一个脚本，加上作为元素的塔，带有属性、方法和事件。
share-hint-exercise = 放在框架中的练习题。外层网页会收到每个答案；这里不保存任何内容。
share-hint-picture = 塔的当前样子，可用于文章或幻灯片。
share-hint-moves = 按顺序列出每一步的文件。
share-hint-graph = 包含所有状态及其间移动的文件，供其他程序使用。
share-hint-worksheet = 供打印的题目，答案单独成页。

## Share dialog: settings

share-same-questions = 所有人的题目相同
share-opens = 打开时
share-questions = 题数
share-width = 宽度（像素）
share-height = 高度（像素）
share-format = 格式
share-format-text = 纯文本
share-format-csv = 表格（CSV）
share-directed = 每个移动对应一条有向弧
share-shown-panels = 显示
share-locked-panels = 锁定
share-unknown-option = 链接中的“{ $option }”在这里没有意义。

## Share dialog: results

share-send = 发送…
share-single-file = 整个网页合成一个文件，无网络也能使用
share-preview = 预览
share-save-svg = 保存为SVG
share-save-png = 保存为PNG
share-save-file = 保存文件
share-file-positions = { $positions }个状态。
share-file-moves = { $moves }步。
share-too-many-positions = 这种文件最多包含{ $positions }个状态：请减少圆盘。
share-too-many-moves = 文件最多包含{ $moves }步：请选较短的一段。
share-file-progress = 已写入{ $written }，共{ $total }

## Worksheet

worksheet-print = 打印
worksheet-title = 汉诺塔：这是哪一步？
worksheet-blank-moves-made = ________步
worksheet-blank-move = 圆盘____从____移到____
worksheet-answers-title = 答案

## Exercises

exercise-predict = 这是哪一步？
exercise-reach = 走到目标
exercise-order = 排列顺序
exercise-ask-moves-made = 已经走了多少步？
exercise-ask-move = { $moves ->
    [0] 开始时
   *[other] 走完{ $moves }步后
 }，塔是这个样子。第{ $number }步怎么走？
exercise-ask-reach = 把所有圆盘移到目标位置，最多用{ $moves }步。
exercise-field-disc = 圆盘
exercise-check = 检查
exercise-next-question = 下一题
exercise-first-question = 从第一题开始
exercise-right = 正确。
exercise-answer-moves-made = 已经走了{ $moves }步。
exercise-answer-order = 已走的步数是：{ $moves }。
exercise-see-why = 原因见下方说明。
exercise-solved-too-late = 用{ $moves }步完成：步数太多了。请撤销几步，或重新开始。
exercise-no-moves-left = 已走{ $moves }步，还没有完成。请撤销几步，或重新开始。
exercise-no-question = 这里没有可以提问的：请换一个谜题。

## Dialog with keyboard shortcuts and accessibility options

shortcuts-hint = 只有获得焦点的部分才响应按键。按Tab键依次切换到下一处，按问号键打开本列表。
shortcuts-letter-keys = 单个字母或符号的按键
accessibility-no-motion = 无动画
accessibility-patterns = 圆盘上显示花纹
accessibility-sound = 每步一个提示音
shortcuts-on-slider = 在滑块上
shortcuts-on-game = 自己动手时，在塔上
shortcut-step = 后退一步、前进一步
shortcut-jump = 按2的幂向前、向后跳
shortcut-first-last = 到开头、到结尾
shortcut-play-pause = 播放、暂停
shortcut-change-digit = 改变该位的值
shortcut-add-place-value = 加上、减去该位的位权
shortcut-zoom = 放大、缩小
shortcut-scroll = 平移
shortcut-go-to-middle = 转到正中间
shortcut-lift-or-drop = 从该柱拿起、放到该柱
shortcut-choose-peg = 选择柱子
shortcut-lift-or-drop-chosen = 从所选的柱拿起、放到所选的柱
shortcut-put-back = 放回圆盘

## Guided tour

tour-heading = { $number }/{ $total }：{ $title }
tour-previous = 上一页
tour-next = 下一页
tour-end = 结束导览
tour-doubling-title = 翻倍
tour-bits-title = 二进制位
tour-triangle-title = 三角形套三角形
tour-rules-title = 其他规则
tour-four-pegs-title = 第四根柱

## Problems: values that could not be used

problem-list-label = 未被采用
problem-panels-not-loaded = 面板未能加载。请检查网络连接，然后打开或关闭任一面板重试。
problem-race-not-loaded = 竞速未能运行。请检查网络连接后重试。
problem-language-not-loaded = 该语言未能加载。请检查网络连接，然后重新选择。
problem-not-a-move-number = “{ $value }”不是步号。请输入123、2^63-1、0xff、1/3、50%或last这样的形式。
