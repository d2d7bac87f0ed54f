### Tiếng Việt

## Page and header

page-title = Khám phá Tháp Hà Nội
page-motto = Đến thẳng bất kỳ bước nào.
page-window-title = Tháp Hà Nội, { $discs } đĩa
header-tour = Tham quan
header-share = Chia sẻ
search-progress = Đang tìm: đã xét { $checked } trong tối đa { $limit } trạng thái

## Footer

footer-shortcuts = Phím và trợ giúp
footer-language = Ngôn ngữ
footer-language-auto = Theo trình duyệt
footer-theme = Màu
footer-theme-auto = Theo hệ thống
footer-theme-light = Sáng
footer-theme-dark = Tối

## Words and sentences used in several places

common-move = đĩa { $disc } từ { $from } sang { $to }
common-two-sentences = { $first } { $second }
common-stop = Dừng
dialog-close = Đóng
common-copy = Sao chép
share-copied = Đã sao chép.
share-not-copied = Trình duyệt không cho trang này sao chép: hãy chọn đoạn văn bản rồi tự sao chép.
share-saved = Tệp nằm ở nơi trình duyệt lưu các tệp.
share-not-saved = Không tạo được tệp.

## Lengths of time, put into other sentences

duration-years = { $years } năm
duration-days = { $days } ngày
duration-hours = { $hours } giờ
duration-minutes = { $minutes } phút
duration-seconds = { $seconds } giây
duration-under-a-second = chưa đến một giây

## Towers

towers-title = Các tháp
towers-keys-hint = Đi lại bằng các phím mũi tên, Page Up, Page Down, Home, End và phím cách; phím ? mở danh sách phím.
towers-peg-empty = trống
towers-peg-discs = { $discs } đĩa

## Caption below the towers

caption-no-discs = Không có đĩa nào nên không có gì để chuyển.
caption-start-total-unknown = Trạng thái đầu. Chưa biết phía trước còn bao nhiêu bước.
caption-already-on-peg = Mọi đĩa đang ở cọc { $peg } và phải ở yên đó, không có gì để chuyển.
caption-already-solved = Mọi đĩa đã ở đúng chỗ, không có gì để chuyển.
caption-start-on-peg = Trạng thái đầu: { $discs } đĩa ở cọc { $peg }, phía trước còn { $moves } bước.
caption-start = Trạng thái đầu: { $discs } đĩa, phía trước còn { $moves } bước.
caption-move = Bước { $number } trên { $total }: đĩa { $disc } từ { $from } sang { $to }.
caption-last-move = Bước { $number }, bước cuối: đĩa { $disc } từ { $from } sang { $to }.
caption-last-move-on-peg = Bước { $number }, bước cuối: đĩa { $disc } từ { $from } sang { $to }. Mọi đĩa đã ở cọc { $goal }.

## Transport: playing and stepping through the solution

transport-title = Đi từng bước và tự chạy
transport-first = Về đầu
transport-previous = Lùi một bước
transport-play = Chạy
transport-replay = Chạy lại
transport-pause = Tạm dừng
transport-next = Tiến một bước
transport-last = Đến cuối
transport-speed = Tốc độ
transport-speed-option = { $speed } bước/giây
transport-loop = Lặp
transport-loop-first = Lặp từ
transport-loop-last = đến

## Scrubber: slider and move number

scrubber-title = Vị trí trong lời giải
scrubber-progress = Đã đi { $percent }% quãng đường; phần còn lại mất { $duration } với tốc độ { $speed } bước mỗi giây
scrubber-progress-done = Đã đi 100% quãng đường
scrubber-move-number = Bước
scrubber-go = Đến
scrubber-entry-hint = Hoặc 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = Nhảy 2 mũ
scrubber-jump-back = Nhảy lùi
scrubber-jump-forward = Nhảy tới

## Puzzle panel

puzzle-title = Bài toán
puzzle-discs = Số đĩa
puzzle-remove-disc = Bớt một đĩa
puzzle-add-disc = Thêm một đĩa
puzzle-pegs = Số cọc
puzzle-rule = Luật
puzzle-rule-any = Cổ điển: từ cọc bất kỳ sang cọc bất kỳ
puzzle-rule-ring = Vòng tròn: sang cọc kề, cả hai chiều
puzzle-rule-one-way-ring = Vòng tròn một chiều: A → B → C → A
puzzle-rule-row = Thẳng hàng: sang cọc ngay bên cạnh
puzzle-rule-star = Hình sao: luôn qua A
puzzle-rule-custom = Chỉ { $arcs }
puzzle-from = Từ
puzzle-to = Đến
puzzle-own-position = một trạng thái
puzzle-path = Đường đi
puzzle-path-shortest = Ngắn nhất
puzzle-path-shortest-most-set-aside = Ngắn nhất, gác sang bên nhiều đĩa nhất có thể
puzzle-path-all-positions = Qua mỗi trạng thái đúng một lần
puzzle-total = { $moves } bước, { $optimality }

## How sure it is that a solution has the fewest moves, put into other sentences

optimality-fewest = ít nhất có thể
optimality-proven = đã chứng minh là ít nhất có thể ({ $source })
optimality-presumed = được cho là ít nhất có thể nhưng chưa chứng minh
optimality-searched = ít nhất có thể (đã xét mọi trạng thái)
optimality-source-both-ways = so sánh cả hai cách đi của từng đĩa
optimality-source-only-path = đường đi duy nhất

## Panel to play by hand

game-title = Tự chơi
game-hint = Kéo một đĩa, hoặc nhấn một cọc rồi nhấn cọc khác. Bằng phím, khi đang ở các tháp: chữ cái hoặc số của cọc, hoặc ← → và Enter; Esc đặt đĩa trở lại, U hoàn tác, R làm lại, N đi bước tốt nhất.
game-arrange-hint = Đặt các đĩa vào chỗ tùy ý; sau đó giải từ đó, hoặc chơi tiếp.
game-pegs-label = Các cọc
game-peg-empty = Cọc { $peg }: trống
game-peg-discs = Cọc { $peg }: { $discs }
game-undo = Hoàn tác
game-redo = Làm lại
game-restart = Chơi lại
game-best-move = Bước tốt nhất
game-find-fewest = Tìm số bước ít nhất
game-solve-from-here = Giải từ đây
game-arrange = Xếp đĩa
game-add-disc = Thêm một đĩa
game-moves-made = Đã đi { $moves } bước.
game-moves-left = Còn { $moves } bước, { $optimality }.
game-search-needed = Chưa biết còn bao nhiêu bước: để biết, cần tìm trong tối đa { $positions } trạng thái.
game-search-progress = Đang tìm: đã xét { $checked } trong tối đa { $limit } trạng thái.
game-moves-left-unknown = Không biết còn bao nhiêu bước: { $reason }.
game-solved = Mọi đĩa đã ở đúng chỗ.
game-solved-fewest = Hoàn thành trong { $moves } bước, không thể ít hơn.
game-solved-more = Hoàn thành trong { $moves } bước; chỉ cần { $fewest } bước là đủ.
game-solved-moves = Hoàn thành trong { $moves } bước.

## Caption while playing by hand

game-lifted = Đã nhấc đĩa { $disc } khỏi cọc { $from }: đặt vào đâu?
game-moved = Bước tự đi thứ { $number }: { $description }.
game-refused-empty-peg = Không có đĩa nào ở cọc { $peg }.
game-refused-smaller-disc = Đĩa { $disc } không được đặt vào cọc { $peg }: đĩa { $smaller } đang nằm ở đó nhỏ hơn. Hãy chọn cọc khác, hoặc đặt đĩa trở lại.
game-refused-too-many-moves = Không lưu thêm được bước nào nữa: hãy bắt đầu lại từ đây.
game-refused-same-peg = Không chuyển được đĩa từ { $from } sang { $to }: đó là cùng một cọc.
game-refused-one-way-ring = Không chuyển được đĩa từ { $from } sang { $to }: theo luật vòng tròn một chiều, từ { $from } chỉ sang được { $allowed }.
game-refused-ring = Không chuyển được đĩa từ { $from } sang { $to }: theo luật vòng tròn, đĩa chỉ sang cọc kề, từ { $from } sang { $allowed }.
game-refused-row = Không chuyển được đĩa từ { $from } sang { $to }: theo luật thẳng hàng, đĩa chỉ sang cọc ngay bên cạnh, từ { $from } sang { $allowed }.
game-refused-star = Không chuyển được đĩa từ { $from } sang { $to }: theo luật hình sao, mọi đường đều qua A, nên từ { $from } sang { $allowed }.
game-refused-custom-rule = Không chuyển được đĩa từ { $from } sang { $to }: luật chỉ cho đi từ { $from } sang { $allowed }.
game-refused-no-way-out = Không chuyển được đĩa từ { $from } sang { $to }: luật không cho đĩa nào rời { $from }.
game-pegs-or = { $first } hoặc { $second }

## Timeline panel

timeline-title = Toàn bộ lời giải
timeline-hint = Mỗi vạch là một bước, vạch càng cao thì đĩa càng lớn; màu cam là đĩa lẻ, màu xanh lam là đĩa chẵn. Nhấn vào đâu để đến đó, kéo để dịch đi, dùng hai ngón tay hoặc giữ Ctrl và lăn chuột để phóng to. Hình trông giống nhau ở mọi độ sâu: đó chính là đệ quy. Bằng phím: + − 0 . ← →, và Enter để đến bước ở giữa.
timeline-range = Bước { $first } đến bước { $last }
timeline-loop-start = Chỗ bắt đầu lặp
timeline-loop-end = Chỗ kết thúc lặp
timeline-highlight-disc = Đánh dấu đĩa

## Buttons to zoom the timeline and the state graph

zoom-in = Phóng to
zoom-out = Thu nhỏ
zoom-show-all = Toàn bộ
zoom-show-current = Chỗ đang đứng

## Digits panel: the digits of the move number, one per disc

digits-title = Số thứ tự của bước, theo từng đĩa
digits-binary-hint = Viết trong hệ nhị phân, mỗi đĩa một bit, đĩa lớn nhất ở bên trái; màu cam là đĩa lẻ, màu xanh lam là đĩa chẵn. Nhấn một bit để đảo bit đó; khi đang ở một bit, ↑ và ↓ cộng thêm và trừ đi trọng số của nó.
digits-base-hint = Viết trong hệ cơ số { $base }, mỗi đĩa một chữ số, đĩa lớn nhất ở bên trái; màu cam là đĩa lẻ, màu xanh lam là đĩa chẵn. Nhấn một chữ số để đổi chữ số đó; khi đang ở một chữ số, ↑ và ↓ cộng thêm và trừ đi trọng số của nó.
digits-bit-label = Bit { $place }, trọng số { $worth }, đĩa { $disc }: { $value }
digits-digit-label = Chữ số { $place }, trọng số { $worth }, đĩa { $disc }: { $value }
digits-point-hint = Trỏ vào một chữ số để xem đĩa của nó đã chuyển ra sao.
digits-disc-moved = Đĩa { $disc } đang ở cọc { $peg } và { $times ->
    [0] chưa chuyển lần nào
   *[other] đã chuyển { $times } lần
 }.

## Why panel: why this move

why-title = Vì sao là bước này
why-no-move-yet = Chưa đi bước nào. Hãy đi một bước, và ở đây sẽ giải thích vì sao là bước đó.
why-formula-pegs = Với số đĩa này và các cọc này, 0, 1 và 2 trong công thức là { $pegZero }, { $pegOne } và { $pegTwo }.
why-last-digits = Chỉ viết ra { $digits } bit cuối.

## Tasks of the recursion, put into texts of the why panel and the recursion panel

task-no-disc = không chuyển đĩa nào từ { $from } sang { $to }
task-one-disc = chuyển đĩa { $disc } từ { $from } sang { $to }
task-discs = chuyển các đĩa { $first }–{ $last } từ { $from } sang { $to }
task-from-their-places = chỗ hiện tại
task-to-their-places = chỗ cần đến

## Recursion panel

recursion-title = Đệ quy
recursion-hint = Từ toàn bộ công việc xuống đến bước này. Những dòng được đánh dấu chứa bước này.
recursion-show-all = Toàn bộ
recursion-none-for-search = Lời giải này có được nhờ tìm kiếm nên không có đệ quy để trình bày.
recursion-none-for-one-disc = Nhiều nhất là một đĩa phải chuyển nên không có gì để chia nhỏ.
recursion-column-place = Vị trí
recursion-column-task = Công việc
recursion-column-go = Đến
recursion-column-moves = Các bước
recursion-one-move = bước { $number }
recursion-move-range = bước { $first } đến bước { $last }
recursion-levels-left-out = … { $levels } tầng cùng dạng …
recursion-go-to-start = Đến chỗ bắt đầu
recursion-go-to-end = Đến chỗ kết thúc
recursion-play-loop = Chạy lặp đi lặp lại

## State graph panel

graph-title = Đồ thị trạng thái
graph-label = Đồ thị trạng thái
graph-label-whole = Đồ thị của tất cả các trạng thái
graph-path-all-positions = Đường đi qua mọi trạng thái
graph-neighbours = Từ đây có thể chuyển

## Numbers panel

numbers-title = Các con số
numbers-discs = Số đĩa
numbers-pegs-and-ends = { $pegs } cọc, { $from } sang { $to }
numbers-one-move-a-second = { $moves } bước cho { $discs } đĩa: mất { $duration } nếu mỗi giây đi một bước.
numbers-growth = Về lâu dài, cứ thêm một đĩa thì số bước gấp khoảng { $factor } lần.
numbers-plot = Số bước của từng luật theo số đĩa, trên thang lôgarit

## Programs panel

code-title = Chương trình
code-hint = Chương trình giải bài toán cổ điển từ A sang C với số đĩa này. Python và Prolog đếm không giới hạn, các ngôn ngữ khác đếm được đến 62 đĩa. Mỗi lần trang này được kiểm thử, tất cả các chương trình đều được chạy.

## Compare panel

compare-title = So sánh
compare-pace = Nhịp đi
compare-pace-progress = cùng phần quãng đường
compare-pace-move-number = cùng số bước
compare-not-possible = Bài toán này không có đệ quy ở đây: hãy chọn luật khác, hoặc ít cọc hơn.

## Race panel

race-title = Cuộc đua
race-hint = Bốn cách liệt kê mọi bước của bài toán cổ điển, mỗi cách được bấm giờ riêng: đệ quy như trong sách giáo khoa; lần lượt xoay vòng qua các cặp cọc; dựa vào các bit của một bộ đếm; tìm từng bước theo số thứ tự. Còn để đến một bước, trang này không phải liệt kê bước nào.
race-start = Bắt đầu
race-column-algorithm = Cách
race-column-moves = Số bước
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns mỗi bước
race-algorithm-recursive = đệ quy
race-algorithm-iterative = lặp
race-algorithm-binary = nhị phân
race-algorithm-seeking = theo số thứ tự
race-plot = Số bước đã đi, đến { $moves }, theo thời gian mỗi cách đã dùng, đến { $milliseconds } mili giây

## Exact values panel

exact-title = Giá trị chính xác
exact-moves-made = Số bước đã đi
exact-total = Tổng số bước
exact-position = Cọc của từng đĩa, đĩa lớn nhất trước

## Share dialog: kinds

share-kind-link = Liên kết
share-kind-frame = Khung
share-kind-element = Phần tử
share-kind-exercise = Bài tập
share-kind-picture = Hình
share-kind-moves = Các bước
share-kind-graph = Đồ thị trạng thái
share-kind-worksheet = Phiếu bài tập
share-hint-link = Liên kết đến trang này với mọi thiết lập hiện có.
share-hint-frame = HTML cho một trang khác: một khung có các tháp bên trong. Khung này cũng chạy được với sandbox="allow-scripts".
share-hint-element = HTML cho một trang khác: một script, và các tháp là một phần tử có thuộc tính, phương thức và sự kiện.
share-hint-exercise = Câu hỏi cho người học, đặt trong một khung. Trang chứa khung nhận được từng câu trả lời; ở đây không lưu lại gì.
share-hint-picture = Các tháp như đang thấy, để đưa vào bài viết hoặc trang chiếu.
share-hint-moves = Các bước nối tiếp nhau, ghi vào một tệp.
share-hint-graph = Mọi trạng thái và các bước giữa chúng, ghi vào một tệp cho chương trình khác.
share-hint-worksheet = Câu hỏi để in ra, đáp án ở một trang riêng.

## Share dialog: settings

share-exercise-kind = Bài tập
share-same-questions = Câu hỏi giống nhau cho mọi người
share-opens = Mở ra
share-opens-current-move = ở bước này
share-opens-start = ở trạng thái đầu
share-opens-playing = và chạy từ bước này
share-questions = Số câu hỏi
share-width = Chiều rộng (pixel)
share-height = Chiều cao (pixel)
share-first-move = Từ bước
share-last-move = đến bước
share-format = Định dạng
share-format-text = các dòng văn bản
share-format-csv = bảng (CSV)
share-directed = mỗi bước một cung
share-shown-panels = Hiển thị
share-locked-panels = Khóa
share-unknown-option = “{ $option }” trong liên kết không có nghĩa gì ở đây.

## Share dialog: results

share-send = Gửi…
share-qr-code = Liên kết dưới dạng mã QR
share-qr-code-too-long = Liên kết quá dài để tạo mã QR.
share-single-file = Cả trang trong một tệp, dùng được khi không có mạng
share-preview = Xem trước
share-needs-server = Trang này được mở từ ổ đĩa nên các trang khác không truy cập được. Hãy mở từ một máy chủ để đặt nó vào trang khác.
share-save-svg = Lưu dạng SVG
share-save-png = Lưu dạng PNG
share-save-file = Lưu tệp
share-file-positions = { $positions } trạng thái.
share-file-moves = { $moves } bước.
share-too-many-positions = Tệp loại này chứa tối đa { $positions } trạng thái: hãy bớt đĩa.
share-too-many-moves = Một tệp chứa tối đa { $moves } bước: hãy chọn một đoạn ngắn hơn.
share-file-progress = Đã ghi { $written } trong số { $total }

## Worksheet

worksheet-print = In
worksheet-title = Tháp Hà Nội: đó là bước nào?
worksheet-puzzle = { $discs } đĩa trên { $pegs } cọc, đĩa 1 là đĩa nhỏ nhất. { $rule }. Từ { $start } sang { $goal } trong { $moves } bước.
worksheet-name = Họ và tên
worksheet-blank-moves-made = ________ bước
worksheet-blank-move = Đĩa ____ từ ____ sang ____
worksheet-answers-title = Đáp án
worksheet-answer-moves-made = { $moves } bước.
worksheet-answer-move = Bước { $number }: { $description }.
worksheet-no-questions = Không có bước nào để hỏi: hãy chọn bài toán khác.

## Exercises

exercise-predict = Đó là bước nào?
exercise-reach = Về đích
exercise-order = Xếp thứ tự
exercise-question-number = Câu { $number }/{ $total }
exercise-ask-moves-made = Đã đi bao nhiêu bước?
exercise-ask-move = { $moves ->
    [0] Lúc đầu
   *[other] Sau { $moves } bước
 }, các tháp trông như thế này. Ở bước { $number }, đĩa nào chuyển từ đâu sang đâu?
exercise-ask-reach = Đưa mọi đĩa về đúng chỗ trong tối đa { $moves } bước.
exercise-ask-order = Xếp các hình này theo thứ tự xuất hiện, hình đầu tiên ở trên cùng.
exercise-field-moves-made = Số bước đã đi
exercise-field-disc = Đĩa
exercise-picture = Hình { $number }
exercise-move-earlier = Sớm hơn
exercise-move-later = Muộn hơn
exercise-check = Kiểm tra
exercise-next-question = Câu tiếp theo
exercise-first-question = Làm lại từ câu đầu
exercise-right = Đúng.
exercise-wrong = Chưa đúng.
exercise-answer-move = Bước { $number }: { $description }.
exercise-answer-moves-made = Đã đi { $moves } bước.
exercise-answer-order = Số bước đã đi lần lượt là: { $moves }.
exercise-see-why = Lời giải thích ở bên dưới.
exercise-solved-too-late = Hoàn thành trong { $moves } bước: như vậy là quá nhiều. Hãy lùi lại vài bước, hoặc chơi lại từ đầu.
exercise-no-moves-left = Đã đi { $moves } bước mà chưa xong. Hãy lùi lại vài bước, hoặc chơi lại từ đầu.
exercise-no-question = Ở đây không có gì để hỏi: hãy chọn bài toán khác.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = Phím và trợ giúp
shortcuts-hint = Phím chỉ có tác dụng với phần đang được chọn, không có tác dụng với phần nào khác. Phím Tab chuyển từ phần này sang phần tiếp theo, phím dấu hỏi mở danh sách này.
shortcuts-letter-keys = Các phím chỉ gồm một chữ cái hoặc một dấu
accessibility-title = Trợ giúp
accessibility-no-motion = Không chuyển động
accessibility-patterns = Hoa văn trên đĩa
accessibility-sound = Âm thanh cho mỗi bước
shortcuts-on-towers = Ở các tháp
shortcuts-on-slider = Ở thanh trượt
shortcuts-on-digit = Ở một chữ số của số thứ tự của bước
shortcuts-on-pictures = Ở thước và ở đồ thị trạng thái
shortcuts-on-game = Ở các tháp, khi tự chơi
shortcut-step = lùi một bước, tiến một bước
shortcut-jump = nhảy tới và nhảy lùi theo lũy thừa của 2 đã chọn
shortcut-first-last = về đầu, đến cuối
shortcut-play-pause = chạy, tạm dừng
shortcut-change-digit = đổi chữ số đó
shortcut-add-place-value = cộng thêm, trừ đi trọng số của nó
shortcut-zoom = phóng to, thu nhỏ
shortcut-show-all = toàn bộ
shortcut-show-current = chỗ đang đứng
shortcut-scroll = dịch hình
shortcut-go-to-middle = đến chỗ ở giữa hình
shortcut-lift-or-drop = nhấc đĩa khỏi cọc này, đặt đĩa vào cọc này
shortcut-choose-peg = chọn một cọc
shortcut-lift-or-drop-chosen = nhấc đĩa khỏi cọc đó, đặt đĩa vào cọc đó
shortcut-put-back = đặt đĩa trở lại
shortcut-undo = hoàn tác
shortcut-redo = làm lại
shortcut-best-move = đi bước tốt nhất

## Guided tour

tour-title = Tham quan
tour-heading = { $number }/{ $total }: { $title }
tour-previous = Trước
tour-next = Tiếp
tour-end = Kết thúc tham quan
tour-recursion-title = Đệ quy
tour-doubling-title = Gấp đôi
tour-bits-title = Bit
tour-triangle-title = Tam giác gồm những tam giác
tour-rules-title = Các luật khác
tour-four-pegs-title = Cọc thứ tư

## Problems: values that could not be used

problem-list-label = Không được nhận
problem-dismiss = Đóng
problem-panels-not-loaded = Không tải được các mục. Hãy kiểm tra kết nối, rồi mở hoặc đóng một mục để thử lại.
problem-race-not-loaded = Không chạy được cuộc đua. Hãy kiểm tra kết nối rồi thử lại.
problem-language-not-loaded = Không tải được ngôn ngữ. Hãy kiểm tra kết nối rồi chọn lại.
problem-rejected = { $given } không được nhận: { $reason }.
problem-given = { $name } = “{ $value }”
problem-not-a-move-number = “{ $value }” không phải là số thứ tự của bước. Hãy viết 123, 2^63-1, 0xff, 1/3, 50% hoặc last.

## Problems: reasons that end a sentence

problem-before-start = số thứ tự đầu tiên là 0
problem-past-end = bước cuối là bước { $last }
problem-no-such-peg = không có cọc { $peg }
problem-position-disc-count = ở đây xếp { $placed } đĩa, còn bài toán có { $discs } đĩa
problem-discs-values = trang này nhận từ 0 đến { $max } đĩa
problem-pegs-values = một bài toán có từ 1 đến 10 cọc
problem-rule-values = luật phải là { $rules }, hoặc một danh sách như arcs:01,12,20
problem-position-values = cần chữ số của một cọc, tính từ 0, hoặc mỗi đĩa một chữ số, đĩa lớn nhất trước
problem-move-values = đó không phải là số thứ tự của bước
problem-speed-values = chỉ nhận từ 0.25 đến 60 bước mỗi giây
problem-panels-values = chỉ nhận các tên trong số { $panels }, cách nhau bằng dấu phẩy
problem-range-values = cần hai số thứ tự trong lời giải này, chẳng hạn 10-20
problem-graph-values = cần các cọc của những đĩa lớn nhất, đĩa lớn nhất trước
problem-disc-values = cần số của một đĩa
problem-number-values = cần một số từ 1 đến { $max }
problem-compare-values = cần số đĩa, số cọc và luật, chẳng hạn 8-3-one-way
problem-walk-values = cần các bước hợp lệ đi từ đây, chẳng hạn 0102
problem-share-values = cần các bước của lời giải này và các số trong giới hạn
problem-word-values = chỉ nhận { $words }

## Reasons why there is no solution, which end a sentence

no-solution-disc-cannot-reach = theo luật này không có cách nào đưa đĩa { $disc } từ { $from } sang { $to }
no-solution-deadlock = không có đường đi, vì luật không cho chuyển gì từ { $from } sang { $to } và các đĩa chặn lẫn nhau
no-solution-search-stopped = việc tìm lời giải đã bị dừng
no-solution-two-pegs = với hai cọc thì chỉ có đĩa nhỏ nhất chuyển được
no-solution-too-many-positions = chưa có công thức cho trường hợp này, mà trang chỉ tìm được trong tối đa { $positions } trạng thái. Hãy chọn tối đa { $discs } đĩa, hoặc một luật khác
no-solution-path-all-positions = đường đi này chỉ được biết khi có ba cọc, được chuyển giữa mọi cọc và đi từ một cọc sang cọc khác
no-solution-too-many-discs = luật này chỉ giải được với tối đa { $discs } đĩa
