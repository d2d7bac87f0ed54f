### العربية

## Page and header

page-title = مستكشف أبراج هانوي
page-motto = انتقل مباشرةً إلى أي نقلة.
page-window-title = أبراج هانوي، { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرص واحد
    [two] قرصان
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 }
header-learn = تعلّم
header-tour = جولة
header-settings = الإعدادات
header-present = عرض تقديمي
header-tools = الأدوات
present-end = إنهاء العرض التقديمي
header-puzzle = { $pegs ->
    [zero] ⁦{ $pegs }⁩ عمود
    [one] عمود واحد
    [two] عمودان
    [few] ⁦{ $pegs }⁩ أعمدة
    [many] ⁦{ $pegs }⁩ عمودًا
   *[other] ⁦{ $pegs }⁩ عمود
 } · { $rule } · ⁦{ $from } → { $to }⁩
header-rules = القواعد: { $puzzle }
rule-short-any = الكلاسيكية
rule-short-ring = الحلقة
rule-short-one-way = الحلقة باتجاه واحد
rule-short-row = الصف
rule-short-star = النجمة
rule-short-custom = قاعدة مخصصة
header-share = مشاركة
search-progress = جارٍ البحث: فُحصت ⁦{ $checked }⁩ من { $limit ->
    [zero] ⁦{ $limit }⁩ وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] ⁦{ $limit }⁩ وضعيات
    [many] ⁦{ $limit }⁩ وضعية
   *[other] ⁦{ $limit }⁩ وضعية
 } على الأكثر.

## Dock

dock-label = طرق عرض الحل
dock-count = العدد
dock-why = لماذا؟
dock-recursion = العودية
dock-map = الخريطة
dock-code = الشيفرة
program-title = التنفيذ
own-program-title = برنامجك
code-title = لغات البرمجة
timeline-title = الخط الزمني
numbers-title = أعداد النقلات

## Settings

footer-language = اللغة
footer-language-auto = لغة المتصفح
footer-theme = المظهر
footer-theme-auto = حسب النظام
footer-theme-light = فاتح
footer-theme-dark = داكن

## Words and sentences used in several places

common-move = القرص { $disc } من { $from } إلى { $to }
common-numbered-move = في النقلة ⁦{ $number }⁩ ينتقل القرص { $disc } من { $from } إلى { $to }.
common-list = { $first }، { $second }
common-long-list = { $first }؛ { $second }
common-two-sentences = { $first } { $second }
common-stop = إيقاف
dialog-close = إغلاق
common-copy = نسخ
common-copy-named = نسخ: ⁨{ $name }⁩
share-copied = تم النسخ.
share-not-copied = منع متصفحك النسخ. حدّد النص وانسخه بنفسك.
share-saved = تم الحفظ. ستجد الملف في تنزيلات متصفحك.
share-not-saved = تعذّر حفظ الملف. حاول مجددًا، أو اختر ملفًا أصغر.

## Lengths of time, which stand by themselves after a colon

duration-years = { $years ->
    [zero] ⁦{ $years }⁩ سنة
    [one] سنة واحدة
    [two] سنتان
    [few] ⁦{ $years }⁩ سنوات
    [many] ⁦{ $years }⁩ سنة
   *[other] ⁦{ $years }⁩ سنة
 }
duration-billion-years = ⁦{ $number }⁩ مليار سنة
duration-days = { $days ->
    [zero] ⁦{ $days }⁩ يوم
    [one] يوم واحد
    [two] يومان
    [few] ⁦{ $days }⁩ أيام
    [many] ⁦{ $days }⁩ يومًا
   *[other] ⁦{ $days }⁩ يوم
 }
duration-hours = { $hours ->
    [zero] ⁦{ $hours }⁩ ساعة
    [one] ساعة واحدة
    [two] ساعتان
    [few] ⁦{ $hours }⁩ ساعات
    [many] ⁦{ $hours }⁩ ساعة
   *[other] ⁦{ $hours }⁩ ساعة
 }
duration-minutes = { $minutes ->
    [zero] ⁦{ $minutes }⁩ دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] ⁦{ $minutes }⁩ دقائق
    [many] ⁦{ $minutes }⁩ دقيقة
   *[other] ⁦{ $minutes }⁩ دقيقة
 }
duration-seconds = { $seconds ->
    [zero] ⁦{ $seconds }⁩ ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] ⁦{ $seconds }⁩ ثوانٍ
    [many] ⁦{ $seconds }⁩ ثانية
   *[other] ⁦{ $seconds }⁩ ثانية
 }
duration-under-a-second = أقل من ثانية

## Towers

towers-title = الأبراج
towers-keys-hint = المفاتيح: ⁦←⁩ و⁦→⁩ للنقلة السابقة والتالية، و⁦Page Up⁩ و⁦Page Down⁩ للقفز، و⁦Home⁩ و⁦End⁩ للذهاب إلى البداية والنهاية، ومفتاح المسافة للتشغيل والإيقاف المؤقت. ويعرض ⁦?⁩ كل الاختصارات.
towers-game-keys-hint = المفاتيح: حرف العمود أو رقمه لرفع قرص منه أو وضعه عليه، وكذلك ⁦← →⁩ و⁦Enter⁩. ويعيد ⁦Esc⁩ القرص إلى مكانه، و⁦U⁩ للتراجع، و⁦R⁩ للإعادة، و⁦N⁩ لأفضل نقلة. ويعرض ⁦?⁩ كل الاختصارات.
towers-peg-empty = فارغ
towers-peg-discs = { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرص واحد
    [two] قرصان
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 }

## Caption below the towers

caption-no-discs = لا توجد أقراص، فليس هناك ما يُنقل.
caption-start-total-unknown = البداية. عدد النقلات غير معروف بعد.
caption-already-on-peg = كل الأقراص على العمود { $peg } أصلًا، فليس هناك ما يُنقل.
caption-already-solved = كل قرص في مكانه أصلًا، فليس هناك ما يُنقل.
caption-start-on-peg = البداية: { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرص واحد
    [two] قرصان
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 } على العمود { $peg }، والمتبقي { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
caption-start = البداية: { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرص واحد
    [two] قرصان
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 }، والمتبقي { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
caption-move = النقلة ⁦{ $number }⁩ من ⁦{ $total }⁩: القرص { $disc } من { $from } إلى { $to }.
caption-last-move = النقلة الأخيرة (⁦{ $number }⁩): القرص { $disc } من { $from } إلى { $to }.
caption-last-move-on-peg = النقلة الأخيرة (⁦{ $number }⁩): القرص { $disc } من { $from } إلى { $to }. كل الأقراص على العمود { $goal }.

## Transport: playing and stepping through the solution

transport-title = أزرار التشغيل
transport-first = العودة إلى النقلة 0
transport-previous = النقلة السابقة
transport-play = تشغيل
transport-replay = إعادة التشغيل
transport-pause = إيقاف مؤقت
transport-next = النقلة التالية
transport-last = إلى النقلة الأخيرة
transport-speed = السرعة
transport-speed-option = { $speed ->
    [zero] ⁦{ $speed }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $speed }⁩ نقلات
    [many] ⁦{ $speed }⁩ نقلة
   *[other] ⁦{ $speed }⁩ نقلة
 } في الثانية
transport-speed-short = ⁦{ $speed }⁩/ث
transport-speed-name = { $short } ({ $long })
transport-menu = { $short }: السرعة والتكرار
transport-loop = تكرار جزء
transport-loop-off = التكرار متوقف إلى أن تعود إلى الحل.
transport-loop-first = النقلة الأولى
transport-loop-last = النقلة الأخيرة

## Scrubber: slider and move number

scrubber-title = مسطرة النقلات
scrubber-scale = 1 px = ⁦{ $moves }⁩ نقلة
scrubber-scale-one = 1 px = نقلة واحدة أو أقل
scrubber-finer = اسحب إلى الأعلى لدقة أكبر
scrubber-at-start = قبل النقلة الأولى
scrubber-time = ⁨{ $time }⁩ بهذه السرعة
scrubber-lens = ⁦{ $shown }⁩ من ⁦{ $total }⁩ نقلة
scrubber-progress = أُنجز ⁦{ $percent }%⁩ من الحل. الوقت المتبقي بسرعة { $speed ->
    [zero] ⁦{ $speed }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $speed }⁩ نقلات
    [many] ⁦{ $speed }⁩ نقلة
   *[other] ⁦{ $speed }⁩ نقلة
 } في الثانية: { $duration }.
scrubber-progress-done = أُنجز ⁦100%⁩ من الحل.
scrubber-move-number = النقلة
scrubber-of-total = من ⁦{ $total }⁩
scrubber-duration = ⁨{ $duration }⁩ بسرعة ⁦{ $speed }⁩/ث
scrubber-next-larger = النقلة التالية لقرص أكبر
scrubber-go = انتقال
scrubber-entry-hint = يمكنك أيضًا كتابة ⁦2^{ $exponent }⁩ أو ⁦1/3⁩ أو ⁦50%⁩ أو ⁦last⁩ (الأخيرة).

## Puzzle panel

puzzle-title = القواعد
puzzle-discs = الأقراص
puzzle-remove-disc = إزالة قرص
puzzle-add-disc = إضافة قرص
puzzle-pegs = الأعمدة
puzzle-rule = القاعدة
puzzle-rule-any = الكلاسيكية: من أي عمود إلى أي عمود آخر
puzzle-rule-ring = الحلقة: إلى أيٍّ من العمودين المجاورين
puzzle-rule-one-way-ring = الحلقة باتجاه واحد: إلى العمود التالي فقط
puzzle-rule-row = الصف: إلى عمود مجاور
puzzle-rule-star = النجمة: من العمود A أو إليه فقط
puzzle-rule-custom = قاعدة مخصصة: ⁦{ $arcs }⁩
puzzle-from = من
puzzle-to = إلى
puzzle-own-position = وضعية مخصصة
puzzle-path = المسار
puzzle-path-shortest = أقصر مسار معروف
puzzle-path-shortest-most-set-aside = أقصر مسار معروف، مع إبعاد أكبر عدد من الأقراص جانبًا
puzzle-path-all-positions = المرور بكل وضعية مرة واحدة
puzzle-arrange = توزيع الأقراص
puzzle-compare = مقارنة مع…
puzzle-total = { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }، { $certainty ->
    [proven] وقد ثبت بالبرهان أن هذا أقل عدد ممكن (⁦{ $source }⁩)
    [compared] وهذا أقل عدد ممكن، لأن الصفحة قارنت بين الطريقين المتاحين لكل قرص
    [only] وهذا أقل عدد ممكن، لأنه لا يوجد إلا مسار واحد
    [searched] وهذا أقل عدد ممكن، وقد وُجد بالبحث
    [presumed] ويُعتقد أن هذا أقل عدد ممكن (دون برهان)
    [confirmed] ويُعتقد أن هذا أقل عدد ممكن (دون برهان، لكن البحث أكّده حتى { $confirmed } قرصًا)
   *[other] وهذا أقل عدد ممكن
 }
puzzle-source-checked = ⁧⁦{ $source }⁩؛ برهان تحقق منه الحاسوب: ⁦{ $checker }⁩⁩
puzzle-without-rule = لو كانت كل النقلات مسموحًا بها: ⁦{ $moves }⁩.

## Panel to play by hand (“Try it yourself”)

game-title = جرّب بنفسك
game-hint = اسحب قرصًا، أو انقر أو المس عمودًا ثم عمودًا آخر. المفاتيح على الأبراج: اضغط حرف العمود أو رقمه، أو اختر عمودًا بالمفاتيح ⁦← →⁩ و⁦Enter⁩. ويعيد ⁦Esc⁩ القرص إلى مكانه، و⁦U⁩ للتراجع، و⁦R⁩ للإعادة، و⁦N⁩ لأفضل نقلة.
game-goal = انقل كل الأقراص إلى العلم.
game-rule = قرص واحد في كل مرة، ولا يوضع على قرص أصغر.
game-arrange-hint = ضع الأقراص حيث تشاء. ثم اطلب الحل من هناك، أو واصل اللعب.
game-arrange-done = تم
line-longer = زيادة على أقل عدد ممكن: { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }
line-longer-known = زيادة على أفضل حل معروف: { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }
line-off-path = خارج هذا المسار
line-no-way = لا يُعرف طريق من هنا إلى الهدف.
line-return = العودة إلى الحل
hint-button = تلميح
hint-disc = تلميح: حرّك القرص ⁦{ $disc }⁩.
hint-place = تلميح: انقل القرص ⁦{ $disc }⁩ إلى العمود ⁦{ $peg }⁩.
game-pegs-label = الأعمدة
game-peg-empty = العمود ⁦{ $peg }⁩: فارغ
game-peg-discs = العمود ⁦{ $peg }⁩: { $discs }
game-undo = تراجع
game-redo = إعادة
game-restart = البدء من جديد
game-best-move = انقل بدلًا مني
game-find-fewest = إيجاد أقصر حل
game-moves-made = { $moves ->
    [zero] لم تُجرَ أي نقلة
    [one] أُجريت نقلة واحدة
    [two] أُجريت نقلتان
    [few] أُجريت ⁦{ $moves }⁩ نقلات
    [many] أُجريت ⁦{ $moves }⁩ نقلة
   *[other] أُجريت ⁦{ $moves }⁩ نقلة
 }.
game-moves-left = المتبقي { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }، { $certainty ->
    [presumed] ويُعتقد أن هذا أقل عدد ممكن
   *[other] وهذا أقل عدد ممكن
 }.
game-search-needed = عدد النقلات المتبقية غير معروف بعد. ولإيجاده تحتاج الصفحة إلى فحص { $positions ->
    [zero] ⁦{ $positions }⁩ وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] ⁦{ $positions }⁩ وضعيات
    [many] ⁦{ $positions }⁩ وضعية
   *[other] ⁦{ $positions }⁩ وضعية
 } على الأكثر.
game-moves-left-unknown = عدد النقلات المتبقية غير معروف.
game-solved = كل الأقراص في أماكنها.
game-solved-fewest = تم الحل في { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }، وهذا أقل عدد ممكن.
game-solved-more = تم الحل في { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }. وتكفي للحل { $fewest ->
    [zero] ⁦{ $fewest }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $fewest }⁩ نقلات
    [many] ⁦{ $fewest }⁩ نقلة
   *[other] ⁦{ $fewest }⁩ نقلة
 }.
game-solved-moves = تم الحل في { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
game-next-question = إذا كان عدد الأقراص ⁦{ $discs }⁩ لزم { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }. لماذا لا يكفي ⁦{ $fewer }⁩؟

## Caption while playing by hand

game-lifted = رُفع القرص { $disc } من العمود { $from }. اختر عمودًا لوضعه عليه.
game-moved = النقلة ⁦{ $number }⁩: نقلتَ القرص { $disc } إلى { $to }.
game-bar-moves = النقلات: ⁦{ $moves }⁩
game-leave-short = عرض الحل
game-not-this = هذا هو الحل، وليس لعبتك.
game-this-way = هذا هو طريقك إلى الهدف، وليس الحل.
game-refused-buried = لا يمكن نقل القرص { $disc } الآن، لأن القرص { $smaller } فوقه.
game-refused-empty-peg = لا يوجد قرص على العمود { $peg }.
game-refused-smaller-disc = القرص { $disc } أكبر من أن يوضع على القرص { $smaller }.
game-refused-too-many-moves = بلغت اللعبة أكبر عدد مسموح به من النقلات. تراجع عن بعضها أو ابدأ من جديد.
game-refused-same-peg = القرص على العمود { $peg } أصلًا. اختر عمودًا آخر.
game-refused-one-way-ring = لا يمكن نقل قرص من { $from } إلى { $to }. ففي الحلقة باتجاه واحد لا ينتقل القرص إلا إلى العمود التالي: { $allowed }.
game-refused-ring = لا يمكن نقل قرص من { $from } إلى { $to }. ففي الحلقة لا ينتقل القرص إلا إلى عمود مجاور: { $allowed }.
game-refused-row = لا يمكن نقل قرص من { $from } إلى { $to }. ففي الصف لا ينتقل القرص إلا إلى عمود مجاور: { $allowed }.
game-refused-star = لا يمكن نقل قرص من { $from } إلى { $to }. ففي النجمة لا ينتقل القرص من هنا إلا إلى المركز: { $allowed }.
game-refused-custom-rule = لا يمكن نقل قرص من { $from } إلى { $to }. فهذه القاعدة لا تسمح بالانتقال من { $from } إلا إلى: { $allowed }.
game-refused-no-way-out = لا تسمح هذه القاعدة لأي قرص بمغادرة العمود { $from }.

## Timeline panel

timeline-hint = كل خط رأسي يمثّل نقلة، وكلما كبر قرصها زاد طول الخط. ولونه لون القرص. انقر خطًا أو المسه للانتقال إلى نقلته. اسحب للتمرير. وللتكبير والتصغير باعد بين إصبعين أو قرّبهما، أو أدر عجلة الفأرة مع ⁦Ctrl⁩. في اللغز الكلاسيكي يبدو كل جزء كالصورة كلها، لأن الحل عودي. المفاتيح: ⁦+⁩ و⁦−⁩ للتكبير والتصغير، و⁦0⁩ لعرض الكل، والنقطة ⁦.⁩ للنقلة الحالية، و⁦← →⁩ للتمرير، و⁦Enter⁩ للانتقال إلى النقلة التي في الوسط.
timeline-point-at = أشر إلى خط لترى نقلته.
timeline-pointed-move = النقلة ⁦{ $number }⁩: القرص { $disc }، ⁦{ $from } → { $to }⁩
timeline-pointed-move-solution = النقلة ⁦{ $number }⁩ من الحل: القرص { $disc }، ⁦{ $from } → { $to }⁩
timeline-range = النقلات من ⁦{ $first }⁩ إلى ⁦{ $last }⁩
timeline-flag = ⁧النقلة ⁦{ $number }⁩⁩
timeline-loop-start = بداية التكرار
timeline-loop-end = نهاية التكرار
timeline-highlight-disc = تمييز القرص

## Buttons to zoom the timeline and the state graph

zoom-in = تكبير
zoom-out = تصغير
zoom-show-all = عرض الكل
zoom-show-current = الموضع الحالي
graph-where = أين أنا؟
graph-whole = الخريطة كاملة

## Digits panel: the digits of the move number, one per disc

digits-title = خانات رقم النقلة
digits-binary-hint = هذا رقم النقلة في النظام الثنائي (0 و1 فقط). لكل قرص خانة، وخانة أكبر الأقراص في أقصى اليسار. انقر خانة أو المسها لتغييرها. المفاتيح عند الخانة: يضيف ⁦↑⁩ قيمتها المنزلية، ويطرحها ⁦↓⁩.
digits-base-hint = هذا رقم النقلة في نظام العد ذي الأساس ⁦{ $base }⁩. لكل قرص خانة، وخانة أكبر الأقراص في أقصى اليسار. انقر خانة أو المسها لتغييرها. المفاتيح عند الخانة: يضيف ⁦↑⁩ قيمتها المنزلية، ويطرحها ⁦↓⁩.
digits-bit-label = البت ⁦{ $place }⁩، قيمته المنزلية ⁦{ $worth }⁩، القرص { $disc }: ⁦{ $value }⁩
digits-digit-label = الخانة ⁦{ $place }⁩، قيمتها المنزلية ⁦{ $worth }⁩، القرص { $disc }: ⁦{ $value }⁩
digits-point-hint = أشر إلى خانة لتعرف أين قرصها وكم مرة نُقل.
digits-disc-moved = القرص { $disc } على العمود { $peg }، { $times ->
    [zero] ولم يُنقل بعد
    [one] وقد نُقل مرة واحدة
    [two] وقد نُقل مرتين
    [few] وقد نُقل ⁦{ $times }⁩ مرات
    [many] وقد نُقل ⁦{ $times }⁩ مرة
   *[other] وقد نُقل ⁦{ $times }⁩ مرة
 }.
digits-disc-moved-solution = في الحل يكون القرص { $disc } على العمود { $peg }، { $times ->
    [zero] ولم يُنقل بعد
    [one] وقد نُقل مرة واحدة
    [two] وقد نُقل مرتين
    [few] وقد نُقل ⁦{ $times }⁩ مرات
    [many] وقد نُقل ⁦{ $times }⁩ مرة
   *[other] وقد نُقل ⁦{ $times }⁩ مرة
 }.

## Why panel: why this move

why-title = لماذا هذه النقلة؟
why-ask = لماذا؟
why-that = ولماذا ذلك؟
why-more = المزيد
why-no-move-yet = لا توجد نقلة لشرحها بعد. أجرِ نقلة لترى سببها.
why-answer-task = في النقلة ⁦{ $number }⁩ ينتقل القرص { $disc } من { $from } إلى { $to }. وهذا جزء من نقل { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }.
why-answer-first = لم ينتقل أي قرص بعد. في النقلة ⁦1⁩ ينتقل القرص { $disc } من { $from } إلى { $to }.
why-answer-best = أفضل نقلة تالية هي نقل القرص { $disc } من { $from } إلى { $to }.
why-solved = كل قرص في مكانه. لا توجد نقلة لشرحها.
why-searching = الحل غير معروف بعد.
why-withheld = حُلّ هذا التمرين بنفسك. لا توجد تلميحات هنا.
why-unknown-way = أفضل نقلة غير معروفة هنا. ويمكن إيجادها بالبحث عن أقصر حل.
why-disc-title = أي قرص؟
why-way-title = في أي اتجاه؟
why-task-title = ما الغرض منها؟
why-choice-title = لماذا لا تُختار نقلة أخرى؟
why-disc-zeros-binary = طريقة مختصرة: رقم النقلة ⁦{ $number }⁩ في النظام الثنائي { $zeros ->
    [zero] لا ينتهي بصفر
    [one] ينتهي بصفر واحد
    [two] ينتهي بصفرين
    [few] ينتهي بـ⁦{ $zeros }⁩ أصفار
    [many] ينتهي بـ⁦{ $zeros }⁩ صفرًا
   *[other] ينتهي بـ⁦{ $zeros }⁩ صفر
 }، فالقرص الذي ينتقل هو القرص { $disc }. إن لم ينتهِ بصفر فهو القرص 1، وإن انتهى بصفر واحد فهو القرص 2، وهكذا.
why-disc-zeros-base = طريقة مختصرة: رقم النقلة ⁦{ $number }⁩ في نظام العد ذي الأساس ⁦{ $base }⁩ { $zeros ->
    [zero] لا ينتهي بصفر
    [one] ينتهي بصفر واحد
    [two] ينتهي بصفرين
    [few] ينتهي بـ⁦{ $zeros }⁩ أصفار
    [many] ينتهي بـ⁦{ $zeros }⁩ صفرًا
   *[other] ينتهي بـ⁦{ $zeros }⁩ صفر
 }، فالقرص الذي ينتقل هو القرص { $disc }. إن لم ينتهِ بصفر فهو القرص 1، وإن انتهى بصفر واحد فهو القرص 2، وهكذا.
why-disc-largest = المهمة هنا هي نقل { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }. لم تعد الأقراص الأصغر في الطريق، لذلك يمكن نقل أكبر أقراص المهمة، وهو القرص { $disc }.
why-disc-smallest = المهمة هنا هي نقل { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }. القرص { $disc } هو أصغر أقراص المهمة، فلا يعترض طريقه أي قرص منها.
why-disc-next = المهمة هنا هي نقل { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }. وفي الجزء التالي منها ينتقل القرص { $disc } وحده.
why-disc-listed = المهمة هنا هي نقل { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }. وُجدت نقلاتها بالبحث، وفي هذه النقلة ينتقل القرص { $disc }.
why-disc-only = لا يلزم نقل أي قرص سوى القرص { $disc }.
why-way-once = القرص { $disc } هو الأكبر، ولا ينتقل إلا مرة واحدة: مباشرةً من { $from } إلى { $to }.
why-way-round = يدور القرص { $disc } دائمًا في الاتجاه نفسه: ⁦{ $way }⁩. عدد مرات انتقاله مع هذه النقلة: ⁦{ $times }⁩، وهي على السهم ⁦{ $arrow }⁩.
why-way-back-and-forth = يتنقل القرص { $disc } دائمًا ذهابًا وإيابًا: ⁦{ $way }⁩. عدد مرات انتقاله مع هذه النقلة: ⁦{ $times }⁩، وهي على السهم ⁦{ $arrow }⁩.
why-way-one-way = في هذه القاعدة يدور كل قرص في اتجاه واحد: ⁦{ $way }⁩. لذلك ينتقل من { $from } إلى { $to }.
why-way-only = في هذه القاعدة لا يمكن أن ينتقل القرص من { $from } إلا إلى { $to }.
why-way-straight = يجب أن يصل القرص { $disc } من { $from } إلى { $to }، ويمكنه أن ينتقل إليه مباشرةً.
why-way-by-forbidden = يجب أن يصل القرص { $disc } من { $from } إلى { $goal }. لا تسمح القاعدة بنقلة مباشرة، لذلك ينتقل أولًا إلى { $by }.
why-way-by-chosen = يجب أن يصل القرص { $disc } من { $from } إلى { $goal }. وفي هذا الحل ينتقل أولًا إلى { $by }.
why-way-on = يجب أن يصل القرص { $disc } من { $from } إلى { $goal }. وقد انتقل أولًا إلى { $by }، والآن يكمل طريقه.
why-task-intro = من اللغز كله وصولًا إلى هذه النقلة:
why-task-first = لنقل { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }، انقل أولًا { $partCount ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $partDiscs }⁩ { $partStart ->
    [start] من وضعية البداية
   *[other] من { $partStart }
 } { $partGoal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $partGoal }
 }.
why-task-between = لنقل { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }، انقل في خطوة وسطى { $partCount ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $partDiscs }⁩ { $partStart ->
    [start] من وضعية البداية
   *[other] من { $partStart }
 } { $partGoal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $partGoal }
 }.
why-task-last = لنقل { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }، انقل أخيرًا { $partCount ->
    [zero] الأقراص
    [one] القرص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $partDiscs }⁩ { $partStart ->
    [start] من وضعية البداية
   *[other] من { $partStart }
 } { $partGoal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $partGoal }
 }.
why-makes-way = وهذا يفسح الطريق للقرص { $disc }.
why-way-is-free = { $count ->
    [zero] الأقراص الأصغر ليست في الطريق.
    [one] القرص الأصغر ليس في الطريق.
    [two] القرصان الأصغران ليسا في الطريق.
    [few] الأقراص الأصغر ليست في الطريق.
    [many] الأقراص الأصغر ليست في الطريق.
   *[other] الأقراص الأصغر ليست في الطريق.
 }
why-is-there = القرص { $disc } هناك بالفعل.
why-tasks-left-out = … { $count ->
    [zero] ⁦{ $count }⁩ مهمة أخرى
    [one] مهمة واحدة أخرى
    [two] مهمتان أخريان
    [few] ⁦{ $count }⁩ مهام أخرى
    [many] ⁦{ $count }⁩ مهمة أخرى
   *[other] ⁦{ $count }⁩ مهمة أخرى
 } …
why-tasks-all = عرض كل المهام (⁦{ $count }⁩)
why-choice-distance = المتبقي إلى الهدف { $before ->
    [zero] ⁦{ $before }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $before }⁩ نقلات
    [many] ⁦{ $before }⁩ نقلة
   *[other] ⁦{ $before }⁩ نقلة
 } قبل هذه النقلة، و{ $after ->
    [zero] ⁦{ $after }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $after }⁩ نقلات
    [many] ⁦{ $after }⁩ نقلة
   *[other] ⁦{ $after }⁩ نقلة
 } بعدها.
why-choice-searched = وُجد هذا الحل بالبحث. ولا يوجد حل أقصر منه.
why-choice-moves = القرص { $disc } من { $from } إلى { $to }: المتبقي { $count ->
    [zero] ⁦{ $count }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $count }⁩ نقلات
    [many] ⁦{ $count }⁩ نقلة
   *[other] ⁦{ $count }⁩ نقلة
 }.
why-choice-unreachable = القرص { $disc } من { $from } إلى { $to }: لا يمكن بعدها بلوغ الهدف.
why-choice-unknown = القرص { $disc } من { $from } إلى { $to }: غير معروف.
why-choice-unknown-hint = وضعيات هذا اللغز كثيرة جدًا، فلا تستطيع الصفحة أن تعرف كم يبعد الهدف بعد النقلات الأخرى.
why-choice-none = لا توجد نقلة أخرى ممكنة هنا.
why-formula-title = الصيغة
why-formula-pegs = في هذا اللغز تدل الأعداد 0 و1 و2 في الصيغة على الأعمدة { $pegZero } و{ $pegOne } و{ $pegTwo } بالترتيب.
why-last-digits = { $digits ->
    [zero] لا يظهر أي بت
    [one] لا يظهر إلا البت الأخير
    [two] لا يظهر إلا البتان الأخيران
    [few] لا يظهر إلا آخر ⁦{ $digits }⁩ بتات
    [many] لا يظهر إلا آخر ⁦{ $digits }⁩ بتًا
   *[other] لا يظهر إلا آخر ⁦{ $digits }⁩ بت
 }.
why-word-title = النقلات بالحروف
why-word-intro = لنكتب ⁦a⁩ لنقلة من ⁦{ $first }⁩ إلى ⁦{ $second }⁩، و⁦b⁩ من ⁦{ $second }⁩ إلى ⁦{ $third }⁩، و⁦c⁩ من ⁦{ $third }⁩ إلى ⁦{ $first }⁩، و⁦ā⁩ و⁦b̄⁩ و⁦c̄⁩ للاتجاه المعاكس. عندئذ يصبح الحل كلمة لا يتكرر فيها أي جزء مرتين متتاليتين (⁦{ $source }⁩). وحول هذه النقلة تُقرأ هكذا:
why-word-automaton = تكتب هذه الكلمةَ آلةٌ لها ست حالات. تبدأ من ⁦a⁩، وتقرأ عدد النقلات السابقة ⁦{ $made }⁩ بالنظام الثنائي بتًّا بتًّا بدءًا من أعلاها قيمةً، وتتبع سهم كل بت. وتقف عند ⁦{ $letter }⁩، وهو حرف النقلة ⁦{ $number }⁩.
why-word-digit = البت
why-word-state = الحالة
why-word-tape = البتات المقروءة والحالة بعد كلٍّ منها
why-decision-title = مباشرةً أم مرورًا بالعمود الثالث؟
why-decision-intro = القرص ⁦{ $disc }⁩ هو أكبر قرص يجب أن يتحرك. يمكنه أن ينتقل مباشرةً من ⁦{ $from }⁩ إلى ⁦{ $to }⁩ أو أن يتوقف عند ⁦{ $by }⁩. وأعمدة بداية الأقراص الأصغر ونهايتها، مقروءةً من أكبرها، تبيّن أي الطريقين أقصر إجمالًا. ويكفي في المتوسط أن يُقرأ أقل من قرصين (⁦{ $source }⁩).
why-decision-disc = القرص
why-decision-start = البداية
why-decision-end = النهاية
why-decision-balance = الفرق
why-decision-result = { $read ->
    [zero] لم يُقرأ أي قرص
    [one] قُرئ قرص واحد
    [two] قُرئ قرصان
    [few] قُرئت ⁦{ $read }⁩ أقراص
    [many] قُرئ ⁦{ $read }⁩ قرصًا
   *[other] قُرئ ⁦{ $read }⁩ قرص
 }: { $way ->
    [straight] الطريق المباشر أقصر.
    [third] الطريق عبر ⁦{ $by }⁩ أقصر.
   *[other] الطريقان متساويان.
 }
why-decision-rule = يبدأ الفرق من ⁦−1⁩. يضاعفه كل قرص ويغيّره بمقدار ⁦2⁩ على الأكثر بحسب عموديه. فإذا بلغ ⁦−2⁩ أو أقل كان الطريق المباشر أقصر، وإذا بلغ ⁦2⁩ أو أكثر كان الطريق عبر ⁦{ $by }⁩ أقصر. وإن بقي بينهما بعد القرص ⁦1⁩ حسمت إشارته الأمر، وعند ⁦0⁩ يتساوى الطريقان.

## Recursion panel

task-name = { $count ->
    [zero] الأقراص
    [one] القرص
    [two] القرصان
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } ⁦{ $discs }⁩ { $start ->
    [start] من وضعية البداية
   *[other] من { $start }
 } { $goal ->
    [goal] إلى وضعية الهدف
   *[other] إلى { $goal }
 }
recursion-hint = يُقسَّم اللغز إلى مهام أصغر فأصغر، إلى أن تبقى هذه النقلة وحدها. وتقع هذه النقلة ضمن الصفوف المميّزة.
recursion-picture-hint = كل مستطيل يمثّل مهمة، وتحته أجزاؤها. وتقع هذه النقلة ضمن المستطيلات الرمادية. انقر مستطيلًا أو المسه للانتقال إلى بدايته.
recursion-picture-label = العودية وصولًا إلى هذه النقلة
recursion-as-table = عرض في جدول
recursion-block-task = ⁧{ $discs ->
    [zero] { $discs } قرص
    [one] قرص واحد
    [two] قرصان
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 } ⁦{ $from } → { $to }⁩⁩
recursion-block-move = ⁧القرص { $disc } ⁦{ $from } → { $to }⁩⁩
recursion-larger = الجزء نفسه مكبَّرًا
recursion-repeat = تكرار
recursion-start = قبل نقلتها الأولى
recursion-end = بعد نقلتها الأخيرة
recursion-search-progress = النقلات المنجزة: ⁦{ $index }⁩ من ⁦{ $total }⁩. النقلات المتبقية: ⁦{ $left }⁩.
recursion-other-pictures = صور أخرى لهذا الحل:
recursion-show-all = عرض كل المهام
recursion-none-for-search = وُجد هذا الحل بالبحث، فلا توجد عودية لعرضها.
recursion-none-for-one-disc = لا يلزم نقل أكثر من قرص واحد، فلا توجد مهام أصغر.
recursion-column-place = الموضع
recursion-column-task = المهمة
recursion-column-go = انتقال إلى
recursion-column-moves = النقلات
recursion-levels-left-out = ⁧… { $levels ->
    [zero] ⁦{ $levels }⁩ مستوى مشابه
    [one] مستوى واحد مشابه
    [two] مستويان مشابهان
    [few] ⁦{ $levels }⁩ مستويات مشابهة
    [many] ⁦{ $levels }⁩ مستوى مشابهًا
   *[other] ⁦{ $levels }⁩ مستوى مشابه
 } …⁩
recursion-go-to-start = قبل نقلتها الأولى: { $part }
recursion-go-to-end = بعد نقلتها الأخيرة: { $part }
recursion-play-loop = تكرار: { $part }
recursion-block-label = ⁧{ $part }: { $moves }⁩

## State graph panel

graph-title = خريطة الوضعيات
graph-help-label = مساعدة
graph-help = كل نقطة تمثّل وضعية، وكل خط يمثّل نقلة مسموحًا بها. وتبيّن الدائرة وضعيتك الحالية. انقر أو المس للانتقال إلى وضعية أو للتكبير. اسحب للتمرير. وللتكبير والتصغير باعد بين إصبعين أو قرّبهما، أو أدر عجلة الفأرة مع ⁦Ctrl⁩. المفاتيح: ⁦+⁩ و⁦−⁩ للتكبير والتصغير، والأسهم للتمرير، و⁦0⁩ لعرض الكل، والنقطة ⁦.⁩ لعرض وضعيتك، و⁦Enter⁩ لنقر وسط الصورة. الانتقال إلى وضعية خارج الحل يبدأ لعبة، وزر «تراجع» يخرجك منها.
graph-help-dots = كل نقطة تمثّل وضعية. الخطوط السميكة هي كل النقلات الممكنة من موضعك، والخطوط الرفيعة أقصر الطرق إلى الوسط أو منه. وتبيّن الدائرة السميكة وضعيتك الحالية. انقر نقطة أو المسها للانتقال إليها. الانتقال إلى وضعية خارج الحل يبدأ لعبة، وزر «تراجع» يخرجك منها.
graph-layers = الخطوط
graph-layer-solution = الحل
graph-path-all-positions = كل الوضعيات
graph-layer-game = نقلاتي
graph-make-start = ابدأ اللغز من هنا
graph-depth = في هذا الجزء من المخطط { $moving ->
    [zero] لا يتحرك أي قرص
    [one] يتحرك القرص 1
    [two] يتحرك القرصان 1 و2
    [few] تتحرك الأقراص من 1 إلى ⁦{ $moving }⁩
    [many] تتحرك الأقراص من 1 إلى ⁦{ $moving }⁩
   *[other] تتحرك الأقراص من 1 إلى ⁦{ $moving }⁩
 }. وتبقى الأقراص من ⁦{ $first }⁩ إلى ⁦{ $last }⁩ في أماكنها.
graph-depth-last = في هذا الجزء من المخطط { $moving ->
    [zero] لا يتحرك أي قرص
    [one] يتحرك القرص 1
    [two] يتحرك القرصان 1 و2
    [few] تتحرك الأقراص من 1 إلى ⁦{ $moving }⁩
    [many] تتحرك الأقراص من 1 إلى ⁦{ $moving }⁩
   *[other] تتحرك الأقراص من 1 إلى ⁦{ $moving }⁩
 }. ويبقى القرص ⁦{ $last }⁩ في مكانه.
graph-corner-all = ⁧كلها على { $peg }⁩
graph-corner = ⁧{ $discs ->
    [zero] لا أقراص
    [one] القرص 1
    [two] القرصان 1 و2
    [few] الأقراص ⁦1–{ $discs }⁩
    [many] الأقراص ⁦1–{ $discs }⁩
   *[other] الأقراص ⁦1–{ $discs }⁩
 } على { $peg }⁩
graph-part = ⁧القرص { $disc } على { $peg }⁩
graph-hover-zoom = انقر للتكبير
graph-hover-here = أنت هنا
graph-hover-on = ضمن الحل
graph-hover-off = ليس ضمن الحل
graph-rings-goal = الهدف في الوسط. والرقم على كل حلقة هو بُعدها عن الهدف بالنقلات.
graph-rings-board = أنت في الوسط. والرقم على كل حلقة هو بُعدها بالنقلات.
graph-start = البداية
graph-goal = الهدف
graph-neighbours = النقلات الممكنة من هنا
graph-one-position = لهذا اللغز وضعية واحدة فقط، فلا يمكن نقل أي قرص.
graph-neighbour-next = القرص { $disc } من { $from } إلى { $to } (النقلة التالية)
graph-neighbour-back = القرص { $disc } من { $from } إلى { $to } (رجوع)

## Move counts panel

numbers-presumed = العلامة «?» تعني: يُعتقد أنه أقل عدد ممكن، لكن ذلك غير مُثبَت.
numbers-this-puzzle = هذا اللغز
numbers-rule-and-pegs = { $rule }، { $pegs ->
    [zero] { $pegs } عمود
    [one] عمود واحد
    [two] عمودان
    [few] { $pegs } أعمدة
    [many] { $pegs } عمودًا
   *[other] { $pegs } عمود
 }
numbers-see-it = شاهد
numbers-axis-moves = ⁧النقلات: كل خط يساوي ما تحته مضروبًا في ⁦{ $factor }⁩⁩
numbers-pegs-and-ends = { $pegs ->
    [zero] ⁦{ $pegs }⁩ عمود
    [one] عمود واحد
    [two] عمودان
    [few] ⁦{ $pegs }⁩ أعمدة
    [many] ⁦{ $pegs }⁩ عمودًا
   *[other] ⁦{ $pegs }⁩ عمود
 }، من { $from } إلى { $to }
numbers-one-move-a-second = { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 } لنقل { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرص واحد
    [two] قرصين
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 }، بمعدل نقلة واحدة في الثانية: { $duration }.
numbers-formula = لعدد ⁦n⁩ من الأقراص: ⁦{ $formula }⁩ نقلة
numbers-growth-doubles = كل قرص إضافي يضاعف عدد النقلات تقريبًا.
numbers-growth = على المدى البعيد، يُضرب عدد النقلات مع كل قرص إضافي في ⁦{ $factor }⁩ تقريبًا.
numbers-by-chance = بنقلات عشوائية مسموح بها يلزم في المتوسط نحو ⁦{ $moves }⁩ نقلة (⁦{ $source }⁩).
numbers-plot = عدد النقلات في كل قاعدة بحسب عدد الأقراص، على مقياس لوغاريتمي

## Code panel

code-languages = لغات البرمجة
code-hint = يطبع كل برنامج جميع نقلات اللغز الكلاسيكي من A إلى C، بعدد الأقراص الذي اخترته. ويعمل برنامجا ⁦Python⁩ و⁦Prolog⁩ مع أي عدد من الأقراص، أما البرامج الأخرى فمع 62 قرصًا على الأكثر.
program-controls = تشغيل البرنامج
program-back = رجوع
program-step = خطوة
program-over = تجاوز الاستدعاء
program-out = خروج
program-run-back = الرجوع إلى سطر
program-run-to = تشغيل حتى السطر ⁦{ $line }⁩ (مع Shift: رجوعًا)
program-step-number = الخطوة
program-begins = السطر ⁦{ $line }⁩: يبدأ ⁦{ $call }⁩.
program-goes-on = السطر ⁦{ $line }⁩: ‏n يساوي ⁦{ $n }⁩ وليس 0، لذا يستمر الاستدعاء.
program-is-zero = السطر ⁦{ $line }⁩: ‏n يساوي 0، فلا شيء يُفعل.
program-calls = السطر ⁦{ $line }⁩: استدعاء ⁦{ $call }⁩.
program-moves = السطر ⁦{ $line }⁩: نقل القرص { $disc } من { $from } إلى { $to }.
program-returns = السطر ⁦{ $line }⁩: يعود ⁦{ $call }⁩ إلى السطر ⁦{ $back }⁩.
program-stack = مكدس الاستدعاءات
program-return-line = يعود إلى السطر ⁦{ $line }⁩
program-go-to-call = إلى بداية ⁦{ $call }⁩
program-more-calls = … ⁦{ $count }⁩ أخرى
program-tree = شجرة الاستدعاءات
program-hint = يشير السهم إلى السطر الذي يُنفَّذ بعد ذلك. تعرض الأبراج النقلات المنجزة حتى الآن. اضغط سطرًا لتشغيل البرنامج حتى يأتي دوره، ومع Shift يرجع البرنامج. «تجاوز الاستدعاء» يُنفّذ كل الاستدعاء الذي في هذا السطر، و«خروج» يصل إلى نهاية الاستدعاء المفتوح. المستطيلات الرمادية في شجرة الاستدعاءات هي الاستدعاءات المفتوحة. اضغط مستطيلًا للانتقال إلى بداية استدعائه.
program-none = لا يوجد برنامج كهذا لهذا اللغز.
program-nearest = افتح أقرب لغز له برنامج
own-program-about = اكتب برنامج Python ينقل الأقراص: ⁦move("A", "C")⁩.
own-program-hint = ينقل ⁦move("A", "C")⁩ القرص العلوي. ويعطي ⁦top("A")⁩ رقم القرص العلوي أو None. ويعدّد ⁦pegs()⁩ أقراص كل عمود من الأسفل، ويعطي ⁦discs()⁩ عددها، ويكتب ⁦print()⁩ في الأسفل. ⁦source⁩ و⁦target⁩ هما عمودا البداية والهدف، و⁦spare⁩ هو الثالث. يبدأ كل تشغيل من البداية. يُسمح بعدد { $moves } من النقلات، ويتوقف البرنامج بعد { $seconds } من الثواني دون نقلة. يشغّله Ctrl مع Enter، ويخرج Tab من المحرر.
own-program-editor = برنامجك بلغة Python
own-program-run = تشغيل البرنامج
own-program-begin = مثال
own-program-starter-move = نقلة واحدة
own-program-starter-gaps = عودية فيها فراغات
own-program-starter-recursion = العودية
own-program-restore = استعادة نصي
own-program-loading = جارٍ تحميل Python…
own-program-running = البرنامج يعمل. النقلات: { $moves }
own-program-unsolved = انتهى البرنامج، لكن الأقراص ليست في الهدف. النقلات: { $moves }
own-program-stopped = أُوقف. النقلات: { $moves }
own-program-timed-out = أُوقف بعد { $seconds } من الثواني دون نقلة. هل هناك حلقة لا تنتهي؟
own-program-too-many = أُوقف بعد { $moves } من النقلات، وهو أقصى ما تتسع له لعبة.
own-program-error = السطر { $line }: ⁨{ $error }⁩
own-program-not-loaded = تعذّر تحميل Python. تحقق من الاتصال ثم شغّل البرنامج من جديد.
own-program-no-interpreter = لا يحتوي هذا الملف على Python. افتح الصفحة من خادم ويب لتشغيل البرامج.
own-program-output = المخرجات
own-program-seek = نقلات برنامجك

## Compare panel

compare-title = المقارنة
compare-first = هذا اللغز
compare-second = اللغز الآخر
compare-puzzle = { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرص واحد
    [two] قرصان
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 } · { $puzzle }
compare-pace = إبقاء التساوي في
compare-pace-progress = نسبة التقدم
compare-pace-move-number = رقم النقلة
compare-not-possible = ليس لهذا اللغز حل، أو لا يُعثر على حله إلا ببحث طويل. اختر قاعدة أخرى أو قلّل عدد الأعمدة.

## Race panel

race-title = سباق الخوارزميات
race-hint = أربع طرق لسرد كل نقلات اللغز الكلاسيكي، يُقاس زمن كل منها على حدة: العودية كما في الكتب المدرسية، وحلقة تكرارية تمر على أزواج الأعمدة، والقراءة من بتات عدّاد، وإيجاد كل نقلة من رقمها. أما عند عرض نقلة واحدة فلا تسرد الصفحة أيًّا من هذه النقلات.
race-start = بدء السباق
race-column-algorithm = الطريقة
race-column-moves = النقلات
race-column-milliseconds = الزمن (مللي ثانية)
race-column-nanoseconds-per-move = نانو ثانية لكل نقلة
race-axis-milliseconds = مللي ثانية
race-algorithm-recursive = عودية
race-algorithm-iterative = تكرارية
race-algorithm-binary = ثنائية
race-algorithm-seeking = من الرقم
race-plot = زمن كل طريقة: ⁦{ $milliseconds }⁩ مللي ثانية على الأكثر، لعدد من النقلات يصل إلى ⁦{ $moves }⁩

## Exact values panel

exact-title = القيم الدقيقة
exact-moves-made = النقلات المنجزة
exact-total = مجموع النقلات
exact-position = عمود كل قرص، بدءًا من الأكبر (0 هو العمود A)

## Share dialog: kinds

share-kind-link = رابط
share-kind-frame = تضمين (⁦iframe⁩)
share-kind-element = عنصر HTML
share-kind-exercise = تمرين
share-kind-picture = صورة
share-kind-film = رسوم متحركة
share-kind-moves = قائمة النقلات
share-kind-worksheet = ورقة عمل
share-kind-file = ملف HTML
share-kind-scorm = منصة تعلّم (SCORM)
share-group-view = هذا العرض
share-group-learners = للمتعلمين
share-group-files = صور وبيانات
share-hint-link = رابط يفتح الصفحة بهذه الإعدادات.
share-hint-frame = شيفرة ⁦HTML⁩ تعرض الأبراج في صفحتك داخل إطار ⁦iframe⁩. وتعمل أيضًا مع ⁦sandbox="allow-scripts"⁩.
share-hint-element = شيفرة ⁦HTML⁩ تعرض الأبراج في صفحتك على هيئة مكوّن ويب: نص برمجي واحد، وله خصائص ودوال وأحداث.
share-hint-exercise = أسئلة للمتعلمين في صفحة لك داخل إطار ⁦iframe⁩. وتتلقى تلك الصفحة كل إجابة، ولا يُحفظ هنا شيء.
share-hint-picture = ما تعرضه الصفحة الآن، لإدراجه في مستند أو شريحة عرض.
share-hint-film = صورة متحركة لبعض النقلات، لشريحة عرض أو صفحة.
share-hint-moves = ملف يسرد النقلات بالترتيب.
share-hint-graph = ملف فيه كل الوضعيات والنقلات بينها، لبرامج أخرى.
share-hint-worksheet = أسئلة للطباعة، وإجاباتها في صفحة مستقلة.
share-hint-file = الصفحة كلها في ملف HTML واحد بهذه الإعدادات. يُفتح من الجهاز دون شبكة.
share-hint-scorm = تمرين لمنصات التعلّم مثل Moodle وCanvas وILIAS، في حزمة SCORM 1.2. تسجّل المنصة النتيجة. يمكن للمتعلمين تزويرها، فهي للتدريب لا للامتحانات.
share-hint-lesson = يتضمن الدرس كله، من خطوته الأولى.
share-hint-own-moves = مع نقلاتك.

## Share dialog: settings

share-same-questions = الأسئلة نفسها للجميع
share-opens = الفتح عند
share-opens-current-move = هذه النقلة
share-opens-start = البداية
share-opens-playing = هذه النقلة، مع التشغيل
share-questions = عدد الأسئلة
share-pass-mark = درجة النجاح (%)
share-not-recorded = لا تُسجَّل الإجابات: لا توجد منصة تعليمية تقبلها.
share-width = العرض بالبكسل
share-height = الارتفاع بالبكسل
share-format = صيغة الملف
share-format-text = نص عادي
share-format-csv = جدول (⁦CSV⁩)
share-directed = موجّه: قوس لكل نقلة
share-shown-panels = إظهار
share-locked-panels = لا يمكن تغييره
share-unknown-option = «⁦{ $option }⁩» في الرابط غير معروف، لذلك تم تجاهله.

## Share dialog: results

share-send = مشاركة عبر…
share-qr-code = رمز ⁦QR⁩ للرابط
share-qr-code-too-long = الرابط أطول من أن يسعه رمز ⁦QR⁩.
share-single-file = تنزيل الصفحة كلها في ملف واحد يعمل دون إنترنت
share-preview = معاينة
share-needs-server = لا يمكن تضمين هذه النسخة في صفحات أخرى، لأنها ملف واحد أو فُتحت من جهازك. افتح الصفحة من خادم ويب لتحصل على الشيفرة.
share-save-svg = تنزيل ⁦SVG⁩
share-save-png = تنزيل ⁦PNG⁩
share-save-file = تنزيل الملف
share-file-positions = سيحتوي الملف على { $positions ->
    [zero] ⁦{ $positions }⁩ وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] ⁦{ $positions }⁩ وضعيات
    [many] ⁦{ $positions }⁩ وضعية
   *[other] ⁦{ $positions }⁩ وضعية
 }.
share-file-moves = سيحتوي الملف على { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
share-too-many-positions = لا يتسع الملف لأكثر من { $positions ->
    [zero] ⁦{ $positions }⁩ وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] ⁦{ $positions }⁩ وضعيات
    [many] ⁦{ $positions }⁩ وضعية
   *[other] ⁦{ $positions }⁩ وضعية
 }. قلّل عدد الأقراص.
share-too-many-moves = لا يتسع الملف لأكثر من { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }. اختر مجالًا أقصر.
share-too-many-discs = الأقراص أكثر مما يتسع له هذا العرض: ⁦{ $discs }⁩ على الأكثر. اختر عرضًا أكبر أو قلّل عدد الأقراص.
share-file-progress = كُتب ⁦{ $written }⁩ من ⁦{ $total }⁩

## Worksheet

worksheet-print = طباعة
worksheet-title = أبراج هانوي: { $exercise }
worksheet-puzzle = { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرص واحد
    [two] قرصان
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 } على { $pegs ->
    [zero] ⁦{ $pegs }⁩ عمود
    [one] عمود واحد
    [two] عمودين
    [few] ⁦{ $pegs }⁩ أعمدة
    [many] ⁦{ $pegs }⁩ عمودًا
   *[other] ⁦{ $pegs }⁩ عمود
 }. القرص 1 هو الأصغر. يُنقل في كل نقلة قرص واحد، ولا يجوز وضع قرص على قرص أصغر منه. القاعدة هي «{ $rule }». من ⁦{ $start }⁩ إلى ⁦{ $goal }⁩ في { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
worksheet-name = الاسم: ______________________
worksheet-blank-moves-made = عدد النقلات: ________
worksheet-blank-move = القرص ____ من ____ إلى ____
worksheet-answers-title = الإجابات

## Exercises

exercise-predict = أي نقلة هذه؟
exercise-reach = بلوغ الهدف
exercise-heading = { $name } – السؤال ⁦{ $number }⁩ من ⁦{ $total }⁩
exercise-order = ترتيب الصور
exercise-call = ما الذي يأتي بعد ذلك؟
exercise-legal = مسموح أم لا؟
exercise-count = كم نقلة؟
exercise-lines = ترتيب البرنامج
exercise-tally = كم مرة انتقل؟
exercise-prints = ما الذي يُطبع بعد ذلك؟
exercise-next-line = أي سطر يُنفَّذ بعد ذلك؟
exercise-depth = ما عمق المكدس؟
exercise-write = اكتب البرنامج
exercise-ask-call = النقلة رقم ⁦{ $number }⁩ تنتمي إلى هذا الجزء من العودية: { $part }. أي جزء يأتي بعده؟
exercise-ask-legal = هل يجوز نقل القرص { $disc } الآن من { $from } إلى { $to }؟
exercise-ask-count = إذا كان عدد الأقراص ⁦{ $discs }⁩ فعدد النقلات ⁦{ $moves }⁩. فكم عدد النقلات إذا كان عدد الأقراص ⁦{ $more }⁩؟
exercise-ask-lines = ينقل هذا البرنامج n من الأقراص من { $from } إلى { $to }. رتّب أسطره.
exercise-ask-tally = كم مرة انتقل القرص { $disc } { $moves ->
    [zero] بعد ⁦{ $moves }⁩ نقلة
    [one] بعد نقلة واحدة
    [two] بعد نقلتين
    [few] بعد ⁦{ $moves }⁩ نقلات
    [many] بعد ⁦{ $moves }⁩ نقلة
   *[other] بعد ⁦{ $moves }⁩ نقلة
 }؟
exercise-ask-prints = البرنامج على وشك تنفيذ السطر { $line }. ماذا سيطبع بعد ذلك؟
exercise-ask-next-line = البرنامج على وشك تنفيذ السطر { $line }. أي سطر ينفّذ بعده؟
exercise-ask-depth = البرنامج على وشك تنفيذ السطر { $line } داخل الاستدعاء ⁦{ $call }⁩. كم عدد الاستدعاءات المفتوحة الآن، بما فيها هذا الاستدعاء؟
exercise-ask-write = اكتب برنامج Python ينقل كل الأقراص من العمود ⁦source⁩ إلى العمود ⁦target⁩ بأقل عدد ممكن من النقلات، مهما كان عدد الأقراص.
exercise-board = الأقراص: { $discs }، ⁦{ $from } → { $to }⁩
exercise-choice-legal = نعم
exercise-choice-covered = لا، فوقه قرص أصغر منه
exercise-choice-smaller = لا، سيقع فوق قرص أصغر منه
exercise-choice-forbidden = لا، القاعدة تمنع هذا الاتجاه
exercise-field-answer = الإجابة
exercise-ask-moves-made = كم نقلة أُجريت؟
exercise-ask-move-shortest = في أقصر حل تبدو الأبراج هكذا { $moves ->
    [zero] عند البداية
    [one] بعد نقلة واحدة
    [two] بعد نقلتين
    [few] بعد ⁦{ $moves }⁩ نقلات
    [many] بعد ⁦{ $moves }⁩ نقلة
   *[other] بعد ⁦{ $moves }⁩ نقلة
 }. ما النقلة رقم ⁦{ $number }⁩؟
exercise-ask-move = في هذا الحل تبدو الأبراج هكذا { $moves ->
    [zero] عند البداية
    [one] بعد نقلة واحدة
    [two] بعد نقلتين
    [few] بعد ⁦{ $moves }⁩ نقلات
    [many] بعد ⁦{ $moves }⁩ نقلة
   *[other] بعد ⁦{ $moves }⁩ نقلة
 }. ما النقلة رقم ⁦{ $number }⁩؟
exercise-ask-reach-peg = انقل كل الأقراص إلى العمود { $peg } الذي عليه العلم، في { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 } على الأكثر.
exercise-ask-reach = انقل كل الأقراص إلى وضعية الهدف في { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 } على الأكثر.
exercise-ask-order-shortest = تعرض هذه الصور أقصر حل من { $from } إلى { $to }. رتّبها بدءًا بالأسبق.
exercise-ask-order = رتّب هذه الصور بدءًا بالأسبق.
exercise-answer-on-towers = أجرِ النقلة على الأبراج، أو أدخلها هنا.
exercise-order-hint = اسحبها إلى مواضعها، أو استخدم الأسهم.
exercise-caption-moves = { $moves ->
    [zero] عند البداية
    [one] بعد نقلة واحدة
    [two] بعد نقلتين
    [few] بعد ⁦{ $moves }⁩ نقلات
    [many] بعد ⁦{ $moves }⁩ نقلة
   *[other] بعد ⁦{ $moves }⁩ نقلة
 }
exercise-caption-unknown = بعد كم نقلة؟
exercise-moves-used = النقلات المستخدمة: ⁦{ $moves }⁩ من ⁦{ $most }⁩
exercise-moves-over = { $moves ->
    [zero] لم تُجرَ أي نقلة
    [one] أُجريت نقلة واحدة
    [two] أُجريت نقلتان
    [few] أُجريت ⁦{ $moves }⁩ نقلات
    [many] أُجريت ⁦{ $moves }⁩ نقلة
   *[other] أُجريت ⁦{ $moves }⁩ نقلة
 }، والمسموح به ⁦{ $most }⁩ فقط
exercise-field-disc = القرص
exercise-field-from = من
exercise-field-to = إلى
exercise-picture = الصورة ⁦{ $number }⁩، الوضعية ⁦{ $position }⁩
exercise-move-earlier = تقديم الصورة ⁦{ $number }⁩
exercise-move-later = تأخير الصورة ⁦{ $number }⁩
exercise-picture-moved = الصورة الآن في الموضع ⁦{ $place }⁩ من ⁦{ $total }⁩.
exercise-line-up = رفع السطر ⁦{ $number }⁩
exercise-line-down = خفض السطر ⁦{ $number }⁩
exercise-line-moved = السطر الآن في الموضع ⁦{ $place }⁩ من ⁦{ $total }⁩.
exercise-try-again = إعادة المحاولة
exercise-check = تحقق
ask-early = السطر { $place } جاء مبكرًا.
ask-compare = أظهر إجابة ممكنة
ask-on-towers = حرّك الأقراص للإجابة.
ask-no-number = اكتب عددًا صحيحًا، مثل 12.
ask-order-told = هذا هو الترتيب الصحيح.
ask-model = إجابة ممكنة: { $answer }
exercise-next-question = السؤال التالي
exercise-first-question = إعادة التمرين
exercise-right = إجابة صحيحة.
exercise-wrong = لم تُصب هذه المرة.
exercise-hint-greater = العدد المطلوب أكبر.
exercise-hint-less = العدد المطلوب أصغر.
exercise-hint-disc = القرص الذي يتحرك هو القرص { $disc }. إلى أي عمود ينتقل؟
exercise-hint-right-disc = اختيار القرص { $disc } صحيح. إلى أي عمود ينتقل؟
exercise-hint-from = اختيار القرص { $disc } صحيح. انظر على أي عمود هو.
exercise-hint-other-answer = انظر مرة أخرى واختر إجابة أخرى.
exercise-hint-legal = أي قرص هو الأعلى على العمود { $from }، وأي قرص هو الأعلى على العمود { $to }؟
exercise-hint-call = ينتمي هذا الجزء إلى مهمة أكبر. ما الذي يأتي بعده فيها؟
exercise-hint-call-last = بهذا الجزء تنتهي المهمة التي ينتمي إليها. ابحث في المهام التي تحويها، من الداخل إلى الخارج، عن أول مهمة لم تنتهِ بعد. ما الذي يأتي فيها بعد ذلك؟
exercise-hint-rule = وهل تسمح القاعدة بالنقل من { $from } إلى { $to }؟
exercise-hint-count = إذا نقص قرص واحد: ⁦{ $moves }⁩. كيف زاد عدد النقلات من هناك؟
exercise-hint-tally = أول نقلة للقرص { $disc } هي النقلة رقم ⁦{ $first }⁩.
exercise-hint-program = ينتهي الاستدعاء بكل ما فيه من استدعاءات قبل أن يُنفَّذ السطر الذي يليه.
exercise-hint-depth = الاستدعاء الأول لكل الأقراص، وينقص كل استدعاء بعده قرصًا واحدًا عن الاستدعاء الذي يحويه.
exercise-hint-early = الصورة في الموضع ⁦{ $place }⁩ جاءت قبل أوانها.
exercise-give-up = عرض الإجابة
exercise-answer-moves-made = { $moves ->
    [zero] لم تُجرَ أي نقلة
    [one] أُجريت نقلة واحدة
    [two] أُجريت نقلتان
    [few] أُجريت ⁦{ $moves }⁩ نقلات
    [many] أُجريت ⁦{ $moves }⁩ نقلة
   *[other] أُجريت ⁦{ $moves }⁩ نقلة
 }.
exercise-answer-order = عدد النقلات المنجزة في كل صورة، بالترتيب الصحيح: { $moves }.
exercise-answer = الإجابة هي: { $answer }.
exercise-because-call = الأجزاء بالترتيب: { $parts }.
exercise-because-smaller = القرص { $smaller } على العمود { $peg } أصغر منه.
exercise-because-lines = تبتعد الأقراص الأصغر، ثم ينتقل القرص الأكبر، ثم تنتقل الأقراص الأصغر فوقه.
exercise-line-early = هذا السطر جاء قبل أوانه: «⁦{ $line }⁩».
exercise-because-tally = القرص { $disc } ينفّذ النقلة رقم ⁦{ $first }⁩، ثم نقلة واحدة من كل ⁦{ $period }⁩.
exercise-because-prints = يطبعه الاستدعاء ⁦{ $call }⁩ في السطر { $line }.
exercise-because-depth = كل استدعاء يُجري الاستدعاء التالي بعدد أقراص أقل بواحد، من ⁦{ $first }⁩ نزولًا إلى ⁦{ $last }⁩.
exercise-see-why = السبب مشروح في الأسفل.
exercise-see-tab = اقرأ المزيد تحت «{ $tab }».
exercise-because-smallest = القرص 1 هو الأصغر، فلا شيء يعترض طريقه.
exercise-because-one-aside = يمكن نقل القرص { $disc } لأن القرص 1 بعيد عن طريقه، على العمود { $peg }.
exercise-because-all-aside = يمكن نقل القرص { $disc } لأن { $count ->
    [zero] الأقراص الأصغر منه بعيدة
    [one] القرص الأصغر منه بعيد
    [two] القرصين الأصغر منه بعيدان
    [few] الأقراص الـ⁦{ $count }⁩ الأصغر منه بعيدة
    [many] الأقراص الـ⁦{ $count }⁩ الأصغر منه بعيدة
   *[other] الأقراص الـ⁦{ $count }⁩ الأصغر منه بعيدة
 } عن طريقه، على العمود { $peg }.
exercise-because-apart = يمكن نقل القرص { $disc } لأن كل الأقراص الأصغر منه بعيدة عن طريقه.
exercise-because-target = اختيار القرص { $disc } صحيح، لكن يجب أن ينتقل إلى العمود { $peg }.
exercise-last-move = في النقلة الأخيرة انتقل القرص { $disc } من { $from } إلى { $to }.
exercise-enough = تكفي { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
exercise-solved-too-late = تم بلوغ الهدف في { $moves ->
    [zero] ⁦{ $moves }⁩ نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }، وهذا أكثر من المسموح به. تراجع عن بعض النقلات أو ابدأ من جديد.
exercise-no-moves-left = { $moves ->
    [zero] لم تُجرَ أي نقلة
    [one] أُجريت نقلة واحدة
    [two] أُجريت نقلتان
    [few] أُجريت ⁦{ $moves }⁩ نقلات
    [many] أُجريت ⁦{ $moves }⁩ نقلة
   *[other] أُجريت ⁦{ $moves }⁩ نقلة
 }، ولم تصل الأقراص إلى الهدف بعد. تراجع عن بعض النقلات أو ابدأ من جديد.
exercise-score = الإجابات الصحيحة من المحاولة الأولى: ⁦{ $right }⁩ من ⁦{ $answered }⁩
exercise-no-question = لا توجد أسئلة عن هذا اللغز. اختر لغزًا آخر.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = لوحة المفاتيح وتسهيلات الاستخدام
shortcuts-hint = يعمل الاختصار حين يكون الجزء الخاص به من الصفحة محدّدًا. اضغط ⁦Tab⁩ للانتقال من جزء إلى الذي يليه، و⁦?⁩ لفتح هذه القائمة.
shortcuts-letter-keys = اختصارات من حرف أو رمز واحد
accessibility-title = تسهيلات الاستخدام
accessibility-no-motion = بلا رسوم متحركة
accessibility-patterns = نقوش على الأقراص
accessibility-sound = صوت مع كل نقلة
shortcuts-on-slider = شريط التقدم
shortcuts-on-pictures = الخط الزمني وخريطة الوضعيات
shortcuts-on-recursion = مستطيلات العودية
shortcut-next-part = الجزء السابق، الجزء التالي
shortcut-task-or-parts = المهمة التي تضمه، أجزاؤه
shortcut-go-to-part = الانتقال إلى بدايته
shortcut-repeat-task = تكراره
shortcuts-on-game = الأبراج، عند نقل الأقراص
key-page-up-down = ⁦Page Up⁩، ⁦Page Down⁩
key-home-end = ⁦Home⁩، ⁦End⁩
key-space = المسافة
key-enter = Enter
key-escape = Esc
key-arrows-home-end = ⁦← →⁩، ⁦Home⁩، ⁦End⁩
key-undo = ⁦U⁩، ⁦Backspace⁩، ⁦Ctrl+Z⁩
key-redo = ⁦R⁩، ⁦Ctrl+Y⁩
shortcut-step = النقلة السابقة، النقلة التالية
shortcut-jump = القفز إلى الأمام، القفز إلى الوراء
shortcut-first-last = العودة إلى النقلة 0، إلى النقلة الأخيرة
shortcut-play-pause = تشغيل أو إيقاف مؤقت
shortcut-change-digit = تغيير الخانة
shortcut-other-digit = الانتقال إلى خانة أخرى
shortcut-add-place-value = إضافة قيمتها المنزلية أو طرحها
shortcut-zoom = تكبير، تصغير
shortcut-scroll = تمرير
shortcut-go-to-middle = الانتقال إلى ما في الوسط
shortcut-lift-or-drop = رفع قرص من هذا العمود، أو وضعه عليه
shortcut-choose-peg = اختيار عمود
shortcut-lift-or-drop-chosen = رفع قرص من العمود المختار، أو وضعه عليه
shortcut-put-back = إعادة القرص إلى مكانه

## Guided tour

tour-heading = ⁦{ $number }⁩ من ⁦{ $total }⁩: { $title }
tour-previous = السابق
tour-next = التالي
tour-end = إنهاء الجولة
learn-challenges = العب
learn-exercises = تمارين
learn-teachers = للمعلمين
learn-challenges-hint = انقل البرج بيدك إلى العلم بأقل عدد ممكن من النقلات. في كل مستوى قرص واحد إضافي.
learn-best = أفضل نتيجة لك: { $moves }
learn-best-fewest = أفضل نتيجة لك: { $moves }، وهذا أقل عدد ممكن
learn-keep = الاحتفاظ بأفضل نتائجي على هذا الجهاز
learn-keep-hint = يحتفظ بها هذا المتصفح وحده، ولا يُرسل شيء. وإلا فإنها تبقى حتى تغلق الصفحة.
learn-erase = مسح أفضل النتائج
learn-minutes = { $minutes } دقيقة
learn-age = من عمر { $age } سنة
learn-after = بعد «{ $lesson }»
learn-exercises-hint = أسئلة قصيرة عن برج صغير. بعد الإجابة الخاطئة تحصل على تلميح ومحاولة أخرى.
learn-teachers-hint = كل هذه تشارك ما تعرضه الصفحة الآن. لمشاركة درس افتحه أولًا ثم اضغط «مشاركة».
learn-own-hint = تصبح الصفحة كما هي الآن الخطوة الأولى. أضف نصًا وعروضًا أخرى وتمارين.
learn-unit = خطة حصة دراسية
learn-unit-hint = أهداف، وأسئلة تُطرح، وإجاباتها، وورقة للمتعلمين، وورقة للقص. للطباعة، بالإنجليزية.
exercise-end = إنهاء التمرين
lessons-title = دروس
lesson-new = أنشئ درسك الخاص
lesson-edit = تعديل الدرس
lesson-end = إنهاء الدرس
lesson-title-field = عنوان الدرس
lesson-step-title-field = عنوان هذه الخطوة
lesson-text-field = نص هذه الخطوة
ask-kind = سؤال للقارئ
ask-incomplete = لا يظهر هذا السؤال بعد: هناك إجابة ناقصة أو لا يمكن قراءتها.
ask-kind-choice = اختيار
ask-kind-number = عدد
ask-kind-order = ترتيب
ask-kind-sentence = جملة للمقارنة
ask-kind-position = وضعية على الأبراج
ask-kind-move = نقلة باليد
ask-lines = الإجابات، واحدة في كل سطر
ask-lines-hint = اكتب ⁦=⁩ قبل الإجابة الصحيحة، واكتب ⁦>⁩ بين مسافتين قبل ما تقوله الصفحة عن إجابة. السطر الذي يبدأ بالعلامة ⁦?⁩ هو السؤال. للوضعية رقم لكل قرص، مثل ⁦0012⁩، والنقلة هي: القرص، من، إلى، مثل ⁦2,0,1⁩.
lesson-text-hint = *التشديد* بين نجمتين، والصيغة مثل ⁦`2^n − 1`⁩ بين علامتي ⁦`⁩: ترفع ⁦^⁩ وتخفض ⁦_⁩. والسطر الفارغ يبدأ فقرة جديدة.
lesson-add-step = أضف هذا العرض خطوة
lesson-use-view = استعمل هذا العرض للخطوة
lesson-move-up = انقل الخطوة إلى أعلى
lesson-move-down = انقل الخطوة إلى أسفل
lesson-remove-step = احذف الخطوة
lesson-preview = تم
lesson-too-long = أصبح الدرس أطول مما يتسع له رابط. احفظه قبل أن تغادر: مشاركة، ملف HTML.
## Problems: values that could not be used

problem-list-label = المشكلات
problem-panels-not-loaded = تعذّر تحميل اللوحات. تحقق من اتصالك، ثم افتح لوحة أو أغلقها للمحاولة مجددًا.
problem-lesson-not-loaded = تعذّر تحميل الدرس. تحقق من اتصالك، ثم أعد تحميل الصفحة.
problem-lesson-not-read = تعذّرت قراءة الدرس الذي في هذا الرابط. ربما ينقص جزء من الرابط.
problem-race-not-loaded = تعذّر بدء السباق. تحقق من اتصالك وحاول مجددًا.
problem-language-not-loaded = تعذّر تحميل اللغة. تحقق من اتصالك واخترها مجددًا.
problem-rejected = تعذّر استخدام القيمة «⁦{ $value }⁩» في «⁨{ $name }⁩».
problem-rejected-text = تعذّر استخدام «⁦{ $value }⁩».
problem-field-keeps = تبقى القيمة التي في الحقل.
problem-not-a-move-number = «⁦{ $value }⁩» ليس رقم نقلة. يمكنك كتابة ⁦123⁩ أو ⁦2^63-1⁩ أو ⁦0xff⁩ أو ⁦1/3⁩ أو ⁦50%⁩ أو ⁦last⁩ (الأخيرة).

## Problems: sentences after problem-rejected

problem-before-start = أصغر رقم هو 0، أي البداية.
problem-past-end = رقم النقلة الأخيرة هو ⁦{ $last }⁩.
problem-past-last-step = رقم الخطوة الأخيرة هو ⁦{ $last }⁩.
problem-no-such-peg = لا يوجد في اللغز عمود رقمه ⁦{ $peg }⁩ (0 هو العمود A).
problem-position-disc-count = في الوضعية { $placed ->
    [zero] ⁦{ $placed }⁩ قرص
    [one] قرص واحد
    [two] قرصان
    [few] ⁦{ $placed }⁩ أقراص
    [many] ⁦{ $placed }⁩ قرصًا
   *[other] ⁦{ $placed }⁩ قرص
 }، لكن عدد أقراص اللغز هو ⁦{ $discs }⁩.
problem-discs-values = اختر عددًا من الأقراص بين 0 و⁦{ $max }⁩.
problem-rule-values = المسموح به: ⁦{ $rules }⁩، أو قائمة مثل ⁦arcs:01,12,20⁩.
problem-position-values = المسموح به: عمود واحد (0 هو العمود A)، أو رقم واحد لكل قرص، بدءًا من الأكبر.
problem-move-values = هذا ليس رقم نقلة.
problem-event-values = المسموح به: خطوة من البرنامج مثل ⁦10⁩ أو ⁦50%⁩ أو last، إن كان للغز برنامج.
problem-code-values = المسموح: برنامج لا يزيد على { $characters } من الحروف.
problem-speed-values = المسموح به: من ⁦0.25⁩ إلى ⁦60⁩ نقلة في الثانية.
problem-panels-values = المسموح به، مع الفصل بالفاصلة اللاتينية (⁦,⁩): ⁦{ $panels }⁩.
problem-range-values = المسموح به: رقما نقلتين من هذا الحل، مثل ⁦10-20⁩.
problem-graph-values = المسموح به: أعمدة أكبر الأقراص، بدءًا من الأكبر، مثل ⁦012⁩.
problem-disc-values = المسموح به: رقم قرص.
problem-number-values = المسموح به: الأعداد الصحيحة من 1 إلى ⁦{ $max }⁩.
problem-compare-values = المسموح به: الأقراص والأعمدة والقاعدة، مثل ⁦8-3-one-way⁩.
problem-walk-values = المسموح به: نقلات تجيزها القاعدة من هذه الوضعية، مثل ⁦0102⁩.
problem-bounds-values = المسموح به: الأعداد الصحيحة من ⁦{ $min }⁩ إلى ⁦{ $max }⁩.
problem-share-values = المسموح به: إعدادات مثل ⁦moves.11-20⁩. ويجب أن تكون النقلات من هذا الحل، والأولى قبل الأخيرة.
problem-word-values = المسموح به: ⁦{ $words }⁩.

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = في هذه القاعدة لا يمكن أبدًا أن يصل القرص { $disc } من { $from } إلى { $to }.
no-solution-deadlock = في هذه القاعدة لا يمكن أبدًا أن يصل أي قرص من { $from } إلى { $to }، فتسد الأقراص الطريق بعضها على بعض.
no-solution-search-stopped = أُوقف البحث عن حل هذا اللغز.
no-solution-two-pegs = بعمودين فقط لا يمكن أن يتحرك سوى القرص الأصغر.
no-solution-too-many-positions = لا تُعرف صيغة لهذا اللغز، ولا تفحص الصفحة بالبحث أكثر من { $positions ->
    [zero] ⁦{ $positions }⁩ وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] ⁦{ $positions }⁩ وضعيات
    [many] ⁦{ $positions }⁩ وضعية
   *[other] ⁦{ $positions }⁩ وضعية
 }. استخدم { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرصًا واحدًا
    [two] قرصين
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 } على الأكثر، أو اختر قاعدة أخرى.
no-solution-path-all-positions = لا يُعرف مسار يمر بكل الوضعيات إلا للقاعدة الكلاسيكية على ثلاثة أعمدة، من عمود إلى آخر.
no-solution-too-many-discs = لا تعمل هذه القاعدة بأكثر من { $discs ->
    [zero] ⁦{ $discs }⁩ قرص
    [one] قرص واحد
    [two] قرصين
    [few] ⁦{ $discs }⁩ أقراص
    [many] ⁦{ $discs }⁩ قرصًا
   *[other] ⁦{ $discs }⁩ قرص
 }.

## Before the program

boot-loading = جارٍ التحميل…
boot-pitch = انتقل إلى أي نقلة في أي لغز من ألغاز أبراج هانوي: اعرف أين كل قرص ولماذا يتحرك.
boot-no-script = تحتاج هذه الصفحة إلى JavaScript. فعّله لترى الأبراج.
boot-no-webassembly = تحتاج هذه الصفحة إلى WebAssembly. متصفحك لا يدعمه، أو هو معطّل.
boot-not-loaded = تعذّر تحميل الصفحة. تحقق من الاتصال، ثم أعد تحميلها.
boot-stopped = حدث خطأ فتوقفت الصفحة. أعد تحميلها للمتابعة من النقلة نفسها.
boot-new-version = إصدار جديد جاهز.
boot-reload = إعادة التحميل
