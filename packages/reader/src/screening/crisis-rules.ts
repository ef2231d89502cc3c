import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';
import { wordPatterns } from './word-patterns.ts';

// The plain cases, as patterns over plain words (lower case, contractions opened, no commas). What is indirect is left
// to the classifier. A sentence that tells of the past, of a film or of a lesson is never decided here.

const who =
  '(?:he|she|they|him|her|them|child|son|daughter|boy|girl|lad|brother|sister|pupil|student|baby|toddler|grandson|granddaughter|nephew|niece|kid|wife|husband|teenager|client)';
const self = '(?:himself|herself|themselves|themself|myself|him self|her self|my self)';
const soon = (words: number) => `(?: [a-z\\d]+){0,${words}}`;

const patterns: Record<CrisisKind, string[]> = {
  K1: [
    `(?:kill|killing|hang|hanging|cut|cutting|drown|hurt|hurting|stab|strangle|shoot) ${self}`,
    '(?:is|am|are|feels|feeling|feel|been|seems|so|actively) suicidal',
    '(?:wants|want|wanted|wishes|wish|trying|going|tried|ready|threatening|threatens) to (?:die|be dead|end (?:it all|(?:his|her|my|their) (?:own )?life)|commit suicide|take (?:his|her|my|their) own life)',
    '(?:end|ending|take|taking) (?:his|her|my|their) (?:own )?life',
    '(?:do|does|did) not want to (?:be here any ?more|live(?! (?:in|with|at|here|near|there|on|alone|by))|be alive|exist|wake up|go on living)',
    '(?:better|happier) off (?:dead|without me)|better off if i was (?:dead|gone)',
    '(?:is|has been|been|keeps|started|caught (?:him|her)) self harm[a-z]*',
    'took an overdose|has overdosed|taken an overdose',
    'wish(?:es)? (?:i|he|she|they) (?:was|were) (?:dead|never born)',
  ],
  K2: [
    `(?:teacher|aide|assistant|carer|staff|father|mother|stepfather|stepdad|boyfriend|girlfriend|partner|husband|wife|ex|uncle|grandfather|driver|coach|babysitter|sitter|childminder|nurse|neighbour|nan|grandma|they|someone|man) ${'(?:has |have |keeps |is |are |was |always |often |sometimes )?'}(?:hits|hit|hitting|beats|beat|beating|slaps|slapped|slapping|punches|punched|kicks|kicked|kicking|smacks|whips|whipped|flogged|burns|burned|molested|raped|touches|touched|abuses|abused|abusing|chokes|choked|strangled|locks|locked|ties|tied) (?:him|her|them|me|my (?:son|daughter|child))`,
    `(?:touch|touches|touched|touching) ${who}(?: [a-z]+){0,3} (?:inappropriately|down there|private|privates|sexually|genitals)`,
    '(?:is|was|being|been|sexually|getting|physically) (?:abused|molested|raped|assaulted|groomed)',
    'sexual(?:ly)? abus[a-z]*|domestic (?:abuse|violence)',
    '(?:bruises|marks|welts|burns) (?:on|all over|across|from|shaped)(?: [a-z]+){0,6} (?:teacher|school|carer|father|respite|can not tell|will not say|nobody|belt|hand)',
  ],
  K3: [
    `${who} (?:is|are|has gone|have gone|went|has been|still|is still) missing(?! (?:his|her|their|a|an|the|out|school|teeth|some|me|us|you|two|one|from|lots|so|home|daddy|mother|father))`,
    `(?:can not|could not|not able to|unable to|still not|did not|have not|do not) (?:find|found|locate|see) (?:him|her|them|my (?:son|daughter|child|boy|girl|brother|sister|grandson|granddaughter))(?! (?:a|an|the|being|as|on his own|doing|in|toy|any|favourite|favorite)\\b)`,
    `${who} (?:has |have |had |just )?(?:ran|run|wandered|took|taken|walked|gone) (?:off|away|out)${soon(9)} (?:can not|not|nobody|no one|gone|missing|police|help)`,
    `(?:lost|lost sight of) (?:my (?:son|daughter|child|boy|girl|grandson|granddaughter)|him|her)(?! (?:in|as|when|a|an|the|last|once|tooth|appetite|temper|balance|interest|words)\\b)`,
    `${who} (?:has |have )?(?:vanished|disappeared|bolted|escaped|absconded|gone)(?: from| out| into| through| again| and)? (?:the|we|i|our|nobody|house|garden|door|school|classroom|street|somewhere)`,
    'whereabouts (?:are |is |remain )?unknown',
  ],
  K4: [
    `(?:is|am|are|still|started|now|child|son|daughter|baby) (?:really |badly |actually )?choking(?! (?:hazard|risk|hazards|risks|up|on his words|back))`,
    `(?:stuck|lodged|jammed|caught|blocked) in (?:his|her|their|the|my) (?:throat|windpipe|airway|gullet|neck)`,
    `(?:swallowed|ate|eaten|swallow|inhaled|ingested) ${'(?:a |an |the |some |my |his |her |one of |those |these |tiny |small |little |round |flat |button |whole |watch |toy |two |three |few )*'}(?:battery|batteries|magnet|magnets|coin|coins|marble|bead|screw|nail|pin|needle|glass|razor|balloon|earring)`,
    `(?:is turning|turning|going|gone|went|has gone|is going) (?:blue|purple|grey|gray)(?! with| at| in)`,
  ],
  K5: [
    'anaphyla[a-z]*(?! (?:plan|training|course|card|kit|policy|uk|risk))',
    `(?:lips?|tongue|face|throat|mouth|eyes?) (?:is|are|has|have|was|look|looks|getting|got)?(?: [a-z]+){0,2} ?(?:swelling|swollen|swelled|puffy|puffing|ballooned|closing|huge|massive)(?! with pride)`,
    'throat (?:is |feels )?(?:closing|tight|swelling)',
    '(?:having|is having|having an|bad|severe|big|serious|an) allergic reaction(?: (?:now|right now|to|and|help)| what)',
    'hives (?:all over|everywhere|spreading)',
    '(?:used|gave|given|injected|do i use|should i use|need|use) (?:the |his |her |one |an )?(?:epipen|epi pen|jext|auto injector|adrenaline)(?: now|(?: [a-z]+){0,12} (?:coughing|worse|breathing|wheezing|ago|swollen|swelling))',
  ],
  K6: [
    `(?:is|still|been|keeps|now|started|just) (?:having |had |been having )?(?:a |another |his first |her first )?(?:seizure|seizures|seizing|convulsing|convulsion|convulsions)(?! (?:plan|medicine|meds|medication|free|diary))`,
    `(?:had|has had|having) a (?:seizure|fit|convulsion)(?: (?:for|and|now|just|lasting|today|tonight|this morning|minutes|ago)| \\d)`,
    'seizure (?:for |lasting |still )?\\d+ ?(?:minutes?|minute)',
    `${who}(?: [a-z]+){0,2} (?:is|are) (?:fitting|convulsing|seizing|having a fit|having fits)(?! (?:in well|in nicely|in with|better|his|her|the|of))`,
    'eyes (?:have |are |were )?(?:rolled|rolling|rolled back|gone) (?:back|up)',
    '(?:foam|foaming|frothing) (?:at|from|coming|is)',
    '(?:jerking|shaking|twitching|stiff|rigid)(?: [a-z]+){0,8} (?:not respond[a-z]*|unresponsive|eyes rolled|will not stop|can not stop it|not answering)',
  ],
  K7: [
    `(?:drank|drunk|drinking|swallowed|ate|eaten|ingested|sipped|had|has had|got into|took|taken) (?:[a-z]+ ){0,4}(?:bleach|cleaner|detergent|antifreeze|kerosene|petrol|turpentine|white spirit|disinfectant|pesticide|weedkiller|rat poison|slug pellets|methadone|phenyl|lamp oil|paraffin|nail polish remover|sanitiser|sanitizer|poison)`,
    `(?:swallowed|ate|eaten|took|taken|has had|ingested) (?:[a-z]+ |\\d+ ){0,5}(?:pills|tablets|paracetamol|ibuprofen|sleeping pills|medication)(?! (?:as|with water|for school|out|off|away|to school|every|each|now without|twice|at breakfast|at night|like|well|without))`,
    `(?:is|are|was found|but (?:(?:he|she|they) )?came back|came back (?:by|on)|lying|found (?:him|her)|gone|went|child|now) (?:unconscious|unresponsive|unconcious|limp|lifeless|not breathing)`,
    `(?:not|can not|will not|is not|does not) (?:breathing|wake(?: (?:him|her|up))|waking up|come round)(?! (?:for school|for|on|before|early|him up for|her up for|until|in the morning|at|when|till|him for|her for)\\b)`,
    'bleeding (?:a lot|badly|really|heavily|will not stop|and (?:it )?will not stop)|will not stop bleeding|blood (?:is )?(?:pouring|everywhere|gushing)',
    `(?:fell|fallen|falls) (?:from|out of|off|down)(?: [a-z]+){1,6} (?:unconscious|vomiting|sick|drowsy|sleepy|not moving|not waking|bleeding)`,
    '(?:drowned|is drowning|nearly drowned just|was drowning|face down in the)(?! (?:in (?:work|paperwork|homework|forms|emails|laundry|appointments)|sound))',
    '(?:banged|hit|bumped|cracked)(?: [a-z]+){0,2} head(?: [a-z]+){0,10} (?:vomit[a-z]*|being sick|been sick|drowsy|sleepy|passed out|unconscious|confused|not waking)',
  ],
  K8: [
    `i (?:am |[a-z]+ ){0,5}(?:going to|might|may|could|will|want to|wanted to|am about to|nearly|almost) (?:really |seriously |just )?(?:hurt|hit|harm|shake|smother|strangle|throw|kill|slap|hurting|hitting) (?:him|her|them|my (?:son|daughter|child|kids|baby|boy|girl|children))`,
    'i (?:just |really |simply |honestly )?can not (?:cope|go on|carry on|do this|take (?:this|it|any ?more)|keep going|bear (?:this|it))(?: (?:any ?more|with this|with him|with her|on my own|alone|at all|tonight|now|i)|$)',
    '(?:at|reached|past|hit) (?:my |breaking |the )?(?:breaking point|wits end|end of my (?:rope|tether))(?= (?:and|i|with him|with her|tonight|he|she)|$)',
    'i (?:shook|shoved|slapped|smacked|hit|hurt|grabbed|pinned|choked|punched|threw) (?:him|her|my (?:son|daughter|child))',
    'i (?:actually |really )?hate (?:my (?:son|daughter|child|kid)|him|her)(?! (?:school|hair|room|music|shoes|coat|new|teacher|phone|being|going|when|for))',
    '(?:not safe|unsafe) (?:to be )?(?:with|around) me|do not trust myself|afraid (?:that )?i (?:will|might|may|am going to) (?:hurt|harm|hit)',
  ],
  K9: [
    `${who}(?: [a-z]+){0,4} (?:has|have|got|holding|grabbed|took|waving|with|come|came|carried|found) (?:[a-z]+ ){0,4}(?:knife|machete|cutlass|axe|hammer|gun|pistol|rifle|scissors|weapon|iron rod|broken bottle)(?! (?:and fork|to (?:cut|butter|spread)|skills|toy))`,
    '(?:is|are|keeps|started|now|still) (?:attacking|strangling|choking|stabbing|beating|punching|kicking|hitting) (?:me|us|his|her|the|people|staff|everyone|dad|mother|father|grandma)(?! (?:pillow|cushion|drum|ball|bag|sofa|game|level|toy|teddy|own|legs?|head|hand|table|floor|wall))',
    '(?:set|setting|lit) (?:[a-z]+ ){0,2}(?:fire to|the [a-z]+ on fire|on fire|alight|the curtains|the house)(?! (?:the toast|toast))',
    '(?:threatening|threatens|threatened|says (?:he|she) will|going to) (?:to )?(?:kill|stab|shoot) (?:us|me|his (?:sister|brother|mother|father|teacher)|her (?:sister|brother|mother|father|teacher)|the)(?! (?:baddies|zombies|boss|dragon|monster|game))',
  ],
};

const inPlainWords = { flags: '', begins: 'space', after: '(?![a-z])' } as const;
const compiled = wordPatterns(
  crisisKinds.map((kind) => patterns[kind].join('|')),
  inPlainWords,
);

/** The first kind whose plain pattern is in these words (joined by single spaces), or null. */
export function plainCrisis(words: string): CrisisKind | null {
  const places = compiled.candidates(words);
  if (places.length === 0) return null;
  return crisisKinds.find((_, at) => compiled.next(words, places, at, 0) !== null) ?? null;
}

const calmWords =
  /last (?:year|summer|month|week|christmas|spring|term|winter|autumn|time)|(?:years|months|weeks) ago|used to|when (?:he|she|i|we) (?:was|were) (?:a |\d|small|little|two|three|four|five|six|young)|as a (?:baby|child|teenager|toddler)|once when|in (?:19|20)\d\d|back then|since then|found (?:him|her|them)|was found|(?:but|and|then) (?:he |she |they )?came back|back (?:home|inside|with us) (?:now|safe|again)|(?:is|are|was|all|he is|she is) (?:fine|ok|okay|safe|well|better) (?:now|again|since)|fine now|recovered|home and well|in case|if (?:he|she|they|my [a-z]+|a child|someone|anyone) (?:ever |were |was |is |has |had |does |starts |should |swallows |chokes |goes |gets |runs )|were ever|first aid|course|training|policy|assignment|article|article|what are the signs|signs of|film|movie|cartoon|youtube|script|echolalia|pretend[a-z]*|game|story|book|play[a-z]*|song|news|lol|haha|joking|joke|laugh[a-z]*|figure of speech|documentary|musical|series|episode|comic|lyrics|line from|poem|podcast|i (?:read|heard|saw) (?:about|that|a|an)|right way to|teach|learn[a-z]*|should that|care plan|profile|policies|form|forms|when (?:my|our) [a-z]+ was|used to|said (?:his|her) first|first word|what (?:is|are) the (?:best|right|safest)|what should (?:staff|you|we|one|people|volunteers|schools?|carers|parents) do|would you (?:suggest|recommend|put|do if)|not suicidal|not missing|did not (?:swallow|hit|run)|never (?:had|run|been|hurt)|no seizures|how do (?:i|we|you) (?:teach|explain|prepare|stop|prevent|talk|tell|get|make|help)|how can (?:i|we) (?:teach|explain|prepare|stop|prevent|keep|help|make)|what do (?:you|we) do if|should (?:i|we) worry|afraid of|scared of (?:swallow|chok)|worried (?:that|about)|what if/;

const calm = wordPatterns([calmWords.source], inPlainWords);

/** Time, telling, teaching and joking: words that take the plain patterns their certainty. */
export const soundsCalm = (words: string): boolean => calm.found(words).length > 0;
