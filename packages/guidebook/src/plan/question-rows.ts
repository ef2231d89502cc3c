// What is asked about an entry nobody could read: each row names the words it answers to and one question that would decide
// about the help. It is asked beside the carer's own words, so "it", "there" and "then" are theirs. First what is a danger, then what
// others do, what the body does, what a thing or a day does; what is only of a shape comes last. Never what was just said, and
// never to let it happen again in order to watch.
import type { SituationKind } from '#library/entries';

export type QuestionRow = {
  words: RegExp;
  /** Also where the reader leans to this kind. */
  kind?: SituationKind;
  ask: string;
  /** For thirteen and older, where it must sound otherwise. */
  older?: string;
};

export const dangerRows: readonly QuestionRow[] = [
  {
    words: /\b(?:big|strong|heavy|tall|hard to (?:move|lift|stop))\b/iu,
    ask: 'Nobody moves or lifts {him} by hand; others step away and {he} {v:has} time. Where can the others go? ____',
  },
  {
    words: /\bpolice\b/iu,
    ask: 'A card on a lanyard says it for {him}: autistic, needs time, please wait. Who could tell the local police beforehand? ____',
  },
  {
    words: /\b(?:drink\w* too much|drunk|alcohol|drink driving|vap\w+|smok(?:es|ing)|drugs|weed)\b/iu,
    ask: 'Whom can {he} ring for a lift or for help at any hour, without being told off? ____',
  },
  {
    words:
      /\b(?:seat ?belts?|car seat|(?:hits?|kicks?) [^,;]{0,16}(?:driver|seat)|moving car|doors? (?:of|in) the (?:moving )?car)\b/iu,
    ask: 'The car stands until everyone is safe. Which belt, seat or place keeps everyone safe? Ask at a car-seat check: ____',
  },
  {
    words:
      /\b(?:roads?|traffic|parking lots?|car ?parks?|crossing|roundabout|street|keke|railway|tracks|platform)\b/iu,
    ask: 'Who walks on the side of the cars and within arm’s reach, and which way has no traffic? ____',
    older: 'Which crossing has lights, and who walks it with {him} until it is safe? ____',
  },
  {
    words:
      /\b(?:rivers?|ocean|sea|ponds?|harbour|canals?|lakes?|pools?|drown\w*|water|slurry|wells?|tanks?)\b/iu,
    ask: 'What stands between {him} and the water every time: which fence, lock, lid or named adult? ____',
  },
  {
    words: /\bspins?\b/iu,
    ask: 'Where is the floor soft and clear for it? If {he} ever {v:looks} blank or faint, tell the doctor: ____',
  },
  {
    words: /\b(?:climb\w*|roofs?|balcon\w*|windows?|heights?|stairs|falls?)\b/iu,
    ask: 'What can be locked, fenced or moved today, and where may {he} climb with an adult below? ____',
    older: 'What makes {him} unsteady there, and what can be fixed, lit or moved today? ____',
  },
  {
    words:
      /\b(?:boiling|hot (?:drinks?|oil|water|stove|hob)|fire|matches|lighters?|stove|kettle|machinery|grinder|tools)\b/iu,
    ask: 'Who is beside {him} whenever it is on or hot, and where does it stand out of reach? ____',
  },
  {
    words: /\b(?:guns?|rifles?|knives|knife|razors?|scissors|blades?|medicines?|poison\w*|chemicals?)\b/iu,
    ask: 'Locked away, in every home {he} {v:visits}. Who holds the key and checks it? ____',
  },
  {
    words: /\b(?:throw\w*|threw|smash\w*|breaks?|glass|tv)\b/iu,
    ask: 'What is put away or fixed to the wall today, and what may {he} throw or tear instead? ____',
  },
  {
    words: /\b(?:spiders?|snakes?|dogs?|bees?|wasps?|animals?|redbacks?)\b/iu,
    ask: 'Look, never touch: who is within arm’s reach outdoors, and who knows the first aid for a bite or sting? ____',
  },
  {
    words: /\b(?:eats?|drinks?|swallow\w*|ingest\w*|mouth|plants?|berries|mushrooms?)\b/iu,
    ask: 'What is out of reach from today, and which number is rung if something was swallowed? ____',
  },
  {
    words: /\b(?:strangers?|babies|prams?|strollers?)\b/iu,
    ask: 'Who stays within arm’s reach in such places, and what do {his} hands hold there? ____',
  },
  {
    words: /\b(?:online|internet|apps?|games?|chats?)\b/iu,
    ask: 'Who looks at the settings and the list of contacts with {him}, and how often? ____',
  },
  {
    words: /\b(?:must|always|never|lock(?:ed|s)?|shut|closed|keep|supervis\w+|alarms?)\b/iu,
    ask: 'Everyone keeps to this, guests too. Who checks it each day? ____',
  },
  {
    words: /\bsqueez\w*|\bpets?\b|\bguinea pigs?\b/iu,
    ask: 'Who sits beside them each time, and what may {he} squeeze as hard as {he} {v:likes}? ____',
  },
  {
    words: /\b(?:runs?|bolt\w*|abscond\w*|elop\w*|leav(?:es|ing)|walks? off|wander\w*|lost)\b/iu,
    ask: 'Who sees {him} go, who follows, and which place would {he} head for? ____',
  },
];

export const anyDanger = 'Who must know this before being alone with {name}, and who tells them? ____';

export const questionRows: readonly QuestionRow[] = [
  {
    words:
      /\b(?:asham\w+|stupid|hates? (?:him|her|them)sel\w+|self[- ]?critic\w*|worthless|crying in|does not leave (?:the |his |her )?(?:room|house)|won['’]?t leave the house)\b/iu,
    ask: 'Whom does {name} trust with this, and does the doctor know of it? ____',
  },
  {
    words:
      /\b(?:burn ?out|shut ?downs?|melt(?:s|ing)? ?downs? (?:in|after)|melts down|trash\w*|exhaust\w*|explod\w*|falls apart|sick days)\b/iu,
    ask: 'What filled the hours before it, and which of that could be left out or shared? ____',
  },
  {
    words:
      /\b(?:refus\w+ school(?! \w)|school refusal|not (?:been )?(?:in|at) school|skip\w* school|attendance|does not go to school|not staying in class|won['’]?t go to school)\b/iu,
    ask: 'Which part is the wall: the way, the door, a lesson, lunch or a person? Ask {name}, then plan the next small step with {him} and {school}: ____',
  },
  {
    words:
      /\b(?:earthquakes?|typhoons?|tsunamis?|alerts?|fire (?:drills?|alarms?)|smoke (?:alarms?|detectors?)|lockdowns?)\b/iu,
    ask: 'What does everyone do when it sounds, and when is that practised with {him}, told beforehand? ____',
  },
  {
    words: /\b(?:tests?|testing|timed|timer)\b/iu,
    ask: 'Who decides on extra time, a smaller room or no clock, and has it been asked for in writing? ____',
  },
  {
    words:
      /\b(?:no friends?|lonely|left out|not invited|without (?:him|her|them)$|picked last|copies (?:one|his|her) [^,;]*|fit in|friendships?)\b/iu,
    ask: 'Whom does {name} like to be with, and what could just the two of them do? ____',
  },
  {
    words: /\b(?:away from home|sleepovers?|overnight|camps?)\b/iu,
    ask: 'What from home could come along: pillow, sound, lamp, the order of the evening? ____',
  },
  {
    words: /\b(?:^(?:surprise )?phone calls?|ringing (?:the|people)|phone on|calls? from)\b/iu,
    ask: 'Could it be a message instead, or a call at an hour that was agreed? ____',
  },
  {
    words:
      /\b(?:doctor(?!\s+know)|dentist|gp|hospital|clinic|appointments?|placement meetings?|reviews?|nurse|scale|gowns?)\b/iu,
    ask: 'What would {he} like to know or see before it, and who goes along? ____',
  },
  {
    words: /\b(?:says? yes|saying yes|declining|say no)\b/iu,
    ask: 'Which sentence says no for {him}, and who stands by it? ____',
  },
  {
    words: /\b(?:jok(?:e|es|ing)|sarcas\w*|irony|tell when|literal\w*)\b/iu,
    ask: 'Who could say the plain meaning at that moment, and in which words? ____',
  },
  {
    words:
      /\b(?:poo(?:s|ing|ps?|ping|ped)?|soil\w*|accidents?|wets(?= (?:the|his|her|their|pants|bed))|bed ?wet\w*|wees|holds it|toilet\w*|restroom|potty|pull-?ups?|nappy|diaper|smear\w*)\b/iu,
    ask: 'Is there a soft poo most days, and does anything hurt? Take the answer to the doctor or nurse before you practise: ____',
  },
  {
    words:
      /\b(?:does(?:n['’]?t| not) (?:wave|point|copy|look)|not pointing|no words|lost \d|only \d+ words|not respond\w* to|doesnt (?:copy|look)|doesn['’]t copy)\b/iu,
    ask: 'Has hearing been tested, and does a speech and language therapist or the child-development team know? ____',
  },
  {
    words:
      /\b(?:teas(?:es|ed|ing)|mimick\w*|mock\w*|laugh\w* (?:at (?:him|her|his|them|their)|behind)|kids laughing|bull(?:y|ies|ied|ying)|whispering|misgender\w*|being called|saying (?:his|her|their) (?:full )?name|mispronounc\w*|finishing (?:his|her|their) sentences?|ignored|mixing us up|(?<!^)kiss(?:es|ed)?\b|grandma['’]?s [^,;]*kisses|being (?:tickled|touched|bumped|rushed|pinched)|pinched|picking (?:him|her|them) up|(?:unexpected )?hugging by|touch(?:ed|ing) (?:on|by)|grabbing (?:his|her|their)|stepping on (?:his|her|their)|leaning on (?:his|her|their)|snapping fingers|over (?:his|her|their) shoulder|behind (?:him|her|them)|going in (?:his|her|their) room|without knock\w*|w\/out knock|reading (?:\w+ ){0,3}(?:aloud|loud)|talking to my|smil(?:e|ing)|cheer up|good job|baby voice|calling on|in front of others)\b/iu,
    ask: 'Nobody has to get used to this. Who will ask them to stop, and what may they do instead? ____',
  },
  {
    words: /^(?:being late|late even)|\bone minute\b/iu,
    ask: 'What would take the hurry out: an earlier start, a clock, a word that late is allowed? ____',
  },
  {
    words:
      /\b(?:loses track|time ?keeping|misses the|forgets?|once a day|no food in|does not phone|not handed in)\b/iu,
    ask: 'What could remind {him} in time: an alarm, a message, a plate set out, a person? ____',
  },
  {
    words: /\b(?:overspend\w*|spends?|shops online|buys)\b/iu,
    ask: 'Which sum is free to spend each week, and who helps {him} keep to the rest? ____',
  },
  {
    words:
      /\b(?:(?:mum|mom|mummy|dad|daddy|father|mother|nana|nan|gran\w*) (?:goes|going|leav\w+|travels)|mum leaving|(?:father|mother) goes work)\b/iu,
    ask: 'What shows {him} when that person is back: a photo, a clock, a fixed goodbye? ____',
  },
  {
    words:
      /\b(?:borrow(?:ed|ing)?|us(?:ed|ing) (?:his|her|their)|touched by others|touching (?:his|her|their)|someone else wearing|(?:in|on) (?:his|her|their) (?:seat|pew|place|chair|side)|being used|shar(?:e|ing))\b/iu,
    ask: 'May {he} keep it to {himself}, and what says so for {him}: a label, a box, a fixed place? ____',
  },
  {
    words:
      /\b(?:in the wash|washed|for washing|out of charge|low battery|batter(?:y|ies)|run(?:s|ning)? out|thrown away|left at|missing(?! (?:x?\d|from))|lost$|los(?:es|ing) (?:a|his|her|their) (?!at)|stuck(?! (?:on|to))|dirty|snapp(?:ed|ing)|flat ball|coming (?:loose|undone)|leaking|buffers?|expired|glasses off|seat [^,;]* taken)\b/iu,
    ask: 'Could there be a spare or a second way, and where is it kept? ____',
  },
  {
    words:
      /\b(?:new|substitute|relief|supply|agency|cover|different|strange) (?:\w+ )?(?:teachers?|carers?|staff|maid|drivers?|aides?|tutors?|workers?|coach|nurses?)\b(?!['’]s)|\b(?:teacher|priest|manager|coach|carer|driver)s? (?:replaced|off|leaving|with mask)|staff change|\bis (?:off|away|absent)\b/iu,
    kind: 'change',
    ask: 'Who can show {him} the name and the face beforehand, and which known person stays near? ____',
  },
  {
    words:
      /\b(?:wrong(?:ly)?|out of order|not put back|cushions moved|moving (?:him|his|her) |crease\w*|folded|corners|side dishes|touching (?:each|rice)|in (?:the|colou?r) order|jammed|blurry|lid left|off the station|lines? up|cut in|must be|too (?:low|slow|warm|fast|tight|high))\b/iu,
    ask: 'How should it be, exactly? Write it or take a photo for whoever does it: ____',
  },
  {
    words:
      /\b(?:cancel(?!s his)\w*|(?<!counting )chang(?:e|es|ed|ing)(?! rooms?)|differently|moving (?:to|house|office)|moved|late|swapp(?:ed|ing)|timetable swaps|replac\w+|substitut\w+|early|delay\w*|closed|out of service|last minute|switch\w*|off sick|resets?|detour|turning up|(?:song|conditioner|car|cartoon|tv) (?:\w+ )?stops|taking light|power cuts?|load shedding|not coming|arriving|date|raised)\b/iu,
    kind: 'change',
    ask: 'Who hears of it first, how could {he} be told as early as that, and what stays the same? ____',
  },
  {
    words: /\bmasturbat\w*|\bprivate parts\b/iu,
    ask: 'Which room is private for this, and which few words show {him} there each time? ____',
  },
  {
    words: /\b(?:undress\w*|naked|strips?|pants down|pulls down|clothes off|bare)\b/iu,
    ask: 'Is it the clothes (wet, hot, tight), or a way to say “I want to go”? ____',
  },
  {
    words:
      /\b(?:ache|aches|hurts|cramps?|tir(?:ed|ing)|thirst\w*|dizzy|grinding|stands for|hurt|toe walking|tripping|infections?|gained|weight|skin breaks|don['’]?t know why|swallowed|hair ?loss)\b/iu,
    ask: 'When did a doctor, dentist or nurse last look at this, and when could they again? ____',
  },
  {
    words:
      /\b(?:(?:goes|falls|stays) silent|silent when|mute|mutism|whisper|never speaks|only speaks|does not answer|won['’]?t answer|answer(?:ing|s)? (?:in|only)|asking for help|asking when|never asks|speaks too|oral|in group|languages)\b/iu,
    ask: 'Which other way is open there: writing, pointing, a card, one trusted person? ____',
  },
  {
    words: /\b(?:not understood|nobody understands|can(?:no|['’])?t (?:get|say|tell|ask)\b)/iu,
    ask: 'Which sign, card or word could say it there, and who answers it at once? ____',
  },
  {
    words: /\b(?:echo\w*|repeats? the question|script\w*|adverts|quotes|vocal loops|repeats)\b/iu,
    ask: 'What may {he} be saying with it? Write two of the lines and what was wanted: ____',
  },
  {
    words:
      /\b(?:fall asleep|asleep|no sleep|sleep debt|at night|in (?:the )?night|nap|bedtime|own bed|awake|up at|gets? up at|\d ?am\b|night revers\w*|lie still|sleep away|night screaming)\b/iu,
    kind: 'night',
    ask: 'What are the two hours before like: light, screen, food, worry? Two weeks of notes go to the doctor: ____',
  },
  {
    words:
      /\b(?:worr(?:y|ies|ied)|scared|afraid|fears?|panic\w*|anxious|anxiety|convinced|dying|alone|overthinks?|stuck on|war|roadkill|dead|killed|slaughter\w*)\b/iu,
    ask: 'What does {name} think will happen? Ask on a calm day, by drawing, writing or choosing; if it fills hours, tell the doctor: ____',
  },
  {
    words:
      /\b(?:checks?|checking|over and over|all day|nonstop|(?:\d+|ten) times|rewrit\w+|redoes|rereads|hoards?|counts?(?! to)|throw\w* out|tells everyone|daily)\b/iu,
    ask: 'What does {he} need to be sure of, and who could answer it once, in writing? If it fills hours, tell the doctor: ____',
  },
  {
    words:
      /\b(?:perfect\w*|\d+ out of \d+|scor(?:es|ing|ed)|mistakes?|marks?|results|ranking|exams?|paper$|erases?|tears? up|form changed|failing)\b/iu,
    ask: 'What does {name} think it says about {him}? Ask kindly, and write down what would make the next one easier: ____',
  },
  {
    words:
      /\b(?:swear\w*|lies|small lies|insults?|hurtful|rude|answers back|tells? (?:off|people|strangers|family)|argues?|arguing|corrects|shouting answers|quarrels|interrupts|laugh(?:s|ing) when|threats|stands close|private medical|too loud)\b/iu,
    ask: 'What does {he} want just then: to be right, to be heard, to be left alone? ____',
  },
  {
    words:
      /\b(?:los(?:e|es|ing)(?! track)|wins?|scores goal|first turn|has first|beaten|referee|cheat\w*|team)\b/iu,
    ask: 'Is it losing itself, the noise around it, or that nobody said it could happen? ____',
  },
  {
    words:
      /\b(?:takes? (?:their |other )?(?:food|bread)|grabs? food|grabbing food|sneaks?|steals? food|eats other|overeat\w*|concession|kitchen at night|hides food|food from|from (?:strangers|other)['’]? (?:tables|plates))\b/iu,
    ask: 'Is {he} hungry then, and may {he} have a plate of {his} own? If it never feels enough, tell the doctor: ____',
  },
  {
    words: /^(?:chew|lick|mouths|bites the)\w*/iu,
    ask: 'What may {he} chew or mouth instead, and is it within reach all day? ____',
  },
  {
    words: /\b(?:peels|spills|for watching|licks|smells things|runs the taps)\b/iu,
    ask: 'What does it give {him}: the feel, the sound, the sight? Where may {he} have that freely? ____',
  },
  {
    words: /\bhid(?:es|ing) (?:under|in|behind|when)\b/iu,
    ask: 'What drives {him} there: noise, eyes on {him}, a task? {He} may keep the place: ____',
  },
  {
    words: /\b(?:leaves (?:the )?|gets up and|walks? (?:off|out))\b/iu,
    ask: 'What does {he} walk away from: noise, people, the wait, what is asked? ____',
  },
  {
    words: /\b(?:no interest in|does(?:n['’]?t| not) join|doesnt join|plays alone|can['’]?t tell)\b/iu,
    ask: 'What does {he} watch or stay near? Beside others is enough for now: ____',
  },
  {
    words:
      /\b(?:hits?|hitting|bit(?:es|ing)|pinch\w*|kicks?|kicking|push\w*|shov\w*|nips|slaps|lash\w*|scratch\w*|spits?|throws?|throwing|pulls?|pulling|grabs?|grabbing|squeez\w*|breaks|smash\w*|roars?|punches|cutting up)\b/iu,
    ask: 'What would {he} say then if words came: stop, mine, too close, help, it hurts? ____',
  },
  {
    words:
      /\b(?:^(?:hugs?|hugging|touching|kissing|stares|strokes?)|without asking|over familiar|strangers['’])\b/iu,
    ask: 'Which hello may {he} give instead (a wave, a fist bump, a card), and who shows it first? ____',
  },
  {
    words:
      /\b(?:flaps?|rock(?:s|ing)|hum(?:s|ming)|toes|standing up|in (?:his|her|their) clothes|pacing|giggles|buttons)\b/iu,
    ask: 'Whom does it trouble? If nobody is hurt by it, it may stay as it is: ____',
  },
  {
    words:
      /\b(?:ending|end of|leaving|getting (?:out|off)|get (?:out|off)|come in|go back|come to the table|coming in|stop talking|ending a|playtime end|over excited)\b/iu,
    kind: 'ending',
    ask: 'What comes next, and can {he} see it before the end? ____',
  },
  {
    words:
      /\b(?:nois\w*|loud|bells?|whistl\w*|bark\w*|horns?|hooters?|radio|static|alarms?|chim\w+|clapp\w*|sing\w*|humming|shout\w*|yell\w*|snor\w*|drill\w*|dryers?|speakers?|music|karaoke|organ|drums?|hair ?dryers|thump\w*|clatter\w*|beep\w*|rev+ing|trumpets?|fireworks|firecrackers|honking|chainsaw|blender|mixer|generator|tapping|slamming|banged|sniff\w*|chirp|buzzer|chewing|chews|roosters?|seagulls?|machines?|rustling|lorry|truck|motor\w*|voice|cooker|rain on|cry(?:ing)?|ringtone|sirens?|doorbell|plough|commercials|previews|building work|construction|sneez\w*|drip\w*|shofar|dropped|okada|motorbikes?|talking(?! (?:to|about))|chatter)\b/iu,
    kind: 'sound',
    ask: 'Which is the worst of it: how loud it is, the sound itself, or not knowing when it comes? ____',
  },
  {
    words: /\b(?:lights?|flicker\w*|glare|bright\w*|strip lights|dark|curtains?|blinds|sun)\b/iu,
    kind: 'light',
    ask: 'Is it the brightness, the flicker or the dark, and which lamp, seat or shade is better? ____',
  },
  {
    words:
      /\b(?:smells?|perfume|incense|chlorine|cologne|spray|paan|talcum|odou?r|smoking|fake tan|fly spray|parmesan)\b/iu,
    kind: 'smell',
    ask: 'Who could do without it near {him}, or where can {he} be away from it? ____',
  },
  {
    words: /\b(?:heat|hot|cold|sweat\w*|freezing|minus)\b/iu,
    ask: 'What cools or warms {him} at once (a fan, water, shade, a layer), and is it always within reach? ____',
  },
  {
    words: /\b(?:queue|wait(?:ing|s)?|turn|in line|lining up|in a minute|later|long|sitting)\b/iu,
    kind: 'waiting',
    ask: 'How long is it really, and what can {he} see, hold or do until then? ____',
  },
  {
    words:
      /\b(?:eat(?:s|ing)?|foods?|meals?|dinners?|lunch|plate|porridge|pasta|sauce|gravy|pepper|tomato|eggs?|sandwich\w*|banana\w*|peas|cilantro|milk|cocoa|toothpaste|breakfast|snack|spoons?|buckwheat|ice|chewing meat)\b/iu,
    kind: 'food',
    ask: 'Is it the taste, the look, the feel in the mouth or the company, and what would {he} eat there gladly? ____',
  },
  {
    words:
      /\b(?:seams?|tights|stockings|socks?|shoes?|sandals?|thongs|slippers|chappals|coat|zips?|collar|labels?|tags?|straps?|clips|bra|robe|skort|uniform|sleeves?|mittens?|trousers|jumper|jersey|leotard|pins?|plasters?|bandaids?|burrs|sand|wet|sticky|glue|paint|syrup|marshmallow|sunscreen|cream|hair\w*|combs?|plaiting|brush\w*|nails?|goggles|bathers|togs|polyester|wool|gowns?|sanitiser|shaving|cold hands|dust|grass|flies|hot (?:van )?seats?|biro|splints|sling|tiles|carpet|straw|hay|balloon|razor|barber|clippers|bath|tooth\w*)\b/iu,
    kind: 'touch',
    ask: 'What about it is hard (wet, tight, rough, sticky, a seam, who does it), and what would {he} choose instead? ____',
  },
  {
    words:
      /\b(?:told|being asked|asked '|the word|who says?|orders|feedback (?:by|in)|no agenda|at once|two things)\b/iu,
    ask: 'Which words would do instead? Write them down for everyone: ____',
  },
  {
    words: /\b(?:dogs?|cats?|wasps?|bees?|insects?|birds?|animals?|chickens?)\b/iu,
    ask: 'How near is still all right, and which way or side keeps that distance? ____',
  },
  {
    words:
      /\b(?:crowd\w*|mall|market|bazaar|assembly|rally|rallies|part(?:y|ies)|weddings?|visitors?|guests?|visits|church|temple|mosque|camp|festival|ceremony|peak|hall|elevator|lift|bus|mrt|van|gym|store|supermarket|shop|services|photo|selfie|camera|picture day|meetings?)\b/iu,
    kind: 'crowd',
    ask: 'Which is the hard part there: the noise, the people close by, the smell, or not knowing when it ends? ____',
  },
  {
    words:
      /\b(?:bills?|post|forms?|letters|laundry|dishes|mugs|cook\w*|money|counting|timekeeping|assignments?|emails?|coursework|homework|deadlines|cooking|uniform|handwriting|writ(?:e|es|ing)|(?<!while )read(?:ing)?|spelling|maths?|licen[cs]e|login|interview|getting up|getting dressed|shower\w*|replying)\b/iu,
    ask: 'At which step does it stop, and who could do that one step beside {him}? ____',
  },
  {
    words:
      /^(?:he |she |they )?(?:will not|won['’]?t|wont|can['’]?t|cant|cannot|does(?:n['’]?t| not)|doesnt|refus\w+|not |no |never|skips?|hides?|misses|forgets?|avoids?|freez\w*|drops?|dropping|sits down|goes stiff|floor)/iu,
    ask: 'Which part is the hard one: the start, the place, how it feels, or how long it takes? ____',
  },
  {
    words:
      /\b(?:uncles?|aunt\w*|nana|gran\w*|cous(?:in|ins)|siblings?|brothers?|sisters?|twin|friends?|peers?|colleagues|clients?|customers|relatives|roommate|boys|girls|kids|teachers?|mum|mom|mother|dad|father|stepfather|boss|people|strangers|somebody|someone|children|staff)\b/iu,
    ask: 'What would {name} like that person to do or leave out? Ask {him}, and tell them: ____',
  },
];

/** Sound for whatever stands there. */
export const anyQuestion = 'When was it last, what came just before, and what made it easier? ____';
