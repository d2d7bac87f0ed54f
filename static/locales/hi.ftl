### हिन्दी

## Page and header

page-title = हनोई की मीनार एक्सप्लोरर
page-motto = किसी भी चाल पर सीधे पहुँचें।
page-window-title = हनोई की मीनार, { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }
header-learn = सीखें
header-tour = परिचय
header-settings = सेटिंग
header-present = प्रस्तुत करें
header-tools = टूल
present-end = प्रस्तुति समाप्त करें
header-puzzle = { $pegs ->
    [one] { $pegs } खूँटी
   *[other] { $pegs } खूँटियाँ
 } · { $rule } · { $from } → { $to }
header-rules = नियम: { $puzzle }
rule-short-any = क्लासिक
rule-short-ring = घेरा
rule-short-one-way = एकतरफ़ा घेरा
rule-short-row = कतार
rule-short-star = तारा
rule-short-custom = मनचाहा नियम
header-share = साझा करें
search-progress = खोज जारी है: अधिकतम { $limit ->
    [one] { $limit } अवस्था
   *[other] { $limit } अवस्थाओं
 } में से { $checked } की जाँच हुई।

## Dock

dock-label = हल देखने के तरीके
dock-count = गिनती
dock-why = क्यों
dock-recursion = रिकर्शन
dock-map = नक़्शा
dock-code = कोड
program-title = प्रोग्राम
own-program-title = आपका प्रोग्राम
code-title = प्रोग्रामिंग भाषाएँ
timeline-title = टाइमलाइन
numbers-title = चालों की गिनती

## Settings

footer-language = भाषा
footer-language-auto = ब्राउज़र की भाषा
footer-theme = थीम
footer-theme-auto = सिस्टम जैसी
footer-theme-light = हल्की
footer-theme-dark = गहरी

## Words and sentences used in several places

common-move = डिस्क { $disc } को { $from } से { $to } पर
common-numbered-move = चाल { $number } में डिस्क { $disc } को { $from } से { $to } पर ले जाते हैं।
common-list = { $first }, { $second }
common-long-list = { $first }; { $second }
common-two-sentences = { $first } { $second }
common-stop = रोकें
dialog-close = बंद करें
common-copy = कॉपी करें
common-copy-named = कॉपी करें: { $name }
share-copied = कॉपी हो गया।
share-not-copied = आपके ब्राउज़र ने कॉपी नहीं करने दिया। टेक्स्ट चुनकर उसे ख़ुद कॉपी करें।
share-saved = फ़ाइल सहेज ली गई। उसे अपने ब्राउज़र के डाउनलोड में देखें।
share-not-saved = फ़ाइल सहेजी नहीं जा सकी। फिर से कोशिश करें, या कोई छोटी फ़ाइल चुनें।

## Lengths of time, which stand by themselves after a colon

duration-years = { $years } साल
duration-billion-years = { $number } अरब साल
duration-days = { $days } दिन
duration-hours = { $hours ->
    [one] { $hours } घंटा
   *[other] { $hours } घंटे
 }
duration-minutes = { $minutes } मिनट
duration-seconds = { $seconds } सेकंड
duration-under-a-second = एक सेकंड से कम

## Towers

towers-title = मीनारें
towers-keys-hint = कुंजियाँ: ← और → से एक चाल पीछे या आगे जाएँ, Page Up और Page Down से छलाँग लगाएँ, Home और End से शुरुआत या अंत पर जाएँ, Space से चलाएँ या पॉज़ करें। ? से सभी शॉर्टकट की सूची खुलती है।
towers-game-keys-hint = कुंजियाँ: खूँटी के अक्षर या क्रमांक से वहाँ की डिस्क उठाएँ या वहाँ डिस्क रखें। ← → और Enter से भी यही होता है। Esc से डिस्क वापस रखें, U से चाल वापस लें, R से उसे फिर से करें, N से सबसे अच्छी चाल चलें। ? से सभी शॉर्टकट की सूची खुलती है।
towers-peg-empty = ख़ाली
towers-peg-discs = { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }

## Caption below the towers

caption-no-discs = कोई डिस्क नहीं है, इसलिए कोई चाल नहीं चलनी है।
caption-start-total-unknown = शुरुआत। कुल कितनी चालें लगेंगी, यह अभी ज्ञात नहीं है।
caption-already-on-peg = सभी डिस्कें पहले से खूँटी { $peg } पर हैं, इसलिए कोई चाल नहीं चलनी है।
caption-already-solved = हर डिस्क पहले से सही जगह पर है, इसलिए कोई चाल नहीं चलनी है।
caption-start-on-peg = शुरुआत: खूँटी { $peg } पर { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }, { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 } बाकी।
caption-start = शुरुआत: { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }, { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 } बाकी।
caption-move = चाल { $number } (कुल { $total }): डिस्क { $disc } को { $from } से { $to } पर रखा गया।
caption-last-move = आख़िरी चाल ({ $number }): डिस्क { $disc } को { $from } से { $to } पर रखा गया।
caption-last-move-on-peg = आख़िरी चाल ({ $number }): डिस्क { $disc } को { $from } से { $to } पर रखा गया। सभी डिस्कें खूँटी { $goal } पर हैं।

## Transport: playing and stepping through the solution

transport-title = चलाने के बटन
transport-first = चाल 0 पर वापस
transport-previous = पिछली चाल
transport-play = चलाएँ
transport-replay = फिर से चलाएँ
transport-pause = पॉज़ करें
transport-next = अगली चाल
transport-last = अंतिम चाल पर
transport-speed = गति
transport-speed-option = { $speed } चाल प्रति सेकंड
transport-speed-short = { $speed }/से.
transport-speed-name = { $short } ({ $long })
transport-menu = { $short }: गति और दोहराव
transport-loop = एक हिस्सा दोहराएँ
transport-loop-off = जब तक आप हल पर वापस नहीं जाते, दोहराना बंद है।
transport-loop-first = पहली चाल
transport-loop-last = आख़िरी चाल

## Scrubber: slider and move number

scrubber-title = चालों का पैमाना
scrubber-scale = 1 px = { $moves } चालें
scrubber-scale-one = 1 px = 1 चाल या कम
scrubber-finer = और बारीकी के लिए ऊपर खींचें
scrubber-at-start = पहली चाल से पहले
scrubber-time = इस गति पर { $time }
scrubber-lens = { $total } में से { $shown } चालें
scrubber-progress = { $percent }% पूरा। { $speed } चाल प्रति सेकंड की गति से बाकी समय: { $duration }।
scrubber-progress-done = 100% पूरा।
scrubber-move-number = चाल
scrubber-of-total = / { $total }
scrubber-duration = { $speed } चाल प्रति सेकंड पर { $duration }
scrubber-next-larger = किसी बड़ी डिस्क की अगली चाल
scrubber-go = जाएँ
scrubber-entry-hint = 2^{ $exponent }, 1/3, 50% या last भी लिखा जा सकता है।

## Puzzle panel

puzzle-title = नियम
puzzle-discs = डिस्कें
puzzle-remove-disc = एक डिस्क हटाएँ
puzzle-add-disc = एक डिस्क जोड़ें
puzzle-pegs = खूँटियाँ
puzzle-rule = नियम
puzzle-rule-any = क्लासिक: किसी भी खूँटी से किसी भी दूसरी पर
puzzle-rule-ring = घेरा: किसी भी पड़ोसी खूँटी पर
puzzle-rule-one-way-ring = एकतरफ़ा घेरा: केवल अगली खूँटी पर
puzzle-rule-row = कतार: बगल वाली खूँटी पर
puzzle-rule-star = तारा: केवल खूँटी A से या खूँटी A पर
puzzle-rule-custom = मनचाहा नियम: { $arcs }
puzzle-from = कहाँ से
puzzle-to = कहाँ तक
puzzle-own-position = मनचाही अवस्था
puzzle-path = पथ
puzzle-path-shortest = सबसे छोटा ज्ञात पथ
puzzle-path-shortest-most-set-aside = सबसे छोटा ज्ञात पथ, सबसे ज़्यादा डिस्कें अलग रखकर
puzzle-path-all-positions = हर अवस्था से ठीक एक बार गुज़रकर
puzzle-arrange = डिस्कें ख़ुद रखें
puzzle-compare = तुलना करें…
puzzle-total = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }, { $certainty ->
    [proven] सिद्ध है कि इससे कम में हल संभव नहीं ({ $source })
    [compared] इससे कम में हल संभव नहीं, क्योंकि पेज ने हर डिस्क के दोनों रास्तों की तुलना की है
    [only] इससे कम में हल संभव नहीं, क्योंकि पथ एक ही है
    [searched] खोज से पता चला है कि इससे कम में हल संभव नहीं
    [presumed] माना जाता है कि इससे कम में हल संभव नहीं (सिद्ध नहीं)
    [confirmed] माना जाता है कि इससे कम में हल संभव नहीं (सिद्ध नहीं, पर { $confirmed } डिस्कों तक खोज से पुष्टि हुई है)
   *[other] इससे कम में हल संभव नहीं
 }
puzzle-source-checked = { $source }; उपपत्ति कंप्यूटर से जाँची गई: { $checker }
puzzle-without-rule = यदि हर चाल की अनुमति होती: { $moves }।

## Panel to play by hand (“Try it yourself”)

game-title = ख़ुद करके देखें
game-hint = कोई डिस्क खींचें, या पहले एक खूँटी पर और फिर दूसरी पर क्लिक या टैप करें। मीनारों पर कुंजियाँ: खूँटी का अक्षर या क्रमांक दबाएँ, या ← → से खूँटी चुनकर Enter दबाएँ। Esc से डिस्क वापस रखें, U से चाल वापस लें, R से उसे फिर से करें, N से सबसे अच्छी चाल चलें।
game-goal = सभी डिस्क झंडे तक ले जाएँ।
game-rule = एक बार में एक डिस्क, कभी छोटी डिस्क पर नहीं।
game-arrange-hint = डिस्कें जहाँ चाहें रखें। फिर वहाँ से हल करें, या आगे खेलें।
game-arrange-done = हो गया
line-longer = { $moves ->
    [one] न्यूनतम से { $moves } चाल ज़्यादा
   *[other] न्यूनतम से { $moves } चालें ज़्यादा
 }
line-longer-known = { $moves ->
    [one] सबसे अच्छे ज्ञात हल से { $moves } चाल ज़्यादा
   *[other] सबसे अच्छे ज्ञात हल से { $moves } चालें ज़्यादा
 }
line-off-path = इस पथ पर नहीं
line-no-way = यहाँ से लक्ष्य तक कोई रास्ता ज्ञात नहीं है।
line-return = हल पर वापस जाएँ
hint-button = संकेत
hint-disc = संकेत: डिस्क { $disc } को चलें।
hint-place = संकेत: डिस्क { $disc } को खूँटी { $peg } पर रखें।
game-pegs-label = खूँटियाँ
game-peg-empty = खूँटी { $peg }: ख़ाली
game-peg-discs = खूँटी { $peg }: { $discs }
game-undo = वापस लें
game-redo = फिर से करें
game-restart = नए सिरे से शुरू करें
game-best-move = मेरी ओर से चलें
game-find-fewest = सबसे छोटा हल खोजें
game-moves-made = { $moves ->
    [0] अभी तक कोई चाल नहीं चली गई है
    [one] { $moves } चाल चली गई है
   *[other] { $moves } चालें चली गई हैं
 }।
game-moves-left = { $moves ->
    [one] { $moves } चाल बाकी है
   *[other] { $moves } चालें बाकी हैं
 }, { $certainty ->
    [presumed] और माना जाता है कि इससे कम में हल संभव नहीं
   *[other] इससे कम में हल संभव नहीं
 }।
game-search-needed = कितनी चालें बाकी हैं, यह अभी ज्ञात नहीं है। इसे जानने के लिए पेज को अधिकतम { $positions ->
    [one] { $positions } अवस्था
   *[other] { $positions } अवस्थाओं
 } की जाँच करनी होगी।
game-moves-left-unknown = कितनी चालें बाकी हैं, यह ज्ञात नहीं है।
game-solved = सभी डिस्कें सही जगह पर हैं।
game-solved-fewest = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में हल हो गया, इससे कम में संभव नहीं।
game-solved-more = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में हल हो गया। यह { $fewest } में भी हो सकता है।
game-solved-moves = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में हल हो गया।
game-next-question = { $discs } डिस्क के लिए { $moves } चालें चाहिए। { $fewer } क्यों नहीं?

## Caption while playing by hand

game-lifted = आपने डिस्क { $disc } को खूँटी { $from } से उठाया है। अब वह खूँटी चुनें जिस पर इसे रखना है।
game-moved = चाल { $number }: आपने डिस्क { $disc } को { $to } पर रखा।
game-bar-moves = चालें: { $moves }
game-leave-short = हल दिखाएँ
game-not-this = यह हल है, आपका खेल नहीं।
game-this-way = यह लक्ष्य तक आपका रास्ता है, हल नहीं।
game-refused-buried = डिस्क { $disc } अभी नहीं चल सकती, क्योंकि उसके ऊपर डिस्क { $smaller } है।
game-refused-empty-peg = खूँटी { $peg } पर कोई डिस्क नहीं है।
game-refused-smaller-disc = डिस्क { $disc }, डिस्क { $smaller } से बड़ी है।
game-refused-too-many-moves = एक खेल में इससे ज़्यादा चालें नहीं हो सकतीं। कुछ चालें वापस लें या नए सिरे से शुरू करें।
game-refused-same-peg = डिस्क पहले से खूँटी { $peg } पर है। दूसरी खूँटी चुनें।
game-refused-one-way-ring = { $from } से कोई डिस्क { $to } पर नहीं जा सकती। एकतरफ़ा घेरे में वह केवल अगली खूँटी पर जा सकती है: { $allowed }।
game-refused-ring = { $from } से कोई डिस्क { $to } पर नहीं जा सकती। घेरे में वह केवल पड़ोसी खूँटी पर जा सकती है: { $allowed }।
game-refused-row = { $from } से कोई डिस्क { $to } पर नहीं जा सकती। कतार में वह केवल बगल वाली खूँटी पर जा सकती है: { $allowed }।
game-refused-star = { $from } से कोई डिस्क { $to } पर नहीं जा सकती। तारे में वह केवल बीच की खूँटी पर जा सकती है: { $allowed }।
game-refused-custom-rule = { $from } से कोई डिस्क { $to } पर नहीं जा सकती। इस नियम में वह { $from } से केवल यहाँ जा सकती है: { $allowed }।
game-refused-no-way-out = इस नियम में खूँटी { $from } से कोई डिस्क कहीं नहीं जा सकती।

## Timeline panel

timeline-hint = हर रेखा एक चाल है: डिस्क जितनी बड़ी, रेखा उतनी ऊँची। रेखा का रंग डिस्क का रंग होता है। किसी चाल पर जाने के लिए उसकी रेखा पर क्लिक या टैप करें। चित्र को सरकाने के लिए खींचें। बड़ा-छोटा करने के लिए दो उँगलियाँ फैलाएँ या पास लाएँ, या Ctrl दबाकर माउस का पहिया घुमाएँ। क्लासिक पहेली में हर हिस्सा पूरे चित्र जैसा दिखता है, क्योंकि हल रिकर्शन से बनता है। कुंजियाँ: + − से बड़ा-छोटा करें, 0 से पूरा चित्र दिखाएँ, . से वर्तमान चाल दिखाएँ, ← → से सरकाएँ, Enter से बीच वाली चाल पर जाएँ।
timeline-point-at = चाल देखने के लिए किसी रेखा पर पॉइंटर ले जाएँ।
timeline-pointed-move = चाल { $number }: डिस्क { $disc }, { $from } → { $to }
timeline-pointed-move-solution = हल की चाल { $number }: डिस्क { $disc }, { $from } → { $to }
timeline-range = चाल { $first } से { $last } तक
timeline-flag = चाल { $number }
timeline-loop-start = दोहराव की शुरुआत
timeline-loop-end = दोहराव का अंत
timeline-highlight-disc = डिस्क हाइलाइट करें

## Buttons to zoom the timeline and the state graph

zoom-in = बड़ा करें
zoom-out = छोटा करें
zoom-show-all = पूरा दिखाएँ
zoom-show-current = वर्तमान स्थान
graph-where = मैं कहाँ हूँ?
graph-whole = पूरा नक़्शा

## Digits panel: the digits of the move number, one per disc

digits-title = चाल के क्रमांक के अंक
digits-binary-hint = चाल का क्रमांक, बाइनरी (द्विआधारी) में लिखा हुआ, यानी केवल 0 और 1 से। हर अंक एक डिस्क का है, सबसे बड़ी डिस्क का अंक सबसे बाएँ। अंक बदलने के लिए उस पर क्लिक या टैप करें। अंक पर कुंजियाँ: ↑ से उसका स्थानीय मान क्रमांक में जोड़ें, ↓ से घटाएँ।
digits-base-hint = चाल का क्रमांक, आधार { $base } में लिखा हुआ। हर अंक एक डिस्क का है, सबसे बड़ी डिस्क का अंक सबसे बाएँ। अंक बदलने के लिए उस पर क्लिक या टैप करें। अंक पर कुंजियाँ: ↑ से उसका स्थानीय मान क्रमांक में जोड़ें, ↓ से घटाएँ।
digits-bit-label = बिट { $place }, स्थानीय मान { $worth }, डिस्क { $disc }: { $value }
digits-digit-label = अंक { $place }, स्थानीय मान { $worth }, डिस्क { $disc }: { $value }
digits-point-hint = किसी अंक पर पॉइंटर ले जाकर देखें कि उसकी डिस्क कहाँ है और कितनी बार चली है।
digits-disc-moved = डिस्क { $disc } खूँटी { $peg } पर है और { $times ->
    [0] अब तक नहीं चली है
    [1] एक बार चली है
    [one] { $times } बार चली है
   *[other] { $times } बार चली है
 }।
digits-disc-moved-solution = हल में डिस्क { $disc } खूँटी { $peg } पर है और { $times ->
    [0] अब तक नहीं चली है
    [1] एक बार चली है
    [one] { $times } बार चली है
   *[other] { $times } बार चली है
 }।

## Why panel: why this move

why-title = यही चाल क्यों?
why-ask = क्यों?
why-that = ऐसा क्यों?
why-more = और जानें
why-no-move-yet = अभी समझाने के लिए कोई चाल नहीं है। एक चाल चलें और फिर उसका कारण देखें।
why-answer-task = चाल { $number } में डिस्क { $disc } को { $from } से { $to } पर ले जाते हैं। यह { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 } ले जाने का हिस्सा है।
why-answer-first = अभी कोई डिस्क नहीं चली है। चाल 1 में डिस्क { $disc } को { $from } से { $to } पर ले जाते हैं।
why-answer-best = अब सबसे अच्छी चाल यह है: डिस्क { $disc } को { $from } से { $to } पर ले जाएँ।
why-solved = हर डिस्क सही जगह पर है। समझाने के लिए कोई चाल नहीं है।
why-searching = हल अभी ज्ञात नहीं है।
why-withheld = यह अभ्यास ख़ुद हल करें। यहाँ कोई संकेत नहीं मिलता।
why-unknown-way = यहाँ सबसे अच्छी चाल ज्ञात नहीं है। सबसे छोटा हल खोजने पर वह मिल सकती है।
why-disc-title = कौन-सी डिस्क?
why-way-title = कहाँ से कहाँ?
why-task-title = किस काम के लिए?
why-choice-title = कोई और चाल क्यों नहीं?
why-disc-zeros-binary = एक आसान तरीका: बाइनरी में चाल के क्रमांक { $number } के अंत में { $zeros ->
    [0] कोई शून्य नहीं है
    [one] एक शून्य है
   *[other] { $zeros } शून्य हैं
 }, इसलिए डिस्क { $disc } चलती है। कोई शून्य न हो तो डिस्क 1 चलती है, एक शून्य हो तो डिस्क 2, और इसी तरह आगे भी।
why-disc-zeros-base = एक आसान तरीका: आधार { $base } में चाल के क्रमांक { $number } के अंत में { $zeros ->
    [0] कोई शून्य नहीं है
    [one] एक शून्य है
   *[other] { $zeros } शून्य हैं
 }, इसलिए डिस्क { $disc } चलती है। कोई शून्य न हो तो डिस्क 1 चलती है, एक शून्य हो तो डिस्क 2, और इसी तरह आगे भी।
why-disc-largest = यहाँ का काम है { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 } ले जाना। छोटी डिस्कें रास्ते से हट चुकी हैं, इसलिए सबसे बड़ी, यानी डिस्क { $disc }, चल सकती है।
why-disc-smallest = यहाँ का काम है { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 } ले जाना। इनमें डिस्क { $disc } सबसे छोटी है, इसलिए इनमें से कोई उसे नहीं रोकती।
why-disc-next = यहाँ का काम है { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 } ले जाना। इसके अगले हिस्से में अकेली डिस्क { $disc } चलती है।
why-disc-listed = यहाँ का काम है { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 } ले जाना। इसकी चालें खोज से मिली हैं, और इस चाल में डिस्क { $disc } चलती है।
why-disc-only = केवल डिस्क { $disc } को चलना है।
why-way-once = डिस्क { $disc } सबसे बड़ी है और केवल एक बार चलती है: सीधे { $from } से { $to } पर।
why-way-round = डिस्क { $disc } हमेशा एक ही दिशा में घूमती है: { $way }। इस चाल (चित्र में तीर { $arrow }) को मिलाकर वह { $times ->
    [one] एक बार चली है
   *[other] { $times } बार चली है
 }।
why-way-back-and-forth = डिस्क { $disc } हमेशा एक सिरे से दूसरे सिरे तक आती-जाती है: { $way }। इस चाल (चित्र में तीर { $arrow }) को मिलाकर वह { $times ->
    [one] एक बार चली है
   *[other] { $times } बार चली है
 }।
why-way-one-way = इस नियम में हर डिस्क एक ही दिशा में घूमती है: { $way }। इसलिए वह { $from } से { $to } पर जाती है।
why-way-only = इस नियम में { $from } पर रखी डिस्क केवल { $to } पर जा सकती है।
why-way-straight = डिस्क { $disc } को { $from } से { $to } पर पहुँचना है, और वह वहाँ सीधे जा सकती है।
why-way-by-forbidden = डिस्क { $disc } को { $from } से { $goal } पर पहुँचना है। इस नियम में वह वहाँ सीधे नहीं जा सकती, इसलिए पहले { $by } पर जाती है।
why-way-by-chosen = डिस्क { $disc } को { $from } से { $goal } पर पहुँचना है। इस हल में वह पहले { $by } पर जाती है।
why-way-on = डिस्क { $disc } को { $from } से { $goal } पर पहुँचना है। पहले वह { $by } पर गई थी, और अब वहाँ से आगे जाती है।
why-task-intro = पूरी पहेली से इस चाल तक:
why-task-first = { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 } ले जाने के लिए, पहले { $partCount ->
    [one] डिस्क { $partDiscs }
   *[other] डिस्कों { $partDiscs }
 } को { $partStart ->
    [start] शुरुआती अवस्था से
   *[other] { $partStart } से
 } { $partGoal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $partGoal } पर
 } ले जाएँ।
why-task-between = { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 } ले जाने के लिए, बीच में { $partCount ->
    [one] डिस्क { $partDiscs }
   *[other] डिस्कों { $partDiscs }
 } को { $partStart ->
    [start] शुरुआती अवस्था से
   *[other] { $partStart } से
 } { $partGoal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $partGoal } पर
 } ले जाएँ।
why-task-last = { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 } ले जाने के लिए, अंत में { $partCount ->
    [one] डिस्क { $partDiscs }
   *[other] डिस्कों { $partDiscs }
 } को { $partStart ->
    [start] शुरुआती अवस्था से
   *[other] { $partStart } से
 } { $partGoal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $partGoal } पर
 } ले जाएँ।
why-makes-way = इससे डिस्क { $disc } के लिए रास्ता खुलता है।
why-way-is-free = { $count ->
    [one] छोटी डिस्क रास्ते में नहीं है।
   *[other] छोटी डिस्कें रास्ते में नहीं हैं।
 }
why-is-there = डिस्क { $disc } पहले से वहाँ है।
why-tasks-left-out = … { $count } और काम …
why-tasks-all = सभी { $count } काम दिखाएँ
why-choice-distance = इस चाल से पहले लक्ष्य { $before } चाल दूर है, और इसके बाद { $after } चाल।
why-choice-searched = यह हल खोज से मिला है। इससे छोटा कोई हल नहीं है।
why-choice-moves = डिस्क { $disc } को { $from } से { $to } पर: { $count ->
    [one] { $count } चाल
   *[other] { $count } चालें
 } बाकी।
why-choice-unreachable = डिस्क { $disc } को { $from } से { $to } पर: लक्ष्य तक पहुँचना असंभव।
why-choice-unknown = डिस्क { $disc } को { $from } से { $to } पर: ज्ञात नहीं।
why-choice-unknown-hint = इस पहेली में इतनी ज़्यादा अवस्थाएँ हैं कि दूसरी चालों के बाद लक्ष्य कितना दूर है, यह पता नहीं लगाया जा सकता।
why-choice-none = यहाँ कोई और चाल संभव नहीं है।
why-formula-title = सूत्र
why-formula-pegs = इस पहेली में सूत्र के 0, 1 और 2 का मतलब क्रमशः खूँटी { $pegZero }, { $pegOne } और { $pegTwo } है।
why-last-digits = केवल { $digits ->
    [one] आख़िरी { $digits } बिट दिखाया गया है
   *[other] आख़िरी { $digits } बिट दिखाए गए हैं
 }।
why-word-title = अक्षरों में चालें
why-word-intro = { $first } से { $second } की चाल को a, { $second } से { $third } को b, { $third } से { $first } को c, और उलटी दिशा को ā, b̄ और c̄ लिखें। तब हल एक शब्द बन जाता है, जिसका कोई भी भाग तुरंत दोहराया नहीं जाता ({ $source })। इस चाल के आसपास वह ऐसा है:
why-word-automaton = छह अवस्थाओं वाली एक मशीन यह शब्द लिखती है। वह a से शुरू करती है, पहले की चालों की संख्या { $made } को बाइनरी में सबसे बड़े स्थानीय मान से शुरू करके एक-एक बिट पढ़ती है और हर बिट के तीर पर चलती है। वह { $letter } पर रुकती है, जो चाल { $number } का अक्षर है।
why-word-digit = बिट
why-word-state = अवस्था
why-word-tape = पढ़े गए बिट और हर एक के बाद की अवस्था
why-decision-title = सीधे, या तीसरी खूँटी से होकर?
why-decision-intro = डिस्क { $disc } सबसे बड़ी डिस्क है जिसे चलना है। वह { $from } से { $to } पर सीधे जा सकती है या { $by } पर रुक सकती है। छोटी डिस्कों की शुरुआती और अंतिम खूँटियाँ, सबसे बड़ी से पढ़ने पर, बताती हैं कि कुल मिलाकर कौन-सा रास्ता छोटा है। औसतन दो से कम डिस्कें पढ़नी पड़ती हैं ({ $source })।
why-decision-disc = डिस्क
why-decision-start = शुरुआत
why-decision-end = अंत
why-decision-balance = अंतर
why-decision-result = { $read ->
    [one] { $read } डिस्क पढ़ी गई
   *[other] { $read } डिस्कें पढ़ी गईं
 }: { $way ->
    [straight] सीधा रास्ता छोटा है।
    [third] { $by } से होकर जाने वाला रास्ता छोटा है।
   *[other] दोनों रास्ते बराबर हैं।
 }
why-decision-rule = अंतर −1 से शुरू होता है। हर डिस्क उसे दोगुना करती है और अपनी दो खूँटियों के अनुसार उसमें अधिक से अधिक 2 का बदलाव करती है। −2 या कम पर सीधा रास्ता छोटा है, 2 या अधिक पर { $by } से होकर जाने वाला। अगर डिस्क 1 के बाद भी वह इन दोनों के बीच हो, तो उसका चिह्न फ़ैसला करता है; 0 पर दोनों रास्ते बराबर हैं।

## Recursion panel

task-name = { $count ->
    [one] डिस्क { $discs }
   *[other] डिस्कों { $discs }
 } को { $start ->
    [start] शुरुआती अवस्था से
   *[other] { $start } से
 } { $goal ->
    [goal] लक्ष्य अवस्था तक
   *[other] { $goal } पर
 }
recursion-hint = पहेली को छोटे, और फिर उनसे भी छोटे कामों में बाँटते जाते हैं, जब तक केवल यह चाल न बच जाए। हाइलाइट की गई पंक्तियों में यह चाल शामिल है।
recursion-picture-hint = हर ब्लॉक एक काम है और अपने हिस्सों के ऊपर बना है। स्लेटी ब्लॉकों में यह चाल शामिल है। किसी ब्लॉक की शुरुआत पर जाने के लिए उस पर क्लिक या टैप करें।
recursion-picture-label = इस चाल तक का रिकर्शन
recursion-as-table = तालिका में दिखाएँ
recursion-block-task = { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 } { $from } → { $to }
recursion-block-move = डिस्क { $disc }: { $from } → { $to }
recursion-larger = वही हिस्सा, बड़ा करके
recursion-repeat = दोहराएँ
recursion-start = इसकी पहली चाल से पहले
recursion-end = इसकी अंतिम चाल के बाद
recursion-search-progress = चली गई चालें: { $index } (कुल { $total })। बाकी चालें: { $left }।
recursion-other-pictures = इस हल के दूसरे चित्र:
recursion-show-all = सभी काम दिखाएँ
recursion-none-for-search = यह हल खोज से मिला है, इसलिए दिखाने के लिए कोई रिकर्शन नहीं है।
recursion-none-for-one-disc = अधिकतम एक डिस्क को चलना है, इसलिए इससे छोटे काम नहीं हैं।
recursion-column-place = स्थान
recursion-column-task = काम
recursion-column-go = यहाँ जाएँ
recursion-column-moves = चालें
recursion-levels-left-out = { $levels ->
    [one] … ऐसा ही { $levels } और स्तर …
   *[other] … ऐसे ही { $levels } और स्तर …
 }
recursion-go-to-start = इसकी पहली चाल से पहले: { $part }
recursion-go-to-end = इसकी अंतिम चाल के बाद: { $part }
recursion-play-loop = दोहराएँ: { $part }
recursion-block-label = { $part }: { $moves }

## State graph panel

graph-title = अवस्थाओं का नक़्शा
graph-help-label = सहायता
graph-help = हर बिंदु एक अवस्था है और हर रेखा एक वैध चाल। छल्ला दिखाता है कि आप कहाँ हैं। किसी अवस्था पर जाने या चित्र को बड़ा करने के लिए क्लिक या टैप करें। चित्र को सरकाने के लिए खींचें। बड़ा-छोटा करने के लिए दो उँगलियाँ फैलाएँ या पास लाएँ, या Ctrl दबाकर माउस का पहिया घुमाएँ। कुंजियाँ: + और − से बड़ा-छोटा करें, तीरों से सरकाएँ, 0 से पूरा चित्र दिखाएँ, . से अपनी जगह देखें, Enter से चित्र के बीच में क्लिक करें। हल से बाहर की अवस्था पर जाने से आपका खेल शुरू होता है, और “वापस लें” से आप हल पर लौट आते हैं।
graph-help-dots = हर बिंदु एक अवस्था है। मोटी रेखाएँ आपकी अवस्था से सभी चालें हैं, पतली रेखाएँ बीच तक या बीच से सबसे छोटे रास्ते। मोटा छल्ला दिखाता है कि आप कहाँ हैं। किसी बिंदु पर जाने के लिए उस पर क्लिक या टैप करें। हल से बाहर की अवस्था पर जाने से आपका खेल शुरू होता है, और “वापस लें” से आप हल पर लौट आते हैं।
graph-layers = रेखाएँ
graph-layer-solution = हल
graph-path-all-positions = सभी अवस्थाएँ
graph-layer-game = मेरी चालें
graph-make-start = पहेली यहाँ से शुरू करें
graph-depth = चित्र के इस हिस्से में { $moving ->
    [one] डिस्क 1 चलती है
   *[other] डिस्कें 1–{ $moving } चलती हैं
 }। डिस्कें { $first }–{ $last } अपनी जगह रहती हैं।
graph-depth-last = चित्र के इस हिस्से में { $moving ->
    [one] डिस्क 1 चलती है
   *[other] डिस्कें 1–{ $moving } चलती हैं
 }। डिस्क { $last } अपनी जगह रहती है।
graph-corner-all = { $peg } पर सभी
graph-corner = { $peg } पर { $discs ->
    [one] डिस्क 1
   *[other] डिस्कें 1–{ $discs }
 }
graph-part = { $peg } पर डिस्क { $disc }
graph-hover-zoom = बड़ा करने के लिए क्लिक करें
graph-hover-here = आप यहाँ हैं
graph-hover-on = हल में शामिल
graph-hover-off = हल में नहीं
graph-rings-goal = लक्ष्य बीच में है। हर वृत्त की संख्या बताती है कि वह लक्ष्य से कितनी चाल दूर है।
graph-rings-board = आप बीच में हैं। हर वृत्त की संख्या बताती है कि वह कितनी चाल दूर है।
graph-start = शुरुआत
graph-goal = लक्ष्य
graph-neighbours = यहाँ से संभव चालें
graph-one-position = इस पहेली में केवल एक अवस्था है, इसलिए कोई डिस्क नहीं चल सकती।
graph-neighbour-next = डिस्क { $disc } को { $from } से { $to } पर (अगली चाल)
graph-neighbour-back = डिस्क { $disc } को { $from } से { $to } पर (वापस)

## Move counts panel

numbers-presumed = “?” का अर्थ है: माना जाता है कि इससे कम चालें संभव नहीं, पर यह सिद्ध नहीं है।
numbers-this-puzzle = यह पहेली
numbers-rule-and-pegs = { $rule }, { $pegs ->
    [one] { $pegs } खूँटी
   *[other] { $pegs } खूँटियाँ
 }
numbers-see-it = देखें
numbers-axis-moves = चालें: हर रेखा पर नीचे वाली रेखा की { $factor } गुनी
numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } खूँटी
   *[other] { $pegs } खूँटियाँ
 }, { $from } से { $to } तक
numbers-one-move-a-second = { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कों
 } के लिए { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }, एक चाल प्रति सेकंड की गति से कुल समय: { $duration }।
numbers-formula = n डिस्कों के लिए: { $formula } चालें
numbers-growth-doubles = हर अतिरिक्त डिस्क से चालें लगभग दोगुनी हो जाती हैं।
numbers-growth = आगे चलकर हर अतिरिक्त डिस्क से चालें लगभग { $factor } गुनी हो जाती हैं।
numbers-by-chance = यादृच्छिक वैध चालें चलने पर औसतन लगभग { $moves } चालें लगती हैं ({ $source })।
numbers-plot = हर नियम में चालों की संख्या, डिस्कों की संख्या के अनुसार, लघुगणकीय पैमाने पर

## Code panel

code-languages = प्रोग्रामिंग भाषाएँ
code-hint = हर प्रोग्राम क्लासिक पहेली में A से C तक की हर चाल लिखकर दिखाता है, उतनी ही डिस्कों के लिए जितनी आपने चुनी हैं। Python और Prolog वाले प्रोग्राम कितनी भी डिस्कों के लिए चलते हैं, बाकी अधिकतम 62 के लिए।
program-controls = प्रोग्राम चलाएँ
program-back = पीछे
program-step = क़दम
program-over = कॉल पूरी करें
program-out = बाहर निकलें
program-run-back = पंक्ति तक पीछे चलाएँ
program-run-to = पंक्ति { $line } तक चलाएँ (Shift के साथ: पीछे)
program-step-number = क़दम
program-begins = पंक्ति { $line }: { $call } शुरू होती है।
program-goes-on = पंक्ति { $line }: n का मान { $n } है, 0 नहीं, इसलिए कॉल आगे बढ़ती है।
program-is-zero = पंक्ति { $line }: n का मान 0 है, इसलिए करने को कुछ नहीं है।
program-calls = पंक्ति { $line }: { $call } को कॉल करें।
program-moves = पंक्ति { $line }: डिस्क { $disc } को { $from } से { $to } पर रखें।
program-returns = पंक्ति { $line }: { $call } पंक्ति { $back } पर लौटती है।
program-stack = कॉल स्टैक
program-return-line = पंक्ति { $line } पर लौटेगी
program-go-to-call = { $call } की शुरुआत पर जाएँ
program-more-calls = … { $count } और
program-tree = कॉल ट्री
program-hint = तीर उस पंक्ति पर है जो आगे चलेगी। मीनारें अब तक की चालें दिखाती हैं। किसी पंक्ति को दबाएँ तो प्रोग्राम वहाँ तक चलता है; Shift के साथ वह पीछे जाता है। “कॉल पूरी करें” इस पंक्ति की पूरी कॉल चलाता है, “बाहर निकलें” खुली कॉल के अंत तक चलाता है। कॉल ट्री के स्लेटी ब्लॉक खुली कॉल हैं। किसी ब्लॉक को दबाएँ तो उसकी कॉल की शुरुआत पर पहुँचते हैं।
program-none = इस पहेली के लिए ऐसा प्रोग्राम नहीं है।
program-nearest = सबसे मिलती-जुलती पहेली खोलें
own-program-about = ऐसा Python प्रोग्राम लिखें जो डिस्कों को एक खूँटी से दूसरी पर ले जाए: move("A", "C")।
own-program-hint = move("A", "C") सबसे ऊपर की डिस्क ले जाता है। top("A") उसका क्रमांक है, या None। pegs() हर खूँटी की डिस्कें नीचे से बताता है, discs() उनकी गिनती, और print() नीचे लिखता है। source और target शुरुआत और लक्ष्य की खूँटियाँ हैं, spare तीसरी। हर बार शुरुआत से चलता है। अधिकतम { $moves } चालें; { $seconds } सेकंड तक कोई चाल न हो तो प्रोग्राम रुक जाता है। Ctrl और Enter से चलता है; Tab एडिटर से बाहर ले जाता है।
own-program-editor = Python में आपका प्रोग्राम
own-program-run = प्रोग्राम चलाएँ
own-program-begin = उदाहरण
own-program-starter-move = एक चाल
own-program-starter-gaps = रिक्त स्थानों वाला रिकर्शन
own-program-starter-recursion = रिकर्शन
own-program-restore = मेरा लिखा हुआ वापस लाएँ
own-program-loading = Python लोड हो रहा है…
own-program-running = चल रहा है। चालें: { $moves }
own-program-unsolved = प्रोग्राम पूरा हुआ, पर डिस्कें लक्ष्य पर नहीं हैं। चालें: { $moves }
own-program-stopped = रोका गया। चालें: { $moves }
own-program-timed-out = { $seconds } सेकंड तक कोई चाल न होने पर रोका गया। क्या कोई लूप ख़त्म नहीं होता?
own-program-too-many = { $moves } चालों के बाद रोका गया, खेल में इससे ज़्यादा नहीं हो सकतीं।
own-program-error = पंक्ति { $line }: { $error }
own-program-not-loaded = Python लोड नहीं हो सका। कनेक्शन जाँचें और प्रोग्राम फिर चलाएँ।
own-program-no-interpreter = इस फ़ाइल में Python नहीं है। प्रोग्राम चलाने के लिए पेज को वेब सर्वर से खोलें।
own-program-output = आउटपुट
own-program-seek = आपके प्रोग्राम की चालें

## Compare panel

compare-title = तुलना
compare-first = यह पहेली
compare-second = दूसरी पहेली
compare-puzzle = { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 } · { $puzzle }
compare-pace = क्या बराबर रहे
compare-pace-progress = प्रगति
compare-pace-move-number = चाल का क्रमांक
compare-not-possible = इस पहेली का कोई हल नहीं है, या वह केवल लंबी खोज से मिल सकता है। कोई दूसरा नियम या कम खूँटियाँ चुनें।

## Race panel

race-title = एल्गोरिद्म की दौड़
race-hint = क्लासिक पहेली की हर चाल की सूची बनाने के चार तरीके, हर एक का समय अलग मापा जाता है: पाठ्यपुस्तक वाला रिकर्शन, खूँटियों के जोड़ों पर बारी-बारी से चलता लूप, एक काउंटर के बिट, और हर चाल को उसके क्रमांक से ढूँढना। किसी एक चाल को दिखाने के लिए पेज ऐसी कोई सूची नहीं बनाता।
race-start = दौड़ शुरू करें
race-column-algorithm = तरीका
race-column-moves = चालें
race-column-milliseconds = समय (ms)
race-column-nanoseconds-per-move = ns प्रति चाल
race-axis-milliseconds = मिलीसेकंड
race-algorithm-recursive = रिकर्शन से
race-algorithm-iterative = लूप से
race-algorithm-binary = बाइनरी से
race-algorithm-seeking = क्रमांक से
race-plot = हर तरीके का समय: अधिकतम { $moves } चालों के लिए, अधिकतम { $milliseconds } मिलीसेकंड

## Exact values panel

exact-title = सटीक मान
exact-moves-made = चली गई चालें
exact-total = कुल चालें
exact-position = हर डिस्क की खूँटी, सबसे बड़ी डिस्क पहले (0 यानी खूँटी A)

## Share dialog: kinds

share-kind-link = लिंक
share-kind-frame = एम्बेड (iframe)
share-kind-element = HTML तत्व
share-kind-exercise = अभ्यास
share-kind-picture = चित्र
share-kind-film = ऐनिमेशन
share-kind-moves = चालों की सूची
share-kind-worksheet = वर्कशीट
share-kind-file = HTML फ़ाइल
share-kind-scorm = लर्निंग प्लेटफ़ॉर्म (SCORM)
share-group-view = यह दृश्य
share-group-learners = सीखने वालों के लिए
share-group-files = चित्र और डेटा
share-hint-link = एक लिंक, जो पेज को इन्हीं सेटिंग के साथ खोलता है।
share-hint-frame = HTML, जो आपके अपने पेज में मीनारें iframe के रूप में दिखाता है। यह sandbox="allow-scripts" के साथ भी काम करता है।
share-hint-element = HTML, जो आपके अपने पेज में मीनारें वेब कंपोनेंट के रूप में दिखाता है: एक स्क्रिप्ट, साथ में प्रॉपर्टी, मेथड और इवेंट।
share-hint-exercise = आपके अपने किसी पेज में सीखने वालों के लिए प्रश्न, iframe के रूप में। हर उत्तर उसी पेज को मिलता है; यहाँ कुछ भी सहेजा नहीं जाता।
share-hint-picture = पेज पर जो अभी दिख रहा है, किसी दस्तावेज़ या स्लाइड के लिए।
share-hint-film = कुछ चालों का चलता चित्र, किसी स्लाइड या पेज के लिए।
share-hint-moves = एक फ़ाइल, जिसमें चालें क्रम से लिखी हैं।
share-hint-graph = एक फ़ाइल, जिसमें सभी अवस्थाएँ और उनके बीच की चालें हैं, दूसरे प्रोग्रामों के लिए।
share-hint-worksheet = छापने के लिए प्रश्न, उत्तर अलग पन्ने पर।
share-hint-file = इन सेटिंग के साथ पूरा पेज एक HTML फ़ाइल में। यह डिवाइस से बिना नेटवर्क खुलती है।
share-hint-scorm = Moodle, Canvas, ILIAS और अन्य लर्निंग प्लैटफ़ॉर्म के लिए अभ्यास, SCORM 1.2 पैकेज में। प्लैटफ़ॉर्म अंक दर्ज करता है। सीखने वाले इसे बदल सकते हैं, इसलिए इसे अभ्यास के लिए रखें, परीक्षा के लिए नहीं।
share-hint-lesson = इसमें पूरा पाठ है, पहले चरण से।
share-hint-own-moves = आपकी चालों के साथ।

## Share dialog: settings

share-same-questions = सबके लिए एक जैसे प्रश्न
share-opens = कहाँ खुले
share-opens-current-move = इसी चाल पर
share-opens-start = शुरुआत पर
share-opens-playing = इसी चाल से चलने लगे
share-questions = प्रश्न
share-pass-mark = पास अंक (%)
share-not-recorded = उत्तर दर्ज नहीं हो रहे: कोई लर्निंग प्लैटफ़ॉर्म उन्हें नहीं ले रहा।
share-width = चौड़ाई (पिक्सेल)
share-height = ऊँचाई (पिक्सेल)
share-format = फ़ॉर्मैट
share-format-text = सादा टेक्स्ट
share-format-csv = तालिका (CSV)
share-directed = दिशा सहित: हर चाल के लिए एक तीर
share-shown-panels = दिखाएँ
share-locked-panels = बदला नहीं जा सकता
share-unknown-option = लिंक का हिस्सा “{ $option }” पहचाना नहीं गया, इसलिए उसे छोड़ दिया गया।

## Share dialog: results

share-send = ऐप से साझा करें…
share-qr-code = लिंक का QR कोड
share-qr-code-too-long = यह लिंक QR कोड के लिए बहुत लंबा है।
share-single-file = पूरा पेज एक फ़ाइल में डाउनलोड करें, जो बिना इंटरनेट के चलती है
share-preview = पूर्वावलोकन
share-needs-server = पेज की इस प्रति को दूसरे पेजों में एम्बेड नहीं किया जा सकता, क्योंकि यह एक अकेली फ़ाइल है या आपके डिवाइस से खोली गई है। कोड पाने के लिए पेज को किसी वेब सर्वर से खोलें।
share-save-svg = SVG डाउनलोड करें
share-save-png = PNG डाउनलोड करें
share-save-file = फ़ाइल डाउनलोड करें
share-file-positions = फ़ाइल में { $positions ->
    [one] { $positions } अवस्था होगी
   *[other] { $positions } अवस्थाएँ होंगी
 }।
share-file-moves = फ़ाइल में { $moves ->
    [one] { $moves } चाल होगी
   *[other] { $moves } चालें होंगी
 }।
share-too-many-positions = फ़ाइल में अधिकतम { $positions ->
    [one] { $positions } अवस्था हो सकती है
   *[other] { $positions } अवस्थाएँ हो सकती हैं
 }। डिस्कें कम करें।
share-too-many-moves = फ़ाइल में अधिकतम { $moves ->
    [one] { $moves } चाल हो सकती है
   *[other] { $moves } चालें हो सकती हैं
 }। पहली और आख़िरी चाल पास-पास चुनें।
share-too-many-discs = इस चौड़ाई के लिए डिस्कें ज़्यादा हैं: अधिकतम { $discs }। चौड़ाई बढ़ाएँ या डिस्कें कम करें।
share-file-progress = { $total } में से { $written } तैयार

## Worksheet

worksheet-print = प्रिंट करें
worksheet-title = हनोई की मीनार: { $exercise }
worksheet-puzzle = { $pegs ->
    [one] { $pegs } खूँटी
   *[other] { $pegs } खूँटियों
 } पर { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }। डिस्क 1 सबसे छोटी है। हर चाल में एक ही डिस्क चलती है, और कोई डिस्क अपने से छोटी डिस्क पर नहीं रखी जा सकती। { $rule }। { $start } से { $goal } तक { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में।
worksheet-name = नाम: ______________________
worksheet-blank-moves-made = ________ चालें
worksheet-blank-move = डिस्क ____ को ____ से ____ पर
worksheet-answers-title = उत्तर

## Exercises

exercise-predict = यह कौन-सी चाल है?
exercise-reach = लक्ष्य तक पहुँचें
exercise-heading = { $name } – प्रश्न { $number } (कुल { $total })
exercise-order = क्रम में लगाएँ
exercise-call = आगे क्या आता है?
exercise-legal = वैध या नहीं?
exercise-count = कितनी चालें?
exercise-lines = प्रोग्राम को क्रम में लगाएँ
exercise-tally = कितनी बार चली?
exercise-prints = आगे कौन-सा आउटपुट आएगा?
exercise-next-line = आगे कौन-सी पंक्ति?
exercise-depth = स्टैक कितना गहरा है?
exercise-write = प्रोग्राम लिखें
exercise-ask-call = चाल { $number } रिकर्शन के इस हिस्से में है: { $part }। इसके बाद कौन-सा हिस्सा आता है?
exercise-ask-legal = क्या डिस्क { $disc } अभी { $from } से { $to } पर जा सकती है?
exercise-ask-count = { $discs } डिस्कों की चालें: { $moves }। { $more } डिस्कों के लिए कितनी चालें चाहिए?
exercise-ask-lines = यह प्रोग्राम n डिस्कों को { $from } से { $to } पर ले जाता है। इसकी पंक्तियों को क्रम में लगाएँ।
exercise-ask-tally = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } के बाद डिस्क { $disc } कितनी बार चली है?
exercise-ask-prints = प्रोग्राम अब पंक्ति { $line } चलाने वाला है। वह आगे क्या छापेगा?
exercise-ask-next-line = प्रोग्राम अब पंक्ति { $line } चलाने वाला है। उसके बाद वह कौन-सी पंक्ति चलाएगा?
exercise-ask-depth = प्रोग्राम अब कॉल { $call } में पंक्ति { $line } चलाने वाला है। इसे मिलाकर कितनी कॉल खुली हैं?
exercise-ask-write = Python में ऐसा प्रोग्राम लिखें जो सभी डिस्कों को खूँटी source से खूँटी target पर सबसे कम चालों में ले जाए, डिस्कें चाहे जितनी हों।
exercise-board = { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
}, { $from } → { $to }
exercise-choice-legal = हाँ
exercise-choice-covered = नहीं, उसके ऊपर छोटी डिस्क है
exercise-choice-smaller = नहीं, वह छोटी डिस्क पर आ जाएगी
exercise-choice-forbidden = नहीं, नियम में यह दिशा मना है
exercise-field-answer = उत्तर
exercise-ask-moves-made = कितनी चालें चली जा चुकी हैं?
exercise-ask-move-shortest = सबसे छोटे हल { $moves ->
    [0] की शुरुआत में
    [one] में { $moves } चाल के बाद
   *[other] में { $moves } चालों के बाद
 } मीनारें ऐसी दिखती हैं। चाल { $number } कौन-सी है?
exercise-ask-move = इस हल { $moves ->
    [0] की शुरुआत में
    [one] में { $moves } चाल के बाद
   *[other] में { $moves } चालों के बाद
 } मीनारें ऐसी दिखती हैं। चाल { $number } कौन-सी है?
exercise-ask-reach-peg = सभी डिस्कों को अधिकतम { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में झंडे वाली खूँटी { $peg } पर पहुँचाएँ।
exercise-ask-reach = सभी डिस्कों को अधिकतम { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में लक्ष्य अवस्था तक पहुँचाएँ।
exercise-ask-order-shortest = ये चित्र { $from } से { $to } तक का सबसे छोटा हल दिखाते हैं। इन्हें क्रम में लगाएँ: जो अवस्था पहले आती है, उसका चित्र पहले।
exercise-ask-order = इन चित्रों को क्रम में लगाएँ: जो अवस्था पहले आती है, उसका चित्र पहले।
exercise-answer-on-towers = मीनारों पर चाल चलें, या उसे यहाँ भरें।
exercise-order-hint = उन्हें खींचें, या तीरों का उपयोग करें।
exercise-caption-moves = { $moves ->
    [0] शुरुआत में
    [one] { $moves } चाल के बाद
   *[other] { $moves } चालों के बाद
 }
exercise-caption-unknown = कितनी चालों के बाद?
exercise-moves-used = चली गई चालें: { $moves } (अधिकतम { $most })
exercise-moves-over = { $moves ->
    [one] { $moves } चाल चली गई
   *[other] { $moves } चालें चली गईं
 }, पर अधिकतम { $most } की अनुमति है
exercise-field-disc = डिस्क
exercise-field-from = किस खूँटी से
exercise-field-to = किस खूँटी पर
exercise-picture = चित्र { $number }, अवस्था { $position }
exercise-move-earlier = चित्र { $number } को एक स्थान पहले ले जाएँ
exercise-move-later = चित्र { $number } को एक स्थान बाद ले जाएँ
exercise-picture-moved = चित्र अब स्थान { $place } पर है (कुल { $total })।
exercise-line-up = पंक्ति { $number } को ऊपर ले जाएँ
exercise-line-down = पंक्ति { $number } को नीचे ले जाएँ
exercise-line-moved = पंक्ति अब स्थान { $place } पर है (कुल { $total })।
exercise-try-again = फिर से कोशिश करें
exercise-check = जाँचें
ask-early = पंक्ति { $place } बहुत पहले आई है।
ask-compare = एक संभव उत्तर देखें
ask-on-towers = उत्तर देने के लिए डिस्कें चलाएँ।
ask-no-number = एक पूर्ण संख्या लिखें, जैसे 12।
ask-order-told = यह सही क्रम है।
ask-model = एक संभव उत्तर: { $answer }
exercise-next-question = अगला प्रश्न
exercise-first-question = अभ्यास फिर से करें
exercise-right = सही है।
exercise-wrong = यह सही नहीं है।
exercise-hint-greater = सही संख्या इससे बड़ी है।
exercise-hint-less = सही संख्या इससे छोटी है।
exercise-hint-disc = डिस्क { $disc } चलती है। वह किस खूँटी पर जाती है?
exercise-hint-right-disc = डिस्क { $disc } सही है। वह किस खूँटी पर जाती है?
exercise-hint-from = डिस्क { $disc } सही है। देखें कि वह किस खूँटी पर है।
exercise-hint-other-answer = फिर से देखें और कोई दूसरा उत्तर चुनें।
exercise-hint-legal = { $from } पर सबसे ऊपर कौन-सी डिस्क है, और { $to } पर कौन-सी?
exercise-hint-call = बताया गया हिस्सा एक बड़े काम में आता है। उस काम में इसके बाद क्या आता है?
exercise-hint-call-last = इस हिस्से के साथ वह काम पूरा हो जाता है, जिसमें यह आता है। बाहर की ओर एक-एक काम देखें और पहला अधूरा काम ढूँढें। उस काम में इसके बाद क्या आता है?
exercise-hint-rule = और क्या नियम के अनुसार { $from } से { $to } पर जा सकते हैं?
exercise-hint-count = एक डिस्क कम होने पर: { $moves }। वहाँ से चालों की संख्या कैसे बढ़ी?
exercise-hint-tally = डिस्क { $disc } पहली बार चाल { $first } में चलती है।
exercise-hint-program = हर कॉल अपने अंदर की सभी कॉलों समेत पूरी होती है, उसके बाद ही अगली पंक्ति चलती है।
exercise-hint-depth = पहली कॉल सभी डिस्कों के लिए है, और हर कॉल में अपने बाहर वाली कॉल से एक डिस्क कम होती है।
exercise-hint-early = स्थान { $place } का चित्र समय से पहले आता है।
exercise-give-up = उत्तर दिखाएँ
exercise-answer-moves-made = { $moves ->
    [0] अभी तक कोई चाल नहीं चली गई है
    [one] { $moves } चाल चली गई है
   *[other] { $moves } चालें चली गई हैं
 }।
exercise-answer-order = चली गई चालें, सही क्रम में: { $moves }।
exercise-answer = उत्तर है: { $answer }।
exercise-because-call = हिस्से, क्रम से: { $parts }।
exercise-because-smaller = खूँटी { $peg } पर रखी डिस्क { $smaller } उससे छोटी है।
exercise-because-lines = छोटी डिस्कें रास्ते से हटती हैं, सबसे बड़ी डिस्क चलती है, और फिर छोटी डिस्कें उसके ऊपर आती हैं।
exercise-line-early = यह पंक्ति समय से पहले आती है: “{ $line }”।
exercise-because-tally = डिस्क { $disc } चाल { $first } चलती है, और उसके बाद हर { $period } चालों में एक।
exercise-because-prints = इसे कॉल { $call } पंक्ति { $line } में छापती है।
exercise-because-depth = हर कॉल अगली कॉल एक डिस्क कम के साथ करती है, { $first } से { $last } तक।
exercise-see-why = कारण नीचे समझाया गया है।
exercise-see-tab = और जानने के लिए “{ $tab }” टैब देखें।
exercise-because-smallest = डिस्क 1 सबसे छोटी है, इसलिए कोई डिस्क उसे नहीं रोकती।
exercise-because-one-aside = डिस्क { $disc } चल सकती है, क्योंकि डिस्क 1 रास्ते से हटकर { $peg } पर है।
exercise-because-all-aside = डिस्क { $disc } चल सकती है, क्योंकि उससे छोटी { $count } डिस्कें रास्ते से हटकर { $peg } पर हैं।
exercise-because-apart = डिस्क { $disc } चल सकती है, क्योंकि उससे छोटी सभी डिस्कें रास्ते से हट चुकी हैं।
exercise-because-target = डिस्क { $disc } सही है, पर उसे खूँटी { $peg } पर जाना है।
exercise-last-move = पिछली चाल में डिस्क { $disc } को { $from } से { $to } पर रखा गया।
exercise-enough = { $moves ->
    [one] { $moves } चाल काफ़ी है
   *[other] { $moves } चालें काफ़ी हैं
 }।
exercise-solved-too-late = लक्ष्य तक पहुँचने में { $moves ->
    [one] { $moves } चाल लगी, जो तय सीमा से ज़्यादा है
   *[other] { $moves } चालें लगीं, जो तय सीमा से ज़्यादा हैं
 }। कुछ चालें वापस लें या नए सिरे से शुरू करें।
exercise-no-moves-left = { $moves ->
    [one] { $moves } चाल चली जा चुकी है
   *[other] { $moves } चालें चली जा चुकी हैं
 }, पर आप अभी लक्ष्य तक नहीं पहुँचे हैं। कुछ चालें वापस लें या नए सिरे से शुरू करें।
exercise-score = { $answered } में से { $right } पहली बार में सही
exercise-no-question = इस पहेली पर कोई प्रश्न नहीं पूछा जा सकता। कोई दूसरी पहेली चुनें।

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = कीबोर्ड और सुलभता
shortcuts-hint = शॉर्टकट तभी काम करता है जब कीबोर्ड का फ़ोकस पेज के उसी हिस्से पर हो। एक हिस्से से अगले पर जाने के लिए Tab दबाएँ, और यह सूची खोलने के लिए ? दबाएँ।
shortcuts-letter-keys = एक अक्षर या चिह्न वाले शॉर्टकट
accessibility-title = सुलभता
accessibility-no-motion = ऐनिमेशन बंद
accessibility-patterns = डिस्कों पर पैटर्न
accessibility-sound = हर चाल पर आवाज़
shortcuts-on-slider = स्लाइडर
shortcuts-on-pictures = टाइमलाइन और अवस्थाओं का नक़्शा
shortcuts-on-recursion = रिकर्शन के ब्लॉक
shortcut-next-part = पिछला हिस्सा, अगला हिस्सा
shortcut-task-or-parts = इससे बड़ा काम, इसके हिस्से
shortcut-go-to-part = इसकी शुरुआत पर जाएँ
shortcut-repeat-task = इसे दोहराएँ
shortcuts-on-game = मीनारें, जब आप ख़ुद चालें चलें
key-page-up-down = Page Up, Page Down
key-home-end = Home, End
key-space = Space
key-enter = Enter
key-escape = Esc
key-arrows-home-end = ← →, Home, End
key-undo = U, Backspace, Ctrl+Z
key-redo = R, Ctrl+Y
shortcut-step = पिछली चाल, अगली चाल
shortcut-jump = आगे छलाँग, पीछे छलाँग
shortcut-first-last = चाल 0 पर वापस, अंतिम चाल पर
shortcut-play-pause = चलाएँ या पॉज़ करें
shortcut-change-digit = अंक बदलें
shortcut-other-digit = दूसरे अंक पर जाएँ
shortcut-add-place-value = अंक का स्थानीय मान जोड़ें या घटाएँ
shortcut-zoom = बड़ा करें, छोटा करें
shortcut-scroll = चित्र को सरकाएँ
shortcut-go-to-middle = चित्र के बीच वाली जगह पर जाएँ
shortcut-lift-or-drop = उस खूँटी से डिस्क उठाएँ या उस पर रखें
shortcut-choose-peg = खूँटी चुनें
shortcut-lift-or-drop-chosen = चुनी हुई खूँटी से डिस्क उठाएँ या उस पर रखें
shortcut-put-back = डिस्क वापस रखें

## Guided tour

tour-heading = { $number }/{ $total }: { $title }
tour-previous = पीछे
tour-next = आगे
tour-end = परिचय समाप्त करें
learn-challenges = खेलें
learn-exercises = अभ्यास
learn-teachers = शिक्षकों के लिए
learn-challenges-hint = मीनार को अपने हाथ से झंडे तक ले जाएँ, जितनी कम चालों में हो सके। हर स्तर पर एक डिस्क बढ़ती है।
learn-best = आपका सर्वश्रेष्ठ: { $moves }
learn-best-fewest = आपका सर्वश्रेष्ठ: { $moves }, इससे कम संभव नहीं
learn-keep = मेरे सर्वश्रेष्ठ परिणाम इस डिवाइस पर रखें
learn-keep-hint = इन्हें केवल यह ब्राउज़र रखता है, और कुछ भी भेजा नहीं जाता। नहीं तो ये पेज बंद करने तक रहते हैं।
learn-erase = सर्वश्रेष्ठ परिणाम मिटाएँ
learn-minutes = { $minutes } मिनट
learn-age = आयु { $age }+
learn-after = “{ $lesson }” के बाद
learn-exercises-hint = छोटी मीनार के बारे में छोटे-छोटे प्रश्न। गलत उत्तर के बाद संकेत और एक और मौका मिलता है।
learn-teachers-hint = ये सब वही साझा करते हैं जो पेज अभी दिखाता है। पाठ साझा करने के लिए पहले उसे खोलें, फिर “साझा करें” दबाएँ।
learn-own-hint = अभी का पेज पहला चरण बनता है। उसमें विवरण, और दृश्य तथा अभ्यास जोड़ें।
learn-unit = एक पीरियड की पाठ योजना
learn-unit-hint = उद्देश्य, पूछने के प्रश्न, उत्तर, विद्यार्थियों के लिए एक पन्ना और काटने के लिए एक पन्ना, छापने के लिए। अंग्रेज़ी में।
exercise-end = अभ्यास समाप्त करें
lessons-title = पाठ
lesson-new = अपना पाठ बनाएँ
lesson-edit = पाठ बदलें
lesson-end = पाठ समाप्त करें
lesson-title-field = पाठ का शीर्षक
lesson-step-title-field = इस चरण का शीर्षक
lesson-text-field = इस चरण का पाठ
ask-kind = पढ़ने वाले से प्रश्न
ask-incomplete = यह प्रश्न अभी नहीं दिखता: कोई उत्तर कम है या पढ़ा नहीं जा सकता।
ask-kind-choice = चुनाव
ask-kind-number = संख्या
ask-kind-order = क्रम
ask-kind-sentence = वाक्य लिखकर मिलाना
ask-kind-position = मीनारों पर अवस्था
ask-kind-move = हाथ से चाल
ask-lines = उत्तर, हर पंक्ति में एक
ask-lines-hint = सही उत्तर से पहले = लिखें। पेज उत्तर पर जो कहता है उससे पहले > लिखें, दोनों ओर ख़ाली जगह छोड़कर। ? से शुरू होने वाली पंक्ति प्रश्न है। अवस्था में हर डिस्क का एक अंक होता है, जैसे 0012; चाल में डिस्क, कहाँ से, कहाँ, जैसे 2,0,1।
lesson-text-hint = *ज़ोर* तारक-चिह्नों (*) के बीच, और `2^n − 1` जैसा सूत्र ` चिह्नों के बीच लिखें: ^ ऊपर, _ नीचे। ख़ाली पंक्ति से नया अनुच्छेद शुरू होता है।
lesson-add-step = इस दृश्य को चरण के रूप में जोड़ें
lesson-use-view = इस चरण के लिए यही दृश्य लें
lesson-move-up = चरण ऊपर करें
lesson-move-down = चरण नीचे करें
lesson-remove-step = चरण हटाएँ
lesson-preview = हो गया
lesson-too-long = पाठ लिंक के लिए बहुत लंबा हो गया है। जाने से पहले इसे सहेजें: साझा करें, HTML फ़ाइल।
## Problems: values that could not be used

problem-list-label = समस्याएँ
problem-panels-not-loaded = पैनल लोड नहीं हो सके। इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करने के लिए कोई पैनल खोलें या बंद करें।
problem-lesson-not-loaded = पाठ लोड नहीं हो सका। इंटरनेट कनेक्शन जाँचें, फिर पेज दोबारा लोड करें।
problem-lesson-not-read = इस लिंक का पाठ पढ़ा नहीं जा सका। शायद लिंक का कोई हिस्सा छूट गया है।
problem-race-not-loaded = दौड़ शुरू नहीं हो सकी। इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।
problem-language-not-loaded = भाषा लोड नहीं हो सकी। इंटरनेट कनेक्शन जाँचें और भाषा फिर से चुनें।
problem-rejected = { $name } = “{ $value }” का उपयोग नहीं हो सका।
problem-rejected-text = “{ $value }” का उपयोग नहीं हो सका।
problem-field-keeps = फ़ील्ड का मान वही रहता है।
problem-not-a-move-number = “{ $value }” किसी चाल का क्रमांक नहीं है। 123, 2^63-1, 0xff, 1/3, 50% या last लिखा जा सकता है।

## Problems: sentences after problem-rejected

problem-before-start = सबसे छोटा क्रमांक 0 है, यानी शुरुआत।
problem-past-end = आख़िरी चाल का क्रमांक { $last } है।
problem-past-last-step = आख़िरी क़दम का क्रमांक { $last } है।
problem-no-such-peg = इस पहेली में खूँटी { $peg } नहीं है (0 यानी खूँटी A)।
problem-position-disc-count = इस अवस्था में { $placed ->
    [one] { $placed } डिस्क है
   *[other] { $placed } डिस्कें हैं
 }, जबकि पहेली में { $discs }।
problem-discs-values = 0 से { $max } तक डिस्क चुनें।
problem-rule-values = मान्य: { $rules }, या arcs:01,12,20 जैसी कोई सूची।
problem-position-values = मान्य: एक खूँटी (0 यानी खूँटी A), या हर डिस्क के लिए एक अंक, सबसे बड़ी डिस्क पहले।
problem-move-values = यह किसी चाल का क्रमांक नहीं है।
problem-event-values = मान्य: प्रोग्राम का कोई क़दम, जैसे 10, 50% या last, यदि पहेली का प्रोग्राम हो।
problem-code-values = मान्य: अधिकतम { $characters } अक्षरों का प्रोग्राम।
problem-speed-values = मान्य: 0.25 से 60 चाल प्रति सेकंड।
problem-panels-values = मान्य, बीच में अल्पविराम लगाकर: { $panels }।
problem-range-values = मान्य: इस हल की दो चालों के क्रमांक, जैसे 10-20।
problem-graph-values = मान्य: सबसे बड़ी डिस्कों की खूँटियाँ, सबसे बड़ी डिस्क पहले, जैसे 012।
problem-disc-values = मान्य: किसी डिस्क का क्रमांक।
problem-number-values = मान्य: 1 से { $max } तक की पूर्ण संख्याएँ।
problem-compare-values = मान्य: डिस्कें, खूँटियाँ और नियम, जैसे 8-3-one-way।
problem-walk-values = मान्य: इस अवस्था से वैध चालें, जैसे 0102।
problem-bounds-values = मान्य: { $min } से { $max } तक की पूर्ण संख्याएँ।
problem-share-values = मान्य: moves.11-20 जैसी सेटिंग। चालें इसी हल की हों, और पहली चाल आख़िरी से पहले हो।
problem-word-values = मान्य: { $words }।

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = इस नियम में डिस्क { $disc } कभी { $from } से { $to } पर नहीं पहुँच सकती।
no-solution-deadlock = इस नियम में कोई भी डिस्क कभी { $from } से { $to } पर नहीं पहुँच सकती, इसलिए डिस्कें एक-दूसरे को रोक देती हैं।
no-solution-search-stopped = इस पहेली के हल की खोज रोक दी गई।
no-solution-two-pegs = दो खूँटियों पर केवल सबसे छोटी डिस्क चल सकती है।
no-solution-too-many-positions = इस पहेली का कोई सूत्र ज्ञात नहीं है, और पेज की खोज अधिकतम { $positions ->
    [one] { $positions } अवस्था
   *[other] { $positions } अवस्थाओं
 } तक चलती है। अधिकतम { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 } रखें, या कोई दूसरा नियम चुनें।
no-solution-path-all-positions = हर अवस्था से गुज़रने वाला पथ केवल क्लासिक नियम में, तीन खूँटियों पर, एक खूँटी से दूसरी खूँटी तक ज्ञात है।
no-solution-too-many-discs = यह नियम अधिकतम { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कों
 } के साथ काम करता है।

## Before the program

boot-loading = लोड हो रहा है…
boot-pitch = हनोई की मीनार की किसी भी पहेली की किसी भी चाल पर सीधे पहुँचें: देखें कि हर डिस्क कहाँ है और क्यों चलती है।
boot-no-script = इस पेज के लिए JavaScript ज़रूरी है। मीनारें देखने के लिए उसे चालू करें।
boot-no-webassembly = इस पेज के लिए WebAssembly ज़रूरी है। आपका ब्राउज़र उसे नहीं चला सकता, या वह बंद है।
boot-not-loaded = पेज लोड नहीं हो सका। इंटरनेट कनेक्शन जाँचें, फिर पेज दोबारा लोड करें।
boot-stopped = कुछ गड़बड़ हुई और पेज रुक गया। उसी चाल से आगे बढ़ने के लिए पेज दोबारा लोड करें।
boot-new-version = नया संस्करण तैयार है।
boot-reload = दोबारा लोड करें
