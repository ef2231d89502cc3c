// What is said of whatever thing or person stands in its place: "food shopping on Saturdays" is on no list, and "a bus that does not come" may be
// any bus. A frame takes a phrase whole, from its first word to its last, so that nothing is left over that could say something else.
import { everydayFrames } from './everyday-frames.ts';
import {
  atTimes,
  body,
  type Frame,
  frame,
  late,
  links,
  parents,
  person,
  plans,
  screens,
  sudden,
  vehicles,
  whose,
  worn,
} from './frame-words.ts';

const ofPeople: readonly Frame[] = [
  frame(
    'attention-elsewhere',
    `(?:having to )?shar(?:e|es|ing) (?:${parents}|us|his teacher|her teacher|the teacher|his ta|her ta)(?: (?:with|between) (?:\\p{L}+ ){0,2}\\p{L}+)?`,
    `${whose}${parents} (?:(?:being|is|talking|chatting) )*on (?:the |my |his |her )?phone${atTimes}`,
  ),
  frame(
    'being-touched',
    `being (?:unexpectedly )?(?:hugged(?: goodbye| goodnight)?|kissed(?: goodbye| goodnight| hello)?|tickled|touched|tapped|patted|stroked|poked|prodded|bumped(?: into)?|brushed against|cuddled|nudged|jostled)(?: (?:by ${person}|without (?:asking|warning|being asked)|from behind|unexpectedly|by surprise|on (?:the|his|her) ${body}|in (?:line|crowds|the corridor)))*`,
    `${person} (?:touch(?:es|ing)?|hug(?:s|ging)?|kiss(?:es|ing)?|pinch(?:es|ing)?|pat(?:s|ting)?|pok(?:es?|ing)|tickl(?:es?|ing)|strok(?:es?|ing)|brush(?:es|ing)? against|bump(?:s|ing)? into|ruffl(?:es?|ing)|play(?:s|ing)? with) (?:him|her|them|(?:his|her|their|my) ${body}(?: (?:or|and) (?:(?:his|her|their|my) )?${body})?)(?: without (?:asking|warning))?`,
    `(?:surprise|unexpected|sudden) (?:hugs?|touch(?:es)?|kisses)(?: (?:from|by) ${person})?`,
    `${person} (?:pinching|kissing|patting|touching|ruffling) (?:cheeks?|hair|heads?)`,
  ),
  frame(
    'seat-changed',
    `${person} (?:is )?(?:in|on|sat in|sat on|sitting in|sitting on|sits in|sits on|sit in|sit on|tak(?:es?|ing)|being in) (?:his|her|their|my) (?:usual |own )?(?:seat|chair|place|spot|desk|pew|stool)${atTimes}(?: (?:on|at|in) the \\p{L}+)?`,
    '(?:his|her|their|my) (?:usual |own )?(?:seat|chair|place|spot|desk)(?: (?:being|is))? (?:taken|gone|changed)',
    '(?:chang(?:es?|ing)|swapping|moving|new) (?:of )?(?:seats?|seating|seating plans?|desks?)',
  ),
  frame(
    'own-room',
    `(?:when )?${person} (?:com(?:es?|ing)|go(?:es|ing)?|walk(?:s|ing)?|barg(?:es?|ing)|standing) (?:into|in|to) (?:his|her|their|my) (?:bed)?(?:room|doorway)(?: without knocking)?`,
  ),
  frame(
    'siblings-things',
    `sharing (?:(?:his |her |their |the )?(?:toys?|things|trains|cars|lego|swing|bike|tablet|books?|pens?|games?)(?: with ${person})?|with ${person})`,
    `(?:when )?${person} (?:touch(?:es|ing)?|tak(?:es?|ing)|us(?:es?|ing)|mov(?:es?|ing)|borrow(?:s|ing)?|grab(?:s|bing)?|snatch(?:es|ing)?|play(?:s|ing)? with|mess(?:es|ing)? (?:with|up)|break(?:s|ing)?|go(?:es|ing)? (?:on|in|through)) (?:his|her|their|my) (?!${body}$|(?:\\p{L}+ )?(?:talker|aac|device|wheelchair|glasses|aids?|pump|injector|medicine|meds)$)(?:\\p{L}+ )?\\p{L}+`,
  ),
  frame(
    'shouting',
    `${person} (?:shout(?:s|ing)?|yell(?:s|ing)?|argu(?:es?|ing)|row(?:s|ing)|raising (?:his|her|their) voices?|having (?:a )?(?:row|argument)s?)(?: at (?:the )?(?:telly|tv|football|cricket|rugby|(?:the )?match|radio|screen|game|kids|children|class|each other|one another))?${atTimes}`,
    '(?:shouting|shouty|yelling|angry) (?:people|teachers?|adults|men|parents|staff)',
    `being (?:shouted|yelled) at(?: by (?:his |her |the )?(?:teachers?|coach|staff|driver))?`,
  ),
  // Nobody goes to another room in a car that moves.
  frame(
    'crying-in-car',
    `(?:${person}|(?:(?:his|her|the|a|my|our|any) )*(?:bab(?:y|ies)|newborns?|toddlers?|twins?)(?: (?:brother|sister|cousin))?)(?: is)? (?:cry|cries|crying|scream(?:s|ing)|wail(?:s|ing)|sobbing) (?:in|on) (?:(?:the|our|my) )?(?:car|van|truck|back seat|back of the car|school run|car journeys?|drive)`,
  ),
  frame(
    'baby-crying',
    '(?:(?:his|her|the|a|my|our|other|any) )*(?:bab(?:y|ies)|newborns?|toddlers?|infants?)(?: (?:brother|sister|cousin|sibling))?(?: next door)?(?: is)? (?:cry|cries|crying|screaming|wailing)',
  ),
  frame('others-crying', `${person}(?: is)? (?:cry|cries|crying|sobbing|in tears)${atTimes}`),
  frame(
    'chewing-sounds',
    `${person}(?:['’]s)? (?:sneez(?:es?|ing)|cough(?:s|ing)?|sniff(?:s|ing|ling)?|chew(?:s|ing)?(?: gum)?|slurp(?:s|ing)?|crunch(?:es|ing)?|breath(?:es?|ing)|swallow(?:s|ing)?|snor(?:es?|ing)|burp(?:s|ing)?|gulp(?:s|ing)?|clearing (?:his|her|their) throat)(?: (?:near|next to|beside) (?:him|her|them|me))?${atTimes}`,
    `${person} eat(?:s|ing) (?:\\p{L}+ ){0,2}(?:loudly|noisily|(?:near|next to|beside|around) (?:him|her|them|me))`,
    '(?:the )?sounds? of (?:(?:people|others|someone|somebody) )?(?:chewing|eating|breathing|swallowing|sniffing|slurping|crunching)',
  ),
  frame(
    'parent-ill',
    `${whose}${parents}(?:['’]s)?(?: (?:is|are|being|gets?|getting))? (?:ill|sick|poorly|unwell|in (?:the )?hospital)`,
  ),
  frame(
    'parent-leaving',
    `${whose}${parents} (?:leav(?:es|ing)(?: the (?:room|house))?|going (?:out|away|to work|to the shops?|upstairs|out of (?:sight|the room))|being out of sight)${atTimes}`,
    `being (?:left|separated|apart|away)(?: (?:from|by|with) ${person}| (?:even )?for (?:(?:a|even|just|one|two|five|\\d+|few) )*(?:secs?|seconds?|mins?|minutes?|moment))`,
    `(?:separat(?:ion|ing)|being separated) from (?:${parents}|us)(?:${atTimes}| (?:at|in) (?:the )?(?:day ?care|school gates?|gates?|drop[- ]?off|kindy|kindergarten|pre-?school|playgroup|cr[eè]che|door|morning|mornings))`,
    `(?:cry(?:ing)?|cries|screams?|screaming|upset|gets upset) when ${whose}${parents} (?:goes|leaves|go|leave|is going)(?: (?:out|away|to (?:the )?(?:work|office|shops?|toilet|another room)))?`,
  ),
  frame(
    'visitors',
    `${sudden} (?:visits?|visitors?|guests?|callers?)`,
    '(?:people|visitors?|guests?|relatives|family|friends|someone|somebody) (?:(?:coming|turning up|dropping (?:in|by)|coming round|calling|visiting|arriving) ?){1,2}(?:unannounced|unexpectedly|without (?:warning|telling (?:him|her|them)|notice)|by surprise)',
  ),
  frame(
    'hands-on-help',
    `being (?:rushed|hurried|hassled|chivvied)(?: (?:in|at|when|to|by|out|into) (?:\\p{L}+ ){0,3}\\p{L}+)?`,
    '(?:rushing|having to rush|hurrying|having to hurry)',
  ),
  frame(
    'being-blamed',
    `(?:being|getting) (?:told off|in trouble|into trouble)(?: (?:by ${person}|at school|in class|for (?:\\p{L}+ ){0,3}\\p{L}+|in front of (?:\\p{L}+ ){0,2}\\p{L}+))?`,
  ),
  frame(
    'left-out',
    `(?:(?:his|her|their) )?(?:best )?friends? (?:playing|going off|being|hanging (?:out|around)|sitting) with (?:someone else|somebody else|others|other (?:kids|children|people|girls|boys))`,
  ),
  frame('untrue', '(?:lying|lies|telling lies) (?:about|to) (?:\\p{L}+ ){0,3}\\p{L}+'),
  frame(
    'asking-for-help',
    "(?:asking|to ask|not asking|wont ask|won['’]t ask) for (?:help|support|adjustments|a break|what (?:he|she|they) needs?)(?: (?:at|in|when|from) (?:\\p{L}+ ){0,3}\\p{L}+)?",
  ),
  frame('past-harm', `(?:${person} )?(?:with )?(?:raised (?:hands|fists|arms)|hands being raised)`),
  frame(
    'low-confidence',
    '(?:he |she |they )?put(?:s|ting) (?:him|her|them)sel(?:f|ves) down',
    '(?:he |she |they )?(?:says?|saying) (?:mean|horrible|nasty|bad|unkind) things (?:to|about) (?:him|her|them)sel(?:f|ves)',
    '(?:he |she |they )?(?:thinks?|believes?|says?|convinced) (?:that )?(?:everyone|everybody|nobody|no one) (?:hates?|likes?) (?:him|her|them)',
  ),
  frame('corrected', "being (?:wrong|told (?:that )?(?:he|she|they)(?:['’]?s|['’]re| is| are) wrong)"),
  frame(
    'being-watched',
    `${person} (?:standing|sitting|being|walking|coming up|stood|sat) (?:right |too close )?behind (?:him|her|them|me)`,
    `(?:anyone|people|someone|somebody) behind (?:him|her|them|me)`,
  ),
];

const ofPlans: readonly Frame[] = [
  frame(
    'late-transport',
    `(?:cancelled|canceled|delayed|late) ${vehicles}`,
    `(?:his |her |the |school )*${vehicles} (?:(?:being|is|are|gets?|getting|running|comes?|coming) )?(?:cancell?ed|delayed|delays?|late|early|not (?:coming|turning up|showing up|arriving)|late or not (?:coming|turning up|showing up|arriving))`,
    `${vehicles} (?:delays|cancellations|strikes?)`,
  ),
  frame(
    'public-transport',
    `(?:busy|full|crowded|packed|noisy) ${vehicles}`,
    `(?:the )?(?:public transport|${vehicles})(?: (?:being|is|are|too|getting|when|it|its|it's))* (?:busy|full|crowded|packed)`,
    '(?:public transport|the bus|buses|the train|trains|the tube) (?:at|in|during) (?:rush hour|peak(?: times?)?|busy times?)',
  ),
  frame(
    'not-happening',
    '(?:cancelled|canceled) (?:\\p{L}+ ){0,2}\\p{L}+',
    '(?:his |her |the )?(?:\\p{L}+ ){1,2}(?:(?:being|is|are|gets?|getting) )?(?:cancell?ed|called off)',
  ),
  frame(
    'two-homes',
    "(?:going|being|staying|coming (?:back|home)) (?:back )?(?:to|from|at|with) (?:his |her |their )?(?:dad|mum|mom|daddy|mummy)(?:['’]?s)?(?: (?:house|home|flat|place|at weekends|every other weekend|for the weekend))?",
  ),
  frame(
    'change-of-plan',
    `(?:(?:any|small|big|little|${sudden}) )*chang(?:e|es|ing) (?:in|of|to|with) (?:(?:the|his|her|their|my|our) )?(?:(?:usual|daily|normal|school|class|work|bus|day) )*(?:${plans}|day)${late}`,
    `(?:${sudden}|any) (?:chang(?:e|es)|plans?|errands?|outings?|alterations?)`,
    `(?:(?:the|his|her|their|our|my) )?(?:(?:school|class|work|bus|exam|daily) )?${plans} (?:(?:being|is|are|get|gets|getting) )?(?:chang(?:e|es|ed|ing)|switched|swapped|altered)${late}`,
    `chang(?:es|e|ing) (?:without (?:any )?(?:warning|notice)|at (?:the )?last minute|with no (?:warning|notice))`,
  ),
  frame(
    'different-route',
    '(?:taking |going |using )?(?:a |the )?(?:different|changed|new|wrong|another|other|unfamiliar) (?:way|route|road|turn|turning)(?: (?:to|from) (?:\\p{L}+ ){0,2}\\p{L}+| home| in (?:the )?car| back)?',
    '(?:diversions?|detours?|road ?closures?|closed roads?)',
  ),
  frame(
    'technology-fails',
    `(?:(?:the|his|her|their|my|our) )?(?:${screens}|${links})(?: (?:is|being|keeps?|goes|going|gets?|getting))* (?:drop(?:s|ping)?(?: out)?|down|slow|off(?:line)?|dead|d(?:ies|ying)|freez(?:es|ing)|frozen|crash(?:es|ing|ed)?|buffer(?:s|ing)?|lag(?:s|ging|gy)?|glitch(?:es|ing|y)?|cuts? out|cutting out|not (?:work|load|charg|connect)(?:ing|ed)|won['’]?t (?:work|load|charge|connect)|break(?:s|ing)(?: down)?|playing up|runn?ing out(?: of (?:battery|charge))?|out of (?:battery|charge)|low)`,
    `(?:no|losing|bad|slow|poor) (?:wi-?fi|internet|signal|connection|battery)`,
    `(?:(?:the|his|her|their) )?(?:low|flat|dead|empty) (?:${screens} )?batter(?:y|ies)`,
    `(?:${screens} )(?:low |flat |dead )?batter(?:y|ies)(?: (?:low|flat|dead|going|dying|running out))?`,
    '(?:lag|lagging|glitches|power cuts?|power outages?|load ?shedding|brown ?outs?|black ?outs?)(?: at night)?',
  ),
  frame(
    'screen-ending',
    `(?:turn(?:ing)?|switch(?:ing)?|com(?:e|ing)|gett?(?:ing)?|transition(?:s|ing)?|transitions? (?:from|away from)) off (?:of |from )?(?:the |his |her |their )?(?:${screens} ?){1,2}`,
    `(?:the |his |her |their )?(?:${screens} ?){1,2}(?:(?:time|being|is|has to|having to|getting|goes) )*(?:ending|end|ends|turned off|switched off|taken(?: away| off (?:him|her|them))?|go off|going off|go away|finishing|time up|off)`,
    `(?:stopp?(?:ing)?|limiting|giving up|putting away|handing over|end(?:ing)? of) (?:the |his |her |their )?(?:${screens} ?){1,2}(?:time)?`,
    // "Taking tablets" is a matter of medicine.
    `(?:tak(?:e|es|ing)|remov(?:e|ing)) (?:the |his |her |their )?(?:${screens} ?){1,2}(?:away|off (?:him|her|them))`,
    'losing screen ?time',
    `(?:screen ?time|screens?) (?:limits?|transitions?|rules)`,
  ),
  frame(
    'ending-play',
    `(?:being )?(?:moved|moving|move|called|getting (?:him|her|them)) (?:on|away|off) from (?:the |his |her |a )?(?!(?:his |her |a )?(?:${parents}|school|home|house|placement|friends?|area|foster)\\b)(?:\\p{L}+ ){0,2}\\p{L}+`,
    '(?:stopping|finishing|ending|leaving|having to (?:stop|finish|leave)) (?:a |an |his |her |the |doing )?(?:(?:favou?rite|preferred|fun|liked|enjoyable) )?(?:activit(?:y|ies)|play|playing|playtime|drawing|lego|trains|puzzles?|water play|toys?|sand ?pit|something (?:he|she|they) (?:enjoys?|likes?|loves?))',
  ),
  frame(
    'waiting',
    "(?:having to )?wait(?:s|ing)? (?:for|in|at) (?!.*\\b(?:ambulance|results?|diagnos\\w*|assessments?|camhs|surgery|operations?|medicines?|meds|tablets|toilet|loo|wee|to (?:talk|speak)|placement|housing|insulin|injections?|chemo\\w*|dialysis|transplants?|scans?|bloods?|feeds?|oxygen|inhalers?|doctors?|hospitals?|x-?rays?)\\b)\\p{L}[\\p{L}’']*(?: \\p{L}[\\p{L}’']*){0,3}",
    '(?:being told )?["\'‘“]?(?:in a (?:minute|sec|second|moment|bit)|wait|just a (?:minute|sec|second|moment)|not yet)["\'’”]?',
  ),
  frame(
    'change-of-plan',
    '(?:any |small |little )?changes?',
    '(?:meetings?|lessons?|appointments?|things|it) (?:running|going) over(?: time)?',
  ),
  frame(
    'nappy',
    'being changed',
    '(?:changing|when we change) (?:him|her|his napp(?:y|ies)|her napp(?:y|ies))',
  ),
  frame(
    'out-of-stock',
    '(?:(?:his|her|their|the|favou?rite) )*(?:food|milk|rice|juice|snacks?|crisps|cereal|bread) (?:finish(?:es|ed|ing)?|is (?:finished|gone)|run(?:s|ning) out|all gone)',
  ),
  frame(
    'broken-food',
    '(?:(?:his|her|their|the) )*(?:toast|sandwich(?:es)?|bread|apple|banana|food|pizza|biscuits?|crackers?|waffles?|pancakes?|cake) (?:(?:being|is|are|gets|getting) )?(?:(?:cut|sliced) (?:wrong|the wrong way)|broken|snapped|breaking|split)',
  ),
  frame(
    'mealtimes',
    '(?:eating|having) (?:his |her |their )?(?:tea|dinner|lunch|breakfast|supper|meals)(?: with (?:us|others|the family|family))?',
    'eating in front of (?:others|people|other people|anyone)',
  ),
  frame(
    'cooking',
    'cooking (?:for (?:him|her|them|my)sel(?:f|ves)|(?:anything|something|meals|food|dinner|more)(?: (?:\\p{L}+ ){0,3}\\p{L}+)?)',
  ),
  frame('hair-wash', '(?:bath|bath ?time|shower|weekly) hair ?wash(?:ing|es)?'),
  frame(
    'lining-up',
    `(?:kids|people|others|children|someone|somebody) (?:cutting|pushing|jumping|skipping) (?:in(?: line| front)?|the (?:queue|line)|in the (?:queue|line))`,
    '(?:(?:standing|waiting) in )?(?:(?:a|the|long|shop|supermarket|lunch|dinner|till|checkout|school|canteen|post office|bus) )*queues?',
    'being (?:first|last|second|2nd|third|at the (?:back|front|end)|in the middle)(?: (?:in|of))? (?:the |a )?(?:line|queue)',
    '(?:standing|waiting|being) in (?:a |the )?(?:long )?lines?',
  ),
];

/** Own clothes and body, and what is worn. */
const ofTouch: readonly Frame[] = [
  frame(
    'messy-hands',
    '(?:(?:any|some|getting|having) )*(?:crumbs?|paint|glue|food|sauce|sand|mud|dirt|soil|biro|pen|ink|jam|flour|butter|grease|chocolate|ketchup|yogh?urt|icing|slime|marshmallow|stuff|anything(?: (?:wet|sticky))?|something (?:wet|sticky)|sticky (?:stuff|things)) on (?:his|her|their|my|the) (?:hands?|fingers?|palms?)',
    '(?:having |getting |touching (?:with )?)?(?:(?:his|her|their|my) )?(?:messy|dirty|sticky|greasy|wet|mucky|gooey|slimy) (?:hands|fingers)',
    `(?:getting|having) (?:(?:his|her|their|my) )?(?:hands|fingers) (?:messy|dirty|sticky|greasy|wet|mucky)`,
    '(?:messy play|finger ?paint(?:ing|s)?|slime|play ?-?do(?:h|ugh)|clay|sticky (?:things|stuff|textures))',
  ),
  frame(
    'drips',
    '(?:(?:the|bath|shower|getting|having|any|rain|cold) )*water (?:on|in|over|near|splash(?:ed|ing) (?:on|in)) (?:the |his |her |their |my )?(?:face|eyes?)',
    '(?:being|getting) splashed(?: (?:in|on) the face)?',
  ),
  frame(
    'wet-clothes',
    `(?:(?:getting|having|any|wearing) )*(?:wet|damp|soggy|soaked|sweaty) ${worn}`,
    `(?:(?:his|her|their|the|my) )?${worn} (?:(?:being|getting|gets?|is|are) )*(?:wet|damp|soggy)`,
  ),
  frame(
    'clothes',
    `(?:(?:wearing|new|any|school) )*(?:itchy|scratchy|tight|stiff|rough|uncomfortable|fuzzy|woolly|prickly) (?:(?:school|new|old) )?(?:${worn}|trousers|pants|underwear|labels?|tags?|seams?|waistbands?|fabrics?|materials?)`,
    `(?:labels?|tags?|seams?|zips?|zippers?|elastic|waistbands?|buttons?) (?:in|on|of|inside) (?:(?:the|his|her|their|my|a|school) )*(?:${worn}|trousers|pants)`,
    `(?:(?:school|clothes|clothing) )?(?:${worn}|trouser|sock) (?:labels?|tags?|seams?)`,
  ),
  frame(
    'season-clothes',
    "(?:(?:wear(?:s|ing)?|put(?:s|ting)?(?: on)?|getting|keeping|i put(?: on)?|we put(?: on)?|having to wear|keep) )+(?:(?:a|an|his|her|their|the|on|winter|warm|thick|rain) )*(?:coats?|jackets?|gloves|mittens|scarf|scarves|wellies|snowsuit|raincoats?|jumpers?)(?: on)?(?: (?:in winter|when (?:it['’]?s )?cold|outside))?",
    '(?:getting|putting) (?:(?:his|her|their|the|a) )?(?:coats?|jackets?) on',
  ),
  frame(
    'toilets-away',
    "(?:(?:using|going to|going for|use|the|a) )*(?:toilets?|bathrooms?|loos?|restrooms?|washrooms?|potty) (?:at|of|in|outside|away from) (?:(?:the|his|her|a|other) )*(?:school|nursery|college|work|shops?|town|public|restaurants?|people['’]?s houses?|outside (?:the )?(?:home|house)|home)(?<!at home|in home|at the home)",
    "(?:(?:using|the|going to) )*(?:school|public|nursery|other people['’]?s|portable|strange|different|unfamiliar|festival|motorway) (?:toilets?|bathrooms?|loos?|restrooms?|washrooms?)",
  ),
];

const ofSenses: readonly Frame[] = [
  frame(
    'smells',
    '(?:(?:the|a|any|strong|bad|horrible|funny|nasty) )*smells? of (?!(?:gas|smoke|burning|him|her|his|wee|poo)\\b)(?:\\p{L}+ ){0,3}\\p{L}+',
    `(?!.*\\b(?:he|she|they|it|likes?|loves?|wants?|wont|can|no|not|own|his|her|their|my|gas|smoke|burning|body|bad|good|nice|to|and)\\b)(?:[\\p{L}'’]+ ){1,3}smells?`,
    'smelly (?:foods?|people|places|rooms|toilets|cars|buses|lunches)(?: (?:in|at|on) (?:\\p{L}+ ){0,2}\\p{L}+)?',
  ),
  frame(
    'bright-light',
    `(?:(?:the|very|any|big|overhead|school|classroom|shop|supermarket) )*(?:flashing|flickering|blinking|bright|strip|fluorescent|disco|strobe|harsh|led|neon|glaring|overhead) (?:lights?|lamps?|lighting|bulbs?)(?: (?:at|in|on) (?:\\p{L}+ ){0,2}\\p{L}+)?`,
    '(?:lights?|lamps?) (?:that )?(?:flash|flicker|blink)(?:s|ing)?',
    '(?:the )?(?:sun|sunlight|light|glare|headlights|torch(?:es)?) (?:shining )?(?:in|into) (?:his|her|their|the|my) (?:eyes?|face)',
  ),
  frame(
    'loud-noise',
    `(?:(?:the|a|any|loud|very loud|passing|sudden|big|my|our|next door['’]?s|neighbou?r['’]?s) )*(?:bin (?:lorry|lorries|men|man|wagon|truck)|dust ?carts?|(?:garbage|trash|rubbish|refuse|recycling) (?:trucks?|lorry|lorries)|motor ?bikes?|motorcycles?|mopeds?|lorr(?:y|ies)|aeroplanes?|airplanes|fighter jets?|helicopters?|chain ?saws?|car horns?|taxi hooters?|hooters?|air ?horns?|gongs?|(?:school|church|temple|lunch|playtime|tram|ship['’]?s) bells?|(?:cars?|autos?|taxis?|buses|traffic|people|drivers) (?:honking|hooting|beeping)|honking(?: cars| horns)?|(?:drills|drilling|hammering)|road ?works|(?:ambulance|police|fire engine|emergency (?:vehicle|service))s? sirens?|fire engines?(?: going past)?|sirens? (?:going past|of (?:ambulances|police cars|fire engines))|building work|construction(?: work| noise| sites?)?|(?:loud |sudden )+(?:noises?|sounds?|bangs?)|(?:christmas|party) (?:crackers|poppers)|party poppers|clapping|applause|cheering(?: crowds?)?|crowds? cheering|pep rall(?:y|ies)|chairs? (?:scraping|being scraped|dragging)|scraping chairs?|doors? (?:slamming|banging|being slammed)|revving(?: engines?)?|engines? revving|car alarms?)${atTimes}`,
  ),
  frame(
    'household-machines',
    `(?:(?:the|a|any|loud|my|our|next door['’]?s|neighbou?r['’]?s) )*(?:strimmers?|leaf ?blowers?|lawn ?mowers?|mowers?|hedge ?trimmers?|hair ?dryers?|blenders?|food processors?|coffee (?:machines?|grinders?)|extractor fans?|power tools?|juicers?|pressure cookers?|weed ?whackers?|(?:washing machine|tumble dryer|dishwasher)s? (?:noise|spinning|on spin|sound))${atTimes}`,
  ),
  frame(
    'tests',
    '(?:(?:timed|mock|big|pop|surprise|oral|written|weekly|end of (?:year|term)|school|class|maths?|spelling|reading|english|science|history|french|irish|hindi|geography|times tables?|math timed|timed maths?|unseen|state|mid-?term|final) )+(?:exams?|tests?|quiz(?:zes)?)',
  ),
];

const songs = '(?:songs?|music|films?|movies?|videos?|tracks?|playlists?|radio|programmes?|cartoons?|clips?)';
const beforeEnd =
  "(?: (?:off|over|halfway(?: through)?|half way(?: through)?|in the middle|part way|suddenly|early|before (?:it['’]?s|its|it is|the|it) ?(?:over|end|ends|finished|done|finishes)))*";

/** Either side may be meant, or both: the steps of these entries hold for each. */
const ofEitherSide: readonly Frame[] = [
  frame(
    'being-late',
    '(?:being|arriving|getting there|coming in) late(?: (?:for|to|at) (?:\\p{L}+ ){0,2}\\p{L}+)?',
  ),
  frame(
    'personal-space',
    "(?:(?:understanding|respecting|keeping|giving|knowing|issues with|problems with|people['’]?s|other people['’]?s|others['’]?|his|her|their) )*personal space(?: (?:issues|with|of|around|at)(?: \\p{L}+){0,4})?",
  ),
  frame(
    'privacy',
    'privacy (?:when|while|in|at|around|with) (?:\\p{L}+ ){0,3}\\p{L}+',
    '(?:clos(?:e|es|ing)|shut(?:s|ting)?) (?:(?:the|his|her|their) )?(?:bathroom|toilet|loo|restroom|washroom|shower|changing room) doors?(?: (?:when|while|before) (?:\\p{L}+ ){0,5}\\p{L}+)?',
    '(?:clos(?:e|es|ing)|shut(?:s|ting)?) (?:the |his |her |their )?doors? (?:when|while|before|to) (?:(?:he|she|they|on|is|are|in|the|a|get|getting|gets|have|having|has|use|using|go|goes|going|to) )*(?:undress\\w*|dress\\w*|chang\\w*|wash\\w*|shower\\w*|bath\\w*|toilet|loo|naked|wee|poo)',
  ),
  frame(
    'taking-turns',
    `(?:(?:waiting|letting ${person}|giving ${person}) )?(?:take|takes|taking|have|having|wait for|waiting for) (?:a |his |her |their )?turns?(?: (?:at|in|on|with|for|when) (?:\\p{L}+ ){0,3}\\p{L}+)?`,
    'going (?:second|last)(?: (?:in|at) (?:\\p{L}+ ){0,2}\\p{L}+)?',
  ),
];

const ofEnds: readonly Frame[] = [
  frame(
    'ending-play',
    '(?:leaving|coming out of|getting out of|coming off|getting off|coming in from|stopping|finishing) (?:(?:the|a|his|her) )?(?:gym|pool|swimming(?: pool)?|swings?|trampoline|beach|soft play|library|club|garden|sand ?pit|farm|zoo|museum|sea|chess|lego|drawing|painting|football|basketball|puzzles?|game)',
  ),
  frame(
    'moved-things',
    '(?:(?:his|her|their|the|my) )?(?!(?:class|seat|he|she|being|day|time|lesson)s?\\b)\\p{L}+(?: (?!being)\\p{L}+)? being (?:re-?organi[sz]ed|re-?arranged|moved (?:around|about)|changed round)',
  ),
  frame(
    'cooking',
    'cooking (?:safely|alone|on (?:his|her|their) own|for (?:him|her|them)sel(?:f|ves)|meals?|dinner|a meal|without (?:\\p{L}+ ){0,2}\\p{L}+)',
  ),
  frame(
    'cut-off-song',
    `(?:${person} )?(?:chang|stopp|skipp|paus|interrupt|turn|switch|cutt)ing (?:off |over )?(?:(?:the|a|his|her|their|my) )?${songs}${beforeEnd}`,
    `(?:when )?(?:(?:the|a|his|her|their|my) )?${songs} (?:(?:is|are|being|gets?|that (?:is|are)) )*(?:stopped|changed|skipped|paused|turned off|switched off|cut off|cut short|interrupted|not finished|not finishing|stopping|ending early)${beforeEnd}`,
  ),
  frame(
    'power-cut',
    '(?:when )?(?:the )?(?:power|electricity|electrics?|lights?|current) (?:(?:is|are|suddenly) )?(?:go(?:es|ing)?|cut(?:s|ting)?|trips?|fail(?:s|ing)?)(?: (?:off|out|down))?(?: (?:at night|suddenly|in a storm))?',
  ),
  frame(
    'full-day',
    'too (?:many|much) (?:(?:things|plans|activities|appointments|visits|errands|outings|stuff|clubs|going on|to do|planned|happening|on) ?)+(?:(?:in|on|for) (?:(?:one|a|the same|the|any one) )?(?:day|weekend|week|afternoon|go))?',
  ),
  frame(
    'going-out',
    "(?:scream(?:s|ing)|cr(?:ies|ying)|upset|gets upset|meltdowns?|refus(?:es|ing)|kick(?:s|ing) off) (?:when|every time|whenever) (?:we|i|you|it['’]?s time to) (?:leave|go out of|get out of) (?:the |our )?(?:house|home|flat|door)",
  ),
  frame(
    'drops-down',
    '(?:(?:drop|flop|fall|throw)(?:s|ping|ing)?|lies|lying|sits|sitting)(?: (?:him|her|them)sel(?:f|ves))? (?:down )?(?:to|on|onto) the (?:floor|ground)(?: (?:in|at|on|when|if) (?!(?:the |a )?(?:\\p{L}+ )?(?:roads?|street|car ?park|parking|crossing|traffic))(?:\\p{L}+ ){0,4}\\p{L}+)?',
  ),
];

const ofOthers: readonly Frame[] = [
  frame(
    'says-yes',
    '(?:saying|say) no to (?:(?:older|other|his|her|their|the|door|cold|bigger|bossy) )*(?:people|kids|children|boys|girls|friends?|mates|adults|strangers|sellers|sales(?:men|people)|callers|staff|anyone|everyone|classmates|others|lads|peers|cousins?)',
  ),
  frame(
    'attention-elsewhere',
    `${whose}${parents} (?:talk|chatt|speak)ing (?:to|with) (?:other people|others|someone else|somebody else|${whose}(?:friends?|neighbou?rs?|visitors|teachers?|adults))`,
  ),
  frame(
    'siblings',
    `(?:yelling|shouting|screaming|swearing|shouts|yells|screams) at ${whose}(?:brothers?|sisters?|siblings?|twins?)`,
  ),
  frame(
    'strangers-hello',
    '(?:strangers?|people|neighbou?rs?|old (?:ladies|people|men)|shop ?keepers?|ladies|passers-?by) (?:he does not know |she does not know )?(?:greet(?:s|ing)?|say(?:s|ing)? (?:hello|hi|good morning)|talk(?:s|ing)?|speak(?:s|ing)?|chat(?:s|ting)?)(?: (?:to|with|at))?(?: (?:him|her|them))?(?: (?:in|on|at) (?:\\p{L}+ ){0,2}\\p{L}+)?(?<!\\b(?:people|neighbours|neighbors) (?:talking|speaking|chatting)(?: (?:in|on|at) .*)?)',
  ),
  frame(
    'laughter-unclear',
    "(?:when )?(?:(?:other|the|some) )?(?:people|others|kids|children|girls|boys|everyone|everybody|class|classmates|adults|someone|somebody) laugh(?:s|ing)?(?: (?:near|around|behind) (?:him|her|them))?(?: (?:and|when|but|if) (?:he|she|they) (?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|can['’]?t) (?:know|understand|get|see|tell) why)?",
  ),
  frame(
    'clothes',
    `(?:(?:his|her|their|the|any) )?(?:${worn}|trousers|pants|tudung|hijab|headscarf|bra|waistbands?|elastic|dungarees|belts?|knickers|underwear|vests?|pyjamas)(?: (?:is|are|being|that (?:is|are)|feeling))? too (?:tight|itchy|scratchy|stiff|rough)`,
    `(?:too )?tight (?:${worn}|trousers|pants|waistbands?|elastic|dungarees|belts?|underwear|things)`,
  ),
];

export const frames: readonly Frame[] = [
  ...everydayFrames,
  ...ofPeople,
  ...ofPlans,
  ...ofTouch,
  ...ofSenses,
  ...ofEitherSide,
  ...ofEnds,
  ...ofOthers,
];
