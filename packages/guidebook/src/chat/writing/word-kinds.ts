// What a few words in a row of commas are: something somebody did, how somebody was, an order, or a thing. Only words that are
// surely one of them are listed; all else is a thing.

const adverbs =
  '(?:still|also|really|then|always|only|never|just|often|sometimes|usually|now|already|even|mostly|again|very|quite|so|bit|a bit|a little|much|more|less|both|later|today|yesterday|generally|clearly|certainly)';
const after = (words: string): RegExp => new RegExp(`^(?:${adverbs} )*(?:${words})(?![\\p{L}-])`, 'iu');

const helpers =
  "(?:is|was|are|were|has|had|have|does|did|do|can|could|will|would|may|might|must|should)(?:n['’]?t)?|cannot|can['’]?t|won['’]?t|ain['’]?t";
const irregular =
  'ate|slept|went|got|gave|took|made|came|did|had|said|told|ran|sat|stood|held|kept|left|lost|found|felt|fell|drank|woke|wore|drew|wrote|read|sang|swam|threw|bit|hit|cut|put|let|met|built|began|broke|chose|brought|bought|thought|understood|hid|rode|spoke|spent|sent|saw|showed|grew|knew|caught|fed|led|lay|paid|rang|shut|spat|stuck|swore|tore|won|wet|hurt|split|spilt|set|became|forgot|managed|threw up';
const present =
  'loves|likes|hates|needs|wants|finds|enjoys|prefers|knows|gets|goes|eats|drinks|sleeps|wakes|wears|uses|takes|makes|gives|keeps|struggles|copes|hums|rocks|flaps|runs|jumps|plays|reads|writes|talks|speaks|signs|points|asks|answers|listens|follows|works|helps|tries|thinks|feels|hears|sees|looks|sits|stands|walks|swims|rides|draws|builds|sings|laughs|cries|screams|shouts|hides|bites|hits|kicks|bolts|climbs|chews|licks|forgets|remembers|understands|takes part|joins|waits|shares|shows|tells|says|worries|panics|freezes|melts|settles|calms|responds|depends|means|turns|starts|stops|finishes|leaves|arrives|comes|stays|lives|brings|carries|holds|has|does|is|spends|counts|counts|learns|manages|deserves|cares|includes|trusts|relies|tires|refuses|repeats|vomits|gags|chokes|swallows|dislikes|avoids|craves|seeks|notices|copies|picks|pulls|pushes|puts|sets|lets|sorts|lines|collects|watches|touches|washes|brushes|teaches|reaches|misses|passes|tends|seems|appears|becomes|remains|benefits|excels|thrives';
const doing = after(`${helpers}|${irregular}|${present}|\\p{L}{2,}(?<!ne)ed(?! \\p{L}+ (?:is|are|was))`);

const being = after(
  'fine|calm|ok|okay|happy|kind|good|great|tired|unsettled|upset|poorly|lovely|quiet|brilliant|settled|anxious|wobbly|sleepy|cheerful|chatty|proud|helpful|gentle|polite|friendly|nervous|excited|worried|scared|frightened|hungry|thirsty|ill|sick|well|better|worse|sad|angry|cross|relaxed|restless|alert|awake|asleep|dry|clean|safe|autistic|non-?verbal|nonspeaking|shy|brave|curious|thoughtful|caring|patient|confident|capable|keen|able|unable|afraid|aware|comfortable|fascinated|lively|funny|honest|loyal|careful|sensitive|allergic|diabetic|epileptic|asthmatic|deaf|blind|coeliac|fussy|slow|quick|back to (?:him|her|them)self|in (?:a )?(?:good|great|bad|low|high|fine) (?:mood|spirits|form)|at ease|full of|on (?:his|her|their) best',
);

const ordering = after(
  "please|don['’]?t|do not|never (?:give|let|use|leave|force|touch|hug|hold|shout|make|ask)|no need to|give|let|use|wait|ask|keep|call|ring|leave|offer|make sure|try|warn|tell|show|help|avoid|check|remember|say|speak|sit|stay|turn|bring|put|take|knock|count|remind|text|read|lock|close|open|follow|allow|expect|praise",
);

const joining =
  /^(?:which|who|whose|because|cos|since|so(?! (?:that|far)\b)|with|without|instead|after|before|until|till|although|though|even though|as|like|except|apart from|especially|including|mainly|mostly (?:at|in|on|when)|maybe|probably|\p{L}+ing)\b/iu;
const condition = /^(?:if|when|whenever|once|unless|while)\b/iu;

const pronouns =
  'he|she|they|we|i|it|there|you|everyone|everybody|nobody|somebody|someone|that|this|these|those';
const beginsAsClause = new RegExp(
  `^(?:(?:${pronouns})(?:['’](?:s|re|ve|ll|d|m))?(?= )|(?:the|his|her|my|our|their|a|an|some|both|all|each|every|most|no|\\d+|two|three)(?: [\\p{L}'’-]+){1,4}? (?=(?:${adverbs} )*(?:${helpers}|${irregular}|${present}|make|makes|help|helps|\\p{L}{2,}ed)(?![\\p{L}-])))`,
  'iu',
);
const named = new RegExp(
  `^\\p{Lu}[\\p{L}'’-]+(?: (?:and|&) \\p{Lu}[\\p{L}'’-]+)?(?= (?:${adverbs} )*(?:${helpers}|${irregular}|${present}|\\p{L}{2,}ed)(?![\\p{L}-]))`,
  'u',
);
/** "Reading has come on": what belongs to the one the text is about. */
const skill =
  /^(?:reading|writing|spelling|maths|number work|handwriting|speech|talking|sleep|eating|appetite|behaviour|attention|confidence|concentration|attendance|mood|progress|balance|swimming|listening|drawing|play)\b(?= (?:has|is|was|had|have|can|could|comes|came|gets|got|needs|remains)\b)/iu;

/** "Bedtime is 7.30", "shouting makes him freeze". */
const loose =
  /^(?!(?:and|but|or|not|if|when)\b)[\p{L}'’-]+(?: (?!(?:when|if|that|who|which|because|after|until)\b)[\p{L}'’-]+){0,2}? (?:is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|has|have|makes?|needs?|helps?|upsets?|scares?|hurts?)\b/iu;
/** "At 2.15", "after lunch": when it was says nothing of what it is. */
const time =
  /^(?:at [\d.:]+ ?(?:[ap]m)?|(?:in|during) the \p{L}+|this \p{L}+|today|yesterday|last night|on \p{L}+day|(?:after|before|at) (?:lunch|tea|dinner|breakfast|break|school|playtime|assembly)),? (?=\p{L})/iu;

export type WordKind = 'clause' | 'skill' | 'doing' | 'being' | 'order' | 'joined' | 'condition' | 'thing';

export function kindOfWords(words: string): WordKind {
  const text = words.replace(time, '');
  if (condition.test(text)) return 'condition';
  if (skill.test(text)) return 'skill';
  if (named.test(text) || beginsAsClause.test(text)) return 'clause';
  if (being.test(text)) return 'being';
  if (
    ordering.test(text) &&
    !/^(?:help|show|call|ring|sit|stay|read|open|close)(?: |$)(?:of|on|for)\b/iu.test(text)
  )
    return 'order';
  if (joining.test(text)) return 'joined';
  if (doing.test(text)) return 'doing';
  return loose.test(text) ? 'clause' : 'thing';
}

/** Who does it, where that is said in one word: "Marcus", "he", "we". */
export const subjectOf = (clause: string): string | null => {
  const [, pronoun] = /^(he|she|they|we|i)(?= |['’])/iu.exec(clause) ?? [];
  if (pronoun !== undefined) return pronoun;
  return noName.test(clause) ? null : (named.exec(clause)?.[0] ?? null);
};
const noName =
  /^(?:It|The|My|Our|His|Her|There|This|That|These|Those|No|If|When|Please|You|Everyone|Everybody|Nobody|Nothing|Someone|Somebody|Reading|Writing|Shouting|Bedtime|A|An|Some|All|Mum|Dad)\b/u;
