### Tiếng Việt

## Page and header

page-title = Khám phá Tháp Hà Nội
page-motto = Đến thẳng bất kỳ bước nào.
page-window-title = Tháp Hà Nội, { $discs } đĩa
header-learn = Học
header-tour = Hướng dẫn
header-settings = Cài đặt
header-present = Trình chiếu
header-tools = Công cụ
present-end = Kết thúc trình chiếu
header-puzzle = { $pegs } cọc · { $rule } · { $from } → { $to }
header-rules = Luật: { $puzzle }
rule-short-any = Cổ điển
rule-short-ring = Vòng tròn
rule-short-one-way = Vòng một chiều
rule-short-row = Thẳng hàng
rule-short-star = Hình sao
rule-short-custom = Luật riêng
header-share = Chia sẻ
search-progress = Đang tìm: đã xét { $checked } trong tối đa { $limit } trạng thái.

## Dock

dock-label = Các cách xem lời giải
dock-count = Số bước
dock-why = Vì sao
dock-recursion = Đệ quy
dock-map = Bản đồ
dock-code = Mã nguồn
program-title = Chương trình
own-program-title = Tự lập trình
code-title = Ngôn ngữ lập trình
timeline-title = Dòng thời gian
numbers-title = Số bước

## Settings

footer-language = Ngôn ngữ
footer-language-auto = Theo trình duyệt
footer-theme = Giao diện
footer-theme-auto = Theo hệ thống
footer-theme-light = Sáng
footer-theme-dark = Tối

## Words and sentences used in several places

common-move = Đĩa { $disc } từ { $from } sang { $to }
common-numbered-move = Bước { $number } chuyển đĩa { $disc } từ { $from } sang { $to }.
common-list = { $first }, { $second }
common-long-list = { $first }; { $second }
common-two-sentences = { $first } { $second }
common-stop = Dừng
dialog-close = Đóng
common-copy = Sao chép
common-copy-named = Sao chép: { $name }
share-copied = Đã sao chép.
share-not-copied = Trình duyệt đã chặn việc sao chép. Hãy chọn văn bản rồi tự sao chép.
share-saved = Đã lưu. Hãy xem trong mục tải xuống của trình duyệt.
share-not-saved = Không lưu được tệp. Hãy thử lại, hoặc chọn tệp nhỏ hơn.

## Lengths of time, which stand by themselves after a colon

duration-years = { $years } năm
duration-billion-years = { $number } tỉ năm
duration-days = { $days } ngày
duration-hours = { $hours } giờ
duration-minutes = { $minutes } phút
duration-seconds = { $seconds } giây
duration-under-a-second = chưa đến một giây

## Towers

towers-title = Các tháp
towers-keys-hint = Phím: ← và → đi từng bước, Page Up và Page Down nhảy nhiều bước, Home về đầu, End đến cuối, phím cách phát và tạm dừng. ? liệt kê mọi phím tắt.
towers-game-keys-hint = Phím: chữ cái hoặc số của một cọc nhấc đĩa lên hoặc đặt đĩa xuống. ← → và Enter cũng làm như vậy. Esc đặt đĩa về chỗ cũ, U hoàn tác, R làm lại, N đi bước tốt nhất. ? liệt kê mọi phím tắt.
towers-peg-empty = trống
towers-peg-discs = { $discs } đĩa

## Caption below the towers

caption-no-discs = Không có đĩa nào nên không có gì để chuyển.
caption-start-total-unknown = Trạng thái đầu. Chưa biết lời giải có bao nhiêu bước.
caption-already-on-peg = Mọi đĩa đã ở cọc { $peg } nên không có gì để chuyển.
caption-already-solved = Mọi đĩa đã ở đúng chỗ nên không có gì để chuyển.
caption-start-on-peg = Trạng thái đầu: { $discs } đĩa ở cọc { $peg }, còn { $moves } bước nữa.
caption-start = Trạng thái đầu: { $discs } đĩa, còn { $moves } bước nữa.
caption-move = Bước { $number } / { $total }: đĩa { $disc } từ { $from } sang { $to }.
caption-last-move = Bước cuối ({ $number }): đĩa { $disc } từ { $from } sang { $to }.
caption-last-move-on-peg = Bước cuối ({ $number }): đĩa { $disc } từ { $from } sang { $to }. Mọi đĩa đã ở cọc { $goal }.

## Transport: playing and stepping through the solution

transport-title = Điều khiển phát
transport-first = Về bước 0
transport-previous = Bước trước
transport-play = Phát
transport-replay = Phát lại
transport-pause = Tạm dừng
transport-next = Bước tiếp
transport-last = Đến bước cuối
transport-speed = Tốc độ
transport-speed-option = { $speed } bước mỗi giây
transport-speed-short = { $speed }/s
transport-speed-name = { $short } ({ $long })
transport-menu = { $short }: tốc độ và lặp lại
transport-loop = Lặp lại một đoạn
transport-loop-off = Lặp lại bị tắt cho đến khi bạn quay lại lời giải.
transport-loop-first = Bước đầu
transport-loop-last = Bước cuối

## Scrubber: slider and move number

scrubber-title = Thước các bước
scrubber-scale = 1 px = { $moves } bước
scrubber-scale-one = 1 px = 1 bước hoặc ít hơn
scrubber-finer = Kéo lên để đi chi tiết hơn
scrubber-at-start = Trước bước đầu tiên
scrubber-time = { $time } ở tốc độ này
scrubber-lens = { $shown } trong { $total } bước
scrubber-progress = Đã hoàn thành { $percent }%. Thời gian còn lại với tốc độ { $speed } bước mỗi giây: { $duration }.
scrubber-progress-done = Đã hoàn thành 100%.
scrubber-move-number = Bước
scrubber-of-total = / { $total }
scrubber-duration = { $duration } với { $speed } bước/giây
scrubber-next-larger = Bước tiếp theo của một đĩa lớn hơn
scrubber-go = Đến
scrubber-entry-hint = Cũng có thể nhập 2^{ $exponent }, 1/3, 50% hoặc last.

## Puzzle panel

puzzle-title = Luật chơi
puzzle-discs = Số đĩa
puzzle-remove-disc = Bớt một đĩa
puzzle-add-disc = Thêm một đĩa
puzzle-pegs = Số cọc
puzzle-rule = Luật
puzzle-rule-any = Cổ điển: từ một cọc sang bất kỳ cọc nào khác
puzzle-rule-ring = Vòng tròn: sang một trong hai cọc kề
puzzle-rule-one-way-ring = Vòng một chiều: chỉ sang cọc tiếp theo
puzzle-rule-row = Thẳng hàng: sang cọc ngay bên cạnh
puzzle-rule-star = Hình sao: chỉ đi từ cọc A hoặc đến cọc A
puzzle-rule-custom = Luật riêng: { $arcs }
puzzle-from = Từ
puzzle-to = Đến
puzzle-own-position = Trạng thái riêng
puzzle-path = Lời giải
puzzle-path-shortest = Ngắn nhất đã biết
puzzle-path-shortest-most-set-aside = Ngắn nhất đã biết, để riêng nhiều đĩa nhất
puzzle-path-all-positions = Qua mỗi trạng thái đúng một lần
puzzle-arrange = Xếp đĩa
puzzle-compare = So sánh với…
puzzle-total = { $moves } bước, { $certainty ->
    [proven] đã được chứng minh là số bước ít nhất có thể ({ $source })
    [compared] là số bước ít nhất có thể, vì trang đã so sánh cả hai cách đi của mỗi đĩa
    [only] là số bước ít nhất có thể, vì chỉ có một đường đi
    [searched] là số bước ít nhất có thể, theo kết quả tìm kiếm
    [presumed] được cho là số bước ít nhất có thể (chưa chứng minh)
    [confirmed] được cho là số bước ít nhất có thể (chưa chứng minh, nhưng đã kiểm tra bằng tìm kiếm đến { $confirmed } đĩa)
   *[other] là số bước ít nhất có thể
 }
puzzle-source-checked = { $source }; chứng minh đã được kiểm tra bằng máy tính: { $checker }
puzzle-without-rule = Nếu cho phép mọi bước đi: { $moves }.

## Panel to play by hand (“Try it yourself”)

game-title = Tự chơi
game-hint = Kéo một đĩa, hoặc nhấp hay chạm vào một cọc rồi vào cọc khác. Phím khi ở các tháp: nhấn chữ cái hoặc số của một cọc, hoặc chọn cọc bằng ← → và Enter. Esc đặt đĩa về chỗ cũ, U hoàn tác, R làm lại, N đi bước tốt nhất.
game-goal = Chuyển tất cả đĩa đến cọc có cờ.
game-rule = Mỗi lần một đĩa, không đặt lên đĩa nhỏ hơn.
game-arrange-hint = Hãy đặt các đĩa ở bất cứ đâu. Sau đó giải bài toán từ đó, hoặc chơi tiếp.
game-arrange-done = Xong
line-longer = Dài hơn số bước ít nhất { $moves } bước
line-longer-known = Dài hơn lời giải tốt nhất đã biết { $moves } bước
line-off-path = Ngoài đường đi này
line-no-way = Không biết đường đi nào từ đây đến đích.
line-return = Quay lại lời giải
hint-button = Gợi ý
hint-disc = Gợi ý: di chuyển đĩa { $disc }.
hint-place = Gợi ý: chuyển đĩa { $disc } sang cọc { $peg }.
game-pegs-label = Các cọc
game-peg-empty = Cọc { $peg }: trống
game-peg-discs = Cọc { $peg }: { $discs }
game-undo = Hoàn tác
game-redo = Làm lại
game-restart = Chơi lại từ đầu
game-best-move = Đi giúp tôi
game-find-fewest = Tìm lời giải ngắn nhất
game-moves-made = { $moves ->
    [0] Chưa đi bước nào
   *[other] Đã đi { $moves } bước
 }.
game-moves-left = Còn { $moves } bước, { $certainty ->
    [presumed] được cho là số bước ít nhất có thể
   *[other] là số bước ít nhất có thể
 }.
game-search-needed = Chưa biết còn bao nhiêu bước. Để biết, trang phải xét tối đa { $positions } trạng thái.
game-moves-left-unknown = Không biết còn bao nhiêu bước.
game-solved = Mọi đĩa đã ở đúng chỗ.
game-solved-fewest = Đã giải xong trong { $moves } bước, là số bước ít nhất có thể.
game-solved-more = Đã giải xong trong { $moves } bước. Chỉ cần { $fewest } bước là đủ.
game-solved-moves = Đã giải xong trong { $moves } bước.
game-next-question = Với { $discs } đĩa thì cần { $moves } bước. Vì sao không phải { $fewer }?

## Caption while playing by hand

game-lifted = Bạn đã nhấc đĩa { $disc } khỏi cọc { $from }. Hãy chọn cọc để đặt đĩa xuống.
game-moved = Bước { $number }: bạn đã chuyển đĩa { $disc } sang { $to }.
game-bar-moves = Số bước: { $moves }
game-leave-short = Xem lời giải
game-not-this = Đây là lời giải, không phải ván chơi của bạn.
game-this-way = Đây là đường đi của bạn đến đích, không phải lời giải.
game-refused-buried = Chưa chuyển được đĩa { $disc }: đĩa { $smaller } đang nằm trên nó.
game-refused-empty-peg = Không có đĩa nào ở cọc { $peg }.
game-refused-smaller-disc = Đĩa { $disc } quá lớn so với đĩa { $smaller }.
game-refused-too-many-moves = Ván chơi không thể có nhiều bước hơn nữa. Hãy hoàn tác vài bước hoặc chơi lại từ đầu.
game-refused-same-peg = Đĩa đang ở cọc { $peg } rồi. Hãy chọn cọc khác.
game-refused-one-way-ring = Không chuyển được đĩa từ { $from } sang { $to }. Theo luật vòng một chiều, đĩa chỉ sang được cọc tiếp theo: { $allowed }.
game-refused-ring = Không chuyển được đĩa từ { $from } sang { $to }. Theo luật vòng tròn, đĩa chỉ sang được cọc kề: { $allowed }.
game-refused-row = Không chuyển được đĩa từ { $from } sang { $to }. Theo luật thẳng hàng, đĩa chỉ sang được cọc ngay bên cạnh: { $allowed }.
game-refused-star = Không chuyển được đĩa từ { $from } sang { $to }. Theo luật hình sao, đĩa chỉ sang được cọc ở tâm: { $allowed }.
game-refused-custom-rule = Không chuyển được đĩa từ { $from } sang { $to }. Từ { $from }, luật này chỉ cho sang: { $allowed }.
game-refused-no-way-out = Theo luật này, không đĩa nào rời được cọc { $from }.

## Timeline panel

timeline-hint = Mỗi vạch là một bước: đĩa càng lớn, vạch càng cao. Vạch có màu của đĩa. Nhấp hoặc chạm vào một vạch để đến bước đó. Kéo để cuộn. Chụm hai ngón tay, hoặc giữ Ctrl và lăn chuột, để thu phóng. Trong bài toán cổ điển, phần nào cũng giống toàn bộ, vì lời giải có tính đệ quy. Phím: + − thu phóng, 0 hiện toàn bộ, . hiện bước hiện tại, ← → cuộn, Enter đến bước ở giữa.
timeline-point-at = Trỏ vào một vạch để xem đó là bước nào.
timeline-pointed-move = Bước { $number }: đĩa { $disc }, { $from } → { $to }
timeline-pointed-move-solution = Bước { $number } của lời giải: đĩa { $disc }, { $from } → { $to }
timeline-range = Các bước từ { $first } đến { $last }
timeline-flag = Bước { $number }
timeline-loop-start = Điểm bắt đầu lặp
timeline-loop-end = Điểm kết thúc lặp
timeline-highlight-disc = Tô sáng đĩa

## Buttons to zoom the timeline and the state graph

zoom-in = Phóng to
zoom-out = Thu nhỏ
zoom-show-all = Hiện toàn bộ
zoom-show-current = Vị trí hiện tại
graph-where = Tôi ở đâu?
graph-whole = Toàn bộ bản đồ

## Digits panel: the digits of the move number, one per disc

digits-title = Các chữ số của số thứ tự bước
digits-binary-hint = Số thứ tự của bước viết trong hệ nhị phân (chỉ gồm 0 và 1). Mỗi chữ số ứng với một đĩa, đĩa lớn nhất ở bên trái. Nhấp hoặc chạm vào một chữ số để đổi nó. Phím khi ở một chữ số: ↑ cộng thêm trọng số của nó, ↓ trừ đi trọng số đó.
digits-base-hint = Số thứ tự của bước viết trong hệ cơ số { $base }. Mỗi chữ số ứng với một đĩa, đĩa lớn nhất ở bên trái. Nhấp hoặc chạm vào một chữ số để đổi nó. Phím khi ở một chữ số: ↑ cộng thêm trọng số của nó, ↓ trừ đi trọng số đó.
digits-bit-label = Bit { $place }, trọng số { $worth }, đĩa { $disc }: { $value }
digits-digit-label = Chữ số { $place }, trọng số { $worth }, đĩa { $disc }: { $value }
digits-point-hint = Trỏ vào một chữ số để xem đĩa của nó ở đâu và đã di chuyển bao nhiêu lần.
digits-disc-moved = Đĩa { $disc } đang ở cọc { $peg } và { $times ->
    [0] chưa di chuyển lần nào
   *[other] đã di chuyển { $times } lần
 }.
digits-disc-moved-solution = Trong lời giải, đĩa { $disc } đang ở cọc { $peg } và { $times ->
    [0] chưa di chuyển lần nào
   *[other] đã di chuyển { $times } lần
 }.

## Why panel: why this move

why-title = Vì sao là bước này?
why-ask = Vì sao?
why-that = Vì sao lại thế?
why-more = Xem thêm
why-no-move-yet = Chưa có bước nào để giải thích. Hãy đi một bước để xem lý do của nó.
why-answer-task = Bước { $number } chuyển đĩa { $disc } từ { $from } sang { $to }. Bước này thuộc nhiệm vụ chuyển { $count ->
    [1] đĩa { $discs }
   *[other] các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }.
why-answer-first = Chưa đĩa nào di chuyển. Bước 1 chuyển đĩa { $disc } từ { $from } sang { $to }.
why-answer-best = Bước tiếp theo tốt nhất là chuyển đĩa { $disc } từ { $from } sang { $to }.
why-solved = Mọi đĩa đã ở đúng chỗ. Không có bước nào để giải thích.
why-searching = Chưa biết lời giải.
why-withheld = Hãy tự giải bài tập này. Ở đây không có gợi ý.
why-unknown-way = Chưa biết bước tốt nhất ở đây. Có thể tìm ra nó bằng cách tìm lời giải ngắn nhất.
why-disc-title = Đĩa nào?
why-way-title = Đi hướng nào?
why-task-title = Để làm gì?
why-choice-title = Vì sao không đi bước khác?
why-disc-zeros-binary = Cách nhanh: trong hệ nhị phân, số thứ tự { $number } { $zeros ->
    [0] không có chữ số 0
   *[other] có { $zeros } chữ số 0
 } ở cuối, nên đĩa { $disc } di chuyển. Không có chữ số 0 là đĩa 1, có một chữ số 0 là đĩa 2, cứ thế tiếp tục.
why-disc-zeros-base = Cách nhanh: trong hệ cơ số { $base }, số thứ tự { $number } { $zeros ->
    [0] không có chữ số 0
   *[other] có { $zeros } chữ số 0
 } ở cuối, nên đĩa { $disc } di chuyển. Không có chữ số 0 là đĩa 1, có một chữ số 0 là đĩa 2, cứ thế tiếp tục.
why-disc-largest = Nhiệm vụ ở đây là chuyển { $count ->
    [1] đĩa { $discs }
   *[other] các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }. Các đĩa nhỏ hơn không còn cản đường, nên đĩa lớn nhất, đĩa { $disc }, có thể di chuyển.
why-disc-smallest = Nhiệm vụ ở đây là chuyển { $count ->
    [1] đĩa { $discs }
   *[other] các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }. Đĩa { $disc } nhỏ nhất trong số đó, nên không bị đĩa nào trong số đó cản đường.
why-disc-next = Nhiệm vụ ở đây là chuyển { $count ->
    [1] đĩa { $discs }
   *[other] các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }. Phần tiếp theo của nhiệm vụ chỉ chuyển riêng đĩa { $disc }.
why-disc-listed = Nhiệm vụ ở đây là chuyển { $count ->
    [1] đĩa { $discs }
   *[other] các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }. Các bước của nhiệm vụ có được nhờ tìm kiếm, và bước này chuyển đĩa { $disc }.
why-disc-only = Chỉ đĩa { $disc } phải di chuyển.
why-way-once = Đĩa { $disc } lớn nhất và chỉ di chuyển một lần: thẳng từ { $from } sang { $to }.
why-way-round = Đĩa { $disc } luôn đi vòng theo cùng một chiều: { $way }. Bước này đi theo mũi tên { $arrow }. Tính cả bước này, đĩa đã di chuyển { $times } lần.
why-way-back-and-forth = Đĩa { $disc } luôn đi qua đi lại: { $way }. Bước này đi theo mũi tên { $arrow }. Tính cả bước này, đĩa đã di chuyển { $times } lần.
why-way-one-way = Theo luật này, mọi đĩa đi vòng theo một chiều: { $way }. Vì vậy, từ { $from } đĩa sang { $to }.
why-way-only = Theo luật này, đĩa ở cọc { $from } chỉ sang được cọc { $to }.
why-way-straight = Đĩa { $disc } phải đi từ { $from } đến { $to }, và có thể đi thẳng.
why-way-by-forbidden = Đĩa { $disc } phải đi từ { $from } đến { $goal }. Luật không cho đi thẳng, nên nó sang { $by } trước.
why-way-by-chosen = Đĩa { $disc } phải đi từ { $from } đến { $goal }. Trong lời giải này, nó sang { $by } trước.
why-way-on = Đĩa { $disc } phải đi từ { $from } đến { $goal }. Nó đã sang { $by } trước, và bây giờ đi tiếp.
why-task-intro = Từ toàn bộ bài toán xuống đến bước này:
why-task-first = Để chuyển { $count ->
    [1] đĩa { $discs }
   *[other] các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }, trước tiên chuyển { $partCount ->
    [1] đĩa { $partDiscs }
   *[other] các đĩa { $partDiscs }
 } { $partStart ->
    [start] từ trạng thái đầu
   *[other] từ { $partStart }
 } { $partGoal ->
    [goal] đến trạng thái đích
   *[other] sang { $partGoal }
 }.
why-task-between = Để chuyển { $count ->
    [1] đĩa { $discs }
   *[other] các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }, tiếp theo chuyển { $partCount ->
    [1] đĩa { $partDiscs }
   *[other] các đĩa { $partDiscs }
 } { $partStart ->
    [start] từ trạng thái đầu
   *[other] từ { $partStart }
 } { $partGoal ->
    [goal] đến trạng thái đích
   *[other] sang { $partGoal }
 }.
why-task-last = Để chuyển { $count ->
    [1] đĩa { $discs }
   *[other] các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }, cuối cùng chuyển { $partCount ->
    [1] đĩa { $partDiscs }
   *[other] các đĩa { $partDiscs }
 } { $partStart ->
    [start] từ trạng thái đầu
   *[other] từ { $partStart }
 } { $partGoal ->
    [goal] đến trạng thái đích
   *[other] sang { $partGoal }
 }.
why-makes-way = Nhờ vậy đĩa { $disc } có chỗ để đi.
why-way-is-free = { $count ->
   *[other] Đĩa nhỏ hơn không cản đường.
 }
why-is-there = Đĩa { $disc } đã ở đó rồi.
why-tasks-left-out = … { $count } nhiệm vụ nữa …
why-tasks-all = Hiện cả { $count } nhiệm vụ
why-choice-distance = Trước bước này, còn { $before } bước đến đích; sau bước này, còn { $after } bước.
why-choice-searched = Lời giải này có được nhờ tìm kiếm. Không lời giải nào ngắn hơn.
why-choice-moves = Đĩa { $disc } từ { $from } sang { $to }: còn { $count } bước.
why-choice-unreachable = Đĩa { $disc } từ { $from } sang { $to }: không thể đến đích nữa.
why-choice-unknown = Đĩa { $disc } từ { $from } sang { $to }: không biết.
why-choice-unknown-hint = Bài toán có quá nhiều trạng thái nên không thể biết còn bao nhiêu bước đến đích sau các bước khác.
why-choice-none = Ở đây không thể đi bước nào khác.
why-formula-title = Công thức
why-formula-pegs = Trong bài toán này, các số 0, 1 và 2 trong công thức lần lượt là cọc { $pegZero }, { $pegOne } và { $pegTwo }.
why-last-digits = Chỉ hiện { $digits } bit cuối.
why-word-title = Các bước viết bằng chữ cái
why-word-intro = Viết a cho bước từ { $first } sang { $second }, b từ { $second } sang { $third }, c từ { $third } sang { $first }, còn ā, b̄ và c̄ cho chiều ngược lại. Lời giải trở thành một từ trong đó không phần nào lặp lại ngay sau chính nó ({ $source }). Quanh bước này, các chữ cái là:
why-word-automaton = Một máy có sáu trạng thái viết ra từ này. Máy bắt đầu ở a, đọc số bước đã đi trước đó, { $made }, trong hệ nhị phân, từng bit từ bit cao nhất xuống, và đi theo mũi tên của mỗi bit. Máy dừng ở { $letter }, chữ cái của bước { $number }.
why-word-digit = Bit
why-word-state = Trạng thái
why-word-tape = Các bit đã đọc và trạng thái sau mỗi bit
why-decision-title = Đi thẳng hay qua cọc thứ ba?
why-decision-intro = Đĩa { $disc } là đĩa lớn nhất phải di chuyển. Nó có thể đi thẳng từ { $from } sang { $to } hoặc dừng ở { $by }. Cọc đầu và cọc cuối của các đĩa nhỏ hơn, đọc từ đĩa lớn nhất trở xuống, cho biết cách đi nào ngắn hơn tính tổng cộng. Trung bình chỉ cần đọc chưa đến hai đĩa ({ $source }).
why-decision-disc = Đĩa
why-decision-start = Cọc đầu
why-decision-end = Cọc cuối
why-decision-balance = Chênh lệch
why-decision-result = Đã đọc { $read } đĩa: { $way ->
    [straight] đi thẳng ngắn hơn.
    [third] đi qua { $by } ngắn hơn.
   *[other] hai cách đi dài bằng nhau.
 }
why-decision-rule = Chênh lệch bắt đầu từ −1. Mỗi đĩa nhân đôi nó rồi thay đổi nó nhiều nhất 2, tùy theo hai cọc của đĩa. Khi chênh lệch từ −2 trở xuống, đi thẳng ngắn hơn; từ 2 trở lên, đi qua { $by } ngắn hơn. Nếu sau đĩa 1 vẫn ở giữa hai mức này, dấu của nó quyết định; bằng 0 thì hai cách đi dài bằng nhau.

## Recursion panel

task-name = { $count ->
    [1] Đĩa { $discs }
   *[other] Các đĩa { $discs }
 } { $start ->
    [start] từ trạng thái đầu
   *[other] từ { $start }
 } { $goal ->
    [goal] đến trạng thái đích
   *[other] sang { $goal }
 }
recursion-hint = Bài toán được chia thành những nhiệm vụ ngày càng nhỏ, cho đến khi chỉ còn bước này. Các dòng được tô sáng chứa bước này.
recursion-picture-hint = Mỗi khối là một nhiệm vụ và nằm phía trên các phần của nó. Các khối màu xám chứa bước này. Nhấp hoặc chạm vào một khối để đến điểm đầu của nó.
recursion-picture-label = Đệ quy xuống đến bước này
recursion-as-table = Hiện dạng bảng
recursion-block-task = { $discs } đĩa { $from } → { $to }
recursion-block-move = đĩa { $disc } { $from } → { $to }
recursion-larger = cùng phần đó, vẽ to hơn
recursion-repeat = Lặp lại
recursion-start = Trước bước đầu của nó
recursion-end = Sau bước cuối của nó
recursion-search-progress = Số bước đã đi: { $index } / { $total }. Số bước còn lại: { $left }.
recursion-other-pictures = Các hình khác của lời giải này:
recursion-show-all = Hiện mọi nhiệm vụ
recursion-none-for-search = Lời giải này có được nhờ tìm kiếm nên không có đệ quy để hiện.
recursion-none-for-one-disc = Nhiều nhất chỉ một đĩa phải di chuyển nên không có nhiệm vụ nhỏ hơn.
recursion-column-place = Vị trí
recursion-column-task = Nhiệm vụ
recursion-column-go = Đến
recursion-column-moves = Các bước
recursion-levels-left-out = … { $levels } tầng tương tự …
recursion-go-to-start = Trước bước đầu của nó: { $part }
recursion-go-to-end = Sau bước cuối của nó: { $part }
recursion-play-loop = Lặp lại: { $part }
recursion-block-label = { $part }: { $moves }

## State graph panel

graph-title = Bản đồ trạng thái
graph-help-label = Trợ giúp
graph-help = Mỗi chấm là một trạng thái, mỗi đoạn thẳng là một bước hợp lệ. Vòng tròn cho biết bạn đang ở đâu. Nhấp hoặc chạm để đến một trạng thái hoặc để phóng to. Kéo để cuộn. Chụm hai ngón tay, hoặc giữ Ctrl và lăn chuột, để thu phóng. Phím: + và − thu phóng, các mũi tên cuộn, 0 hiện toàn bộ, . hiện chỗ bạn đang ở, Enter nhấp vào giữa hình. Đến một trạng thái ngoài lời giải là bắt đầu một ván chơi, còn “Hoàn tác” đưa bạn trở lại.
graph-help-dots = Mỗi chấm là một trạng thái. Các đoạn dày là mọi bước đi từ chỗ bạn đang ở, các đoạn mảnh là đường ngắn nhất đến giữa hoặc từ giữa. Vòng tròn dày cho biết bạn đang ở đâu. Nhấp hoặc chạm vào một chấm để đến đó. Đến một trạng thái ngoài lời giải là bắt đầu một ván chơi, còn “Hoàn tác” đưa bạn trở lại.
graph-layers = Các đường
graph-layer-solution = Lời giải
graph-path-all-positions = Mọi trạng thái
graph-layer-game = Bước của tôi
graph-make-start = Bắt đầu bài toán từ đây
graph-depth = Trong hình này, { $moving ->
    [1] đĩa 1 di chuyển
   *[other] các đĩa 1–{ $moving } di chuyển
 }. Các đĩa { $first }–{ $last } đứng yên.
graph-depth-last = Trong hình này, { $moving ->
    [1] đĩa 1 di chuyển
   *[other] các đĩa 1–{ $moving } di chuyển
 }. Đĩa { $last } đứng yên.
graph-corner-all = Tất cả ở { $peg }
graph-corner = { $discs ->
    [1] Đĩa 1
   *[other] Đĩa 1–{ $discs }
 } ở { $peg }
graph-part = Đĩa { $disc } ở { $peg }
graph-hover-zoom = Nhấp để phóng to
graph-hover-here = Bạn đang ở đây
graph-hover-on = Thuộc lời giải
graph-hover-off = Ngoài lời giải
graph-rings-goal = Đích ở giữa. Số trên mỗi vành cho biết vành đó cách đích bao nhiêu bước.
graph-rings-board = Bạn đang ở giữa. Số trên mỗi vành cho biết vành đó cách bao nhiêu bước.
graph-start = Bắt đầu
graph-goal = Đích
graph-neighbours = Các bước có thể đi từ đây
graph-one-position = Bài toán này chỉ có một trạng thái nên không đĩa nào di chuyển được.
graph-neighbour-next = Đĩa { $disc } từ { $from } sang { $to } (bước tiếp)
graph-neighbour-back = Đĩa { $disc } từ { $from } sang { $to } (quay lại)

## Move counts panel

numbers-presumed = “?” nghĩa là: được cho là ít nhất có thể, nhưng chưa được chứng minh.
numbers-this-puzzle = Bài toán này
numbers-rule-and-pegs = { $rule }, { $pegs } cọc
numbers-see-it = Xem
numbers-axis-moves = Số bước: mỗi vạch gấp { $factor } lần vạch bên dưới
numbers-pegs-and-ends = { $pegs } cọc, { $from } sang { $to }
numbers-one-move-a-second = { $moves } bước cho { $discs } đĩa, mỗi giây một bước: { $duration }.
numbers-formula = Với n đĩa: { $formula } bước
numbers-growth-doubles = Cứ thêm một đĩa thì số bước tăng khoảng gấp đôi.
numbers-growth = Khi số đĩa lớn, cứ thêm một đĩa thì số bước tăng gấp khoảng { $factor } lần.
numbers-by-chance = Nếu đi ngẫu nhiên các bước hợp lệ thì trung bình cần khoảng { $moves } bước ({ $source }).
numbers-plot = Số bước của từng luật theo số đĩa, trên thang lôgarit

## Code panel

code-languages = Các ngôn ngữ lập trình
code-hint = Mỗi chương trình in ra mọi bước của bài toán cổ điển từ A sang C, với số đĩa bạn chọn. Python và Prolog chạy với số đĩa bất kỳ, các ngôn ngữ khác với tối đa 62 đĩa.
program-controls = Chạy chương trình
program-back = Lùi
program-step = Tiến
program-over = Qua lời gọi
program-out = Ra ngoài
program-run-back = Chạy lùi đến dòng
program-run-to = Chạy đến dòng { $line } (giữ Shift: chạy lùi)
program-step-number = Lệnh số
program-begins = Dòng { $line }: { $call } bắt đầu.
program-goes-on = Dòng { $line }: n là { $n }, khác 0, nên lời gọi chạy tiếp.
program-is-zero = Dòng { $line }: n là 0, nên không có gì để làm.
program-calls = Dòng { $line }: gọi { $call }.
program-moves = Dòng { $line }: chuyển đĩa { $disc } từ { $from } sang { $to }.
program-returns = Dòng { $line }: { $call } trở về dòng { $back }.
program-stack = Ngăn xếp lời gọi
program-return-line = trở về dòng { $line }
program-go-to-call = Đến chỗ { $call } bắt đầu
program-more-calls = … { $count } lời gọi nữa
program-tree = Cây lời gọi
program-hint = Mũi tên chỉ dòng sẽ chạy tiếp theo. Các tháp cho thấy các bước đã đi. Nhấn một dòng để chạy đến dòng đó; giữ Shift thì chương trình chạy lùi. “Qua lời gọi” chạy trọn lời gọi ở dòng này, “Ra ngoài” chạy đến hết lời gọi đang chạy. Khối xám trong cây là các lời gọi đang mở. Nhấn một khối để đến chỗ lời gọi của nó bắt đầu.
program-none = Không có chương trình như vậy cho bài toán này.
program-nearest = Mở bài toán gần nhất
own-program-about = Viết chương trình Python di chuyển các đĩa: move("A", "C").
own-program-hint = move("A", "C") di chuyển đĩa trên cùng. top("A") là số của đĩa trên cùng, hoặc None. pegs() liệt kê các đĩa của mỗi cọc từ dưới lên, discs() là số đĩa, print() viết ở dưới. source và target là cọc đầu và cọc đích, spare là cọc thứ ba. Mỗi lần chạy đều bắt đầu từ trạng thái đầu. Chương trình được đi tối đa { $moves } bước và bị dừng sau { $seconds } giây không đi bước nào. Ctrl và Enter để chạy; Tab rời trình soạn thảo.
own-program-editor = Chương trình Python của bạn
own-program-run = Chạy
own-program-begin = Ví dụ
own-program-starter-move = một bước
own-program-starter-gaps = đệ quy có chỗ trống
own-program-starter-recursion = đệ quy
own-program-restore = Lấy lại mã của tôi
own-program-loading = Đang tải Python…
own-program-running = Đang chạy. Số bước: { $moves }
own-program-unsolved = Chương trình đã kết thúc nhưng các đĩa chưa ở đích. Số bước: { $moves }
own-program-stopped = Đã dừng. Số bước: { $moves }
own-program-timed-out = Đã dừng sau { $seconds } giây không đi bước nào. Có vòng lặp nào không kết thúc?
own-program-too-many = Đã dừng sau { $moves } bước, mức tối đa của một ván.
own-program-error = Dòng { $line }: { $error }
own-program-not-loaded = Không tải được Python. Kiểm tra kết nối rồi chạy lại.
own-program-no-interpreter = Tệp này không có Python. Hãy mở trang từ máy chủ web để chạy chương trình.
own-program-output = Kết quả in ra
own-program-seek = Các bước của chương trình

## Compare panel

compare-title = So sánh
compare-first = Bài toán này
compare-second = So sánh với
compare-puzzle = { $discs } đĩa · { $puzzle }
compare-pace = Giữ bằng nhau
compare-pace-progress = Tỉ lệ hoàn thành
compare-pace-move-number = Số thứ tự của bước
compare-not-possible = Bài toán này không có lời giải, hoặc phải tìm kiếm rất lâu mới có. Hãy chọn luật khác hoặc ít cọc hơn.

## Race panel

race-title = Cuộc đua thuật toán
race-hint = Bốn cách liệt kê mọi bước của bài toán cổ điển, mỗi cách được bấm giờ riêng: đệ quy như trong sách giáo khoa, vòng lặp qua các cặp cọc, các bit của một bộ đếm, và tính thẳng từng bước từ số thứ tự. Để hiện một bước, trang không cần liệt kê bước nào cả.
race-start = Bắt đầu đua
race-column-algorithm = Cách
race-column-moves = Số bước
race-column-milliseconds = Thời gian (ms)
race-column-nanoseconds-per-move = ns mỗi bước
race-axis-milliseconds = Mili giây
race-algorithm-recursive = Đệ quy
race-algorithm-iterative = Vòng lặp
race-algorithm-binary = Nhị phân
race-algorithm-seeking = Tính thẳng
race-plot = Thời gian của mỗi cách: tối đa { $milliseconds } mili giây, cho tối đa { $moves } bước

## Exact values panel

exact-title = Giá trị chính xác
exact-moves-made = Số bước đã đi
exact-total = Tổng số bước
exact-position = Cọc của từng đĩa, đĩa lớn nhất trước (0 là cọc A)

## Share dialog: kinds

share-kind-link = Liên kết
share-kind-frame = Nhúng (iframe)
share-kind-element = Phần tử HTML
share-kind-exercise = Bài tập
share-kind-picture = Hình ảnh
share-kind-film = Ảnh động
share-kind-moves = Danh sách bước
share-kind-worksheet = Phiếu bài tập
share-kind-file = Tệp HTML
share-kind-scorm = Nền tảng học tập (SCORM)
share-group-view = Màn hình này
share-group-learners = Cho người học
share-group-files = Hình ảnh, dữ liệu
share-hint-link = Liên kết mở trang này với các cài đặt hiện có.
share-hint-frame = HTML để hiện các tháp trong trang của bạn, dưới dạng iframe. Cũng dùng được với sandbox="allow-scripts".
share-hint-element = HTML để hiện các tháp trong trang của bạn, dưới dạng thành phần web: một script, có thuộc tính, phương thức và sự kiện.
share-hint-exercise = Câu hỏi cho người học trong một trang của bạn, dưới dạng iframe. Trang đó nhận từng câu trả lời; ở đây không lưu lại gì.
share-hint-picture = Những gì trang đang hiện, để đưa vào văn bản hoặc trang chiếu.
share-hint-film = Ảnh động của một số bước, để đưa vào trang chiếu hoặc trang web.
share-hint-moves = Tệp liệt kê các bước theo thứ tự.
share-hint-graph = Tệp gồm mọi trạng thái và các bước giữa chúng, để dùng trong chương trình khác.
share-hint-worksheet = Câu hỏi để in, với đáp án ở một trang riêng.
share-hint-file = Toàn bộ trang trong một tệp HTML với các cài đặt này. Tệp mở được từ thiết bị, không cần mạng.
share-hint-scorm = Bài tập cho Moodle, Canvas, ILIAS và các nền tảng học tập khác, dưới dạng gói SCORM 1.2. Nền tảng ghi lại điểm. Người học có thể làm giả điểm, nên chỉ dùng để luyện tập, không dùng để thi.
share-hint-lesson = Gồm toàn bộ bài học, từ phần đầu tiên.
share-hint-own-moves = Kèm theo các bước của bạn.

## Share dialog: settings

share-same-questions = Câu hỏi giống nhau cho mọi người
share-opens = Mở tại
share-opens-current-move = Bước này
share-opens-start = Trạng thái đầu
share-opens-playing = Bước này và phát luôn
share-questions = Số câu hỏi
share-pass-mark = Điểm đạt (%)
share-not-recorded = Câu trả lời không được ghi lại: không có nền tảng học tập nào nhận.
share-width = Chiều rộng (pixel)
share-height = Chiều cao (pixel)
share-format = Định dạng
share-format-text = Văn bản thuần
share-format-csv = Bảng (CSV)
share-directed = Có hướng: mỗi bước một cung
share-shown-panels = Hiển thị
share-locked-panels = Không thể thay đổi
share-unknown-option = “{ $option }” trong liên kết không hợp lệ nên bị bỏ qua.

## Share dialog: results

share-send = Chia sẻ qua…
share-qr-code = Mã QR của liên kết
share-qr-code-too-long = Liên kết quá dài để tạo mã QR.
share-single-file = Tải cả trang thành một tệp dùng được khi không có mạng
share-preview = Xem trước
share-needs-server = Trang khác không thể nhúng bản này, vì đây là một tệp đơn hoặc được mở từ thiết bị của bạn. Hãy mở trang từ một máy chủ web để lấy mã.
share-save-svg = Tải xuống SVG
share-save-png = Tải xuống PNG
share-save-file = Tải xuống tệp
share-file-positions = Tệp sẽ có { $positions } trạng thái.
share-file-moves = Tệp sẽ có { $moves } bước.
share-too-many-positions = Một tệp chứa tối đa { $positions } trạng thái. Hãy chọn ít đĩa hơn.
share-too-many-moves = Một tệp chứa tối đa { $moves } bước. Hãy chọn một đoạn ngắn hơn.
share-too-many-discs = Quá nhiều đĩa cho chiều rộng này: tối đa { $discs }. Hãy chọn chiều rộng lớn hơn hoặc ít đĩa hơn.
share-file-progress = Đã ghi { $written } / { $total }

## Worksheet

worksheet-print = In
worksheet-title = Tháp Hà Nội: { $exercise }
worksheet-puzzle = { $discs } đĩa trên { $pegs } cọc. Đĩa 1 là đĩa nhỏ nhất. Mỗi bước chuyển một đĩa, và không đĩa nào được nằm trên đĩa nhỏ hơn. { $rule }. Từ { $start } đến { $goal } trong { $moves } bước.
worksheet-name = Họ và tên: ______________________
worksheet-blank-moves-made = ________ bước
worksheet-blank-move = Đĩa ____ từ ____ sang ____
worksheet-answers-title = Đáp án

## Exercises

exercise-predict = Đó là bước nào?
exercise-reach = Đến đích
exercise-heading = { $name } – câu { $number } / { $total }
exercise-order = Xếp thứ tự
exercise-call = Phần nào tiếp theo?
exercise-legal = Có hợp lệ không?
exercise-count = Bao nhiêu bước?
exercise-lines = Xếp chương trình
exercise-tally = Đã di chuyển bao nhiêu lần?
exercise-prints = In ra gì tiếp theo?
exercise-next-line = Dòng nào chạy tiếp?
exercise-depth = Ngăn xếp sâu bao nhiêu?
exercise-write = Viết chương trình
exercise-ask-call = Bước { $number } thuộc phần này của đệ quy: { $part }. Phần nào tiếp theo?
exercise-ask-legal = Bây giờ đĩa { $disc } có được chuyển từ { $from } sang { $to } không?
exercise-ask-count = Số bước với { $discs } đĩa: { $moves }. Cần bao nhiêu bước với { $more } đĩa?
exercise-ask-lines = Chương trình này chuyển n đĩa từ { $from } sang { $to }. Hãy xếp các dòng theo đúng thứ tự.
exercise-ask-tally = Sau { $moves } bước, đĩa { $disc } đã di chuyển bao nhiêu lần?
exercise-ask-prints = Chương trình sắp chạy dòng { $line }. Tiếp theo nó in ra gì?
exercise-ask-next-line = Chương trình sắp chạy dòng { $line }. Sau đó nó chạy dòng nào?
exercise-ask-depth = Chương trình sắp chạy dòng { $line } trong lời gọi { $call }. Có bao nhiêu lời gọi đang mở, kể cả lời gọi này?
exercise-ask-write = Viết chương trình Python chuyển mọi đĩa từ cọc source sang cọc target với số bước ít nhất, dù có bao nhiêu đĩa.
exercise-board = { $discs } đĩa, { $from } → { $to }
exercise-choice-legal = Có
exercise-choice-covered = Không, có đĩa nhỏ hơn nằm trên nó
exercise-choice-smaller = Không, nó sẽ nằm trên đĩa nhỏ hơn
exercise-choice-forbidden = Không, luật cấm hướng này
exercise-field-answer = Câu trả lời
exercise-ask-moves-made = Đã đi bao nhiêu bước?
exercise-ask-move-shortest = Trong lời giải ngắn nhất, { $moves ->
    [0] lúc đầu
   *[other] sau { $moves } bước
 } các tháp trông như thế này. Bước { $number } chuyển đĩa nào, từ đâu sang đâu?
exercise-ask-move = Trong lời giải này, { $moves ->
    [0] lúc đầu
   *[other] sau { $moves } bước
 } các tháp trông như thế này. Bước { $number } chuyển đĩa nào, từ đâu sang đâu?
exercise-ask-reach-peg = Chuyển mọi đĩa sang cọc { $peg } (cọc có cờ) trong tối đa { $moves } bước.
exercise-ask-reach = Đưa mọi đĩa đến trạng thái đích trong tối đa { $moves } bước.
exercise-ask-order-shortest = Các hình này cho thấy lời giải ngắn nhất từ { $from } sang { $to }. Hãy xếp chúng theo đúng thứ tự, từ trước đến sau.
exercise-ask-order = Hãy xếp các hình này theo đúng thứ tự, từ trước đến sau.
exercise-answer-on-towers = Hãy đi bước đó trên các tháp, hoặc nhập vào đây.
exercise-order-hint = Hãy kéo chúng, hoặc dùng các mũi tên.
exercise-caption-moves = { $moves ->
    [0] Lúc đầu
   *[other] Sau { $moves } bước
 }
exercise-caption-unknown = Sau bao nhiêu bước?
exercise-moves-used = Đã dùng { $moves } / { $most } bước
exercise-moves-over = Đã đi { $moves } bước, nhưng chỉ được đi { $most }
exercise-field-disc = Đĩa
exercise-field-from = Từ
exercise-field-to = Sang
exercise-picture = Hình { $number }, trạng thái { $position }
exercise-move-earlier = Chuyển hình { $number } lên trước
exercise-move-later = Chuyển hình { $number } ra sau
exercise-picture-moved = Hình này bây giờ ở vị trí { $place } / { $total }.
exercise-line-up = Chuyển dòng { $number } lên
exercise-line-down = Chuyển dòng { $number } xuống
exercise-line-moved = Dòng này bây giờ ở vị trí { $place } / { $total }.
exercise-try-again = Thử lại
exercise-check = Kiểm tra
ask-early = Dòng { $place } đến quá sớm.
ask-compare = Xem một câu trả lời
ask-on-towers = Hãy di chuyển các đĩa để trả lời.
ask-no-number = Hãy viết một số nguyên, ví dụ 12.
ask-order-told = Đây là thứ tự đúng.
ask-model = Một câu trả lời có thể: { $answer }
exercise-next-question = Câu tiếp theo
exercise-first-question = Làm lại bài tập
exercise-right = Đúng.
exercise-wrong = Chưa đúng.
exercise-hint-greater = Số đúng lớn hơn.
exercise-hint-less = Số đúng nhỏ hơn.
exercise-hint-disc = Đĩa cần di chuyển là đĩa { $disc }. Nó sang cọc nào?
exercise-hint-right-disc = Chọn đĩa { $disc } là đúng. Nó sang cọc nào?
exercise-hint-from = Chọn đĩa { $disc } là đúng. Hãy xem nó đang ở cọc nào.
exercise-hint-other-answer = Hãy xem lại và chọn câu trả lời khác.
exercise-hint-legal = Đĩa nào nằm trên cùng ở cọc { $from }, đĩa nào nằm trên cùng ở cọc { $to }?
exercise-hint-call = Phần được nêu thuộc một nhiệm vụ lớn hơn. Trong nhiệm vụ ấy, tiếp theo là phần nào?
exercise-hint-call-last = Phần được nêu là phần cuối của nhiệm vụ chứa nó. Hãy lần từ trong ra ngoài để tìm nhiệm vụ đầu tiên chưa xong. Trong nhiệm vụ ấy, tiếp theo là phần nào?
exercise-hint-rule = Và luật có cho phép chuyển từ { $from } sang { $to } không?
exercise-hint-count = Khi bớt một đĩa: { $moves } bước. Từ đó số bước tăng thế nào?
exercise-hint-tally = Đĩa { $disc } di chuyển lần đầu ở bước { $first }.
exercise-hint-program = Một lời gọi phải chạy đến hết, cùng mọi lời gọi bên trong nó, rồi mới đến dòng tiếp theo.
exercise-hint-depth = Lời gọi đầu tiên dành cho tất cả các đĩa; mỗi lời gọi sau ít hơn lời gọi sinh ra nó một đĩa.
exercise-hint-early = Hình ở vị trí { $place } đến quá sớm.
exercise-give-up = Xem đáp án
exercise-answer-moves-made = { $moves ->
    [0] Chưa đi bước nào
   *[other] Đã đi { $moves } bước
 }.
exercise-answer-order = Số bước đã đi, theo đúng thứ tự: { $moves }.
exercise-answer = Đáp án là: { $answer }.
exercise-because-call = Các phần theo thứ tự: { $parts }.
exercise-because-smaller = Đĩa { $smaller } ở cọc { $peg } nhỏ hơn.
exercise-because-lines = Các đĩa nhỏ hơn tránh sang một bên, đĩa lớn nhất di chuyển, rồi các đĩa nhỏ hơn lên trên nó.
exercise-line-early = Dòng này đến quá sớm: “{ $line }”.
exercise-because-tally = Đĩa { $disc } di chuyển ở bước { $first }, sau đó cứ { $period } bước lại di chuyển một lần.
exercise-because-prints = Lời gọi { $call } in ra kết quả này ở dòng { $line }.
exercise-because-depth = Mỗi lời gọi thực hiện lời gọi tiếp theo với số đĩa ít hơn một, từ { $first } xuống { $last }.
exercise-see-why = Lý do được giải thích ở bên dưới.
exercise-see-tab = Đọc thêm ở mục “{ $tab }”.
exercise-because-smallest = Đĩa 1 là đĩa nhỏ nhất nên không có gì cản đường nó.
exercise-because-one-aside = Đĩa { $disc } di chuyển được vì đĩa 1 ở cọc { $peg }, không cản đường nó.
exercise-because-all-aside = Đĩa { $disc } di chuyển được vì { $count } đĩa nhỏ hơn đều ở cọc { $peg }, không cản đường nó.
exercise-because-apart = Đĩa { $disc } di chuyển được vì không đĩa nhỏ hơn nào cản đường nó.
exercise-because-target = Chọn đĩa { $disc } là đúng, nhưng nó phải sang cọc { $peg }.
exercise-last-move = Bước vừa rồi đã chuyển đĩa { $disc } từ { $from } sang { $to }.
exercise-enough = Chỉ cần { $moves } bước là đủ.
exercise-solved-too-late = Bạn đã đến đích trong { $moves } bước, như vậy là quá nhiều. Hãy hoàn tác vài bước hoặc chơi lại từ đầu.
exercise-no-moves-left = Bạn đã đi { $moves } bước mà chưa đến đích. Hãy hoàn tác vài bước hoặc chơi lại từ đầu.
exercise-score = { $right } / { $answered } câu đúng ngay lần đầu
exercise-no-question = Không có câu hỏi nào về bài toán này. Hãy chọn bài toán khác.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = Phím và hỗ trợ tiếp cận
shortcuts-hint = Phím tắt có tác dụng khi phần của nó trên trang đang được chọn bằng bàn phím. Nhấn Tab để sang phần tiếp theo, và ? để mở danh sách này.
shortcuts-letter-keys = Phím tắt chỉ gồm một chữ cái hoặc ký hiệu
accessibility-title = Hỗ trợ tiếp cận
accessibility-no-motion = Tắt hiệu ứng chuyển động
accessibility-patterns = Hoa văn trên đĩa
accessibility-sound = Âm thanh cho mỗi bước
shortcuts-on-slider = Thanh trượt
shortcuts-on-pictures = Dòng thời gian và bản đồ trạng thái
shortcuts-on-recursion = Các khối của đệ quy
shortcut-next-part = Phần trước, phần tiếp
shortcut-task-or-parts = Nhiệm vụ chứa nó, các phần của nó
shortcut-go-to-part = Đến điểm đầu của nó
shortcut-repeat-task = Lặp lại nó
shortcuts-on-game = Các tháp, khi bạn chuyển đĩa
key-page-up-down = Page Up, Page Down
key-home-end = Home, End
key-space = Phím cách
key-enter = Enter
key-escape = Esc
key-arrows-home-end = ← →, Home, End
key-undo = U, Backspace, Ctrl+Z
key-redo = R, Ctrl+Y
shortcut-step = Bước trước, bước tiếp
shortcut-jump = Nhảy tới, nhảy lùi
shortcut-first-last = Về bước 0, đến bước cuối
shortcut-play-pause = Phát hoặc tạm dừng
shortcut-change-digit = Đổi chữ số
shortcut-other-digit = Sang chữ số khác
shortcut-add-place-value = Cộng hoặc trừ trọng số của nó
shortcut-zoom = Phóng to, thu nhỏ
shortcut-scroll = Cuộn
shortcut-go-to-middle = Đến điểm giữa hình
shortcut-lift-or-drop = Nhấc đĩa ở cọc đó, hoặc đặt đĩa xuống
shortcut-choose-peg = Chọn một cọc
shortcut-lift-or-drop-chosen = Nhấc hoặc đặt đĩa ở cọc đã chọn
shortcut-put-back = Đặt đĩa về chỗ cũ

## Guided tour

tour-heading = { $number } / { $total }: { $title }
tour-previous = Quay lại
tour-next = Tiếp
tour-end = Kết thúc hướng dẫn
learn-challenges = Chơi
learn-exercises = Bài tập
learn-teachers = Cho giáo viên
learn-challenges-hint = Tự tay chuyển tháp đến chỗ có cờ với ít bước nhất có thể. Mỗi bậc thêm một đĩa.
learn-best = Kỷ lục của bạn: { $moves }
learn-best-fewest = Kỷ lục của bạn: { $moves }, ít nhất có thể
learn-keep = Giữ kỷ lục của tôi trên thiết bị này
learn-keep-hint = Chỉ trình duyệt này giữ chúng, và không gửi gì đi cả. Nếu không, chúng còn đến khi bạn đóng trang.
learn-erase = Xóa kỷ lục
learn-minutes = { $minutes } phút
learn-age = từ { $age } tuổi
learn-after = sau bài “{ $lesson }”
learn-exercises-hint = Các câu hỏi ngắn về một tháp nhỏ. Sau câu trả lời sai, bạn được gợi ý và thử lại.
learn-teachers-hint = Tất cả đều chia sẻ những gì trang đang hiển thị. Để chia sẻ một bài học, hãy mở bài đó trước rồi bấm “Chia sẻ”.
learn-own-hint = Trang hiện tại trở thành phần đầu tiên. Hãy thêm lời, các khung hình khác và bài tập.
learn-unit = Giáo án cho một tiết học
learn-unit-hint = Mục tiêu, câu hỏi kèm đáp án, phiếu học tập và một trang để cắt rời, tất cả để in. Bằng tiếng Anh.
exercise-end = Kết thúc bài tập
lessons-title = Bài học
lesson-new = Tạo bài học của riêng bạn
lesson-edit = Sửa bài học
lesson-end = Kết thúc
lesson-title-field = Tên bài học
lesson-step-title-field = Tên của phần này
lesson-text-field = Nội dung của phần này
ask-kind = Câu hỏi cho người đọc
ask-incomplete = Câu hỏi chưa hiện ra: thiếu một câu trả lời, hoặc không đọc được.
ask-kind-choice = Chọn đáp án
ask-kind-number = Một số
ask-kind-order = Sắp thứ tự
ask-kind-sentence = Câu để so sánh
ask-kind-position = Thế trên các tháp
ask-kind-move = Nước đi bằng tay
ask-lines = Các câu trả lời, mỗi dòng một câu
ask-lines-hint = Viết = trước câu trả lời đúng. Viết > (có dấu cách ở hai bên) trước lời nhắn của trang cho một câu trả lời. Dòng bắt đầu bằng ? là câu hỏi. Một trạng thái có một chữ số cho mỗi đĩa, như 0012; một bước gồm đĩa, cọc đi, cọc đến, như 2,0,1.
lesson-text-hint = Chữ *nhấn mạnh* đặt giữa hai dấu sao, công thức như `2^n − 1` đặt giữa hai dấu `: ^ là chỉ số trên, _ là chỉ số dưới. Dòng trống bắt đầu đoạn mới.
lesson-add-step = Thêm khung hình này thành một phần
lesson-use-view = Dùng khung hình này cho phần
lesson-move-up = Chuyển phần này lên
lesson-move-down = Chuyển phần này xuống
lesson-remove-step = Xóa phần này
lesson-preview = Xong
lesson-too-long = Bài học đã quá dài để đưa vào một liên kết. Hãy lưu trước khi rời đi: Chia sẻ, Tệp HTML.
## Problems: values that could not be used

problem-list-label = Các vấn đề
problem-panels-not-loaded = Không tải được các khung. Hãy kiểm tra kết nối, rồi mở hoặc đóng một khung để thử lại.
problem-lesson-not-loaded = Không tải được bài học. Hãy kiểm tra kết nối rồi tải lại trang.
problem-lesson-not-read = Không đọc được bài học trong liên kết này. Có thể liên kết bị thiếu một phần.
problem-race-not-loaded = Không bắt đầu được cuộc đua. Hãy kiểm tra kết nối rồi thử lại.
problem-language-not-loaded = Không tải được ngôn ngữ. Hãy kiểm tra kết nối rồi chọn lại.
problem-rejected = Không dùng được { $name } = “{ $value }”.
problem-rejected-text = Không dùng được “{ $value }”.
problem-field-keeps = Giá trị trong ô được giữ nguyên.
problem-not-a-move-number = “{ $value }” không phải là số thứ tự của bước. Có thể viết 123, 2^63-1, 0xff, 1/3, 50% hoặc last.

## Problems: sentences after problem-rejected

problem-before-start = Số nhỏ nhất là 0, tức là trạng thái đầu.
problem-past-end = Bước cuối là bước { $last }.
problem-past-last-step = Lệnh cuối có số { $last }.
problem-no-such-peg = Bài toán không có cọc { $peg } (0 là cọc A).
problem-position-disc-count = Trạng thái có { $placed } đĩa, nhưng bài toán có { $discs } đĩa.
problem-discs-values = Hãy chọn từ 0 đến { $max } đĩa.
problem-rule-values = Cho phép: { $rules }, hoặc một danh sách như arcs:01,12,20.
problem-position-values = Cho phép: một cọc (0 là cọc A), hoặc mỗi đĩa một chữ số, đĩa lớn nhất trước.
problem-move-values = Đó không phải là số thứ tự của bước.
problem-event-values = Cho phép: số của một lệnh trong chương trình, như 10, 50% hoặc last, nếu bài toán có chương trình.
problem-code-values = Cho phép: chương trình tối đa { $characters } ký tự.
problem-speed-values = Cho phép: từ 0.25 đến 60 bước mỗi giây.
problem-panels-values = Cho phép, cách nhau bằng dấu phẩy: { $panels }.
problem-range-values = Cho phép: hai số thứ tự của bước trong lời giải này, chẳng hạn 10-20.
problem-graph-values = Cho phép: cọc của các đĩa lớn nhất, đĩa lớn nhất trước, chẳng hạn 012.
problem-disc-values = Cho phép: số của một đĩa.
problem-number-values = Cho phép: số nguyên từ 1 đến { $max }.
problem-compare-values = Cho phép: số đĩa, số cọc và luật, chẳng hạn 8-3-one-way.
problem-walk-values = Cho phép: các bước hợp lệ từ trạng thái này, chẳng hạn 0102.
problem-bounds-values = Cho phép: số nguyên từ { $min } đến { $max }.
problem-share-values = Cho phép: các cài đặt như moves.11-20. Các bước phải thuộc lời giải này, bước đầu đứng trước bước cuối.
problem-word-values = Cho phép: { $words }.

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = Theo luật này, đĩa { $disc } không bao giờ đi được từ { $from } đến { $to }.
no-solution-deadlock = Theo luật này, không đĩa nào có thể đi từ { $from } đến { $to }, dù bằng cách nào, nên các đĩa chặn lẫn nhau.
no-solution-search-stopped = Việc tìm lời giải đã bị dừng.
no-solution-two-pegs = Với hai cọc, chỉ đĩa nhỏ nhất di chuyển được.
no-solution-too-many-positions = Chưa biết công thức nào cho bài toán này, và trang chỉ tìm trong tối đa { $positions } trạng thái. Hãy dùng tối đa { $discs } đĩa, hoặc chọn luật khác.
no-solution-path-all-positions = Đường đi qua mọi trạng thái chỉ được biết với luật cổ điển trên ba cọc, từ một cọc sang cọc khác.
no-solution-too-many-discs = Luật này chỉ dùng được với tối đa { $discs } đĩa.

## Before the program

boot-loading = Đang tải…
boot-pitch = Đến thẳng bất kỳ bước nào của bất kỳ bài toán Tháp Hà Nội nào: xem từng đĩa ở đâu và vì sao nó di chuyển.
boot-no-script = Trang này cần JavaScript. Hãy bật JavaScript để xem các tháp.
boot-no-webassembly = Trang này cần WebAssembly. Trình duyệt của bạn không hỗ trợ hoặc đã tắt tính năng này.
boot-not-loaded = Không tải được trang. Hãy kiểm tra kết nối rồi tải lại trang.
boot-stopped = Đã xảy ra lỗi và trang đã dừng. Hãy tải lại trang để tiếp tục từ cùng bước đó.
boot-new-version = Đã có phiên bản mới.
boot-reload = Tải lại
