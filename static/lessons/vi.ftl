tour-name = Hướng dẫn
tour-about = Những gì có ở đây, trong sáu phần ngắn.
tour-1-title = Mẹo
tour-1-text = Mỗi lần chỉ chuyển một đĩa, và không bao giờ đặt đĩa lên một đĩa nhỏ hơn. Để chuyển ba đĩa, hãy chuyển hai đĩa nhỏ sang một bên, chuyển đĩa lớn nhất, rồi chuyển hai đĩa nhỏ lên trên nó. Khung đệ quy cho thấy ba nhiệm vụ này.
tour-2-title = Gấp đôi
tour-2-text = Cứ thêm một đĩa thì số bước gấp đôi rồi cộng một: 1, 3, 7, 15, 31. Vì vậy hai nửa của dòng thời gian trông giống nhau. Nếu mỗi giây đi một bước, 64 đĩa mất hơn 500 tỉ năm.
tour-3-title = Bit
tour-3-text = Hãy viết số thứ tự của bước trong hệ nhị phân. Các chữ số 0 ở cuối cho biết đĩa nào di chuyển. Tất cả các chữ số cùng nhau cho biết mỗi đĩa ở đâu. Nhấp hoặc chạm vào một chữ số để đổi nó.
tour-4-title = Tam giác gồm các tam giác
tour-4-text = Mỗi chấm là một trạng thái, mỗi đoạn thẳng là một bước. Cả bản đồ gồm ba bản sao của bản đồ khi bớt đi một đĩa. Đường đậm là lời giải. Hãy phóng to: bạn sẽ thấy lại đúng hình dạng ấy.
tour-5-title = Các luật khác
tour-5-text = Ở đây đĩa chỉ đi từ A sang B, từ B sang C và từ C sang A, nên cần nhiều bước hơn hẳn. Khung so sánh cho thấy bài toán cổ điển ở cùng tỉ lệ hoàn thành. Nhấn “Phát” để xem cả hai cùng chạy.
tour-6-title = Cọc thứ tư
tour-6-text = Với cọc thứ tư, 64 đĩa cần { 18433 } bước thay vì { 18446744073709551615 }. Năm 2014, người ta đã chứng minh đó là số bước ít nhất có thể. Khung so sánh cho thấy ba cọc ở cùng tỉ lệ hoàn thành.

## Lesson: Trust the smaller puzzle. 9 steps.

recursion-name = Tin vào bài toán nhỏ hơn
recursion-about = Giải được mọi tháp nhờ tin vào lời giải của tháp nhỏ hơn.
recursion-1-title = Ba đĩa
recursion-1-text = Học xong bài này, bạn sẽ biết lập kế hoạch cho lời giải với số đĩa bất kỳ. Luật chơi: mỗi lần chỉ chuyển một đĩa, và không bao giờ đặt đĩa lên một đĩa nhỏ hơn. Hãy thử: kéo lần lượt từng đĩa, cho đến khi cả ba đĩa ở cọc C, là cọc có cờ.
recursion-1-ask = position
    | = 222 > Bạn đã giải xong. Ít nhất phải đi bảy bước; bạn có đi nhiều hơn không? Phần 3 của bài học cho thấy kế hoạch.
recursion-2-title = Đĩa lớn nhất quyết định
recursion-2-text = Đĩa 3 phải đi từ A sang C. Muốn đi bước đó, không đĩa nào được nằm trên nó, và cọc C phải trống. Vậy đĩa 1 và đĩa 2 chỉ còn cọc B. Ở đây chúng đang chờ ở đó. Hãy nhấn *Bước tiếp*.
recursion-3-title = Ba phần
recursion-3-text = Trong hình, bên dưới toàn bộ bài toán là ba phần của nó. Các đĩa 1–2 đi từ A sang B, đĩa 3 đi từ A sang C, rồi các đĩa 1–2 đi từ B sang C. Hãy nhấp hoặc chạm vào từng phần. Phần đầu và phần cuối cũng là những bài toán, nhưng ít hơn một đĩa.
recursion-4-title = Phần nào tiếp theo?
recursion-4-text = Với bốn đĩa, kế hoạch vẫn như vậy, và mỗi phần có từ hai đĩa trở lên cũng thế. Trước tiên, các đĩa nhỏ hơn tránh sang một bên. Sau đó một đĩa di chuyển, rồi các đĩa nhỏ hơn lên trên nó. Hãy tìm phần tiếp theo.
recursion-5-title = Niềm tin
recursion-5-text = Lần này có tám đĩa. Hàng thứ hai gồm 7 đĩa từ A sang B, một vạch mảnh cho đĩa 8, và 7 đĩa từ B sang C. Chuyển 7 đĩa bằng cách nào? Bạn chưa cần biết. Nếu giải được bài toán nhỏ hơn thì bạn giải được bài toán này.
recursion-5-ask = choice
    | ? Muốn chuyển 7 đĩa thì phải biết gì?
    | = Cách chuyển 6 đĩa > Bảy đĩa là một bài toán cùng loại, 6 đĩa cũng vậy, cứ thế cho đến khi chỉ còn một đĩa. Vậy là kế hoạch đã đầy đủ.
    | Toàn bộ 127 bước > Bạn không bao giờ cần danh sách ấy. Bài toán 7 đĩa cũng gồm ba phần như vậy, chỉ thay 7 đĩa bằng 6 đĩa.
    | Cách nhấc cả 7 đĩa cùng lúc > Mỗi lần chỉ chuyển một đĩa. “Chuyển 7 đĩa” tự nó đã là cả một bài toán.
recursion-6-title = Nơi niềm tin kết thúc
recursion-6-text = Các khối màu xám dẫn từ toàn bộ bài toán xuống đến bước này. Khối dưới luôn nhỏ hơn khối trên. Khối cuối chỉ có một đĩa, mà một đĩa thì chỉ việc di chuyển. Giải một bài toán nhờ những bài toán nhỏ hơn cùng loại gọi là *đệ quy*. Hãy nhấn *Bước tiếp* và quan sát các khối.
recursion-7-title = Kế hoạch thành chương trình
recursion-7-text = Năm dòng chứa toàn bộ kế hoạch, cho số đĩa bất kỳ. `n` là số đĩa; trong dòng đầu tiên của chương trình, các chữ cái sau nó là cọc xuất phát, cọc đích và cọc thứ ba, theo một thứ tự nào đó. Dòng có `n − 1` giải một bài toán nhỏ hơn. Dòng có `return` kết thúc đệ quy khi không còn đĩa nào. Hãy xếp các dòng theo đúng thứ tự.
recursion-8-title = Tự tay làm nốt kế hoạch
recursion-8-text = Ở đây hai phần đầu đã xong. Trước khi chạm vào đĩa nào, hãy quyết định đĩa 3 phải sang cọc nào, và để làm được điều đó thì đĩa 1 và đĩa 2 phải chờ ở cọc nào.
recursion-9-title = Bây giờ bạn làm được gì
recursion-9-text = Bạn biết lập kế hoạch cho mọi tháp: chuyển các đĩa nhỏ hơn sang một bên, chuyển đĩa lớn nhất, rồi chuyển các đĩa nhỏ hơn lên trên nó. Các đĩa nhỏ hơn là một bài toán nhỏ hơn, và bạn cũng giải nó theo cách ấy, cho đến khi chỉ còn một đĩa.
recursion-9-ask = sentence
    | ? Làm thế nào để chuyển 10 đĩa từ A sang C? Hãy dùng từ “bài toán”.
    | = Giải bài toán 9 đĩa từ A sang B, chuyển đĩa 10 sang C, rồi giải bài toán 9 đĩa từ B sang C.

## Lesson: Why the moves explode. 9 steps.

doubling-name = Vì sao số bước tăng vọt
doubling-about = Đếm số bước mà không cần đi, và hiểu vì sao thêm vài đĩa đã mất nhiều năm.
doubling-1-title = Một, ba, rồi bao nhiêu?
doubling-1-text = Học xong bài này, bạn sẽ nói được mỗi tháp cần bao nhiêu bước mà không phải đi bước nào. Một đĩa cần 1 bước. Hai đĩa cần 3 bước: hãy nhấn *Bước tiếp* ba lần. Ba đĩa cần bao nhiêu bước? Hãy đoán, rồi đặt *Số đĩa* bằng 3.
doubling-1-ask = number
    | = 7 > Ba bước, rồi đĩa 3, rồi lại ba bước: 3 + 1 + 3.
    | 6 > Nhiều người đoán là hai lần 3. Còn thiếu bước của chính đĩa 3.
    | 5 > Từ 1 lên 3 là thêm 2, nhưng về sau không tăng như vậy. Phải đi những bước nào thì đĩa 3 mới di chuyển được, và sau đó còn những bước nào?
doubling-2-title = Hai bản sao và một bước
doubling-2-text = Trên dòng thời gian, mỗi vạch là một bước. Vạch cao nhất là bước 8, bước duy nhất của đĩa 4. Bên trái nó có 7 bước, là các bước của một bài toán ba đĩa, và bên phải có thêm 7 bước nữa. Vậy `7 + 1 + 7 = 15`.
doubling-3-title = Gấp đôi rồi cộng một
doubling-3-text = Gọi `M_n` là số bước của n đĩa. Tháp nhỏ hơn được chuyển hai lần, đĩa lớn nhất một lần, nên `M_n = 2 M_(n−1) + 1`. Bốn đĩa cần 15 bước, vậy năm đĩa cần 31 bước. Ở đây vạch cao nhất là bước nào, và vì sao lại là bước đó?
doubling-3-ask = number
    | = 16 > Đĩa 5 di chuyển một lần, sau 15 bước chuyển bốn đĩa nằm trên nó sang một bên.
    | 15 > Sau 15 bước thì không còn gì cản đường. Bước tiếp theo mới là bước của đĩa 5.
    | 31 > Đó là tổng số bước. Vạch cao nhất nằm ở chính giữa.
doubling-4-title = Thêm một đĩa
doubling-4-text = Mỗi câu hỏi cho biết số bước của một tháp và hỏi số bước khi thêm một đĩa. Bạn không cần biết gì khác. Hãy tự nhắc mình: những bước nào có hai lần, bước nào chỉ có một lần.
doubling-5-title = Lũy thừa của 2 bớt đi 1
doubling-5-text = Số bước lần lượt là 1, 3, 7, 15, 31. Cộng 1 vào mỗi số: 2, 4, 8, 16, 32. Từ `M_n = 2 M_(n−1) + 1` suy ra `M_n + 1 = 2 (M_(n−1) + 1)`: số bước cộng 1 thì mỗi lần gấp đôi. Vậy `M_n = 2^n − 1`. Với 8 đĩa, số bước là `256 − 1`. Hãy tìm số này trong khung. Còn 9 đĩa thì cần bao nhiêu bước? Hãy nhấn + bên cạnh *Số đĩa*.
doubling-5-ask = number
    | = 511 > Hai lần 255, rồi cộng 1; hoặc 512 − 1.
    | 512 > Đó là lũy thừa của 2. Số bước bằng số đó bớt đi 1.
    | 510 > Đó là hai lần 255. Còn bước của đĩa 9 thì sao?
doubling-6-title = Đĩa nào làm nhiều việc nhất?
doubling-6-text = Dòng thời gian tô sáng đĩa 1. Cứ 2 bước thì có một bước của nó, bắt đầu từ bước 1. Với đĩa 2 là cứ 4 bước, bắt đầu từ bước 2; với đĩa 3 là cứ 8 bước, bắt đầu từ bước 4. Tất cả là `16 + 8 + 4 + 2 + 1 = 31`. Hãy nhập một số khác vào ô *Tô sáng đĩa*.
doubling-7-title = Đếm riêng một đĩa
doubling-7-text = Đừng đếm từng bước một. Hãy nhớ đĩa đó di chuyển lần đầu ở bước nào, và sau đó bao nhiêu bước thì nó lại di chuyển.
doubling-8-title = Từ vài phút đến nhiều năm
doubling-8-text = Nếu mỗi giây đi một bước, 10 đĩa mất 17 phút, 20 đĩa mất 12 ngày, còn 30 đĩa mất 34 năm. Thêm mười đĩa thì thời gian dài gấp khoảng một nghìn lần, vì `2^10 = 1024`. Hãy thay đổi *Số đĩa*. Từ bao nhiêu đĩa trở lên thì cần một giờ hoặc hơn?
doubling-8-ask = number
    | = 12 > 12 đĩa mất { 4095 } giây, hơn một giờ một chút; 11 đĩa mất 34 phút.
    | 11 > { 2047 } giây là 34 phút.
    | 13 > 13 đĩa mất hơn hai giờ. Một tháp nhỏ hơn đã đủ rồi.
doubling-9-title = Bây giờ bạn làm được gì
doubling-9-text = Bạn biết đếm số bước mà không cần đi: n đĩa cần `2^n − 1` bước, vì tháp nhỏ hơn được chuyển hai lần và đĩa lớn nhất một lần. Cứ thêm một đĩa thì số bước gấp đôi rồi cộng một, nên nếu mỗi giây đi một bước, chỉ 32 đĩa đã mất 136 năm.
doubling-9-ask = choice
    | ? 10 đĩa cần { 1023 } bước. 20 đĩa cần bao nhiêu bước?
    | Gấp đôi > Số đĩa gấp đôi không có nghĩa là số bước gấp đôi: chỉ thêm một đĩa là số bước đã gấp đôi.
    | Gấp mười lần > Mỗi đĩa trong mười đĩa thêm vào đều làm số bước gấp đôi, nên phải nhân với 2 mười lần.
    | = Gấp khoảng một nghìn lần > Số bước gấp đôi mười lần: `2^10 = 1024`.

## Lesson: A proof by induction. 9 steps.

induction-name = Chứng minh bằng quy nạp
induction-about = Chứng minh bao nhiêu bước là đủ, và không kế hoạch nào cần ít hơn.
induction-1-title = Hai khẳng định
induction-1-text = Học xong bài này, bạn sẽ chứng minh được rằng n đĩa cần đúng `2^n − 1` bước. Đó là hai khẳng định: ngần ấy bước là đủ, và ít hơn thì không đủ. Với ba đĩa, con số đó là 7. Hãy kéo các đĩa và thử giải trong ít hơn 7 bước.
induction-2-title = Đủ: bước cơ sở
induction-2-text = Hãy bắt đầu từ trường hợp nhỏ nhất. Một đĩa: `2^1 − 1 = 1` bước. Nhấn *Bước tiếp*, thế là khẳng định đã được chứng minh cho một đĩa. Phần này của chứng minh gọi là *bước cơ sở*.
induction-3-title = Đủ: bước quy nạp
induction-3-text = Giả sử 7 bước là đủ cho ba đĩa. Khi đó bốn đĩa cần nhiều nhất `7 + 1 + 7 = 15` bước, như trong hình. Với số đĩa nào cũng vậy: nếu `2^n − 1` bước là đủ cho n đĩa thì `2 (2^n − 1) + 1 = 2^(n+1) − 1` bước là đủ khi thêm một đĩa. Phần này của chứng minh gọi là *bước quy nạp*.
induction-4-title = Đủ: cho mọi tháp
induction-4-text = Bước cơ sở chứng minh khẳng định cho một đĩa. Bước quy nạp đưa ta từ 1 đến 2, từ 2 đến 3, từ 3 đến 4, và vượt qua bất kỳ số nào bạn kể ra. Cách làm như vậy gọi là chứng minh bằng *quy nạp*. Hãy nhấn + bên cạnh *Số đĩa* vài lần, và lần nào cũng kiểm tra tổng số bước.
induction-4-ask = choice
    | ? Có người kiểm tra khẳng định với số đĩa từ 1 đến 100. Như vậy đã chứng minh được cho mọi tháp chưa?
    | Rồi, 100 trường hợp là đủ > Với 101 đĩa, khẳng định vẫn có thể sai. Kiểm tra từng trường hợp không phải là chứng minh bằng quy nạp.
    | = Chưa, còn thiếu bước quy nạp > Chỉ bước quy nạp mới đưa ta từ một số bất kỳ đến số tiếp theo, kể cả sau 100.
induction-5-title = Tự làm bước quy nạp
induction-5-text = Bạn biết số bước của một tháp. Hãy làm một lần bước quy nạp với số cụ thể. Đáp án phải là một lũy thừa của 2 bớt đi 1, nên bạn có thể tự kiểm tra.
induction-6-title = Không thể ít hơn: lúc trước
induction-6-text = Liệu một kế hoạch khéo hơn có ngắn hơn không? Trong một kế hoạch *bất kỳ*, hãy dừng ngay trước khi đĩa 4 di chuyển lần đầu. Không có gì nằm trên nó, và cọc mà nó sắp sang đang trống. Vậy các đĩa 1–3 tạo thành một tháp ở cọc còn lại. Giả sử ta đã biết ba đĩa cần ít nhất 7 bước. Thế thì đến lúc này đã đi 7 bước hoặc nhiều hơn.
induction-7-title = Bước nào hợp lệ?
induction-7-text = Đến đây, chứng minh đã dùng hai luật (và việc mỗi lần chỉ chuyển một đĩa): đĩa có đĩa khác nằm trên thì không di chuyển được, và không đĩa nào được nằm trên đĩa nhỏ hơn. Hãy dùng hai luật ấy ở đây. Nếu một bước không hợp lệ, hãy cho biết luật nào cấm nó.
induction-8-title = Không thể ít hơn: lúc sau
induction-8-text = Đĩa 4 di chuyển ít nhất một lần. Sau lần di chuyển cuối của nó, các đĩa 1–3 cùng ở trên một cọc khác. Để tạo thành tháp trên đĩa 4, chúng lại cần ít nhất 7 bước. Vậy không kế hoạch nào có ít hơn `7 + 1 + 7 = 15` bước. Tương tự, từ khẳng định cho n đĩa suy ra khẳng định cho n + 1 đĩa, còn bước cơ sở thì rõ ràng: một đĩa cần ít nhất 1 bước.
induction-8-ask = order
    | ? Hãy xếp chứng minh cho n + 1 đĩa theo đúng thứ tự.
    | Giả sử n đĩa cần ít nhất `2^n − 1` bước.
    | Trước khi đĩa n + 1 di chuyển lần đầu, n đĩa kia đã tạo thành một tháp ở cọc còn lại. Theo giả thiết, để tạo thành tháp ấy đã phải đi ít nhất `2^n − 1` bước.
    | Tiếp đó đĩa n + 1 di chuyển ít nhất một lần.
    | Sau lần di chuyển cuối của nó, n đĩa kia lại cần ít nhất `2^n − 1` bước.
    | Tổng cộng là ít nhất `2^(n+1) − 1` bước.
induction-9-title = Bây giờ bạn làm được gì
induction-9-text = Bạn chứng minh được rằng `2^n − 1` bước là đủ, vì từ một kế hoạch cho n đĩa ta có kế hoạch cho n + 1 đĩa. Bạn chứng minh được rằng ít hơn thì không đủ, vì trong mọi kế hoạch, các đĩa nhỏ hơn phải tránh đi trước khi đĩa lớn nhất di chuyển và quay lại sau đó.
induction-9-ask = choice
    | ? “14 bước là đủ cho 4 đĩa: 7 bước chuyển các đĩa 1–3 sang B, 1 bước chuyển đĩa 4 sang C, 6 bước chuyển các đĩa 1–3 lên trên nó.” Sai ở chỗ nào?
    | Đĩa 4 phải di chuyển hai lần > Một lần là đủ, từ A thẳng sang C.
    | = Các đĩa 1–3 lại cần 7 bước > Lần nào tháp ba đĩa cũng cần ít nhất 7 bước, nên tổng cộng là ít nhất 15 bước.
    | Không sai chỗ nào cả > Nếu vậy thì ba đĩa chỉ cần 6 bước, nhưng chúng cần ít nhất 7 bước.

## Lesson: Binary and Gray code. 9 steps.

binary-name = Hệ nhị phân và mã Gray
binary-about = Từ số thứ tự của bước, đọc ra đĩa nào di chuyển và mọi đĩa đang ở đâu.
binary-1-title = Mỗi bước một số
binary-1-text = Học xong bài này, bạn sẽ đọc được từ số thứ tự của bước: đĩa nào di chuyển và mỗi đĩa ở đâu. Hàng chữ số là số 180 viết trong hệ nhị phân: `128 + 32 + 16 + 4`. Mỗi chữ số ứng với một đĩa, đĩa 1 ở ngoài cùng bên phải. Hãy nhấp hoặc chạm vào một chữ số để đổi nó.
binary-2-title = Các chữ số 0 ở cuối
binary-2-text = Hãy đếm các chữ số 0 ở cuối hàng. Không có chữ số 0 thì đĩa 1 di chuyển, có một thì đĩa 2, có hai thì đĩa 3. Số 180 viết là 10110100, có hai chữ số 0 ở cuối, nên bước 180 chuyển đĩa 3. Bước 184 chuyển đĩa nào? Hãy viết 184 trong hệ nhị phân, rồi nhấn *Bước tiếp* bốn lần để kiểm tra.
binary-2-ask = number
    | = 4 > 184 viết là 10111000. Số này có ba chữ số 0 ở cuối, nên đĩa 4 di chuyển.
    | 3 > Bạn đã đếm đúng ba chữ số 0. Nhưng không có chữ số 0 nào thì là đĩa 1, nên phải cộng một.
    | 8 > 184 chia hết cho 8. Bây giờ hãy đếm các chữ số 0 ở cuối.
binary-3-title = Còn đi hướng nào?
binary-3-text = Đĩa 1 luôn đi vòng theo cùng một chiều: A, B, C, A nếu số đĩa là chẵn, và A, C, B, A nếu số đĩa là lẻ. Nếu không chuyển đĩa 1 thì chỉ còn một bước hợp lệ. Hãy đoán từng bước trước khi nhấn *Bước tiếp*.
binary-4-title = Đoán bước sắp tới
binary-4-text = Hãy viết số thứ tự của bước sắp tới trong hệ nhị phân và đếm các chữ số 0 ở cuối. Chúng cho biết đĩa nào di chuyển. Sau đó hãy tìm cọc duy nhất mà đĩa ấy sang được. Với đĩa 1, hãy nhớ lại nó đi vòng theo chiều nào.
binary-5-title = Mã Gray
binary-5-text = Hãy so sánh mỗi chữ số với chữ số bên trái nó (trước chữ số đầu tiên coi như có số 0): giống nhau thì viết 0, khác nhau thì viết 1. Như vậy 0011 thành 0010, và 0100 thành 0110. Đó là *mã Gray*. Từ mỗi số sang số tiếp theo, mã Gray đổi đúng một chữ số: chữ số của đĩa di chuyển. Mã Gray của 0101 là gì?
binary-5-ask = number
    | = 0111 > 0 và 1 khác nhau, 1 và 0 khác nhau, 0 và 1 khác nhau; chỉ có chữ số đầu tiên giống số 0 mà ta coi như đứng trước nó.
    | 0101 > Đó là chính số đã cho. Hãy so sánh mỗi chữ số với chữ số bên trái nó.
    | 1111 > Chữ số đầu tiên là 0, trước nó cũng coi như có số 0: giống nhau thì viết 0.
    | 7 > Hãy viết bằng các chữ số 0 và 1.
binary-6-title = Đã di chuyển bao nhiêu lần?
binary-6-text = Hãy trỏ vào một chữ số, hoặc chạm hai lần vào nó, để xem đĩa của nó đã di chuyển bao nhiêu lần. Đĩa 3 đi bước 4, sau đó cứ 8 bước thì có một bước của nó. Vậy hãy chia 180 cho 8, được 22,5. Làm tròn đến số nguyên gần nhất, gặp đúng một nửa thì làm tròn lên: 23 lần. Với đĩa k, hãy chia cho `2^k`.
binary-7-title = Chia rồi làm tròn
binary-7-text = Hãy chia số bước đã đi: cho 2 với đĩa 1, cho 4 với đĩa 2, cho 8 với đĩa 3, cứ thế tiếp tục. Sau đó làm tròn, gặp đúng một nửa thì làm tròn lên.
binary-8-title = Mỗi đĩa ở đâu
binary-8-text = Sau ba lần di chuyển, đĩa trở về chỗ ban đầu, nên chỉ số dư khi chia cho 3 là quan trọng. Với 8 đĩa, đĩa số lẻ đi A, B, C, A, còn đĩa số chẵn, có khía, đi A, C, B, A. Đĩa 3 đã di chuyển 23 lần, chia cho 3 dư 2: cọc C. Đĩa 6 đã di chuyển 3 lần: nó ở đâu?
binary-8-ask = choice
    | = Ở cọc A > 180 : 64 được khoảng 2,8, vậy là 3 lần. 3 chia cho 3 dư 0: nó ở chỗ ban đầu.
    | Ở cọc B > Nó đã di chuyển bao nhiêu lần, và số lần đó chia cho 3 dư bao nhiêu?
    | Ở cọc C > Chữ số 0 hay 1 không cho biết đĩa ở cọc nào. Hãy chia 180 cho 64, làm tròn, rồi lấy số dư khi chia cho 3.
binary-9-title = Bây giờ bạn làm được gì
binary-9-text = Bạn biết mỗi bước chuyển đĩa nào: viết số thứ tự của bước trong hệ nhị phân, đếm các chữ số 0 ở cuối rồi cộng một. Bạn biết mỗi đĩa ở đâu: chia và làm tròn để tìm xem nó đã di chuyển bao nhiêu lần, rồi dùng số dư khi chia cho 3.

## Lesson: A map of all positions. 9 steps.

graph-name = Bản đồ mọi trạng thái
graph-about = Nhìn thấy mọi trạng thái cùng lúc, và hiểu vì sao bản đồ tự lặp lại.
graph-1-title = Mỗi trạng thái một chấm
graph-1-text = Học xong bài này, bạn sẽ đọc được bản đồ mọi trạng thái và giải thích được hình dạng của nó. Một đĩa có thể ở một trong ba cọc, nên có ba chấm. Mỗi đoạn thẳng là một bước, theo chiều nào cũng được. Hãy nhấp hoặc chạm vào các chấm và quan sát đĩa.
graph-2-title = Hai đĩa, chín chấm
graph-2-text = Có hai đĩa, mỗi đĩa có thể ở một trong ba cọc: `3 × 3 = 9` trạng thái. Mỗi tam giác tô màu là bản đồ của một đĩa, trong khi đĩa 2 đứng yên ở một cọc. Ba đoạn thẳng nối các tam giác với nhau. Đĩa nào di chuyển theo các đoạn ấy? Hãy nhấp hoặc chạm vào hai đầu của một đoạn.
graph-2-ask = number
    | = 2 > Ở đó đĩa 1 đứng yên tại cọc của nó, còn đĩa 2 đổi cọc.
    | 1 > Đĩa 1 di chuyển bên trong các tam giác. Hãy nhấp hoặc chạm vào hai đầu của một đoạn nối hai tam giác.
graph-3-title = Ba bản sao
graph-3-text = Có 27 chấm, chia thành ba bản sao của bản đồ trước: đĩa 3 ở A, ở B, ở C. Cứ hai bản sao thì được nối bằng đúng một đoạn thẳng. Đĩa 3 chỉ đi qua đoạn đó được khi đĩa 1 và đĩa 2 đều ở cọc còn lại. Hãy nhấn *Bước trước* và xem nó đi ngược trở lại.
graph-4-title = Có đoạn thẳng không?
graph-4-text = Trên bản đồ, mỗi đoạn thẳng là một bước hợp lệ. Mỗi câu hỏi nêu một bước: từ trạng thái của các tháp ở đây, có đoạn thẳng ứng với bước ấy không?
graph-5-title = Các góc và các cạnh
graph-5-text = Ở mỗi góc, mọi đĩa đều ở cùng một cọc. Tại đó chỉ đĩa 1 di chuyển được, nên có hai đoạn thẳng đi ra từ góc. Từ mỗi chấm khác có ba đoạn thẳng đi ra: hãy kiểm tra vài chấm. Lời giải chạy dọc theo một cạnh, từ *Tất cả ở A* đến *Tất cả ở C*. Hãy nhấn *Phát*.
graph-6-title = Xa nhất là bao nhiêu?
graph-6-text = Có `3^4 = 81` trạng thái. Thế mà không có hai trạng thái nào cách nhau quá 15 bước, bằng đường đi từ góc này đến góc kia. Với n đĩa, khoảng cách lớn nhất là `2^n − 1`. Hãy nhấp hoặc chạm vào một chấm nằm ngoài đường đậm. Bên dưới các tháp có ghi còn bao nhiêu bước nữa thì đến đích. *Phát* cho thấy đường đi.
graph-7-title = Đi không cần bản đồ
graph-7-text = Bạn đang đứng đâu đó trên một cạnh của bản đồ, và đích là một góc. Hãy đến đích mà không đi vòng. Trước tiên hãy tính đường đi của đĩa lớn nhất.
graph-8-title = Tam giác Sierpiński
graph-8-text = Tám đĩa có `3^8` trạng thái, tức là { 6561 }. Khi số đĩa ngày càng lớn mà bản đồ vẫn vẽ cùng một cỡ, các bản đồ ngày càng gần với một hình nổi tiếng, *tam giác Sierpiński*. Wacław Sierpiński đã mô tả hình này năm 1915. Hãy nhấn + bên dưới bản đồ. Điều gì vẫn giữ nguyên?
graph-8-ask = sentence
    | = Hình dạng. Mỗi bản đồ gồm ba bản đồ nhỏ hơn, nối với nhau bằng ba đoạn thẳng. Chỉ có số chấm tăng lên: cứ thêm một đĩa thì gấp ba.
graph-9-title = Bây giờ bạn làm được gì
graph-9-text = Bạn giải thích được hình dạng: mỗi chỗ của đĩa lớn nhất cho một bản sao của bản đồ ít hơn một đĩa, và cứ hai bản sao thì được nối bằng một đoạn thẳng. Bạn biết đọc khoảng cách: không có hai trạng thái nào xa nhau hơn hai góc, mà hai góc cách nhau `2^n − 1` bước.

## Lesson: Only one way round. 9 steps.

one-way-name = Chỉ đi vòng một chiều
one-way-about = Hai nhiệm vụ gọi lẫn nhau, và số bước tăng nhanh hơn gấp đôi.
one-way-1-title = Một chiều
one-way-1-text = Học xong bài này, bạn sẽ giải thích được hai nhiệm vụ cần đến nhau. Ở đây đĩa chỉ đi từ A sang B, từ B sang C và từ C sang A. Hãy kéo đĩa 1 từ A sang C và đọc lời nhắn của trang. Sau đó hãy chơi tiếp để đến cọc B.
one-way-2-title = Đi và về không giống nhau
one-way-2-text = Từ A sang B, tháp *tiến một cọc*. Từ B về A, các đĩa của tháp phải qua C: *tiến hai cọc*. Với hai đĩa, tiến một cọc cần 5 bước, còn tiến hai cọc cần 7 bước. Hãy nhấn *Phát* để xem 7 bước ấy, ở đây là từ A sang C.
one-way-3-title = Tiến một cọc
one-way-3-text = Đĩa 3 cần một bước, từ A sang B. Các đĩa 1–2 chờ ở C: từ A, chúng tiến hai cọc. Sau đó chúng đi từ C sang B: lại tiến hai cọc. Gọi `a_n` là số bước để n đĩa tiến một cọc, và `b_n` là số bước để n đĩa tiến hai cọc. Khi đó `a_n = 2 b_(n−1) + 1`, ở đây là `15 = 7 + 1 + 7`.
one-way-4-title = Chương trình tiến một cọc
one-way-4-text = `once` đưa n đĩa tiến một cọc, từ x sang y. `twice` đưa chúng tiến hai cọc. Đó là một chương trình khác, và bạn cứ tin vào nó. Hãy theo dõi các đĩa nhỏ hơn từ cọc này sang cọc kia và xếp các dòng theo đúng thứ tự.
one-way-5-title = Tiến hai cọc
one-way-5-text = Bây giờ đĩa 3 đi từ A sang C và phải dừng ở B. Trước khi nó đi tiếp được, các đĩa 1–2 phải rời C: chúng đi từ C sang A, tiến một cọc. Vậy `b_n = 2 b_(n−1) + a_(n−1) + 2`, ở đây là `21 = 7 + 1 + 5 + 1 + 7`. Hãy tìm năm phần ấy trong hình.
one-way-6-title = Ba phần hay năm phần?
one-way-6-text = Nhiệm vụ tiến một cọc có ba phần, còn nhiệm vụ tiến hai cọc có năm phần. Trước tiên hãy xác định phần được nêu thuộc nhiệm vụ loại nào.
one-way-7-title = Tăng nhanh đến đâu?
one-way-7-text = Tiến một cọc: 1, 5, 15, 43. Tiến hai cọc: 2, 7, 21, 59. Từ phần 3 và phần 5 của bài học suy ra `b_n − a_n = a_(n−1) + 1`, chẳng hạn `21 − 15 = 5 + 1`. Vì vậy, trong công thức ở phần 3, hãy thay `b_(n−1)` bằng `a_(n−1) + a_(n−2) + 1`: `a_n = 2 a_(n−1) + 2 a_(n−2) + 3`. Sau 43 là số nào? Hãy đặt *Số đĩa* bằng 5 để kiểm tra.
one-way-7-ask = number
    | = 119 > `2 × 43 + 2 × 15 + 3`.
    | 116 > Chỉ còn thiếu số 3.
    | 129 > Như thế là coi mỗi số gấp ba số ngay trước nó. Hãy dùng hai số cuối và số 3.
one-way-8-title = Không phải 2 mà là 2,73
one-way-8-text = Ở đây tám đĩa cần { 2447 } bước, còn trong bài toán cổ điển là 255 bước. Giả sử khi số bước đã lớn, cứ thêm một đĩa thì số bước tăng gấp x lần. Khi đó quy tắc ở phần 7 của bài học, với số 3 không còn đáng kể, cho ta `x^2 = 2 x + 2`. Nghiệm dương là `1 + √3`, khoảng 2,73. Ở bài toán cổ điển, số bước chỉ tăng gấp đôi. Hãy nhấn *Phát* và so sánh hai bài toán.
one-way-9-title = Bây giờ bạn làm được gì
one-way-9-text = Bạn giải thích được hai nhiệm vụ: để một tháp tiến một cọc, các tháp nhỏ hơn phải tiến hai cọc, và các tháp này lại cần cả hai loại nhiệm vụ. Bạn biết cái giá phải trả: khi số đĩa lớn, cứ thêm một đĩa thì số bước tăng gấp khoảng `1 + √3` lần, chứ không phải 2 lần.

## Lesson: A fourth peg. 9 steps.

four-pegs-name = Cọc thứ tư
four-pegs-about = Để riêng vài đĩa, chọn để riêng bao nhiêu, và biết điều gì đã được chứng minh.
four-pegs-1-title = Rộng chỗ hơn
four-pegs-1-text = Học xong bài này, bạn sẽ giải thích được cọc thứ tư giúp bớt số bước như thế nào, và điều gì về nó đã được chứng minh. Trên ba cọc, sáu đĩa cần 63 bước. Trên bốn cọc, 17 bước là đủ. Trước hết hãy tự kéo các đĩa sang cọc D, rồi nhấn *Phát*.
four-pegs-2-title = Để riêng vài đĩa
four-pegs-2-text = Các đĩa 1–3 đã được để riêng ở cọc B. Việc đó mất 5 bước. Trên ba cọc sẽ mất 7 bước, nhưng bốn cọc thì rộng chỗ hơn. Hãy lùi lại bằng nút *Bước trước*: những đĩa nào chờ một mình trên một cọc?
four-pegs-2-ask = choice
    | ? Khi đĩa 3 di chuyển, đĩa 1 và đĩa 2 ở đâu?
    | = Mỗi đĩa một mình trên một cọc > Nhờ vậy đĩa 1 không phải lên trên đĩa 2 rồi lại rời đi: 5 bước thay vì 7 bước.
    | Cùng trên một cọc > Trên ba cọc thì phải như vậy. Hãy lùi lại và nhìn cọc C, cọc D.
four-pegs-3-title = Ba cọc cho các đĩa còn lại
four-pegs-3-text = Các đĩa 4–6 không dùng được cọc B, vì ở đó có các đĩa nhỏ hơn. Vậy chúng có ba cọc, và ba đĩa cần 7 bước. Sau đó các đĩa 1–3 lên trên chúng, dùng cả bốn cọc: 5 bước. Tổng cộng `5 + 7 + 5 = 17`.
four-pegs-4-title = Phần nào tiếp theo?
four-pegs-4-text = Nhiệm vụ trên bốn cọc là: để riêng vài đĩa, chuyển các đĩa còn lại, rồi đưa những đĩa để riêng lên trên. Hãy xem những đĩa nào được nêu và chúng đang ở đâu.
four-pegs-5-title = Cách chia tốt nhất
four-pegs-5-text = Gọi `F_k` là số bước của k đĩa trên bốn cọc. Với k từ 1 đến 5, đó là 1, 3, 5, 9, 13. Nếu để riêng k đĩa trong 6 đĩa thì cả bài toán cần `2 F_k + 2^(6−k) − 1` bước: tháp k đĩa ấy được chuyển hai lần, tháp gồm các đĩa còn lại được chuyển một lần trên ba cọc. Với `k = 1`, số bước là 33. Với k nào thì cần ít bước nhất?
four-pegs-5-ask = number
    | = 3 > `5 + 7 + 5 = 17`. Số bước với k từ 1 đến 5: 33, 21, 17, 21, 27. Hình này cho thấy cách chia đó.
    | 1 > Như vậy cần 33 bước: còn lại năm đĩa mà chỉ có ba cọc.
    | 2 > Như vậy cần 21 bước. Hãy thử để riêng thêm một đĩa.
    | 4 > Như vậy cần 21 bước. Hãy thử để riêng ít hơn một đĩa.
    | 5 > Như vậy cần 27 bước. Để riêng nhiều hơn không phải lúc nào cũng tốt hơn: tháp để riêng phải chuyển hai lần.
four-pegs-6-title = Đến lượt bạn với bốn cọc
four-pegs-6-text = Hãy đưa các đĩa đến cọc có cờ với số bước ít nhất. Có nhiều cách ngắn nhất, cách nào cũng được tính. Hãy dùng các cọc trống trước khi xếp chồng các đĩa lên nhau.
four-pegs-7-title = 64 đĩa trước bữa tối
four-pegs-7-text = Trên ba cọc, 64 đĩa cần { 18446744073709551615 } bước. Trên bốn cọc, chúng cần { 18433 } bước, tức là khoảng 5 giờ nếu mỗi giây đi một bước. Hình cho thấy lúc đã đi nửa chặng đường. Hãy đếm các đĩa ở cọc B và cọc C. Vì sao chúng không ở cùng một cọc?
four-pegs-7-ask = sentence
    | = Đó là hai nhóm đĩa. Các đĩa ở phần trên của tháp được để riêng ở một cọc, nhờ dùng cả bốn cọc. Sau đó các đĩa ở phần dưới chỉ dùng được ba cọc, nên nằm ở một cọc khác.
four-pegs-8-title = Đã và chưa được chứng minh
four-pegs-8-text = J. S. Frame và B. M. Stewart công bố phương pháp này năm 1941. Mãi đến năm 2014, Thierry Bousch mới chứng minh rằng trên bốn cọc không có cách nào ngắn hơn. Với năm cọc trở lên, đó là một giả thuyết: nhiều người tin là đúng, nhưng chưa ai có chứng minh được công nhận rộng rãi. Hãy đọc xem khung nói gì về 111 bước này.
four-pegs-9-title = Bây giờ bạn làm được gì
four-pegs-9-text = Bạn giải thích được phương pháp của Frame và Stewart: để riêng vài đĩa, chuyển các đĩa còn lại trên ba cọc, và chọn cách chia có ít bước nhất. Bạn biết điều đó chắc chắn đến đâu: với bốn cọc, Bousch đã chứng minh năm 2014; với năm cọc trở lên, đó là giả thuyết.

## Lesson: The legend of 64 discs. 9 steps.

legend-name = Truyền thuyết 64 đĩa
legend-about = Một câu chuyện, một trò chơi năm 1883, và một số có hai mươi chữ số.
legend-1-title = Ngày tận thế
legend-1-text = Học xong bài này, bạn sẽ nói được 64 đĩa mất bao lâu, ai kể câu chuyện, và các đĩa ở đâu vào bất kỳ lúc nào. Chuyện kể rằng trong một ngôi đền ở Benares, các tu sĩ chuyển 64 đĩa vàng. Khi họ chuyển xong thì đến ngày tận thế. Hãy nhấn *Phát* và xem việc đó nhanh hay chậm.
legend-2-title = Một trò chơi từ Paris
legend-2-text = Trò chơi ra mắt ở Paris năm 1883, gồm tám đĩa gỗ và một tờ giấy kể truyền thuyết. Tác giả là N. Claus (de Siam) ở trường Li-Sou-Stian. Đảo các chữ cái, ta được: Lucas d’Amiens, Saint-Louis. Édouard Lucas là nhà toán học, dạy ở trường trung học Saint-Louis.
legend-3-title = Bao lâu?
legend-3-text = Các tu sĩ cần `2^64 − 1` bước, một số có 20 chữ số. Nếu mỗi giây đi một bước thì mất bao nhiêu năm? Hãy xem bên dưới biểu đồ. Tờ giấy của Lucas viết: hơn 5 tỉ thế kỉ. Ông nói có đúng không? Vũ trụ khoảng 13,8 tỉ năm tuổi.
legend-3-ask = choice
    | = Ông nói đúng > 585 tỉ năm là 5,85 tỉ thế kỉ, gấp hơn 40 lần tuổi của vũ trụ.
    | Không đúng, không lâu đến thế > Hãy tính bằng thế kỉ: 585 tỉ năm chia cho 100.
    | Không đúng, còn lâu hơn nhiều > Hãy so thế kỉ với thế kỉ: 585 tỉ năm chia cho 100.
legend-4-title = Chính giữa
legend-4-text = Đây là bước `2^63`, bước duy nhất của đĩa 64, sau 292 tỉ năm. Trang không đi các bước trước đó: trang tính ra bất kỳ bước nào từ số thứ tự của nó. Hãy nhập 1/3 vào ô *Bước*. Bạn nhận thấy gì ở các cọc?
legend-4-ask = sentence
    | = Cứ ba đĩa có số liên tiếp thì mỗi cọc có một đĩa, nên mỗi cọc có khoảng một phần ba số đĩa, và không đĩa nào nằm trên đĩa có số liền sau nó.
legend-5-title = Bất kỳ bước nào bạn muốn
legend-5-text = Mọi bước có số thứ tự lẻ đều chuyển đĩa 1, ở đây luôn từ A sang B, từ B sang C hoặc từ C sang A. Còn khi số thứ tự là chẵn, đó là bước hợp lệ duy nhất không chuyển đĩa 1. Đây là bước { 12345678901234567890 }. Hãy kiểm tra, rồi nhập một số dài tùy bạn.
legend-6-title = Vào vai tu sĩ
legend-6-text = Số thứ tự của bước là lẻ hay chẵn? Nếu lẻ, hãy chuyển đĩa 1 đi tiếp: từ A sang B, từ B sang C hoặc từ C sang A. Nếu chẵn, hãy xem hai cọc không có đĩa 1: trong các đĩa trên cùng ở đó, chỉ một đĩa di chuyển được.
legend-7-title = Nếu họ bắt đầu từ năm 1883
legend-7-text = Nếu từ đầu năm 1883 mỗi giây đi một bước, thì đĩa 33 hẳn đã di chuyển lần đầu vào tháng 2 năm 2019. Đó là bước `2^32`, đang hiện ở đây. Đĩa 34 sẽ phải đợi đến năm 2155. Cứ 2 bước thì có một bước của đĩa 1, cứ 4 bước có một bước của đĩa 2, cứ 8 bước có một bước của đĩa 3. Sau bước đang hiện, bao nhiêu đĩa trong 64 đĩa vẫn chưa di chuyển?
legend-7-ask = number
    | = 31 > Các đĩa từ 1 đến 33 đã di chuyển, và 64 − 33 = 31. Những đĩa còn lại vẫn nằm ở cọc ban đầu.
    | 32 > Chỉ lệch một đĩa: bước đang hiện đã là của đĩa 33.
    | 33 > Đó là số đĩa đã di chuyển. Còn bao nhiêu đĩa chưa di chuyển?
legend-8-title = Đã di chuyển bao nhiêu lần?
legend-8-text = Hãy chia số bước đã đi: cho 2 với đĩa 1, cho 4 với đĩa 2, cho 8 với đĩa 3, rồi cứ sang đĩa tiếp theo thì số chia lại gấp đôi. Thường chỉ cần ước lượng là đủ để chọn.
legend-9-title = Bây giờ bạn làm được gì
legend-9-text = Bạn kể được câu chuyện: năm 1883, Édouard Lucas công bố trò chơi này dưới tên N. Claus (de Siam), và 64 đĩa mất 585 tỉ năm nếu mỗi giây đi một bước. Bạn cũng tìm được đường giữa các bước: chỉ cần số thứ tự của một bước là đủ để nói đĩa nào di chuyển và mọi đĩa ở đâu.
stack-name = Ngăn xếp lời gọi
stack-about = Theo dõi chương trình đệ quy qua từng lời gọi, và xem lời gọi nào đang chờ.
stack-1-title = Danh sách ở đâu?
stack-1-text = Học xong bài này, bạn sẽ nói được chương trình đệ quy làm gì tiếp theo và những lời gọi nào đang chờ. Đây là chương trình với ba đĩa. Dòng 7, dòng cuối cùng, đã thực hiện lời gọi đầu tiên. Mũi tên chỉ chỗ chương trình đang chạy, dòng chữ bên dưới cho biết điều gì xảy ra ở đó. Dòng 4 in ra một bước, và bước ấy được thực hiện trên các tháp. Hãy nhấn *Tiến* vài lần.
stack-1-ask = choice
    | ? Danh sách bảy bước nằm ở đâu trong chương trình?
    | Ở dòng 7 > Dòng 7 chỉ có số đĩa và ba cọc.
    | Ở dòng 4 > Mỗi lần chạy, dòng 4 chỉ thực hiện một bước. Không phải lần nào cũng là hai cọc ấy.
    | = Không ở đâu cả > Chương trình không biết trước bước nào. Nó tính ra từng bước khi dòng 4 chạy.
stack-2-title = Lời gọi là gì
stack-2-text = *Gọi* hanoi nghĩa là chạy các dòng của nó từ đầu, với giá trị mới cho các tên ở dòng 1. Trong lời gọi này, n là 3, source là A, target là C, spare là B. Tiếp theo là dòng 3. Dòng này truyền đi `n − 1`, source, spare, target, theo thứ tự ấy. Vậy trong lời gọi mới, n là 2, source là A, target là B.
stack-2-ask = choice
    | ? Trong lời gọi mới, spare là cọc nào?
    | Cọc A > Ở đây A là source, và dòng 3 truyền nó đi làm source.
    | Cọc B > B là spare trong lời gọi đang chạy. Trong lời gọi mới, nó là target.
    | = Cọc C > Tên cuối cùng ở dòng 3 là target, ở đây là C. Lời gọi mới nhận nó làm spare.
stack-3-title = Lời gọi bên ngoài chờ
stack-3-text = Hãy cuộn xuống đến *Ngăn xếp lời gọi*. Lời gọi trên cùng, với 2 đĩa, đang chạy. Lời gọi bên dưới, với 3 đĩa, đang chờ ở dòng 3 của nó. Vì thế hàng trên cùng ghi “trở về dòng 3”: đó là dòng của lời gọi bên dưới. Nhấn *Ra ngoài* thì lời gọi trên cùng chạy đến hết. Nhấn *Tiến* một lần nữa thì lời gọi bên ngoài chạy tiếp.
stack-3-ask = choice
    | ? Lời gọi với 3 đĩa làm gì trong khi lời gọi với 2 đĩa chạy?
    | Nó đã kết thúc > Dòng 4 và dòng 5 của nó vẫn chưa chạy. Lời gọi đang chờ thì vẫn mở.
    | = Nó chờ ở dòng 3 > Khi lời gọi bên trong kết thúc thì đến dòng 4.
    | Nó chạy tiếp dòng 4 > Chỉ lời gọi trên cùng chạy. Dòng 4 chạy sau khi lời gọi bên trong kết thúc.
stack-4-title = In ra gì tiếp theo?
stack-4-text = Hãy bắt đầu từ dòng được tô sáng, trong lời gọi ở đỉnh ngăn xếp. Chỉ các cọc của lời gọi này được tính. Lời gọi với 0 đĩa không in ra gì. Nếu dòng ấy gọi với một đĩa trở lên thì lời gọi đó in trước. Nếu lời gọi trên cùng không còn gì để in thì lời gọi bên dưới chạy tiếp, sau dòng ghi trong “trở về dòng” ở hàng trên cùng.
stack-5-title = Mỗi lời gọi có n riêng
stack-5-text = Có bốn lời gọi *đang mở*: đã bắt đầu mà chưa kết thúc. Chúng có 0, 1, 2 và 3 đĩa. Mỗi lời gọi có n riêng và các cọc riêng. Dòng 3 không làm thay đổi n. Nó đưa cho lời gọi tiếp theo một số nhỏ hơn. Lời gọi mới nhất ở trên cùng và kết thúc đầu tiên, nên danh sách này gọi là *ngăn xếp*.
stack-5-ask = number
    | ? Lời gọi với 0 đĩa kết thúc. Trong lời gọi chạy tiếp, n bằng bao nhiêu?
    | = 1 > n của nó từ đầu đến giờ vẫn là 1, và nó chạy tiếp dòng 4. Hãy nhấn *Tiến* ba lần để xem.
    | 0 > Đó là n của lời gọi đã kết thúc. n không phải là một biến chung cho mọi lời gọi.
    | 3 > Lời gọi đó đang chờ hai lời gọi khác. Lời gọi ngay dưới đỉnh mới chạy tiếp.
    | 2 > Lời gọi đó cũng đang chờ. Lời gọi ngay dưới đỉnh mới chạy tiếp.
stack-6-title = Dòng nào chạy tiếp?
stack-6-text = Có ba trường hợp. Dòng có lời gọi dẫn vào lời gọi mới: mũi tên đi qua dòng 1, và dòng 2 là dòng đầu tiên làm việc. Khi một lời gọi kết thúc, lời gọi bên dưới chạy tiếp sau dòng được ghi ở “trở về dòng”. Nếu đó là dòng 5 thì lời gọi bên dưới cũng kết thúc. Trong mọi trường hợp khác, dòng kế tiếp chạy.
stack-7-title = Đường đi trên cây
stack-7-text = Hãy cuộn xuống đến *Cây lời gọi*. Khối có màu của một đĩa là một bước của đĩa ấy. Khối gồm nhiều đĩa là một lời gọi, và bên dưới là những việc nó làm. Lời gọi với 1 đĩa chỉ hiện bước của nó. Lời gọi với 0 đĩa không có khối. Khối xám là lời gọi đang mở. Chương trình đi qua cây từ trái sang phải.
stack-7-ask = number
    | ? 3 đĩa cần một lời gọi với 3 đĩa, hai với 2 đĩa, bốn với 1 đĩa và tám với 0 đĩa: 15 lời gọi. 4 đĩa cần bao nhiêu lời gọi?
    | = 31 > Hai lần 15, cộng thêm lời gọi đầu tiên. Với n đĩa, có `2^(n+1) − 1` lời gọi.
    | 15 > Đó là số bước. 16 lời gọi với 0 đĩa cũng được tính.
    | 30 > Hai lần 15. Còn thiếu chính lời gọi đầu tiên.
stack-8-title = Ngăn xếp sâu bao nhiêu?
stack-8-text = Mỗi lời gọi ít hơn lời gọi sinh ra nó một đĩa: 5, 4, 3, 2, 1, 0. Vì vậy không bao giờ có quá 6 lời gọi đang mở, dù chương trình thực hiện 31 bước và 63 lời gọi. Các lời gọi đã kết thúc thì không tính. Hãy xem n của lời gọi đang chạy, và đếm các lời gọi từ 5 xuống đến số đó.
stack-9-title = Bây giờ bạn làm được gì
stack-9-text = Bạn theo dõi được một chương trình đệ quy: chỉ lời gọi ở đỉnh ngăn xếp chạy, các lời gọi khác chờ, và mỗi lời gọi có n riêng. Bạn nói được ngăn xếp sâu đến đâu: n đĩa cần `2^n − 1` bước, thế mà không bao giờ có quá `n + 1` lời gọi đang mở.
stack-9-ask = choice
    | ? Với 64 đĩa, nhiều nhất có bao nhiêu lời gọi đang mở?
    | { 18446744073709551615 } > Đó là số bước. Các bước lần lượt nối tiếp nhau, và lời gọi đã kết thúc thì không còn trong ngăn xếp. Độ sâu tăng theo số đĩa, không theo số bước.
    | 64 > Lời gọi với 0 đĩa cũng mở trong chốc lát.
    | = 65 > Một lời gọi với 64 đĩa, một với 63 đĩa, cứ thế xuống đến 0 đĩa.
loop-name = Không cần đệ quy
loop-about = Giải mọi tháp bằng hai dòng lặp đi lặp lại, và hiểu vì sao làm vậy là đúng.
loop-1-title = Hai dòng
loop-1-text = Học xong bài này, bạn sẽ giải được mọi tháp bằng hai dòng, và nói được vì sao làm vậy là đúng.

    Dòng 1: chuyển đĩa 1 sang cọc tiếp theo của nó, ở đây theo thứ tự A, C, B, A.

    Dòng 2: đi bước hợp lệ duy nhất của một đĩa khác.

    Hãy bắt đầu từ dòng 1, và lặp lại cả hai dòng cho đến khi mọi đĩa ở C. Hãy kéo các đĩa.
loop-2-title = Nhiều nhất ba bước
loop-2-text = Đĩa 1 lúc nào cũng di chuyển được, sang cọc nào trong hai cọc kia cũng được. Các đĩa khác chỉ đi được giữa hai cọc ấy, vì không đĩa nào được nằm trên đĩa 1. Ở đó, chỉ đĩa nhỏ hơn trong hai đĩa trên cùng di chuyển được. Vậy có ba bước hợp lệ, nhưng chỉ có hai khi mọi đĩa ở cùng một cọc. Trên bản đồ, hãy đếm các đoạn thẳng ở vài chấm. Nhấp hoặc chạm vào các chấm ấy.
loop-3-title = Hãy tìm đĩa 1
loop-3-text = Trước tiên hãy tìm đĩa 1. Nó được sang bất kỳ cọc nào khác. Với một đĩa khác, hãy hỏi hai điều. Có đĩa nhỏ hơn nằm trên nó không? Nếu di chuyển, nó có nằm trên đĩa nhỏ hơn không? Nếu cả hai đều không thì nó di chuyển được. Nhiều nhất chỉ có một bước không phải của đĩa 1 là hợp lệ: giữa hai cọc không có đĩa 1.
loop-4-title = Cứ hai bước lại một lần
loop-4-text = Hãy cuộn xuống trong dòng thời gian: đĩa 1 được tô sáng. Cứ 2 bước thì có một bước của nó. Trong lời giải ngắn nhất, điều này là bắt buộc. Hai bước liền nhau của đĩa 1 có thể thay bằng một bước, hoặc bỏ đi. Sau bước của một đĩa khác, bước hợp lệ duy nhất không phải của đĩa 1 là đưa chính đĩa ấy về chỗ cũ. Lúc đầu chỉ đĩa 1 di chuyển được.
loop-4-ask = choice
    | ? Bạn làm theo hai dòng và quên mất tiếp theo là dòng nào. Ngoài các tháp, bạn cần biết ít nhất điều gì?
    | = Đĩa nào vừa di chuyển > Nếu là đĩa 1, hãy đi bước hợp lệ duy nhất của một đĩa khác. Nếu là đĩa khác, hãy chuyển đĩa 1 sang cọc tiếp theo của nó.
    | Số thứ tự của bước > Biết số đó thì được, nhưng không cần nhiều đến thế: chỉ cần biết đĩa nào vừa di chuyển.
    | Mọi bước đã đi > Chỉ cần bước cuối. Các tháp cho thấy kết quả của những bước khác.
loop-5-title = Đi vòng theo chiều nào?
loop-5-text = Từ A sang B, từ B sang C hoặc từ C sang A là *tiến một cọc*. Ngược lại là *lùi một cọc*. Hàng trên cùng, 3 đĩa, lùi một cọc. Cả hai bài toán 2 đĩa đều tiến một cọc. Trong mỗi bài toán đó, đĩa 1 đi hai bước, bước nào cũng lùi một cọc. Cứ thêm một đĩa thì chiều đi của đĩa 1 lại đảo ngược.
loop-5-ask = choice
    | ? 10 đĩa đi từ A sang C. Đĩa 1 đi đâu trước tiên?
    | = Sang B > Với một đĩa, nó lùi một cọc; với hai đĩa, nó tiến một cọc, cứ thế tiếp tục. Nếu số đĩa là chẵn thì nó tiến một cọc.
    | Sang C > Điều đó đúng khi số đĩa là lẻ. Cứ thêm một đĩa thì chiều đi lại đảo ngược.
    | Sang B hay sang C đều được > Cả hai bước đều hợp lệ, nhưng chỉ một bước mở đầu đường đi ngắn nhất đến C.
loop-6-title = Đi ngược chiều
loop-6-text = Chiều đi của đĩa 1 có quan trọng không? Vẫn dùng hai dòng ấy, nhưng hãy chuyển đĩa 1 theo thứ tự A, B, C, A. Tháp sẽ lại đủ đĩa ở cọc nào? Hãy đoán trước. Sau đó kéo các đĩa cho đến khi tất cả ở cùng một cọc.
loop-6-ask = position
    | = 111 > Lại là bảy bước, nhưng tháp ở cọc B. Mọi bước đều hợp lệ. Chiều đi của đĩa 1 quyết định tháp đến cọc nào.
loop-7-title = Đoán bước sắp tới
loop-7-text = Có 12 đĩa, là số chẵn, nên đĩa 1 đi A, B, C, A. Sau một số chẵn bước thì đến lượt đĩa 1. Sau một số lẻ bước thì đĩa 1 vừa di chuyển, nên hãy đi bước hợp lệ duy nhất của một đĩa khác. Bạn chỉ cần biết số đó là chẵn hay lẻ.
loop-8-title = Điều luôn đúng
loop-8-text = Một câu luôn đúng mỗi khi vòng lặp bắt đầu lại gọi là *bất biến*. Ở đây là câu: “Đây là một trạng thái của lời giải đệ quy, và đến lượt đĩa 1.” Hãy nhấn *Bước tiếp* hai lần: câu ấy lại đúng. Nếu nó đúng trước mỗi cặp bước thì hai dòng đi đúng các bước của đệ quy.
loop-8-ask = order
    | ? Vì sao bất biến luôn đúng? Hãy xếp chứng minh theo đúng thứ tự, bắt đầu từ lúc xuất phát.
    | Lúc xuất phát, chưa đĩa nào di chuyển và đến lượt đĩa 1, nên bất biến đúng.
    | Giả sử bất biến đúng trước dòng 1. Lời giải chuyển đĩa 1 sang cọc tiếp theo của nó, và dòng 1 cũng làm như vậy.
    | Nếu đó chưa phải là bước cuối thì lời giải chuyển tiếp một đĩa khác. Chỉ có một bước như vậy là hợp lệ, nên dòng 2 đi bước đó.
    | Sau hai bước này lại đến lượt đĩa 1, nên bất biến đúng trước cặp bước tiếp theo.
    | Vậy hai dòng đi mọi bước của lời giải, cho đến bước cuối, là bước của đĩa 1.
loop-9-title = Bây giờ bạn làm được gì
loop-9-text = Bạn giải được mọi tháp bằng hai dòng: chuyển đĩa 1 sang cọc tiếp theo của nó, đi bước hợp lệ duy nhất của một đĩa khác, rồi lặp lại. Bạn nói được vì sao làm vậy là đúng. Trong lời giải, cứ 2 bước thì có một bước của đĩa 1, luôn đi vòng theo cùng một chiều. Với mỗi bước còn lại chỉ có một lựa chọn.
loop-9-ask = choice
    | ? Với đệ quy, 8 đĩa cần 255 bước. Với hai dòng thì cần bao nhiêu bước?
    | Ít hơn, vì vòng lặp đơn giản hơn > Chương trình đơn giản hơn, nhưng các bước vẫn là những bước ấy, và không thể ít hơn.
    | Nhiều hơn, vì không ai lập kế hoạch cho các bước > Không bước nào bị lãng phí: hai dòng đi đúng các bước của kế hoạch.
    | = Vẫn 255 bước > Chỉ có một lời giải ngắn nhất, và cả hai cách đều đi các bước của nó.
time-name = Chương trình chạy mất bao lâu?
time-about = Liệt kê mọi bước, hay chỉ tìm một bước: một việc là vô vọng, việc kia thì dễ.
time-1-title = Hai việc khác nhau
time-1-text = Học xong bài này, bạn sẽ nói được vì sao liệt kê mọi bước của 64 đĩa là vô vọng: nếu mỗi giây đi 1 tỉ bước thì mất 585 năm. Bạn sẽ biết trang này vẫn tìm được bất kỳ bước nào trong số đó bằng cách nào. Đây là bước { 12345678901234567890 }. Hãy nhập một số khác, có tối đa 19 chữ số, vào ô *Bước*, rồi nhấn Enter.
time-1-ask = choice
    | ? Để hiện bước của bạn, trang đã phải đi những bước nào trước nó?
    | Tất cả > Nếu vậy thì bạn vẫn còn đang chờ. Muốn biết một bước, không cần biết các bước trước nó. Phần 5 đến phần 8 của bài học cho thấy vì sao.
    | Vài bước cuối > Trang không đi được những bước ấy nếu không biết chúng bắt đầu từ đâu.
    | = Không bước nào > Trang tính ra chỗ của mỗi đĩa chỉ từ số thứ tự. Phần 5 đến phần 8 của bài học cho thấy cách tính.
time-2-title = Liệt kê tất cả
time-2-text = Bốn chương trình liệt kê mọi bước của 20 đĩa. Hãy nhấn *Bắt đầu đua*, chờ một lát, rồi cuộn xuống đến bảng. Thời gian phụ thuộc vào thiết bị của bạn và mỗi lần đua một khác. Nhưng cột *Số bước* thì giống nhau ở mọi chương trình: { 1048575 }. Mỗi bước cần ít nhất một thao tác, nên danh sách `2^n − 1` bước cần ít nhất ngần ấy thao tác.
time-2-ask = choice
    | ? Có chương trình nào trong bốn chương trình liệt kê xong các bước của 64 đĩa trên thiết bị của bạn trong đời bạn không?
    | Có, chương trình mất ít thời gian nhất > Mỗi bước nó cần ít thời gian hơn, nhưng nó cũng đi đủ `2^64 − 1` bước.
    | Có, “Tính thẳng”, vì nó tìm ra bước từ số thứ tự > Ở đây nó làm việc đó với mọi số, tức là `2^64 − 1` lần.
    | = Không > Số bước gấp hơn 17 nghìn tỉ lần số bước của 20 đĩa. Ngay cả 10 mili giây cũng thành hơn năm nghìn năm.
time-3-title = Tăng theo hàm mũ là gì
time-3-text = Mỗi thanh dài khoảng gấp đôi thanh ngay trên nó. Mỗi lần tăng gấp cùng một số lần là tăng *theo hàm mũ*. Mỗi lần tăng thêm cùng một lượng là tăng *tuyến tính*, chẳng hạn `1000 n`. Với 13 đĩa, `1000 n` là { 13000 }, còn `2^n − 1` chỉ là { 8191 }. Với 14 đĩa, hai số là { 14000 } và { 16383 }. Từ đó trở đi, `2^n − 1` luôn lớn hơn.
time-3-ask = choice
    | ? Trường hợp nào sau đây tăng theo hàm mũ?
    | Cứ thêm một đĩa thì thêm một triệu > Rất nhanh, nhưng lần nào cũng thêm cùng một lượng, nên là tuyến tính.
    | = Cứ thêm một đĩa thì thêm một phần trăm > Lần nào cũng gấp 1,01 lần. Lúc đầu tăng chậm, nhưng khi đủ nhiều đĩa thì vượt mọi cách tăng tuyến tính.
    | Một số có hai mươi chữ số > Một số thì không tăng, dù lớn đến đâu. Hàm mũ là một cách tăng, không phải là độ lớn.
time-4-title = Máy tính nhanh hơn
time-4-text = Giả sử một máy tính cần một năm cho mọi bước của 40 đĩa. Máy tính nhanh gấp đôi liệt kê các bước của 41 đĩa trong khoảng một năm: thêm được một đĩa. Thêm bộ nhớ cũng không giúp được. Nếu mỗi bước chiếm một byte thì danh sách của 64 đĩa làm đầy hơn 18 triệu ổ cứng một terabyte.
time-4-ask = number
    | ? Một máy tính nhanh gấp một nghìn lần. Trong khoảng chừng ấy thời gian, nó liệt kê được thêm bao nhiêu đĩa?
    | = 10 > Gấp đôi mười lần là `2^10 = 1024`. Vậy máy tính nhanh hơn chỉ thêm được vài đĩa, và không giải quyết được vấn đề.
    | 1000 > Thêm một nghìn đĩa thì số bước gấp `2^1000` lần. Chỉ thêm một đĩa là số bước đã gấp đôi.
    | 1 > Nhanh gấp đôi thì thêm được một đĩa. Phải gấp đôi bao nhiêu lần để từ 1 lên một nghìn?
    | 500 > Cứ thêm một đĩa thì lại cần nhanh gấp đôi. Phải gấp đôi bao nhiêu lần để từ 1 lên một nghìn?
time-5-title = Chỉ một phần là quan trọng
time-5-text = Sau 180 bước, 8 đĩa ở đâu? Đĩa 8 đi bước 128, nên nó ở C. Trong phần sau đó, các đĩa 1–7 đi từ B sang C; phần này đã đi được `180 − 128 = 52` bước. Đĩa 7 đi bước 64 của phần này, nên vẫn ở B. Phần trước bước ấy đang diễn ra: các đĩa 1–6 đi từ B sang A.
time-5-ask = number
    | ? Trong phần đó, đĩa 6 đi bước 32, rồi các đĩa 1–5 đi tiếp, từ C sang A. Trong số các bước từ C sang A này, đã đi được bao nhiêu bước?
    | = 20 > `52 − 32 = 20`. Mỗi đĩa một phép so sánh, nên 8 phép là đủ, không cần 180 bước.
    | 52 > Trước phần ấy còn có 31 bước trước đĩa 6 và bước của chính đĩa 6.
    | 21 > Bước của chính đĩa 6 không thuộc phần sau nó.
    | 148 > Hãy đếm từ đầu phần của các đĩa 1–6. Phần này đã đi được 52 bước.
time-6-title = Mỗi đĩa một phần
time-6-text = Đĩa 6 đi bước 32. Nếu số của bạn nhỏ hơn, hãy vào phần trước bước ấy. Nếu lớn hơn, hãy trừ đi 32 và vào phần sau bước ấy. Làm tiếp với đĩa 5 và số 16, đĩa 4 và số 8, cho đến đĩa 1 và số 1. Khi hai số bằng nhau thì bạn biết đó là đĩa nào. Các tháp cho thấy nó đi đâu.
time-7-title = Mỗi đĩa chia đôi một lần
time-7-text = Trang chia đôi số thứ tự và bỏ phần dư: 180, 90, 45, 22, 11, 5. Cứ 32 bước thì có một bước của đĩa 5, là bước thứ mười sáu. Sau năm lần chia đôi, ta được 5 lượt đủ 32 bước, và số dư cuối cùng, 1, cho biết còn thừa nửa lượt hoặc hơn. Vậy đĩa 5 đã di chuyển `5 + 1 = 6` lần, và lại về A.
time-7-ask = number
    | ? Với 8 đĩa, chia đôi tám lần là đủ. Với bước { 12345678901234567890 } của 64 đĩa thì bao nhiêu lần là đủ?
    | = 64 > Mỗi đĩa chia đôi một lần. Số đĩa gấp đôi thì số lần chia gấp đôi, nên số thao tác tăng như n, không phải như `2^n`.
    | 20 > Đó là số chữ số của nó trong hệ thập phân. Nhưng mỗi lần chia đôi bỏ đi một chữ số nhị phân.
    | 63 > Đĩa lớn nhất cũng có một chữ số.
time-8-title = Đã di chuyển bao nhiêu lần?
time-8-text = Một đĩa đã di chuyển bao nhiêu lần? Hãy chia số bước đã đi, rồi làm tròn đến số nguyên gần nhất, gặp đúng một nửa thì làm tròn lên. Với đĩa 14, chia cho `2^14`, tức là { 16384 }. Với đĩa 12, chia cho `2^12`, tức là { 4096 }. Có hàng nghìn bước, nhưng mỗi câu trả lời chỉ cần một phép chia.
time-9-title = Bây giờ bạn làm được gì
time-9-text = Bạn phân biệt được hai việc. Liệt kê mọi bước cần ít nhất `2^n − 1` thao tác, và máy tính nhanh hơn chỉ thêm được vài đĩa. Tìm một bước cần khoảng n thao tác, nên với 64 đĩa thì khoảng 64 thao tác là đủ. Muốn đánh giá một chương trình, hãy hỏi số thao tác của nó tăng thế nào khi n tăng.
time-9-ask = sentence
    | ? Vì sao có thể biết một bước mà không cần biết các bước trước nó?
    | = Tại mỗi đĩa, số thứ tự cho biết bước đó nằm ở phần trước hay phần sau bước của đĩa ấy. Chỉ phần đó là quan trọng, nên mỗi đĩa chỉ cần một thao tác nhỏ.

anywhere-name = Từ đâu đến đâu cũng được
anywhere-about = Gom các đĩa nằm rải rác về một cọc, và đi từ trạng thái bất kỳ đến bất kỳ trạng thái nào khác.
anywhere-1-title = Đĩa lớn nhất trước
anywhere-1-text = Học xong bài này, bạn sẽ đi được từ trạng thái bất kỳ đến bất kỳ trạng thái nào khác với số bước ít nhất. Ở đây các đĩa nằm rải rác, và tất cả phải sang C. Hãy bắt đầu từ đĩa lớn nhất: đĩa 4 đã ở C nên cứ ở yên đó.
anywhere-1-ask = number
    | ? Đĩa lớn nhất phải di chuyển là đĩa nào?
    | = 3 > Từ đĩa này suy ra mọi điều còn lại, vì các đĩa nhỏ hơn phải tránh đường cho nó.
    | 4 > Đĩa 4 đã ở đúng chỗ, và các đĩa khác nằm trên nó được. Vậy nó không bao giờ di chuyển.
    | 1 > Đĩa 1 đi bước đầu tiên. Nhưng nó sang cọc nào thì còn tùy vào một đĩa lớn hơn.
anywhere-2-title = Tránh đường
anywhere-2-text = Đĩa 3 phải đi từ A sang C. Lúc đó không đĩa nhỏ hơn nào được ở A hay C. Vậy đĩa 1 và đĩa 2 phải ở B, là cọc còn lại. Đĩa 2 đã ở đó. Bước đầu tiên là bước nào? Hãy đi bước đó trên các tháp.
anywhere-2-ask = move
    | = 1,2,1 > Đĩa 1 lên trên đĩa 2 ở B. Sau đó đĩa 3 sang C được, rồi đến đĩa 1 và đĩa 2.
    | 1,2,0 > Bây giờ nó nằm trên đĩa 3, mà đĩa 3 lại phải di chuyển tiếp theo. Hãy hoàn tác bước này.
    | 2,1,0 > Đĩa 2 vốn đã tránh đường rồi. Bây giờ nó nằm trên đĩa 3. Hãy hoàn tác bước này.
anywhere-3-title = Dọn gọn sáu đĩa
anywhere-3-text = Hãy bắt đầu từ đĩa lớn nhất. Nếu nó ở đúng chỗ thì đĩa nhỏ hơn kế tiếp phải ở cùng cọc với nó. Nếu không thì đĩa nhỏ hơn kế tiếp phải ở cọc còn lại: không phải cọc đĩa lớn đang ở, cũng không phải cọc nó phải sang. Cứ thế xuống đến đĩa 1. Đĩa nhỏ nhất chưa ở đúng chỗ sẽ di chuyển tiếp theo.
anywhere-4-title = Bao nhiêu bước?
anywhere-4-text = Đĩa 4 phải sang C. Bước của nó và 7 bước đưa các đĩa khác lên trên nó cộng lại là 8 bước. Trước đó, các đĩa khác phải ở B. Đĩa 3 đã ở đó. Đĩa 2 thì chưa: tốn 2 bước. Đĩa 1 phải ở A, và nó đang ở A. Tổng cộng: 10. Đĩa k chưa ở đúng chỗ thì tốn `2^(k−1)` bước.
anywhere-4-ask = number
    | ? Nếu lúc đầu đĩa 1 ở B thì cần bao nhiêu bước?
    | = 11 > Trước hết đĩa 1 phải sang A, để đĩa 2 đi được từ C sang B. Việc đó tốn thêm 1 bước.
    | 10 > Khi đĩa 2 đi từ C sang B, đĩa 1 phải ở đâu?
    | 9 > Ở B, đĩa 1 cản đường đĩa 2, nên tốn một bước.
anywhere-5-title = Hai đường cho đĩa lớn nhất
anywhere-5-text = Bây giờ ở đích các đĩa cũng nằm rải rác: đĩa 3 ở C, đĩa 1 và đĩa 2 ở A. Nếu đĩa 3 đi thẳng sang C thì đĩa 1 và đĩa 2 trước hết cần 3 bước để sang B, sau đó cần 3 bước để sang A. Tính cả bước của đĩa 3 là 7 bước. Có một đường ngắn hơn. Hãy chuyển đĩa 3 sang B trước, rồi tự tay đi tiếp.
anywhere-5-ask = position
    | = 200 > Năm bước là đủ: đĩa 3 sang B, ba bước của đĩa 1 và đĩa 2, rồi đĩa 3 sang C. Đĩa lớn nhất di chuyển hai lần, thế mà đường này vẫn ngắn hơn.
anywhere-6-title = Tam giác thứ ba
anywhere-6-text = Trong mỗi tam giác tô màu, đĩa 3 đứng yên ở một cọc. Nếu nó đi thẳng sang C thì bạn đi qua đoạn thẳng nối tam giác của A với tam giác của C. Cả điểm đầu lẫn đích đều ở xa đoạn ấy, nên đường qua tam giác của B ngắn hơn. Trong những bài toán khác, đi thẳng lại ngắn hơn. Đĩa lớn nhất không bao giờ phải di chuyển quá hai lần.
anywhere-6-ask = choice
    | ? Giả sử đĩa lớn nhất di chuyển ba lần. Vì sao đó không thể là đường ngắn nhất?
    | = Nó trở lại một cọc mà nó đã từng ở > Hãy bỏ đi các bước của nó ở khoảng giữa. Các đĩa nhỏ hơn vẫn đi được mọi bước của mình, vì đĩa lớn hơn không bao giờ cản chúng.
    | Nó đi nhiều bước hơn các đĩa nhỏ hơn > Đĩa 1 mới là đĩa đi nhiều bước nhất. Hãy theo dõi đĩa lớn nhất từ cọc này sang cọc kia: nó đã từng ở đâu?
    | Các đĩa nhỏ hơn sẽ cản nó > Chúng lúc nào cũng tránh đường được. Việc đó tốn thêm bước, nhưng không chứng tỏ là có đường ngắn hơn.
anywhere-7-title = Cách nhau bao xa?
anywhere-7-text = Mỗi góc của bản đồ là một tháp ở một cọc. Mỗi cạnh là đường ngắn nhất giữa hai tháp. Với n đĩa, cạnh có `2^n − 1` đoạn thẳng, vậy với ba đĩa nó dài 7 bước. Không có hai trạng thái nào cách nhau xa hơn thế. Mọi chấm của hàng dưới cùng đều cách tháp ở A 7 bước.
anywhere-7-ask = number
    | ? Với 10 đĩa, bao nhiêu bước là đủ để đi giữa hai trạng thái bất kỳ?
    | = 1023 > `2^10 − 1`. Tính trung bình, một trạng thái ngẫu nhiên cách một tháp khoảng hai phần ba số đó.
    | 1024 > Đó là `2^10`. Cạnh của bản đồ có ít hơn một đoạn thẳng.
    | 511 > Đó là `2^9 − 1`, số bước của 9 đĩa. Hãy gấp đôi rồi cộng 1.
anywhere-8-title = Từ mớ lộn xộn này sang mớ khác
anywhere-8-text = Các đường viền nét đứt cho thấy đích. Đĩa 4 là đĩa lớn nhất chưa ở đúng chỗ. Hãy đếm số bước của hai đường đi cho nó, như ở phần 5 của bài học: thẳng sang C, hoặc qua B. Sau đó hãy đi đường ngắn hơn. Khi đĩa 4 đã ở đúng chỗ, hãy tìm đĩa lớn nhất trong các đĩa còn lại chưa ở đúng chỗ.
anywhere-9-title = Bây giờ bạn làm được gì
anywhere-9-text = Bạn dọn gọn được mọi mớ lộn xộn: từ đĩa lớn nhất trở xuống, bạn biết mỗi đĩa phải ở đâu. Số bước là tổng của các lũy thừa của 2, nên trang giải được ngay cả 64 đĩa nằm rải rác này trong chớp mắt. Giữa hai trạng thái lộn xộn, bạn so sánh hai đường: đi thẳng, hoặc qua cọc còn lại.
anywhere-9-ask = sentence
    | ? Các đĩa nằm ở cả ba cọc và phải sang C. Làm thế nào để tìm bước đầu tiên?
    | = Đi từ đĩa lớn nhất trở xuống và ghi lại mỗi đĩa phải ở đâu. Nếu một đĩa ở đúng chỗ thì đĩa nhỏ hơn kế tiếp phải ở cùng cọc, nếu không thì ở cọc còn lại. Đĩa nhỏ nhất chưa ở đúng chỗ di chuyển trước tiên.
all-positions-name = Mỗi trạng thái một lần
all-positions-about = Một đường đi qua mọi trạng thái, và cách đọc nó trong hệ cơ số 3.
all-positions-1-title = Đường dài nhất
all-positions-1-text = Học xong bài này, bạn sẽ biết một đường đi qua mỗi trạng thái đúng một lần, và tìm được mỗi bước của nó từ số thứ tự của bước ấy. Một trạng thái cho biết mỗi đĩa ở cọc nào. Hai đĩa có `3 ⋅ 3 = 9` trạng thái. Hãy nhấn *Phát* và xem cả chín trạng thái.
all-positions-1-ask = number
    | ? Ba đĩa có bao nhiêu trạng thái?
    | = 27 > Mỗi đĩa có ba cọc: `3 ⋅ 3 ⋅ 3 = 27`. Luật chỉ quyết định bước nào được phép đi.
    | 9 > Đó là với hai đĩa. Đĩa thứ ba cũng có thể ở ba cọc.
    | 18 > Đĩa thứ ba có ba khả năng, không phải hai: `9 ⋅ 3`.
all-positions-2-title = Qua ba tam giác
all-positions-2-text = Bản đồ có một chấm cho mỗi trạng thái trong 27 trạng thái, và đường màu xanh lam đi qua tất cả các chấm. Trong mỗi tam giác tô màu, đĩa 3 đứng yên tại cọc của nó, còn đĩa 1 và đĩa 2 đi qua đủ 9 trạng thái của chúng. Sau đó đĩa 3 di chuyển, và đến tam giác tiếp theo. Hãy nhấn *Phát*.
all-positions-2-ask = number
    | ? Đĩa 3 di chuyển bao nhiêu lần?
    | = 2 > Từ A sang B và từ B sang C: mỗi lần sang tam giác tiếp theo là một lần.
    | 1 > Trong lời giải ngắn nhất, nó di chuyển một lần. Nhưng khi đó nó không bao giờ ở B.
    | 26 > Đó là tổng số bước. Phần lớn là bước của các đĩa nhỏ hơn.
all-positions-3-title = Chỉ sang cọc bên cạnh
all-positions-3-text = Bài toán này có luật khác: đĩa chỉ được sang cọc ngay bên cạnh cọc của nó, như các mũi tên cho thấy. Luật này xóa đi nhiều đoạn thẳng của bản đồ. Chỉ còn lại một đường duy nhất qua mọi trạng thái, và bạn đã biết đường ấy rồi. Không có đường nào khác.
all-positions-3-ask = number
    | ? Tại một chấm không phải là đầu mút của đường này, có thể đi bao nhiêu bước khác nhau?
    | = 2 > Một bước đi tiếp, bước kia quay lại. Ở hai đầu mút chỉ có một bước.
    | 3 > Trong bài toán cổ điển thường là như vậy. Hãy đếm ở đây: đĩa 1 sang A hoặc C được, và không đĩa nào khác di chuyển được.
    | 1 > Lúc nào bạn cũng có thể đi ngược lại bước vừa đi.
all-positions-4-title = Không thể lạc đường
all-positions-4-text = Đĩa 3 vừa đi từ B sang C. Hãy tự tay giải nốt. Trừ hai đầu của đường, ở mỗi chấm có thể đi hai bước: một bước đi tiếp, còn bước kia đi ngược lại bước vừa đi. Vậy hãy chọn bước không ngược lại bước vừa đi. Thường thì vẫn đĩa ấy di chuyển tiếp.
all-positions-5-title = Ba lần, rồi thêm hai
all-positions-5-text = Đĩa 4 sang B trước, rồi sang C. Lần nào tháp nhỏ hơn cũng phải tránh đường: lần đầu ở C, lần sau ở A. Vậy tháp nhỏ hơn được chuyển ba lần, còn đĩa 4 đi hai bước. Gọi `R_n` là số bước của n đĩa: `R_n = 3 R_(n−1) + 2`. Ta được 2, 8, 26, 80.
all-positions-5-ask = number
    | ? Năm đĩa cần bao nhiêu bước?
    | = 242 > `3 ⋅ 80 + 2`. Số này kém `3^5 = 243`, là số trạng thái, một đơn vị.
    | 240 > Đó là ba lần 80. Còn thiếu hai bước của đĩa 5.
    | 243 > Đó là số trạng thái. Đường đi qua tất cả các trạng thái có ít hơn một bước.
all-positions-6-title = Thêm một đĩa
all-positions-6-text = Có hai cách tìm các số này. Lấy số bước khi bớt một đĩa, nhân với 3 rồi cộng 2. Hoặc đếm trạng thái: n đĩa có `3^n` trạng thái, và đường đi qua tất cả có số bước ít hơn 1, nên `R_n = 3^n − 1`. Hãy thử cả hai cách.
all-positions-7-title = Các chữ số 0, 1 và 2
all-positions-7-text = Trong hệ cơ số 3, các chữ số có trọng số 1, 3, 9, 27. Cứ ba bước thì đĩa 1 đi hai bước, còn bước thứ ba là của một đĩa lớn hơn. Vậy khi số thứ tự của bước tận cùng là 0 thì đĩa 1 không di chuyển; tận cùng là 00 thì đĩa 2 cũng không. Bước 45 viết là 1200: `45 = 1 ⋅ 27 + 2 ⋅ 9`. Hai chữ số 0: đĩa 3 di chuyển.
all-positions-7-ask = number
    | ? Bước 54 là bước của đĩa nào? Trong hệ cơ số 3, số này viết là 2000.
    | = 4 > Ba chữ số 0, nên các đĩa 1, 2 và 3 không di chuyển. Đĩa 4 chỉ đi hai bước: 27 (1000) và 54 (2000).
    | 3 > Có ba chữ số 0, nên đĩa 3 cũng không di chuyển.
    | 2 > Chữ số đầu tiên cho biết đĩa 4 đã di chuyển bao nhiêu lần. Hãy đếm các chữ số 0.
all-positions-8-title = Đó là bước nào?
all-positions-8-text = Hãy chia số thứ tự của bước cho 3, còn chia hết thì còn chia tiếp. Trong hệ cơ số 3, mỗi chữ số 0 ở cuối ứng với một lần chia hết, nên số lần chia hết cộng 1 là số của đĩa. Từ A hoặc C, đĩa chỉ sang B được. Từ B, nó sang C nếu số thứ tự của bước là chẵn, và sang A nếu là lẻ.
all-positions-9-title = Bây giờ bạn làm được gì
all-positions-9-text = Bạn biết một đường đi qua cả `3^n` trạng thái, trong đó đĩa luôn chỉ sang cọc ngay bên cạnh. Với 40 đĩa, đường ấy có { 12157665459056928800 } bước. Viết trong hệ cơ số 3, số thứ tự của bước cho biết đĩa nào di chuyển, nên bạn không phải đi qua các bước trước đó.
all-positions-9-ask = sentence
    | ? Vì sao đường này đi qua mỗi trạng thái của 3 đĩa đúng một lần?
    | = Đĩa 3 lần lượt ở A, ở B, rồi ở C, và lần nào đĩa 1 và đĩa 2 cũng đi qua đủ 9 trạng thái của chúng, mỗi trạng thái một lần. Vậy mỗi trạng thái trong 27 trạng thái xuất hiện một lần.
triangles-name = Tam giác gồm các tam giác
triangles-about = Tìm thấy bản đồ của các tháp trong tam giác Pascal, và trong một hình không có diện tích.
triangles-1-title = Mỗi trạng thái một chấm
triangles-1-text = Học xong bài này, bạn sẽ biết vì sao bản đồ của các tháp còn ẩn trong một tam giác số. Trên bản đồ, mỗi chấm là một trạng thái, mỗi đoạn thẳng là một bước. Với ba đĩa có 27 chấm. Hãy nhấp hoặc chạm vào vài chấm, và xem các đĩa ở đâu.
triangles-1-ask = number
    | ? Bản đồ của bốn đĩa có bao nhiêu chấm?
    | = 81 > Đĩa 4 có thể ở ba cọc, và với mỗi cọc các đĩa kia có đủ 27 trạng thái.
    | 54 > Đĩa 4 có thể ở ba cọc, không phải hai.
    | 36 > Thêm một đĩa không phải là thêm 9 chấm. Mỗi chỗ của nó kết hợp được với cả 27 chấm.
triangles-2-title = Ba bản sao, ba đoạn thẳng
triangles-2-text = Đây là bản đồ ấy. Trong mỗi tam giác tô màu, đĩa 4 đứng yên ở một cọc, nên tam giác là cả bản đồ của ba đĩa. Chỉ có ba đoạn thẳng nối các tam giác: đó là các bước của đĩa 4. Với mỗi bước ấy, ba đĩa kia phải là một tháp ở cọc còn lại.
triangles-2-ask = number
    | ? Bản đồ của ba đĩa có 39 đoạn thẳng. Bản đồ này có bao nhiêu?
    | = 120 > Ba bản sao, và ba đoạn thẳng nối chúng: `3 ⋅ 39 + 3`.
    | 117 > Đó là ba bản sao. Chúng được nối với nhau thế nào?
    | 78 > Có ba bản sao, mỗi cọc của đĩa 4 một bản.
triangles-3-title = Từng hàng một
triangles-3-text = Hãy nhìn các hàng chấm từ trên xuống dưới. Chấm trên cùng là tháp ở A. Cứ xuống một hàng thì xa tháp đó thêm một bước. Hãy đếm số chấm trong các hàng: 1, 2, 2, 4, 2, 4, 4, 8. Hãy nhớ dãy số này.
triangles-3-ask = number
    | ? Bản đồ của bốn đĩa có 16 hàng. Hàng cuối có bao nhiêu chấm?
    | = 16 > Cứ thêm một đĩa thì hàng cuối gấp đôi: 2, 4, 8, 16. Nó thuộc hai tam giác bên dưới.
    | 8 > Đó là hàng cuối của ba đĩa. Với bốn đĩa, ở đó có hai tam giác nằm cạnh nhau.
    | 15 > Đó là số bước từ chấm trên cùng đến hàng ấy. Nó gồm hai hàng cuối của bản đồ nhỏ.
triangles-4-title = Tam giác Pascal
triangles-4-text = Hãy viết các hàng số ra giấy, hàng sau nằm chính giữa bên dưới hàng trước. Hàng 0 là 1. Mỗi hàng bắt đầu và kết thúc bằng 1, còn mỗi số ở giữa là tổng của hai số ngay trên nó: 1 1, rồi 1 2 1, rồi 1 3 3 1, rồi 1 4 6 4 1. Hãy đếm các số lẻ trong mỗi hàng: 1, 2, 2, 4, 2.
triangles-4-ask = number
    | ? Hàng 5 là 1 5 10 10 5 1. Hàng 6 có bao nhiêu số lẻ?
    | = 4 > Hàng 6 là 1 6 15 20 15 6 1. Dãy số tiếp tục giống như của bản đồ: 1, 2, 2, 4, 2, 4, 4.
    | 2 > 15 cũng là số lẻ, và nó xuất hiện hai lần.
    | 7 > Đó là số các số trong hàng 6. Có những số chẵn.
triangles-5-title = Vì sao giống nhau
triangles-5-text = Trong hàng 4 chỉ hai số ở hai đầu là lẻ. Lẻ cộng chẵn là lẻ, nên bên dưới mỗi đầu, mẫu hình của các hàng từ 0 đến 3 lại bắt đầu. Các số lẻ của 8 hàng đầu tạo thành ba bản sao của các số lẻ trong 4 hàng đầu. Bản đồ cũng lớn lên như thế. Hãy đặt một chấm lên mỗi số lẻ, và bạn có các chấm của bản đồ.
triangles-5-ask = number
    | ? Hàng tiếp theo chỉ có hai số ở hai đầu là lẻ là hàng nào?
    | = 8 > 1 8 28 56 70 56 28 8 1. Ở đó mẫu hình của 8 hàng đầu lại bắt đầu, hai lần. Sau đó là hàng 16.
    | 5 > Hàng 5 là 1 5 10 10 5 1, có bốn số lẻ.
    | 6 > Hàng 6 có bốn số lẻ: 1, 15, 15 và 1.
    | 7 > Trong hàng 7 mọi số đều lẻ: 1 7 21 35 35 21 7 1.
triangles-6-title = Phần lớn là số chẵn?
triangles-6-text = Trong 10 số của 4 hàng đầu có 9 số lẻ. Trong 8 hàng đầu là 27 trên 36 số, và trong 16 hàng đầu là 81 trên 136 số. Khi số hàng gấp đôi thì số các số lẻ gấp ba, nhưng tổng số các số gấp gần bốn lần.
triangles-6-ask = choice
    | ? Tỉ lệ số lẻ thay đổi thế nào khi số hàng cứ gấp đôi mãi?
    | Càng lúc càng gần một nửa > Với các số ngẫu nhiên thì đúng như vậy. Ở đây, mỗi lần tỉ lệ được nhân với khoảng 3/4.
    | = Càng lúc càng gần 0 > Mỗi lần nó được nhân với khoảng 3/4. Vậy hầu hết các số trong tam giác Pascal là số chẵn.
    | Lần nào cũng giảm cùng một lượng > Đến đây thì có vẻ như vậy: 90%, 75%, 60%. Nhưng tiếp theo là 46%. Mỗi lần nó được nhân với khoảng 3/4.
triangles-7-title = Tam giác Sierpiński
triangles-7-text = Càng nhiều đĩa, bản đồ càng giống một hình mà Wacław Sierpiński đã mô tả năm 1915. Hãy lấy một tam giác đặc và cắt bỏ một phần tư ở giữa. Làm như vậy với ba tam giác còn lại, rồi với chín tam giác, cứ thế mãi không dừng. Hãy phóng to bản đồ: bạn sẽ thấy lại đúng hình dạng ấy.
triangles-7-ask = number
    | ? Một tam giác đặc có diện tích 64. Sau ba lượt cắt, diện tích còn lại là bao nhiêu?
    | = 27 > 48, 36, 27: mỗi lượt để lại ba phần tư. Nếu cứ cắt mãi thì không còn diện tích. Hình như vậy gọi là *fractal* (phân dạng).
    | 16 > Mỗi lượt cắt đi một phần tư của phần còn lại, không phải của 64.
    | 48 > Đó là sau một lượt.
    | 36 > Đó là sau hai lượt.
triangles-8-title = Dọc theo cạnh
triangles-8-text = Cạnh bên phải của bản đồ là đường ngắn nhất từ tháp ở A đến tháp ở C. Mỗi bước đi xuống một hàng. Đây là bốn trạng thái trên cạnh ấy. Hãy xếp chúng theo thứ tự bạn gặp khi đi xuống. So sánh đĩa 4 trước, rồi đến đĩa 3.
triangles-9-title = Bây giờ bạn làm được gì
triangles-9-text = Bạn vẽ được bản đồ của n đĩa: lấy ba bản sao của bản đồ ít hơn một đĩa, rồi nối chúng bằng ba đoạn thẳng. Các số lẻ trong `2^n` hàng đầu của tam giác Pascal có cùng mẫu hình ấy, và tam giác Sierpiński cũng vậy.
triangles-9-ask = sentence
    | ? Vì sao bản đồ của n đĩa gồm ba bản đồ nhỏ hơn?
    | = Đĩa lớn nhất có thể ở ba cọc. Khi nó đứng yên ở một cọc, các đĩa nhỏ hơn đi được mọi bước của một bài toán riêng.
