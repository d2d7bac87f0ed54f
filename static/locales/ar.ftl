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
search-progress = جارٍ البحث: فُحص { $checked } من { $limit ->
    [zero] { $limit } وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] { $limit } وضعيات
    [many] { $limit } وضعية
   *[other] { $limit } وضعية
 } على الأكثر

## Footer

footer-shortcuts = المفاتيح والتسهيلات
footer-language = اللغة
footer-language-auto = لغة المتصفح
footer-theme = الألوان
footer-theme-auto = حسب النظام
footer-theme-light = فاتحة
footer-theme-dark = داكنة

## Words and sentences used in several places

common-move = القرص { $disc } من { $from } إلى { $to }
common-two-sentences = { $first } { $second }
common-stop = إيقاف
dialog-close = إغلاق
common-copy = نسخ
share-copied = تم النسخ.
share-not-copied = لا يسمح المتصفح للصفحة بالنسخ: حدد النص وانسخه بنفسك.
share-saved = تجد الملف حيث يحفظ متصفحك الملفات.
share-not-saved = تعذّر إنشاء الملف.

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
towers-keys-hint = للتنقل: الأسهم و⁦Page Up⁩ و⁦Page Down⁩ و⁦Home⁩ و⁦End⁩ ومفتاح المسافة؛ ويعرض ⁦?⁩ قائمة المفاتيح كلها.
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
transport-speed-option = { $speed } في الثانية
transport-loop = تكرار
transport-loop-first = التكرار من
transport-loop-last = إلى

## Scrubber: slider and move number

scrubber-title = الموضع في الحل
scrubber-progress = أُنجز ⁦{ $percent }%⁩ من الحل؛ والوقت المتبقي { $duration } بسرعة { $speed ->
    [zero] { $speed } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $speed } نقلات
    [many] { $speed } نقلة
   *[other] { $speed } نقلة
 } في الثانية
scrubber-progress-done = أُنجز ⁦100%⁩ من الحل
scrubber-move-number = النقلة
scrubber-go = اذهب
scrubber-entry-hint = أو ⁦2^{ $exponent }⁩، ⁦1/3⁩، ⁦50%⁩، ⁦0x1⁩، ⁦last⁩
scrubber-jump-exponent = قفزة بمقدار 2 أُس
scrubber-jump-back = قفزة إلى الوراء
scrubber-jump-forward = قفزة إلى الأمام

## Puzzle panel

puzzle-title = اللغز
puzzle-discs = الأقراص
puzzle-remove-disc = إنقاص قرص
puzzle-add-disc = زيادة قرص
puzzle-pegs = الأعمدة
puzzle-rule = القاعدة
puzzle-rule-any = الكلاسيكية: من أي عمود إلى أي عمود آخر
puzzle-rule-ring = الحلقة: إلى عمود مجاور، في الاتجاهين
puzzle-rule-one-way-ring = الحلقة باتجاه واحد: ⁦A → B → C → A⁩
puzzle-rule-row = الصف: إلى العمود المجاور
puzzle-rule-star = النجمة: مرورًا بالعمود ⁦A⁩
puzzle-rule-custom = ⁦{ $arcs }⁩ فقط
puzzle-from = من
puzzle-to = إلى
puzzle-own-position = وضعية
puzzle-path = المسار
puzzle-path-shortest = الأقصر
puzzle-path-shortest-most-set-aside = الأقصر، مع إزاحة أكبر عدد ممكن جانبًا
puzzle-path-all-positions = عبر كل وضعية مرة واحدة
puzzle-total = { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }، وهو { $optimality }

## How sure it is that a solution has the fewest moves, put into other sentences

optimality-fewest = أقل عدد ممكن
optimality-proven = أقل عدد ممكن بالبرهان (⁨{ $source }⁩)
optimality-presumed = أقل عدد ممكن في ما يُعتقد، دون برهان
optimality-searched = أقل عدد ممكن، فقد فُحصت كل الوضعيات
optimality-source-both-ways = بمقارنة الطريقين لكل قرص
optimality-source-only-path = لا مسار غيره

## Panel to play by hand

game-title = العب بنفسك
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
game-arrange = إعداد
game-add-disc = زيادة قرص
game-moves-made = { $moves ->
    [zero] لم تُجرَ أي نقلة
    [one] أُجريت نقلة واحدة
    [two] أُجريت نقلتان
    [few] أُجريت { $moves } نقلات
    [many] أُجريت { $moves } نقلة
   *[other] أُجريت { $moves } نقلة
 }.
game-moves-left = المتبقي { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }، وهو { $optimality }.
game-search-needed = لم يُعرف بعد عدد النقلات المتبقية: يفحص البحث { $positions ->
    [zero] { $positions } وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] { $positions } وضعيات
    [many] { $positions } وضعية
   *[other] { $positions } وضعية
 } على الأكثر.
game-search-progress = جارٍ البحث: فُحص { $checked } من { $limit ->
    [zero] { $limit } وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] { $limit } وضعيات
    [many] { $limit } وضعية
   *[other] { $limit } وضعية
 } على الأكثر.
game-moves-left-unknown = عدد النقلات المتبقية غير معروف: { $reason }.
game-solved = بلغت كل الأقراص وضعية الهدف.
game-solved-fewest = تم الحل في { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
 }، ولا حل بأقل من ذلك.
game-solved-more = تم الحل في { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
 }؛ وكانت تكفي { $fewest ->
    [zero] { $fewest } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $fewest }⁩ نقلات
    [many] ⁦{ $fewest }⁩ نقلة
   *[other] ⁦{ $fewest }⁩ نقلة
 }.
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
game-moved = نقلتك رقم { $number }: { $description }.
game-refused-empty-peg = لا قرص على { $peg }.
game-refused-smaller-disc = لا يجوز وضع القرص { $disc } على { $peg }: فعليه القرص { $smaller }، وهو أصغر. اختر عمودًا آخر أو أعد القرص إلى مكانه.
game-refused-too-many-moves = لا يُحفظ مزيد من النقلات: ابدأ من جديد من هنا.
game-refused-same-peg = لا ينتقل قرص من { $from } إلى { $to }: فهما العمود نفسه.
game-refused-one-way-ring = لا ينتقل قرص من { $from } إلى { $to }: في الحلقة باتجاه واحد ينتقل من { $from } إلى { $allowed } فقط.
game-refused-ring = لا ينتقل قرص من { $from } إلى { $to }: في الحلقة ينتقل إلى عمود مجاور، من { $from } إلى { $allowed }.
game-refused-row = لا ينتقل قرص من { $from } إلى { $to }: في الصف ينتقل إلى العمود المجاور، من { $from } إلى { $allowed }.
game-refused-star = لا ينتقل قرص من { $from } إلى { $to }: في النجمة تمر كل الطرق بالعمود A، فينتقل من { $from } إلى { $allowed }.
game-refused-custom-rule = لا ينتقل قرص من { $from } إلى { $to }: تتيح القاعدة الانتقال من { $from } إلى { $allowed }.
game-refused-no-way-out = لا ينتقل قرص من { $from } إلى { $to }: لا تسمح القاعدة بمغادرة { $from }.
game-pegs-or = { $first } أو { $second }

## Timeline panel

timeline-title = الحل كله
timeline-hint = كل خط نقلة، ويزداد ارتفاعه كلما كبر قرصها؛ البرتقالي للأقراص الفردية والأزرق للزوجية. اضغط للذهاب إلى نقلة، واسحب للتحرك على امتداد الحل، وباعد بين إصبعين أو أدر العجلة مع ⁦Ctrl⁩ للتقريب. تتشابه الصورة في كل عمق: تلك هي العودية. بلوحة المفاتيح: ⁦+ − 0 . ← →⁩، و⁦Enter⁩ للنقلة التي في الوسط.
timeline-range = النقلات من ⁦{ $first }⁩ إلى ⁦{ $last }⁩
timeline-loop-start = بداية التكرار
timeline-loop-end = نهاية التكرار
timeline-highlight-disc = تمييز القرص

## Buttons to zoom the timeline and the state graph

zoom-in = تقريب
zoom-out = إبعاد
zoom-show-all = الكل
zoom-show-current = أين نحن

## Digits panel: the digits of the move number, one per disc

digits-title = رقم النقلة قرصًا قرصًا
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
why-formula-pegs = لهذا العدد من الأقراص ولهذه الأعمدة، تدل الأرقام 0 و1 و2 في الصيغة على ⁦{ $pegZero }⁩ و⁦{ $pegOne }⁩ و⁦{ $pegTwo }⁩ بالترتيب.
why-last-digits = لم { $digits ->
    [zero] يُكتب أي بت
    [one] يُكتب إلا البت الأخير
    [two] يُكتب إلا البتان الأخيران
    [few] تُكتب إلا آخر { $digits } بتات
    [many] يُكتب إلا آخر { $digits } بتًا
   *[other] يُكتب إلا آخر { $digits } بت
 }.

## Tasks of the recursion, put into texts of the why panel and the recursion panel

task-no-disc = عدم نقل أي قرص من { $from } إلى { $to }
task-one-disc = نقل القرص { $disc } من { $from } إلى { $to }
task-discs = نقل { $last ->
    [zero] الأقراص
    [one] الأقراص
    [two] القرصين
    [few] الأقراص
    [many] الأقراص
   *[other] الأقراص
 } { $first }–{ $last } من { $from } إلى { $to }
task-from-their-places = وضعية البداية
task-to-their-places = وضعية الهدف

## Recursion panel

recursion-title = العودية
recursion-hint = من المهمة كلها نزولًا إلى هذه النقلة. الأجزاء المميزة هي التي تقع فيها النقلة.
recursion-show-all = الكل
recursion-none-for-search = وُجد هذا الحل بالبحث: ليست فيه عودية تُعرض.
recursion-none-for-one-disc = لا يلزم نقل أكثر من قرص واحد: لا شيء يُقسَّم.
recursion-column-place = الموضع
recursion-column-task = المهمة
recursion-column-go = انتقال
recursion-column-moves = النقلات
recursion-one-move = النقلة ⁦{ $number }⁩
recursion-move-range = النقلات من ⁦{ $first }⁩ إلى ⁦{ $last }⁩
recursion-levels-left-out = { $levels ->
    [zero] … { $levels } مستوى من النوع نفسه …
    [one] … مستوى واحد من النوع نفسه …
    [two] … مستويان من النوع نفسه …
    [few] … { $levels } مستويات من النوع نفسه …
    [many] … { $levels } مستوى من النوع نفسه …
   *[other] … { $levels } مستوى من النوع نفسه …
 }
recursion-go-to-start = الذهاب إلى البداية
recursion-go-to-end = الذهاب إلى النهاية
recursion-play-loop = تشغيل متكرر

## State graph panel

graph-title = مخطط الحالات
graph-label = مخطط الحالات
graph-label-whole = مخطط الحالات لكل الوضعيات
graph-path-all-positions = المسار عبر كل الوضعيات
graph-neighbours = النقلات المتاحة من هنا

## Numbers panel

numbers-title = الأعداد
numbers-discs = الأقراص
numbers-pegs-and-ends = { $pegs ->
    [zero] { $pegs } عمود
    [one] عمود واحد
    [two] عمودان
    [few] { $pegs } أعمدة
    [many] { $pegs } عمودًا
   *[other] { $pegs } عمود
 }، من { $from } إلى ⁦{ $to }⁩
numbers-one-move-a-second = { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 } لنقل { $discs ->
    [zero] { $discs } قرص
    [one] قرص واحد
    [two] قرصين
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 }: { $duration } بمعدل نقلة واحدة في الثانية.
numbers-growth = مع كل قرص إضافي يُضرب عدد النقلات في نحو { $factor } على المدى البعيد.
numbers-plot = نقلات كل قاعدة بحسب عدد الأقراص، على مقياس لوغاريتمي

## Programs panel

code-title = البرامج
code-hint = اللغز الكلاسيكي من A إلى C في صورة برنامج، بهذا العدد من الأقراص. تعدّ ⁦Python⁩ و⁦Prolog⁩ بلا حد، وتعدّ البقية حتى 62 قرصًا. وتُشغَّل البرامج كلها كلما اختُبرت هذه الصفحة.

## Compare panel

compare-title = مقارنة
compare-pace = الإيقاع
compare-pace-progress = النسبة نفسها من الحل
compare-pace-move-number = النقلة نفسها
compare-not-possible = ليس لهذا اللغز عودية هنا: اختر قاعدة أخرى أو قلّل عدد الأعمدة.

## Race panel

race-title = سباق
race-hint = أربع طرائق لسرد كل نقلات اللغز الكلاسيكي، يُقاس زمن كل منها على حدة: العودية كما في الكتب المدرسية؛ والدوران على أزواج الأعمدة؛ والقراءة من بتات عدّاد؛ وإيجاد كل نقلة من رقمها. أما للوقوف عند نقلة واحدة فلا تسرد الصفحة أي نقلة.
race-start = ابدأ
race-column-algorithm = الطريقة
race-column-moves = النقلات
race-column-milliseconds = مللي ثانية
race-column-nanoseconds-per-move = نانو ثانية لكل نقلة
race-algorithm-recursive = عودية
race-algorithm-iterative = تكرارية
race-algorithm-binary = ثنائية
race-algorithm-seeking = من الرقم
race-plot = النقلات المنجزة، حتى { $moves }، مقابل الزمن الذي استغرقته كل طريقة، حتى { $milliseconds } مللي ثانية

## Exact values panel

exact-title = القيم الدقيقة
exact-moves-made = النقلات المنجزة
exact-total = مجموع النقلات
exact-position = عمود كل قرص، بدءًا من الأكبر

## Share dialog: kinds

share-kind-link = رابط
share-kind-frame = إطار
share-kind-element = عنصر
share-kind-exercise = تمرين
share-kind-picture = صورة
share-kind-moves = النقلات
share-kind-graph = مخطط الحالات
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

share-exercise-kind = التمرين
share-same-questions = الأسئلة نفسها للجميع
share-opens = يُفتح
share-opens-current-move = عند هذه النقلة
share-opens-start = عند البداية
share-opens-playing = للعب من هذه النقلة
share-questions = عدد الأسئلة
share-width = العرض بالبكسل
share-height = الارتفاع بالبكسل
share-first-move = من النقلة
share-last-move = إلى النقلة
share-format = صيغة الملف
share-format-text = أسطر نصية
share-format-csv = جدول (⁦CSV⁩)
share-directed = قوس موجّه لكل نقلة
share-shown-panels = المعروض
share-locked-panels = المقفل
share-unknown-option = «⁦{ $option }⁩» في الرابط لا معنى له هنا.

## Share dialog: results

share-send = إرسال…
share-qr-code = الرابط في رمز تقرؤه الكاميرا
share-qr-code-too-long = الرابط أطول من أن يسعه رمز تقرؤه الكاميرا.
share-single-file = الصفحة كلها في ملف واحد يعمل دون شبكة
share-preview = معاينة
share-needs-server = فُتحت هذه الصفحة من ملف على جهازك، ولا تصل إليها هناك صفحة أخرى. افتحها من خادم لتضعها في صفحة أخرى.
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
worksheet-puzzle = { $discs ->
    [zero] { $discs } قرص
    [one] قرص واحد
    [two] قرصان
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 } على { $pegs ->
    [zero] { $pegs } عمود
    [one] عمود واحد
    [two] عمودين
    [few] { $pegs } أعمدة
    [many] { $pegs } عمودًا
   *[other] { $pegs } عمود
 }، والقرص 1 هو الأصغر. { $rule }. من ⁦{ $start }⁩ إلى ⁦{ $goal }⁩ في { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] ⁦{ $moves }⁩ نقلات
    [many] ⁦{ $moves }⁩ نقلة
   *[other] ⁦{ $moves }⁩ نقلة
 }.
worksheet-name = الاسم
worksheet-blank-moves-made = عدد النقلات: ________
worksheet-blank-move = القرص ____ من ____ إلى ____
worksheet-answers-title = الإجابات
worksheet-answer-moves-made = { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
 }.
worksheet-answer-move = النقلة { $number }: { $description }.
worksheet-no-questions = لا توجد نقلة يُسأل عنها: اختر لغزًا آخر.

## Exercises

exercise-predict = أي نقلة هذه؟
exercise-reach = بلوغ الهدف
exercise-order = الترتيب
exercise-question-number = السؤال { $number } من { $total }
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
exercise-ask-order = رتّب هذه الصور بحسب تسلسلها، والأولى في الأعلى.
exercise-field-moves-made = النقلات المنجزة
exercise-field-disc = القرص
exercise-picture = الصورة { $number }
exercise-move-earlier = تقديم
exercise-move-later = تأخير
exercise-check = تحقق
exercise-next-question = السؤال التالي
exercise-first-question = من السؤال الأول
exercise-right = إجابة صحيحة.
exercise-wrong = إجابة غير صحيحة.
exercise-answer-move = النقلة { $number } هي: { $description }.
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

shortcuts-title = المفاتيح والتسهيلات
shortcuts-hint = لا يستجيب للمفاتيح إلا العنصر الذي عليه التركيز. ينقلك المفتاح ⁦Tab⁩ من عنصر إلى الذي يليه، وتفتح علامة الاستفهام هذه القائمة.
shortcuts-letter-keys = المفاتيح التي هي حرف واحد أو رمز واحد
accessibility-title = تسهيلات
accessibility-no-motion = بلا حركة
accessibility-patterns = نقوش على الأقراص
accessibility-sound = صوت مع كل نقلة
shortcuts-on-towers = على الأبراج
shortcuts-on-slider = على شريط التمرير
shortcuts-on-digit = على خانة من رقم النقلة
shortcuts-on-pictures = على المسطرة وعلى مخطط الحالات
shortcuts-on-game = على الأبراج، حين تلعب بنفسك
shortcut-step = نقلة إلى الوراء، نقلة إلى الأمام
shortcut-jump = القفز إلى الأمام وإلى الوراء بمقدار قوة العدد 2
shortcut-first-last = إلى البداية، إلى النهاية
shortcut-play-pause = تشغيل، إيقاف مؤقت
shortcut-change-digit = تغييرها
shortcut-add-place-value = إضافة وزنها، طرحه
shortcut-zoom = تقريب، إبعاد
shortcut-show-all = الكل
shortcut-show-current = أين نحن
shortcut-scroll = التحرك في الصورة
shortcut-go-to-middle = الوقوف عند ما في الوسط
shortcut-lift-or-drop = الرفع من هذا العمود، الوضع عليه
shortcut-choose-peg = اختيار عمود
shortcut-lift-or-drop-chosen = الرفع منه، الوضع عليه
shortcut-put-back = إعادة القرص إلى مكانه
shortcut-undo = تراجع
shortcut-redo = إعادة
shortcut-best-move = إجراء أفضل نقلة

## Guided tour

tour-title = جولة
tour-heading = { $number } من { $total }: { $title }
tour-previous = السابق
tour-next = التالي
tour-end = إنهاء الجولة
tour-recursion-title = العودية
tour-doubling-title = التضاعف
tour-bits-title = البتات
tour-triangle-title = مثلث من مثلثات
tour-rules-title = قواعد أخرى
tour-four-pegs-title = عمود رابع

## Problems: values that could not be used

problem-list-label = قيم لم تُقبل
problem-dismiss = إغلاق
problem-panels-not-loaded = تعذّر تحميل اللوحات. تحقق من الاتصال، ثم افتح لوحة أو أغلقها للمحاولة مجددًا.
problem-race-not-loaded = تعذّر إجراء السباق. تحقق من الاتصال وحاول مجددًا.
problem-language-not-loaded = تعذّر تحميل اللغة. تحقق من الاتصال واخترها مجددًا.
problem-rejected = لم تُقبل القيمة ⁦{ $given }⁩: { $reason }.
problem-given = { $name } = «{ $value }»
problem-not-a-move-number = «⁦{ $value }⁩» ليس رقم نقلة. اكتب ⁦123⁩ أو ⁦2^63-1⁩ أو ⁦0xff⁩ أو ⁦1/3⁩ أو ⁦50%⁩ أو ⁦last⁩.

## Problems: reasons that end a sentence

problem-before-start = أصغر رقم هو 0
problem-past-end = النقلة الأخيرة هي ⁦{ $last }⁩
problem-no-such-peg = لا يوجد عمود رقمه { $peg }
problem-position-disc-count = في القيمة { $placed ->
    [zero] { $placed } قرص
    [one] قرص واحد
    [two] قرصان
    [few] { $placed } أقراص
    [many] { $placed } قرصًا
   *[other] { $placed } قرص
 }، وعدد أقراص اللغز { $discs }
problem-discs-values = عدد الأقراص في هذه الصفحة من 0 إلى { $max }
problem-pegs-values = عدد الأعمدة في اللغز من 1 إلى 10
problem-rule-values = القاعدة هي ⁦{ $rules }⁩، أو قائمة مثل ⁦arcs:01,12,20⁩
problem-position-values = المقبول رقم عمود، بدءًا من 0، أو رقم واحد لكل قرص، بدءًا من الأكبر
problem-move-values = ليست رقم نقلة
problem-speed-values = السرعة المقبولة من 0.25 إلى 60 نقلة في الثانية
problem-panels-values = المقبول بعض هذه الأسماء، تفصل بينها فواصل: ⁦{ $panels }⁩
problem-range-values = المقبول رقمان من هذا الحل، مثل ⁦10-20⁩
problem-graph-values = المقبول أعمدة أكبر الأقراص، بدءًا من الأكبر
problem-disc-values = المقبول رقم قرص
problem-number-values = المقبول عدد من 1 إلى { $max }
problem-compare-values = المقبول عدد الأقراص وعدد الأعمدة والقاعدة، مثل ⁦8-3-one-way⁩
problem-walk-values = المقبول نقلات مسموح بها من هنا، مثل ⁦0102⁩
problem-share-values = المقبول نقلات من هذا الحل وأعداد ضمن الحدود
problem-word-values = المقبول ⁦{ $words }⁩

## Reasons why there is no solution, which end a sentence

no-solution-disc-cannot-reach = لا تتيح القاعدة للقرص { $disc } أي طريق من { $from } إلى { $to }
no-solution-deadlock = لا يوجد حل، إذ لا تتيح القاعدة أي طريق من { $from } إلى { $to }، ويسد بعض الأقراص طريق بعض
no-solution-search-stopped = أُوقف البحث عن الحل
no-solution-two-pegs = لا يمكن بعمودين فقط أن يتحرك سوى القرص الأصغر
no-solution-too-many-positions = لا تُعرف صيغة لهذا اللغز، ولا تفحص الصفحة أكثر من { $positions ->
    [zero] { $positions } وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] { $positions } وضعيات
    [many] { $positions } وضعية
   *[other] { $positions } وضعية
 }. اختر { $discs ->
    [zero] { $discs } قرص
    [one] قرصًا واحدًا
    [two] قرصين
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 } على الأكثر، أو قاعدة أخرى
no-solution-path-all-positions = هذا المسار معروف للقاعدة الكلاسيكية على ثلاثة أعمدة، من عمود إلى آخر
no-solution-too-many-discs = لا تُحل هذه القاعدة هنا لأكثر من { $discs ->
    [zero] { $discs } قرص
    [one] قرص واحد
    [two] قرصين
    [few] { $discs } أقراص
    [many] { $discs } قرصًا
   *[other] { $discs } قرص
 }
