### العربية

## Page and header

page-title = مستكشف أبراج هانوي
page-motto = قف عند أي نقلة.
page-window-title = أبراج هانوي، { $discs ->
    [zero] { $discs } قرص
    [one] قرص واحد
    [two] قرصان
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 }
header-tour = جولة
header-share = مشاركة

## Footer

footer-language = اللغة
footer-language-auto = لغة المتصفح
footer-theme-auto = حسب النظام
footer-theme-light = فاتحة
footer-theme-dark = داكنة

## Words and sentences used in several places

common-two-sentences = { $first } { $second }
common-stop = إيقاف
dialog-close = إغلاق
common-copy = نسخ
common-copy-named = نسخ: { $name }
share-copied = تم النسخ.
share-saved = تجد الملف حيث يحفظ متصفحك الملفات.

## Lengths of time, put into other sentences

duration-years = { $years ->
    [zero] { $years } سنة
    [one] سنة واحدة
    [two] سنتان
    [few] ⁦{ $years }⁩ سنوات
    [many] ⁦{ $years }⁩ سنة
   *[other] ⁦{ $years }⁩ سنة
 }
duration-days = { $days ->
    [zero] { $days } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
 }
duration-hours = { $hours ->
    [zero] { $hours } ساعة
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $hours } ساعات
    [many] { $hours } ساعة
   *[other] { $hours } ساعة
 }
duration-minutes = { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
 }
duration-seconds = { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
 }
duration-under-a-second = أقل من ثانية

## Towers

towers-title = الأبراج
towers-peg-empty = فارغ
towers-peg-discs = { $discs ->
    [zero] { $discs } قرص
    [one] قرص واحد
    [two] قرصان
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 }

## Caption below the towers

caption-no-discs = لا أقراص: لا شيء يُنقل.
caption-start-total-unknown = البداية. لم يُعرف بعد عدد النقلات المتبقية.
caption-already-on-peg = كل الأقراص على { $peg } والمطلوب أن تبقى هناك: لا شيء يُنقل.
caption-already-solved = الأقراص كلها في وضعية الهدف: لا شيء يُنقل.
caption-start-on-peg = البداية: { $discs ->
    [zero] { $discs } قرص
    [one] قرص واحد
    [two] قرصان
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 } على ⁦{ $peg }⁩، والمتبقي { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
caption-start = البداية: { $discs ->
    [zero] { $discs } قرص
    [one] قرص واحد
    [two] قرصان
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 }، والمتبقي { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
caption-move = النقلة ⁦{ $number }⁩ من ⁦{ $total }⁩: القرص { $disc } من { $from } إلى { $to }.
caption-last-move = النقلة ⁦{ $number }⁩، وهي الأخيرة: القرص { $disc } من { $from } إلى { $to }.
caption-last-move-on-peg = النقلة ⁦{ $number }⁩، وهي الأخيرة: القرص { $disc } من { $from } إلى { $to }. كل الأقراص على { $goal }.

## Transport: playing and stepping through the solution

transport-title = التنقل والتشغيل
transport-first = إلى البداية
transport-previous = نقلة إلى الوراء
transport-play = تشغيل
transport-replay = إعادة التشغيل
transport-pause = إيقاف مؤقت
transport-next = نقلة إلى الأمام
transport-last = إلى النهاية
transport-speed = السرعة
transport-loop = تكرار

## Scrubber: slider and move number

scrubber-title = الموضع في الحل
scrubber-move-number = النقلة
scrubber-go = اذهب
scrubber-entry-hint = أو ⁦2^{ $exponent }⁩، ⁦1/3⁩، ⁦50%⁩، ⁦0x1⁩، ⁦last⁩
scrubber-jump-exponent = قفزة بمقدار 2 أُس

## Puzzle panel

puzzle-title = اللغز
puzzle-discs = الأقراص
puzzle-remove-disc = إنقاص قرص
puzzle-add-disc = زيادة قرص
puzzle-pegs = الأعمدة
puzzle-rule = القاعدة
puzzle-rule-any = الكلاسيكية: من أي عمود إلى أي عمود آخر
puzzle-rule-ring = الحلقة: إلى عمود مجاور، في الاتجاهين
puzzle-rule-row = الصف: إلى العمود المجاور
puzzle-rule-star = النجمة: مرورًا بالعمود ⁦A⁩
puzzle-rule-custom = ⁦{ $arcs }⁩ فقط
puzzle-from = من
puzzle-to = إلى
puzzle-own-position = وضعية
puzzle-path = المسار
puzzle-path-all-positions = عبر كل وضعية مرة واحدة

## Panel to play by hand

game-hint = اسحب قرصًا، أو اضغط عمودًا ثم عمودًا آخر. بلوحة المفاتيح، على الأبراج: حرف العمود أو رقمه، أو ⁦← →⁩ و⁦Enter⁩؛ ويعيد ⁦Escape⁩ القرص إلى مكانه، و⁦U⁩ للتراجع، و⁦R⁩ للإعادة، و⁦N⁩ لأفضل نقلة.
game-arrange-hint = ضع الأقراص حيث تشاء، ثم اطلب الحل من هناك أو واصل اللعب.
game-pegs-label = الأعمدة
game-peg-empty = العمود { $peg }: فارغ
game-peg-discs = العمود ⁦{ $peg }⁩: { $discs }
game-undo = تراجع
game-redo = إعادة
game-restart = من جديد
game-best-move = أفضل نقلة
game-find-fewest = إيجاد أقل عدد من النقلات
game-solve-from-here = الحل من هنا
game-moves-made = { $moves ->
    [zero] لم تُجرَ أي نقلة
    [one] أُجريت نقلة واحدة
    [two] أُجريت نقلتان
    [few] أُجريت { $moves } نقلات
    [many] أُجريت { $moves } نقلة
   *[other] أُجريت { $moves } نقلة
 }.
game-search-needed = لم يُعرف بعد عدد النقلات المتبقية: يفحص البحث { $positions ->
    [zero] { $positions } وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] { $positions } وضعيات
    [many] { $positions } وضعية
   *[other] { $positions } وضعية
 } على الأكثر.
game-solved = بلغت كل الأقراص وضعية الهدف.
game-solved-moves = تم الحل في { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
 }.

## Caption while playing by hand

game-lifted = رُفع القرص { $disc } من { $from }: إلى أين؟
game-refused-empty-peg = لا قرص على { $peg }.
game-refused-smaller-disc = لا يجوز وضع القرص { $disc } على { $peg }: فعليه القرص { $smaller }، وهو أصغر. اختر عمودًا آخر أو أعد القرص إلى مكانه.
game-refused-one-way-ring = لا ينتقل قرص من { $from } إلى { $to }: في الحلقة باتجاه واحد ينتقل من { $from } إلى { $allowed } فقط.
game-refused-ring = لا ينتقل قرص من { $from } إلى { $to }: في الحلقة ينتقل إلى عمود مجاور، من { $from } إلى { $allowed }.
game-refused-row = لا ينتقل قرص من { $from } إلى { $to }: في الصف ينتقل إلى العمود المجاور، من { $from } إلى { $allowed }.
game-refused-star = لا ينتقل قرص من { $from } إلى { $to }: في النجمة تمر كل الطرق بالعمود A، فينتقل من { $from } إلى { $allowed }.
game-refused-custom-rule = لا ينتقل قرص من { $from } إلى { $to }: تتيح القاعدة الانتقال من { $from } إلى { $allowed }.

## Timeline panel

timeline-hint = كل خط نقلة، ويزداد ارتفاعه كلما كبر قرصها؛ البرتقالي للأقراص الفردية والأزرق للزوجية. اضغط للذهاب إلى نقلة، واسحب للتحرك على امتداد الحل، وباعد بين إصبعين أو أدر العجلة مع ⁦Ctrl⁩ للتقريب. تتشابه الصورة في كل عمق: تلك هي العودية. بلوحة المفاتيح: ⁦+ − 0 . ← →⁩، و⁦Enter⁩ للنقلة التي في الوسط.
timeline-range = النقلات من ⁦{ $first }⁩ إلى ⁦{ $last }⁩
timeline-loop-start = بداية التكرار
timeline-loop-end = نهاية التكرار
timeline-highlight-disc = تمييز القرص

## Buttons to zoom the timeline and the state graph

zoom-in = تقريب
zoom-out = إبعاد

## Digits panel: the digits of the move number, one per disc

digits-binary-hint = بالنظام الثنائي، بت واحد لكل قرص، والأكبر في اليسار؛ البرتقالي للأقراص الفردية والأزرق للزوجية. اضغط بتًا لتقلبه؛ وعند الوقوف على بت يضيف ⁦↑⁩ وزنه ويطرحه ⁦↓⁩.
digits-base-hint = بالأساس { $base }، خانة واحدة لكل قرص، والأكبر في اليسار؛ البرتقالي للأقراص الفردية والأزرق للزوجية. اضغط خانة لتغيّرها؛ وعند الوقوف على خانة يضيف ⁦↑⁩ وزنها ويطرحه ⁦↓⁩.
digits-bit-label = البت { $place }، وزنه ⁦{ $worth }⁩، القرص { $disc }: { $value }
digits-digit-label = الخانة { $place }، وزنها ⁦{ $worth }⁩، القرص { $disc }: { $value }
digits-point-hint = أشر إلى خانة ليظهر هنا ما فعله قرصها.
digits-disc-moved = القرص { $disc } على { $peg }، { $times ->
    [zero] ولم يُنقل بعد
    [one] وقد نُقل مرة واحدة
    [two] وقد نُقل مرتين
    [few] وقد نُقل ⁦{ $times }⁩ مرات
    [many] وقد نُقل ⁦{ $times }⁩ مرة
   *[other] وقد نُقل ⁦{ $times }⁩ مرة
 }.

## Why panel: why this move

why-title = لماذا هذه النقلة
why-no-move-yet = لم تُجرَ أي نقلة بعد. أجرِ نقلة، وسيظهر هنا لماذا هي دون غيرها.
why-last-digits = لم { $digits ->
    [zero] يُكتب أي بت
    [one] يُكتب إلا البت الأخير
    [two] يُكتب إلا البتان الأخيران
    [few] تُكتب إلا آخر { $digits } بتات
    [many] يُكتب إلا آخر { $digits } بتًا
   *[other] يُكتب إلا آخر { $digits } بت
 }.

## Recursion panel

dock-recursion = العودية
recursion-none-for-search = وُجد هذا الحل بالبحث: ليست فيه عودية تُعرض.
recursion-none-for-one-disc = لا يلزم نقل أكثر من قرص واحد: لا شيء يُقسَّم.
recursion-column-place = الموضع
recursion-column-task = المهمة
recursion-column-go = انتقال
recursion-column-moves = النقلات
recursion-levels-left-out = { $levels ->
    [zero] … { $levels } مستوى من النوع نفسه …
    [one] … مستوى واحد من النوع نفسه …
    [two] … مستويان من النوع نفسه …
    [few] … { $levels } مستويات من النوع نفسه …
    [many] … { $levels } مستوى من النوع نفسه …
   *[other] … { $levels } مستوى من النوع نفسه …
 }

## State graph panel

graph-title = مخطط الحالات
graph-label-whole = مخطط الحالات لكل الوضعيات
graph-path-all-positions = المسار عبر كل الوضعيات
graph-neighbours = النقلات المتاحة من هنا

## Numbers panel

numbers-pegs-and-ends = { $pegs ->
    [zero] { $pegs } عمود
    [one] عمود واحد
    [two] عمودان
    [few] { $pegs } أعمدة
    [many] { $pegs } عمودًا
   *[other] { $pegs } عمود
 }، من { $from } إلى ⁦{ $to }⁩
numbers-plot = نقلات كل قاعدة بحسب عدد الأقراص، على مقياس لوغاريتمي

## Programs panel

code-hint = اللغز الكلاسيكي من A إلى C في صورة برنامج، بهذا العدد من الأقراص. تعدّ ⁦Python⁩ و⁦Prolog⁩ بلا حد، وتعدّ البقية حتى 62 قرصًا. وتُشغَّل البرامج كلها كلما اختُبرت هذه الصفحة.

## Compare panel

dock-compare = مقارنة
compare-pace = الإيقاع

## Race panel

race-title = سباق
race-hint = أربع طرائق لسرد كل نقلات اللغز الكلاسيكي، يُقاس زمن كل منها على حدة: العودية كما في الكتب المدرسية؛ والدوران على أزواج الأعمدة؛ والقراءة من بتات عدّاد؛ وإيجاد كل نقلة من رقمها. أما للوقوف عند نقلة واحدة فلا تسرد الصفحة أي نقلة.
race-column-algorithm = الطريقة
race-column-moves = النقلات
race-column-milliseconds = مللي ثانية
race-column-nanoseconds-per-move = نانو ثانية لكل نقلة
race-algorithm-recursive = عودية
race-algorithm-iterative = تكرارية
race-algorithm-binary = ثنائية
race-plot = النقلات المنجزة، حتى { $moves }، مقابل الزمن الذي استغرقته كل طريقة، حتى { $milliseconds } مللي ثانية

## Exact values panel

exact-title = القيم الدقيقة
exact-moves-made = النقلات المنجزة
exact-total = مجموع النقلات
exact-position = عمود كل قرص، بدءًا من الأكبر

## Share dialog: kinds

share-kind-link = رابط
share-kind-element = عنصر
share-kind-picture = صورة
share-kind-moves = النقلات
share-kind-worksheet = ورقة عمل
share-hint-link = رابط إلى هذه الصفحة بإعداداتها الحالية.
share-hint-frame = شيفرة ⁦HTML⁩ لصفحة أخرى: إطار فيه أبراج. ويعمل أيضًا مع ⁦sandbox="allow-scripts"⁩.
share-hint-element = شيفرة ⁦HTML⁩ لصفحة أخرى: نص برمجي واحد، وأبراج في صورة عنصر له خصائص ودوال وأحداث.
share-hint-exercise = أسئلة للمتعلمين في إطار. تتلقى الصفحة المحيطة به كل إجابة، ولا يُحفظ هنا شيء.
share-hint-picture = الأبراج كما هي الآن، لإدراجها في نص أو شريحة عرض.
share-hint-moves = النقلات واحدة بعد أخرى، في ملف.
share-hint-graph = كل الوضعيات والنقلات بينها، في ملف لبرامج أخرى.
share-hint-worksheet = أسئلة للطباعة، وإجاباتها في صفحة مستقلة.

## Share dialog: settings

share-same-questions = الأسئلة نفسها للجميع
share-opens = يُفتح
share-questions = عدد الأسئلة
share-width = العرض بالبكسل
share-height = الارتفاع بالبكسل
share-format = صيغة الملف
share-format-text = أسطر نصية
share-format-csv = جدول (⁦CSV⁩)
share-directed = قوس موجّه لكل نقلة
share-shown-panels = المعروض
share-locked-panels = المقفل
share-unknown-option = «⁦{ $option }⁩» في الرابط لا معنى له هنا.

## Share dialog: results

share-send = إرسال…
share-single-file = الصفحة كلها في ملف واحد يعمل دون شبكة
share-preview = معاينة
share-save-svg = حفظ بصيغة ⁦SVG⁩
share-save-png = حفظ بصيغة ⁦PNG⁩
share-save-file = حفظ الملف
share-file-positions = { $positions ->
    [zero] { $positions } وضعية
    [one] وضعية واحدة
    [two] وضعيتان
    [few] { $positions } وضعيات
    [many] { $positions } وضعية
   *[other] { $positions } وضعية
 }.
share-file-moves = { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
 }.
share-too-many-positions = لا يتسع ملف كهذا لأكثر من { $positions ->
    [zero] { $positions } وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] { $positions } وضعيات
    [many] { $positions } وضعية
   *[other] { $positions } وضعية
 }: قلّل عدد الأقراص.
share-too-many-moves = لا يتسع الملف لأكثر من { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
 }: قلّل عدد النقلات.
share-file-progress = كُتب { $written } من { $total }

## Worksheet

worksheet-print = طباعة
worksheet-title = أبراج هانوي: أي نقلة هذه؟
worksheet-blank-moves-made = عدد النقلات: ________
worksheet-blank-move = القرص ____ من ____ إلى ____
worksheet-answers-title = الإجابات

## Exercises

exercise-predict = أي نقلة هذه؟
exercise-reach = بلوغ الهدف
exercise-order = الترتيب
exercise-ask-moves-made = كم نقلة أُجريت؟
exercise-ask-move = { $moves ->
    [zero] عند البداية تبدو الأبراج هكذا
    [one] بعد نقلة واحدة تبدو الأبراج هكذا
    [two] بعد نقلتين تبدو الأبراج هكذا
    [few] بعد ⁦{ $moves }⁩ نقلات تبدو الأبراج هكذا
    [many] بعد ⁦{ $moves }⁩ نقلة تبدو الأبراج هكذا
   *[other] بعد ⁦{ $moves }⁩ نقلة تبدو الأبراج هكذا
 }. ما النقلة { $number }؟
exercise-ask-reach = انقل كل الأقراص إلى وضعية الهدف في { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
 } على الأكثر.
exercise-field-disc = القرص
exercise-check = تحقق
exercise-next-question = السؤال التالي
exercise-first-question = من السؤال الأول
exercise-right = إجابة صحيحة.
exercise-answer-moves-made = { $moves ->
    [zero] لم تُجرَ أي نقلة
    [one] أُجريت نقلة واحدة
    [two] أُجريت نقلتان
    [few] أُجريت ⁦{ $moves }⁩ نقلات
    [many] أُجريت ⁦{ $moves }⁩ نقلة
   *[other] أُجريت ⁦{ $moves }⁩ نقلة
 }.
exercise-answer-order = عدد النقلات المنجزة في كل صورة بالترتيب: { $moves }.
exercise-see-why = السبب مشروح في الأسفل.
exercise-solved-too-late = تم الحل في { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
 }: وهذا أكثر من المسموح. تراجع عن بعضها أو ابدأ من جديد.
exercise-no-moves-left = { $moves ->
    [zero] لم تُجرَ أي نقلة
    [one] أُجريت نقلة واحدة
    [two] أُجريت نقلتان
    [few] أُجريت { $moves } نقلات
    [many] أُجريت { $moves } نقلة
   *[other] أُجريت { $moves } نقلة
 } ولم يكتمل الحل. تراجع عن بعضها أو ابدأ من جديد.
exercise-no-question = لا شيء يُسأل عنه هنا: اختر لغزًا آخر.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-hint = لا يستجيب للمفاتيح إلا العنصر الذي عليه التركيز. ينقلك المفتاح ⁦Tab⁩ من عنصر إلى الذي يليه، وتفتح علامة الاستفهام هذه القائمة.
shortcuts-letter-keys = المفاتيح التي هي حرف واحد أو رمز واحد
accessibility-no-motion = بلا حركة
accessibility-patterns = نقوش على الأقراص
accessibility-sound = صوت مع كل نقلة
shortcuts-on-slider = على شريط التمرير
shortcuts-on-game = على الأبراج، حين تلعب بنفسك
shortcut-step = نقلة إلى الوراء، نقلة إلى الأمام
shortcut-jump = القفز إلى الأمام وإلى الوراء بمقدار قوة العدد 2
shortcut-first-last = إلى البداية، إلى النهاية
shortcut-play-pause = تشغيل، إيقاف مؤقت
shortcut-change-digit = تغييرها
shortcut-add-place-value = إضافة وزنها، طرحه
shortcut-zoom = تقريب، إبعاد
shortcut-scroll = التحرك في الصورة
shortcut-go-to-middle = الوقوف عند ما في الوسط
shortcut-lift-or-drop = الرفع من هذا العمود، الوضع عليه
shortcut-choose-peg = اختيار عمود
shortcut-lift-or-drop-chosen = الرفع منه، الوضع عليه
shortcut-put-back = إعادة القرص إلى مكانه

## Guided tour

tour-heading = { $number } من { $total }: { $title }
tour-previous = السابق
tour-next = التالي
tour-end = إنهاء الجولة
tour-doubling-title = التضاعف
tour-bits-title = البتات
tour-triangle-title = مثلث من مثلثات
tour-rules-title = قواعد أخرى
tour-four-pegs-title = عمود رابع

## Problems: values that could not be used

problem-list-label = قيم لم تُقبل
problem-panels-not-loaded = تعذّر تحميل اللوحات. تحقق من الاتصال، ثم افتح لوحة أو أغلقها للمحاولة مجددًا.
problem-race-not-loaded = تعذّر إجراء السباق. تحقق من الاتصال وحاول مجددًا.
problem-language-not-loaded = تعذّر تحميل اللغة. تحقق من الاتصال واخترها مجددًا.
problem-not-a-move-number = «⁦{ $value }⁩» ليس رقم نقلة. اكتب ⁦123⁩ أو ⁦2^63-1⁩ أو ⁦0xff⁩ أو ⁦1/3⁩ أو ⁦50%⁩ أو ⁦last⁩.
