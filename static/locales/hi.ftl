### हिन्दी

## Page and header

page-title = हनोई की मीनार: अन्वेषण
page-motto = किसी भी चाल पर पहुँचें।
page-window-title = हनोई की मीनार, { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }
header-tour = सैर
header-share = साझा करें

## Footer

footer-language = भाषा
footer-language-auto = ब्राउज़र की भाषा
footer-theme-auto = सिस्टम जैसा
footer-theme-light = हल्का
footer-theme-dark = गहरा

## Words and sentences used in several places

common-two-sentences = { $first } { $second }
common-stop = रोकें
dialog-close = बंद करें
common-copy = कॉपी करें
common-copy-named = कॉपी करें: { $name }
share-copied = कॉपी हो गया।
share-saved = फ़ाइल वहाँ है जहाँ आपका ब्राउज़र फ़ाइलें सहेजता है।

## Lengths of time, put into other sentences

duration-years = { $years } वर्ष
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
towers-peg-empty = खाली
towers-peg-discs = { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }

## Caption below the towers

caption-no-discs = कोई डिस्क नहीं है, इसलिए कोई चाल भी नहीं।
caption-start-total-unknown = आरंभ। आगे कितनी चालें हैं, यह अभी ज्ञात नहीं है।
caption-already-on-peg = सभी डिस्कें { $peg } पर हैं और उन्हें वहीं रहना है: कोई चाल नहीं चलनी।
caption-already-solved = हर डिस्क वहीं है जहाँ उसे होना है: कोई चाल नहीं चलनी।
caption-start-on-peg = आरंभ: { $peg } पर { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }, आगे { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }।
caption-start = आरंभ: { $discs ->
    [one] { $discs } डिस्क
   *[other] { $discs } डिस्कें
 }, आगे { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }।
caption-move = चाल { $number } (कुल { $total }): डिस्क { $disc }, { $from } से { $to } पर।
caption-last-move = चाल { $number }, आख़िरी: डिस्क { $disc }, { $from } से { $to } पर।
caption-last-move-on-peg = चाल { $number }, आख़िरी: डिस्क { $disc }, { $from } से { $to } पर। सभी डिस्कें { $goal } पर हैं।

## Transport: playing and stepping through the solution

transport-title = चाल-दर-चाल या लगातार चलाना
transport-first = आरंभ पर
transport-previous = एक चाल पीछे
transport-play = चलाएँ
transport-replay = फिर से चलाएँ
transport-pause = विराम
transport-next = एक चाल आगे
transport-last = अंत पर
transport-speed = गति
transport-loop = दोहराएँ

## Scrubber: slider and move number

scrubber-title = हल में स्थान
scrubber-move-number = चाल
scrubber-go = जाएँ
scrubber-entry-hint = या 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = छलाँग: 2 की घात

## Puzzle panel

puzzle-title = पहेली
puzzle-discs = डिस्कें
puzzle-remove-disc = एक डिस्क कम
puzzle-add-disc = एक डिस्क और
puzzle-pegs = खूँटियाँ
puzzle-rule = नियम
puzzle-rule-any = मूल: किसी भी खूँटी से किसी भी दूसरी पर
puzzle-rule-ring = घेरा: पड़ोसी खूँटी पर, दोनों ओर
puzzle-rule-row = कतार: बगल की खूँटी पर
puzzle-rule-star = तारा: A से होकर
puzzle-rule-custom = केवल { $arcs }
puzzle-from = कहाँ से
puzzle-to = कहाँ तक
puzzle-own-position = कोई अवस्था
puzzle-path = पथ
puzzle-path-all-positions = हर अवस्था से ठीक एक बार

## Panel to play by hand

game-hint = कोई डिस्क खींचें, या एक खूँटी दबाकर दूसरी दबाएँ। मीनारों पर कुंजियों से: खूँटी का अक्षर या उसकी संख्या, या ← → और Enter; Esc से डिस्क वापस रखें, U से चाल वापस लें, R से उसे फिर से चलें, N से सबसे अच्छी चाल चलें।
game-arrange-hint = डिस्कें जहाँ चाहें रखें; फिर वहाँ से हल करें, या आगे खेलें।
game-pegs-label = खूँटियाँ
game-peg-empty = खूँटी { $peg }: खाली
game-peg-discs = खूँटी { $peg }: { $discs }
game-undo = वापस लें
game-redo = फिर से करें
game-restart = नए सिरे से
game-best-move = सबसे अच्छी चाल
game-find-fewest = न्यूनतम चालें खोजें
game-solve-from-here = यहाँ से हल करें
game-moves-made = { $moves ->
    [one] { $moves } चाल चली गई
   *[other] { $moves } चालें चली गईं
 }।
game-search-needed = कितनी चालें बाकी हैं, यह अभी ज्ञात नहीं है: खोज में अधिकतम { $positions ->
    [one] { $positions } अवस्था
   *[other] { $positions } अवस्थाओं
 } की जाँच होगी।
game-solved = सभी डिस्कें सही जगह पर हैं।
game-solved-moves = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में पूरा हुआ।

## Caption while playing by hand

game-lifted = डिस्क { $disc } को { $from } से उठाया गया है: कहाँ रखें?
game-refused-empty-peg = { $peg } पर कोई डिस्क नहीं है।
game-refused-smaller-disc = डिस्क { $disc } को { $peg } पर नहीं रखा जा सकता: वहाँ की डिस्क { $smaller } उससे छोटी है। दूसरी खूँटी चुनें, या डिस्क वापस रखें।
game-refused-one-way-ring = { $from } से { $to } पर कोई डिस्क नहीं जाती: एकतरफ़ा घेरे में डिस्क { $from } से केवल { $allowed } पर जाती है।
game-refused-ring = { $from } से { $to } पर कोई डिस्क नहीं जाती: घेरे में डिस्क पड़ोसी खूँटी पर जाती है, { $from } से { $allowed } पर।
game-refused-row = { $from } से { $to } पर कोई डिस्क नहीं जाती: कतार में डिस्क बगल की खूँटी पर जाती है, { $from } से { $allowed } पर।
game-refused-star = { $from } से { $to } पर कोई डिस्क नहीं जाती: तारे में हर रास्ता A से होकर जाता है, इसलिए { $from } से { $allowed } पर।
game-refused-custom-rule = { $from } से { $to } पर कोई डिस्क नहीं जाती: नियम में डिस्क { $from } से { $allowed } पर जाती है।

## Timeline panel

timeline-hint = हर रेखा एक चाल है; रेखा जितनी ऊँची, डिस्क उतनी बड़ी। विषम डिस्कें नारंगी हैं, सम डिस्कें नीली। कहीं पहुँचने के लिए वहाँ दबाएँ, आगे-पीछे सरकने के लिए खींचें, पास से देखने के लिए दो उँगलियाँ फैलाएँ या Ctrl के साथ माउस का पहिया घुमाएँ। चित्र हर गहराई पर एक-सा दिखता है: यही पुनरावर्तन है। कुंजियों से: + − 0 . ← →, और बीच की चाल के लिए Enter।
timeline-range = चाल { $first } से { $last } तक
timeline-loop-start = दोहराव का आरंभ
timeline-loop-end = दोहराव का अंत
timeline-highlight-disc = डिस्क चिह्नित करें

## Buttons to zoom the timeline and the state graph

zoom-in = पास से
zoom-out = दूर से

## Digits panel: the digits of the move number, one per disc

digits-binary-hint = द्विआधारी (बाइनरी) में, हर डिस्क के लिए एक बिट, सबसे बड़ी डिस्क सबसे बाएँ; विषम डिस्कें नारंगी, सम डिस्कें नीली। किसी बिट को पलटने के लिए उसे दबाएँ; बिट पर ↑ और ↓ उसका स्थानीय मान जोड़ते और घटाते हैं।
digits-base-hint = आधार { $base } में, हर डिस्क के लिए एक अंक, सबसे बड़ी डिस्क सबसे बाएँ; विषम डिस्कें नारंगी, सम डिस्कें नीली। किसी अंक को बदलने के लिए उसे दबाएँ; अंक पर ↑ और ↓ उसका स्थानीय मान जोड़ते और घटाते हैं।
digits-bit-label = बिट { $place }, स्थानीय मान { $worth }, डिस्क { $disc }: { $value }
digits-digit-label = अंक { $place }, स्थानीय मान { $worth }, डिस्क { $disc }: { $value }
digits-point-hint = किसी अंक पर जाएँ, और यहाँ दिखेगा कि उसकी डिस्क अब तक कैसे चली है।
digits-disc-moved = डिस्क { $disc } अभी { $peg } पर है और { $times ->
    [0] अब तक नहीं चली है
    [one] एक बार चली है
   *[other] { $times } बार चली है
 }।

## Why panel: why this move

why-title = यही चाल क्यों
why-no-move-yet = अभी कोई चाल नहीं चली गई है। एक चाल चलें, और यहाँ दिखेगा कि वही चाल क्यों।
why-last-digits = केवल { $digits ->
    [one] अंतिम { $digits } बिट लिखा गया है
   *[other] अंतिम { $digits } बिट लिखे गए हैं
 }।

## Recursion panel

dock-recursion = पुनरावर्तन (रिकर्शन)
recursion-none-for-search = यह हल खोज से मिला है: इसमें दिखाने के लिए कोई पुनरावर्तन नहीं है।
recursion-none-for-one-disc = अधिक से अधिक एक डिस्क को चलना है: बाँटने के लिए कुछ नहीं है।
recursion-column-place = स्थान
recursion-column-task = काम
recursion-column-go = जाएँ
recursion-column-moves = चालें
recursion-levels-left-out = { $levels ->
    [one] … ऐसा ही { $levels } स्तर …
   *[other] … ऐसे ही { $levels } स्तर …
 }

## State graph panel

graph-title = अवस्था ग्राफ़
graph-label-whole = सभी अवस्थाओं का ग्राफ़
graph-path-all-positions = हर अवस्था से गुज़रता पथ
graph-neighbours = यहाँ से संभव चालें

## Numbers panel

numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } खूँटी
   *[other] { $pegs } खूँटियाँ
 }, { $from } से { $to } तक
numbers-plot = हर नियम की चालें, डिस्कों की संख्या के अनुसार, लघुगणकीय पैमाने पर

## Programs panel

code-hint = A से C तक की मूल पहेली का प्रोग्राम, डिस्कों की इसी संख्या के साथ। Python और Prolog की गिनती की कोई सीमा नहीं है, बाकी 62 डिस्कों तक गिनते हैं। जब भी इस पेज का परीक्षण होता है, ये सभी प्रोग्राम चलाए जाते हैं।

## Compare panel

dock-compare = तुलना
compare-pace = तालमेल

## Race panel

race-title = दौड़
race-hint = मूल पहेली की हर चाल की सूची बनाने के चार तरीके; हर तरीके का समय अलग मापा जाता है: पाठ्यपुस्तक वाले पुनरावर्तन से; खूँटियों के जोड़ों पर बारी-बारी से; एक गणक के बिटों से; हर चाल को उसके क्रमांक से ढूँढकर। किसी एक चाल पर पहुँचने के लिए यह पेज कोई सूची नहीं बनाता।
race-column-algorithm = तरीका
race-column-moves = चालें
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns प्रति चाल
race-algorithm-recursive = पुनरावर्ती
race-algorithm-iterative = लूप से
race-algorithm-binary = द्विआधारी
race-plot = समय के साथ हर तरीके की चली गई चालें; चालें { $moves } तक, समय { $milliseconds } मिलीसेकंड तक

## Exact values panel

exact-title = सटीक मान
exact-moves-made = चली गई चालें
exact-total = कुल चालें
exact-position = हर डिस्क की खूँटी, सबसे बड़ी डिस्क पहले

## Share dialog: kinds

share-kind-link = लिंक
share-kind-element = एलिमेंट
share-kind-picture = चित्र
share-kind-moves = चालें
share-kind-worksheet = कार्यपत्रक
share-hint-link = इस पेज का लिंक, जैसा वह अभी सेट है।
share-hint-frame = किसी दूसरे पेज के लिए HTML: मीनारों वाला एक फ़्रेम। यह sandbox="allow-scripts" के साथ भी चलता है।
share-hint-element = किसी दूसरे पेज के लिए HTML: एक स्क्रिप्ट, और मीनारें एक एलिमेंट के रूप में, जिसकी अपनी प्रॉपर्टी, मेथड और इवेंट हैं।
share-hint-exercise = सीखने वालों के लिए प्रश्न, एक फ़्रेम के रूप में। बाहर के पेज को हर उत्तर की सूचना मिलती है; यहाँ कुछ नहीं सहेजा जाता।
share-hint-picture = मीनारें जैसी अभी हैं, किसी लेख या स्लाइड के लिए।
share-hint-moves = एक के बाद एक चालें, फ़ाइल के रूप में।
share-hint-graph = सभी अवस्थाएँ और उनके बीच की चालें, दूसरे प्रोग्रामों के लिए फ़ाइल के रूप में।
share-hint-worksheet = छापने के लिए प्रश्न, उत्तर अलग पन्ने पर।

## Share dialog: settings

share-same-questions = सबके लिए वही प्रश्न
share-opens = कहाँ खुले
share-questions = प्रश्न
share-width = चौड़ाई (पिक्सेल)
share-height = ऊँचाई (पिक्सेल)
share-format = किस रूप में
share-format-text = पाठ की पंक्तियाँ
share-format-csv = तालिका (CSV)
share-directed = हर चाल के लिए एक तीर
share-shown-panels = क्या दिखे
share-locked-panels = क्या लॉक रहे
share-unknown-option = लिंक में “{ $option }” का यहाँ कोई अर्थ नहीं है।

## Share dialog: results

share-send = भेजें…
share-single-file = पूरा पेज एक ही फ़ाइल में, जो बिना नेटवर्क के भी चलती है
share-preview = पूर्वावलोकन
share-save-svg = SVG में सहेजें
share-save-png = PNG में सहेजें
share-save-file = फ़ाइल सहेजें
share-file-positions = { $positions ->
    [one] { $positions } अवस्था
   *[other] { $positions } अवस्थाएँ
 }।
share-file-moves = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }।
share-too-many-positions = ऐसी फ़ाइल में अधिकतम { $positions ->
    [one] { $positions } अवस्था हो सकती है
   *[other] { $positions } अवस्थाएँ हो सकती हैं
 }: डिस्कें कम करें।
share-too-many-moves = फ़ाइल में अधिकतम { $moves ->
    [one] { $moves } चाल हो सकती है
   *[other] { $moves } चालें हो सकती हैं
 }: छोटा खंड चुनें।
share-file-progress = { $total } में से { $written } लिखा गया

## Worksheet

worksheet-print = छापें
worksheet-title = हनोई की मीनार: यह कौन-सी चाल है?
worksheet-blank-moves-made = ________ चालें
worksheet-blank-move = डिस्क ____, ____ से ____ पर
worksheet-answers-title = उत्तर

## Exercises

exercise-predict = यह कौन-सी चाल है?
exercise-reach = लक्ष्य तक पहुँचें
exercise-order = क्रम में लगाएँ
exercise-ask-moves-made = कितनी चालें चली जा चुकी हैं?
exercise-ask-move = { $moves ->
    [0] आरंभ में
    [one] { $moves } चाल के बाद
   *[other] { $moves } चालों के बाद
 } मीनारें ऐसी दिखती हैं। चाल { $number } कौन-सी है?
exercise-ask-reach = सभी डिस्कों को अधिकतम { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में सही जगह पर पहुँचाएँ।
exercise-field-disc = डिस्क
exercise-check = जाँचें
exercise-next-question = अगला प्रश्न
exercise-first-question = पहले प्रश्न से
exercise-right = सही।
exercise-answer-moves-made = { $moves ->
    [one] { $moves } चाल चली गई है
   *[other] { $moves } चालें चली गई हैं
 }।
exercise-answer-order = चली गई चालों की संख्या क्रम से यह थी: { $moves }।
exercise-see-why = इसका कारण नीचे समझाया गया है।
exercise-solved-too-late = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
 } में पूरा हुआ, जो बहुत अधिक है। कुछ चालें वापस लें, या नए सिरे से शुरू करें।
exercise-no-moves-left = { $moves ->
    [one] { $moves } चाल चली जा चुकी है
   *[other] { $moves } चालें चली जा चुकी हैं
 }, और काम पूरा नहीं हुआ। कुछ चालें वापस लें, या नए सिरे से शुरू करें।
exercise-no-question = यहाँ पूछने के लिए कुछ नहीं है: दूसरी पहेली लें।

## Dialog with keyboard shortcuts and accessibility options

shortcuts-hint = कुंजियाँ केवल उसी हिस्से पर काम करती हैं जिस पर फ़ोकस है, और कहीं नहीं। Tab कुंजी एक हिस्से से अगले पर ले जाती है, और प्रश्नचिह्न से यह सूची खुलती है।
shortcuts-letter-keys = एक अक्षर या एक चिह्न वाली कुंजियाँ
accessibility-no-motion = कोई गति नहीं
accessibility-patterns = डिस्कों पर आकृतियाँ
accessibility-sound = हर चाल पर ध्वनि
shortcuts-on-slider = स्लाइडर पर
shortcuts-on-game = मीनारों पर, जब आप ख़ुद खेलें
shortcut-step = एक चाल पीछे, एक चाल आगे
shortcut-jump = 2 की चुनी हुई घात जितनी छलाँग, आगे और पीछे
shortcut-first-last = आरंभ पर, अंत पर
shortcut-play-pause = चलाएँ, विराम
shortcut-change-digit = उसे बदलें
shortcut-add-place-value = उसका स्थानीय मान जोड़ें, घटाएँ
shortcut-zoom = पास से, दूर से
shortcut-scroll = चित्र सरकाएँ
shortcut-go-to-middle = बीच वाले स्थान पर पहुँचें
shortcut-lift-or-drop = इस खूँटी से उठाएँ, इस पर रखें
shortcut-choose-peg = खूँटी चुनें
shortcut-lift-or-drop-chosen = चुनी हुई खूँटी से उठाएँ, उस पर रखें
shortcut-put-back = डिस्क वापस रखें

## Guided tour

tour-heading = { $number }/{ $total }: { $title }
tour-previous = पीछे
tour-next = आगे
tour-end = सैर समाप्त करें
tour-doubling-title = दोगुना होना
tour-bits-title = बिट
tour-triangle-title = त्रिभुजों का त्रिभुज
tour-rules-title = दूसरे नियम
tour-four-pegs-title = चौथी खूँटी

## Problems: values that could not be used

problem-list-label = स्वीकार नहीं हुआ
problem-panels-not-loaded = पैनल लोड नहीं हो सके। कनेक्शन जाँचें, फिर से कोशिश करने के लिए कोई पैनल खोलें या बंद करें।
problem-race-not-loaded = दौड़ नहीं चल सकी। कनेक्शन जाँचें और फिर से कोशिश करें।
problem-language-not-loaded = भाषा लोड नहीं हो सकी। कनेक्शन जाँचें और भाषा फिर से चुनें।
problem-not-a-move-number = “{ $value }” किसी चाल का क्रमांक नहीं है। 123, 2^63-1, 0xff, 1/3, 50% या last लिखें।
