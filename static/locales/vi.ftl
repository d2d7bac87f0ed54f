### Tiếng Việt

## Page and header

page-title = Khám phá Tháp Hà Nội
page-motto = Đến thẳng bất kỳ bước nào.
page-window-title = Tháp Hà Nội, { $discs } đĩa
header-tour = Tham quan
header-share = Chia sẻ

## Footer

footer-language = Ngôn ngữ
footer-language-auto = Theo trình duyệt
footer-theme-auto = Theo hệ thống
footer-theme-light = Sáng
footer-theme-dark = Tối

## Words and sentences used in several places

common-two-sentences = { $first } { $second }
common-stop = Dừng
dialog-close = Đóng
common-copy = Sao chép
common-copy-named = Sao chép: { $name }
share-copied = Đã sao chép.
share-saved = Tệp nằm ở nơi trình duyệt lưu các tệp.

## Lengths of time, put into other sentences

duration-years = { $years } năm
duration-days = { $days } ngày
duration-hours = { $hours } giờ
duration-minutes = { $minutes } phút
duration-seconds = { $seconds } giây
duration-under-a-second = chưa đến một giây

## Towers

towers-title = Các tháp
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
transport-loop = Lặp

## Scrubber: slider and move number

scrubber-title = Vị trí trong lời giải
scrubber-move-number = Bước
scrubber-go = Đến
scrubber-entry-hint = Hoặc 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = Nhảy 2 mũ

## Puzzle panel

puzzle-title = Bài toán
puzzle-discs = Số đĩa
puzzle-remove-disc = Bớt một đĩa
puzzle-add-disc = Thêm một đĩa
puzzle-pegs = Số cọc
puzzle-rule = Luật
puzzle-rule-any = Cổ điển: từ cọc bất kỳ sang cọc bất kỳ
puzzle-rule-ring = Vòng tròn: sang cọc kề, cả hai chiều
puzzle-rule-row = Thẳng hàng: sang cọc ngay bên cạnh
puzzle-rule-star = Hình sao: luôn qua A
puzzle-rule-custom = Chỉ { $arcs }
puzzle-from = Từ
puzzle-to = Đến
puzzle-own-position = một trạng thái
puzzle-path = Đường đi
puzzle-path-all-positions = Qua mỗi trạng thái đúng một lần

## Panel to play by hand

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
game-moves-made = Đã đi { $moves } bước.
game-search-needed = Chưa biết còn bao nhiêu bước: để biết, cần tìm trong tối đa { $positions } trạng thái.
game-solved = Mọi đĩa đã ở đúng chỗ.
game-solved-moves = Hoàn thành trong { $moves } bước.

## Caption while playing by hand

game-lifted = Đã nhấc đĩa { $disc } khỏi cọc { $from }: đặt vào đâu?
game-refused-empty-peg = Không có đĩa nào ở cọc { $peg }.
game-refused-smaller-disc = Đĩa { $disc } không được đặt vào cọc { $peg }: đĩa { $smaller } đang nằm ở đó nhỏ hơn. Hãy chọn cọc khác, hoặc đặt đĩa trở lại.
game-refused-one-way-ring = Không chuyển được đĩa từ { $from } sang { $to }: theo luật vòng tròn một chiều, từ { $from } chỉ sang được { $allowed }.
game-refused-ring = Không chuyển được đĩa từ { $from } sang { $to }: theo luật vòng tròn, đĩa chỉ sang cọc kề, từ { $from } sang { $allowed }.
game-refused-row = Không chuyển được đĩa từ { $from } sang { $to }: theo luật thẳng hàng, đĩa chỉ sang cọc ngay bên cạnh, từ { $from } sang { $allowed }.
game-refused-star = Không chuyển được đĩa từ { $from } sang { $to }: theo luật hình sao, mọi đường đều qua A, nên từ { $from } sang { $allowed }.
game-refused-custom-rule = Không chuyển được đĩa từ { $from } sang { $to }: luật chỉ cho đi từ { $from } sang { $allowed }.

## Timeline panel

timeline-hint = Mỗi vạch là một bước, vạch càng cao thì đĩa càng lớn; màu cam là đĩa lẻ, màu xanh lam là đĩa chẵn. Nhấn vào đâu để đến đó, kéo để dịch đi, dùng hai ngón tay hoặc giữ Ctrl và lăn chuột để phóng to. Hình trông giống nhau ở mọi độ sâu: đó chính là đệ quy. Bằng phím: + − 0 . ← →, và Enter để đến bước ở giữa.
timeline-range = Bước { $first } đến bước { $last }
timeline-loop-start = Chỗ bắt đầu lặp
timeline-loop-end = Chỗ kết thúc lặp
timeline-highlight-disc = Đánh dấu đĩa

## Buttons to zoom the timeline and the state graph

zoom-in = Phóng to
zoom-out = Thu nhỏ

## Digits panel: the digits of the move number, one per disc

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
why-last-digits = Chỉ viết ra { $digits } bit cuối.

## Recursion panel

dock-recursion = Đệ quy
recursion-none-for-search = Lời giải này có được nhờ tìm kiếm nên không có đệ quy để trình bày.
recursion-none-for-one-disc = Nhiều nhất là một đĩa phải chuyển nên không có gì để chia nhỏ.
recursion-column-place = Vị trí
recursion-column-task = Công việc
recursion-column-go = Đến
recursion-column-moves = Các bước
recursion-levels-left-out = … { $levels } tầng cùng dạng …

## State graph panel

graph-title = Đồ thị trạng thái
graph-label-whole = Đồ thị của tất cả các trạng thái
graph-path-all-positions = Đường đi qua mọi trạng thái
graph-neighbours = Từ đây có thể chuyển

## Numbers panel

numbers-pegs-and-ends = { $pegs } cọc, { $from } sang { $to }
numbers-plot = Số bước của từng luật theo số đĩa, trên thang lôgarit

## Programs panel

code-hint = Chương trình giải bài toán cổ điển từ A sang C với số đĩa này. Python và Prolog đếm không giới hạn, các ngôn ngữ khác đếm được đến 62 đĩa. Mỗi lần trang này được kiểm thử, tất cả các chương trình đều được chạy.

## Compare panel

dock-compare = So sánh
compare-pace = Nhịp đi

## Race panel

race-title = Cuộc đua
race-hint = Bốn cách liệt kê mọi bước của bài toán cổ điển, mỗi cách được bấm giờ riêng: đệ quy như trong sách giáo khoa; lần lượt xoay vòng qua các cặp cọc; dựa vào các bit của một bộ đếm; tìm từng bước theo số thứ tự. Còn để đến một bước, trang này không phải liệt kê bước nào.
race-column-algorithm = Cách
race-column-moves = Số bước
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns mỗi bước
race-algorithm-recursive = đệ quy
race-algorithm-iterative = lặp
race-algorithm-binary = nhị phân
race-plot = Số bước đã đi, đến { $moves }, theo thời gian mỗi cách đã dùng, đến { $milliseconds } mili giây

## Exact values panel

exact-title = Giá trị chính xác
exact-moves-made = Số bước đã đi
exact-total = Tổng số bước
exact-position = Cọc của từng đĩa, đĩa lớn nhất trước

## Share dialog: kinds

share-kind-link = Liên kết
share-kind-element = Phần tử
share-kind-picture = Hình
share-kind-moves = Các bước
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

share-same-questions = Câu hỏi giống nhau cho mọi người
share-opens = Mở ra
share-questions = Số câu hỏi
share-width = Chiều rộng (pixel)
share-height = Chiều cao (pixel)
share-format = Định dạng
share-format-text = các dòng văn bản
share-format-csv = bảng (CSV)
share-directed = mỗi bước một cung
share-shown-panels = Hiển thị
share-locked-panels = Khóa
share-unknown-option = “{ $option }” trong liên kết không có nghĩa gì ở đây.

## Share dialog: results

share-send = Gửi…
share-single-file = Cả trang trong một tệp, dùng được khi không có mạng
share-preview = Xem trước
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
worksheet-blank-moves-made = ________ bước
worksheet-blank-move = Đĩa ____ từ ____ sang ____
worksheet-answers-title = Đáp án

## Exercises

exercise-predict = Đó là bước nào?
exercise-reach = Về đích
exercise-order = Xếp thứ tự
exercise-ask-moves-made = Đã đi bao nhiêu bước?
exercise-ask-move = { $moves ->
    [0] Lúc đầu
   *[other] Sau { $moves } bước
 }, các tháp trông như thế này. Ở bước { $number }, đĩa nào chuyển từ đâu sang đâu?
exercise-ask-reach = Đưa mọi đĩa về đúng chỗ trong tối đa { $moves } bước.
exercise-field-disc = Đĩa
exercise-check = Kiểm tra
exercise-next-question = Câu tiếp theo
exercise-first-question = Làm lại từ câu đầu
exercise-right = Đúng.
exercise-answer-moves-made = Đã đi { $moves } bước.
exercise-answer-order = Số bước đã đi lần lượt là: { $moves }.
exercise-see-why = Lời giải thích ở bên dưới.
exercise-solved-too-late = Hoàn thành trong { $moves } bước: như vậy là quá nhiều. Hãy lùi lại vài bước, hoặc chơi lại từ đầu.
exercise-no-moves-left = Đã đi { $moves } bước mà chưa xong. Hãy lùi lại vài bước, hoặc chơi lại từ đầu.
exercise-no-question = Ở đây không có gì để hỏi: hãy chọn bài toán khác.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-hint = Phím chỉ có tác dụng với phần đang được chọn, không có tác dụng với phần nào khác. Phím Tab chuyển từ phần này sang phần tiếp theo, phím dấu hỏi mở danh sách này.
shortcuts-letter-keys = Các phím chỉ gồm một chữ cái hoặc một dấu
accessibility-no-motion = Không chuyển động
accessibility-patterns = Hoa văn trên đĩa
accessibility-sound = Âm thanh cho mỗi bước
shortcuts-on-slider = Ở thanh trượt
shortcuts-on-game = Ở các tháp, khi tự chơi
shortcut-step = lùi một bước, tiến một bước
shortcut-jump = nhảy tới và nhảy lùi theo lũy thừa của 2 đã chọn
shortcut-first-last = về đầu, đến cuối
shortcut-play-pause = chạy, tạm dừng
shortcut-change-digit = đổi chữ số đó
shortcut-add-place-value = cộng thêm, trừ đi trọng số của nó
shortcut-zoom = phóng to, thu nhỏ
shortcut-scroll = dịch hình
shortcut-go-to-middle = đến chỗ ở giữa hình
shortcut-lift-or-drop = nhấc đĩa khỏi cọc này, đặt đĩa vào cọc này
shortcut-choose-peg = chọn một cọc
shortcut-lift-or-drop-chosen = nhấc đĩa khỏi cọc đó, đặt đĩa vào cọc đó
shortcut-put-back = đặt đĩa trở lại

## Guided tour

tour-heading = { $number }/{ $total }: { $title }
tour-previous = Trước
tour-next = Tiếp
tour-end = Kết thúc tham quan
tour-doubling-title = Gấp đôi
tour-bits-title = Bit
tour-triangle-title = Tam giác gồm những tam giác
tour-rules-title = Các luật khác
tour-four-pegs-title = Cọc thứ tư

## Problems: values that could not be used

problem-list-label = Không được nhận
problem-panels-not-loaded = Không tải được các mục. Hãy kiểm tra kết nối, rồi mở hoặc đóng một mục để thử lại.
problem-race-not-loaded = Không chạy được cuộc đua. Hãy kiểm tra kết nối rồi thử lại.
problem-language-not-loaded = Không tải được ngôn ngữ. Hãy kiểm tra kết nối rồi chọn lại.
problem-not-a-move-number = “{ $value }” không phải là số thứ tự của bước. Hãy viết 123, 2^63-1, 0xff, 1/3, 50% hoặc last.
