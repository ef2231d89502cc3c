// Pain, illness and the needs of a body, written as a trigger or as something hard. They are nothing to leave out or to practise: pain and what
// does not hear or see go to the clinic's part, a need is seen to first. Rows as those of the clinic are: phrases they must catch and must leave.

export type BodyRow = {
  words: RegExp;
  /** Taken out before the words are looked for. */
  besides?: RegExp;
  /** What everyone keeps to, beside the carer's words in the clinic's part. */
  act: string;
  catches: readonly string[];
  leaves: readonly string[];
};

const part =
  'teeth|tooth|gums?|mouth|throat|tummy|belly|stomach|ears?|eyes?|feet|foot|skin|bottom|head|back|legs?|knees?|joints?|hips?|neck|bladder|bowels?|gut';

const device =
  '(?:insulin|feeding|feed|infusion|medicine|his|her|their|omnipod|the)(?: feed| insulin)? pump|omnipod|dexcom|libre|cgm|(?:glucose|sugar|his|her|their) (?:sensor|monitor)|sensor(?= alarm)|(?:pulse )?ox(?:imeter)?|oximeter|sats (?:monitor|probe|machine)|(?:apnoea|apnea|heart|breathing|epilepsy|seizure) monitor|ventilator|c-?pap|bi-?pap|suction machine|oxygen concentrator';
const alarm = 'beep\\w*|bleep\\w*|alarm\\w*|alerts?|buzz\\w*|go(?:es|ing)? off|sounds?|sounding';

/** What was there and is gone: never left to wait and see. Words that go in a hard moment come back. */
const lost: BodyRow = {
  words:
    /\b(?:lost|losing|loses|forgot(?:ten)?)\b[^.;]{0,24}\b(?:words?|speech|language|skills?|signs|talking|babbl\w*)\b|\b(?:words?|speech|language|skills?|signs|talking|babbl\w*)\b[^.;]{0,24}\b(?:lost|gone|went away|disappeared|vanished)\b|\b(?:used to|could|had \d+|said \d+)\b[^.;]{0,30}\b(?:talk|speak|say|words?|wave|point|walk|sign)\b[^.;]{0,24}\b(?:lost|gone|stopped|no (?:more|longer)|not any ?more|now (?:nothing|none))\b|\bhad (?:[^.;"“‘]{0,12}["“‘][^"”’.;]{1,16}["”’]|(?:a few|some|several) words)[^.;]{0,50}\b(?:lost|gone|stopped|disappeared|went)\b|\b(?:said|used) ["“‘][^"”’.;]{1,16}["”’][^.;]{0,20}\b(?:at|by|around) (?:\d|one|two|a year)[^.;]{0,24}\b(?:lost|gone|stopped|disappeared|went)\b|\bregress(?:ed|ion|ing)\b|\bstopped (?:talking|speaking|walking|babbling|waving|using (?:words|signs))\b/iu,
  besides:
    /\blost for words\b|\b(?:when(?:ever)?|if|once|until|for when) (?:the |his |her |their )?(?:words?|speech|voice|talking|speaking)\b[^,;.)]*|\b(?:lost|losing|loses|stopped|words?|speech)\b[^,;.]*\b(?:when|if|while|under|during) [^,;.]*|\bloses? [^,;.]*\b(?:on (?:bad|hard|some|rough|busy)|at times|sometimes|in (?:a )?(?:crowds?|meltdowns?|shutdowns?|stress))\b[^,;.]*|\b(?:other|others|people|classmates?|brother|sister|mum|mom|dad)['’]?s? [^,;]*/giu,
  act: 'Words or skills that were there and are gone are for the doctor this week, in these words and with the question of a hearing check; nobody waits for a list. Which were there, since when are they gone, and who rings? ____',
  catches: [
    'speech (said 12 words, now gone)',
    'lost three signs since spring',
    'used to wave, stopped in May',
    'regression after the move',
    'No words yet, had "mama" and "ball" at 14 months and lost it',
    'said “dada” and “car” at one, then it went',
    'stopped talking at two',
  ],
  leaves: [
    'loses words when upset',
    'loses speech on bad days',
    'lost for words',
    'lost library books',
    'learning new words',
    'stopped talking when scared',
    'notes app when the speech is gone',
    'writes it down if her words are gone',
  ],
};

export const tellsOfLoss = (said: string): boolean =>
  lost.words.test(lost.besides ? said.replace(lost.besides, ' ') : said);

/** What a device that keeps a body safe has to say is heard first, and nothing to be kept away. */
const deviceAlarm: BodyRow = {
  words: new RegExp(
    `\\b(?:${device})(?:['’]?s)?\\b[^.;]{0,24}\\b(?:${alarm})|\\b(?:${alarm})\\b[^.;]{0,16}\\b(?:of|from|on|by) (?:the |his |her |their )?(?:${device})\\b`,
    'iu',
  ),
  besides:
    /\b(?:petrol|gas|bike|water|air|breast|foot|heat|door|motion|parking|car|light)[- ](?:pumps?|sensors?|monitors?)\b|\b(?:classmate|friend|brother|sister|cousin|neighbour|another (?:child|kid|pupil|boy|girl))(?:['’]?s)?\b[^,;]*/giu,
  act: 'The alarm of a device: check {name} first, as the clinic’s plan says, and only then the device; nobody mutes it or walks away from it. Whether it may be set to buzz, and who answers it where, the clinic says: ____',
  catches: [
    'his pump beeping on the bus',
    'insulin pump alarm',
    'when the feeding pump goes off',
    'oximeter alarms at night',
    'beeping of her ventilator',
    'glucose sensor alerts in assembly',
  ],
  leaves: [
    'petrol pump beeping',
    'a classmate’s pump beeping',
    'alarm clock',
    'baby monitor',
    'motion sensor lights',
    'car alarms',
  ],
};

/** Who treats it, or a plan, is named beside it. */
const lowMood: BodyRow = {
  words:
    /\b(?:low(?:er)? moods?|moods? (?:gets?|goes|is|are|drops?|dips?|can be|very) ?(?:very |so )?(?:low|down)?|depress(?:ed|ion)|(?:gets?|goes|feels?|is|very) (?:very |so |really )?(?:low|down) (?:in|at|every|around|since|when|over))\b(?=[\s\S]*\b(?:gps?|doctors?|dr|camhs|psych\w*|counsell?or|therapist|clinic|nurse|team|plan|treated)\b)|\b(?:gps?|doctors?|dr|camhs|psych\w*|counsell?or|therapist)\b[^;]*\b(?:low moods?|depress(?:ed|ion))\b/iu,
  besides:
    /\b(?:mum|mom|dad|mother|father|parents?|brother|sister|i)(?:['’]s|['’]m| is| am| has| have)\b[^.;]*/giu,
  act: 'A low mood goes by the doctor’s plan, in these words. Where the plan is, who sees first that it gets worse, and whom {name} rings at any hour: ____ A word of not wanting to live: crisis line or emergency number at once',
  catches: [
    'Low moods in winter, GP knows, we have a plan',
    'gets very low in November, CAMHS have a plan',
    'depression, sees a psychologist',
    'GP is treating her for depression',
    'mood drops after term ends, doctor knows',
  ],
  leaves: [
    'low moods on Mondays',
    'mum is depressed, sees her GP',
    'shelves too low, no plan',
    'moody in the morning',
    'the plan changes',
  ],
};

/** Said of all of it, and of no single thing: heard as it is, with or without a doctor who knows. */
const weary: BodyRow = {
  words:
    /\b(?:sick|tired|fed up|done) (?:of|with) (?:the (?:whole )?lot(?: of it)?|it all|everything|all of it|life|living)\b(?! (?:being|having|about|in|at|on|going|that|when)\b)|\bhad enough of (?:it all|everything|life|living)\b|\bwhat['’]?s the point (?:of|in) (?:it all|anything|living|life|being here)\b/iu,
  besides:
    /\b(?:mum|mom|dad|mother|father|parents?|brother|sister|i|we|teachers?|staff)(?:['’](?:s|m|re)| is| am| are| was| were)\b[^.;]*/giu,
  act: 'Words like these are heard: somebody {he} {v:trusts} asks kindly and plainly whether {name} {v:thinks} of not living, and tells the doctor the same day. Who asks, and who rings? ____ Which medicines an adult keeps, the doctor says: ____ A word of not wanting to live: crisis line or emergency number at once',
  catches: [
    'Has said he’s sick of the lot of it once or twice, GP knows',
    'says she is tired of it all',
    'told his sister he had enough of everything',
  ],
  leaves: [
    'sick of the hoover',
    'tired of everything being loud',
    'I’m sick of the lot of it',
    'fed up with the bus',
    'had enough of school dinners',
  ],
};

export const tellsOfMood = (said: string): boolean =>
  bodyRowsOf(said).some((row) => row === lowMood || row === weary);

export const bodyRows: readonly BodyRow[] = [
  lost,
  deviceAlarm,
  lowMood,
  weary,
  {
    words: new RegExp(
      `\\b(?:sore (?:${part})|(?:${part})(?:s|['’]s)? (?:is |are |gets? |often )?(?:sore|hurts?|aches?|upsets?|trouble|problems|pains?|bleed\\w*)|(?:tooth|tummy|belly|stomach|ear|head|back)[- ]?aches?|(?:upset|bad|dodgy|funny) (?:tummy|belly|stomach)|(?:period|growing|joint|nerve|chronic) pains?|pains?|constipat\\w*|diarrh\\w*|teething|vomits?|(?:ear|chest|urine|skin|tooth|bladder) infections?|utis?|rashes|fevers?|high temperature|(?:is|feels?|feeling|when|being) (?:ill|unwell|poorly|nauseous)|dizz\\w+|nause\\w+|nosebleeds?|incontinen\\w*|loose stools?)\\b`,
      'iu',
    ),
    besides:
      /\b(?:finding|booking|ringing|calling|phoning|getting|going to|seeing) (?:to )?(?:a |an |the )?(?:doctors?|gps?|dentist|appointments?)\b(?:(?! (?:for|with|about|because|due)\b)[^,;])*|\bpain au\b|\b(?:never|not|no) (?:\w+ )?dizz\w+|\bpains (?:me|us)\b|\bincontinence (?:pants|pads|products?)\b|\b(?:is|such|be|being) a pain\b|\b(?:other (?:people|kids|children)|others|people|someone|somebody|seeing|sight of|smell of|sound of|fear of|scared of|afraid of|worr\w+ about|talk(?:ing)? about)\b[^,;]*/giu,
    act: 'Pain and illness are for the doctor, dentist or nurse, in these words, also where worry brings them on; no step of ours comes first. Who asks them, and when? ____ How it shows, and what eases it: ____',
    catches: [
      'sore teeth',
      'stomach upset often',
      'exam stress stomach pain',
      'constipation',
      'headaches after school',
      'period pain',
      'when he is ill',
    ],
    leaves: [
      'painting',
      'pain au chocolat',
      'other kids vomiting',
      'maths is a pain',
      'fear of being ill',
      'sore loser',
      'spins and never gets dizzy',
      'finding a doctor when ill',
      'wrong brand of incontinence pants',
    ],
  },
  {
    // New, or back after dry times: an infection, sugar, constipation, or something that happened.
    words:
      /\b(?:wet(?:s|ting)? (?:(?:the|his|her|their) )?(?:bed|pants|knickers|trousers|him\w*|her\w*|them\w*)|bed-? ?wet\w*|soil(?:s|ing) ?(?:him\w*|her\w*|(?:his|her|their) pants)?|(?:wee|poo|toilet|night)(?:ing)? accidents)\b[^.;,]{0,24}\b(?:again|(?<!ever )since(?! (?:(?:he|she|they) (?:was|were) )?(?:a |an )?(?:birth|always|baby|born|little|toddler))|suddenly|all of a sudden)\b|\b(?:started|began|begun|(?:gone|going|went) back to) (?:wetting|soiling|bed-? ?wetting)\b|\b(?:was|been) dry\b[^.;]{0,40}\bwet(?:s|ting)?\b/iu,
    act: 'Wetting or soiling that is new, or back after dry times, is for the doctor this week, in these words; the same day with thirst, lost weight, pain or fever. Nobody scolds or asks why. Who rings, and what else has changed since then? ____',
    catches: [
      'wetting the bed again since October',
      'bedwetting again',
      'started soiling in spring',
      'was dry for two years and now wets at night',
    ],
    leaves: ['wets the bed', 'bed wetting at 11', 'wetting the bed since he was a baby', 'wet sleeves again'],
  },
  {
    words:
      /\b(?:glue ear|hearing loss|hard of hearing|(?:partially|half|part|profoundly|severely) (?:deaf|sighted|blind)|(?:deaf|blind) in (?:one|his|her|their|the)|hears? (?:about |only |just )?(?:half|little|nothing) (?:on|in|from)|low vision|sight loss|(?:poor|bad) (?:eyesight|vision)|(?:cannot|can['’]?t) (?:see|hear) (?:on|from|out of) (?:his|her|their|the))\b/iu,
    act: 'Everyone who is with {him} knows what {he} {v:hears} and {v:sees}, and from which side. Where to stand, what helps, whom to ask: ____',
    catches: ['hearing (glue ear, hears about half on left)', 'hard of hearing', 'blind in one eye'],
    leaves: ['hearing dogs bark', 'hears every train', 'blinds half open'],
  },
  {
    words:
      /\b(?:swallow\w*|spit\w*(?: out)?|spat(?: out)?|gag\w* on|chok\w+ on) (?:\w+ ){0,2}(?:pills?|tablets?|capsules?|medicines?|meds|medications?|antibiotics|syrup)\b|\b(?:tak(?:e|es|ing)|refus\w+|giv(?:e|ing)|keeping down) (?:\w+ ){0,2}(?:pills?|medicines?|meds|medications?|antibiotics)\b|\b(?:medicine|medication|meds|inhaler) (?:times?|refusal|battles?)\b/iu,
    act: 'How medicine is taken is for the pharmacist and the prescriber: another form, taste or hour, and what to do when a dose did not go down. Who asks them, and when? ____',
    catches: [
      'swallowing pills',
      'spits out her tablets',
      'taking his medicine',
      'medicine time',
      'refuses meds',
    ],
    leaves: [
      'taking the tablet away',
      'giving the tablet back',
      'swallowing lumps',
      'medicine ball',
      'takes pillows',
    ],
  },
];

/** The rows a phrase belongs to. */
export const bodyRowsOf = (said: string): BodyRow[] =>
  bodyRows.filter(({ words, besides }) => words.test(besides ? said.replace(besides, ' ') : said));

export const tellsOfBody = (said: string): boolean => bodyRowsOf(said).length > 0;

/** "Full bladder", "when he is hungry": seen to, and asked how it shows. */
export const isNeed = (said: string): boolean =>
  /^(?:(?:if|when|being|getting|feeling|he|she|they|is|['’]s|too|very|over|really|gets?) )*(?:full bladder|needs? (?:the |a |to )?(?:toilet|loo|wee|poo|pee|go)|needing (?:the |a )?(?:toilet|loo|wee|poo|pee)|hunger|hungry|thirst|thirsty|tired|tiredness|overtired|exhaust\w*|(?:lack of|not enough|no|bad|poor) sleep|(?:empty|rumbling) (?:tummy|stomach|belly)|wet (?:nappy|pants|clothes)|dirty nappy|remembering to (?:drink|eat)|(?:too )?(?:hot|cold))$/iu.test(
    said.trim(),
  );
