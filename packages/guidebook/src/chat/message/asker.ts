// Who asks, where the message itself says so: a teacher has no "your child", a sister has a brother.
import { unnamedChild } from '@calmbridge/domain/assistant/asked-by';
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';

const works =
  /(?<!\b(?:can|do|should|could|will|must|would|shall|did|how|may) )\bi (?:teach(?! (?:him|her|them|my|our)\b)|work (?:with|in|at|as)|run|coach|support) \w+|\b(?:i['’]?m|i am|as|we are|speaking as|^\W*(?:hello |hi |greetings )?from) (?:a |an |the |his |her |their |your |one of (?:his|her|their) )?(?:\w+ ){0,3}?(?:teacher|ta|teaching assistant|lsa|aide|para|paraprofessional|senco|therapist|slt|slp|ot|occupational|speech|dietitian|dietician|nutritionist|nurse|doctor|gp|paediatrician|pediatrician|psychologist|social worker|key ?worker|carer in|support worker|youth worker|coach|childminder|nanny|babysitter|lunch ?time supervisor|bus driver|midday assistant)\b|\bone of my mindees\b|\b(?:teacher|teaching assistant|ta|lsa|senco|nursery nurse|childminder|nanny|support worker|key ?worker|youth worker|therapist|social worker) (?:here|in (?:reception|nursery|a|an|year|the)\b|at (?:a|an|the)\b)|\b(?:not my (?:own )?(?:child|kid|son|daughter)\b[^.?!]{0,40}\bi (?:just |only )?(?:mind|look after|teach|work|support))|\bi (?:just |only )?mind (?:him|her|them)\b|^\W*(?:ot|slt|slp|teacher|senco|dietitian|nurse|ta)\b(?: here)?|\bin my (?:class|classroom|group|setting|nursery|clinic)\b|\bmy (?:pupil|student|client|patient)\b|\bone of my (?:kids|children|pupils|students|(?:grade|year) \w+|\w+[- ]graders)\b|\bi(?:['’]?m| am| do)? (?:1:1|one[- ]to[- ]one) with\b|\b(?:report cards?|school reports?)\b[^.?!]{0,60}\bi (?:need|have) to write\b|\bi (?:have|am writing|write|need to write|must write) (?:\w+ )?(?:report cards?|school reports?)\b|\b(?:i have|i['’]ve(?: got)?|we have|we['’]ve(?: got)?) (?:\w+ ){1,2}(?:students?|pupils?)\b|\bthe (?:head|principal|headteacher|slt)(?: teacher)? (?:says?|said|told us|wants|won['’]?t let us)(?: that)? (?:we|us|all staff)\b|\bmy (?:teaching partner|job share partner)\b|\b(?:for|about|with|supporting) (?:a|one|this) (?:year|grade|y) ?\d+ (?:child|pupil|student|boy|girl|lad)\b|\b1:1 for (?:a|this)\b/i;
/** "Cub leader here", "swimming teacher, one kid …", "the boy I escort", "student rocks his chair": no word of being anybody's parent. */
const worksToo = [
  /^\W*(?:hi\W+|hello\W+)?(?:new |i['’]?m an? |i am an? )?(?:(?:cub|scout|brownie|beaver|guide|youth|play|club|sports?|football|swimming|dance|music|drama|gym|class|form|maths|science|art|pe|english|nursery|primary|secondary|reception|year \w+|y\d+|lunch ?time|midday|after[- ]school|sunday school|teaching|school|bus) )*(?:leader|teacher|coach|instructor|supervisor|assistant|practitioner|playworker|escort|ta|tutor)(?: (?:here|y\d+|year \w+|in \w+))*\s*(?:[,.:–-]|here\b)/i,
  /\b(?:the|an?|this|one) (?:\w+ )?(?:boy|girl|child|lad|kid|pupil|student|teenager) (?:i|we) (?:escort|drive|teach|support|mind|look after|work with|coach|tutor|care for)\b/i,
  /\bone of (?:our|the|my) (?:cubs|scouts|brownies|beavers|guides|swimmers|players|footballers|dancers) (?!(?:is|in) (?:my|our) (?:house|family|street))/i,
  /^\W*(?:an? |one |this )?(?:student|pupil)s? (?!(?:loan|house|room))\w+|\bi drive (?:the|a) (?:school )?(?:mini)?(?:bus|taxi|van)\b/i,
  /\bi clean for (?:a|the) family\b|\bbabysitting (?:for|a|the)\b|\bi(?:['’]?m| am) (?:the|a|his|her|their) (?:new )?(?:babysitter|sitter|cleaner|escort|driver)\b/i,
  /\b(?:boy|girl|child|lad|kid) next door\b|\bnext door (?:has|have|neighbours? (?:has|have))\b|\bmy (?:friend|neighbour|neighbor)['’]?s (?:\w+ ){0,2}(?:boy|girl|son|daughter|child|kid)\b|\bmy (?:son|daughter)['’]?s (?:class|team)mate\b/i,
];
/** Who supports grown-ups: nobody there is a child. */
const cares =
  /\b(?:residents?|service users?|tenants?|one of the (?:lads|men|women|guys|ladies)|(?:lads?|m[ae]n|wom[ae]n|guys?|blokes?|fellas?|chaps?|ladies|person|people|adults?) (?:i|we) support|supported[- ]living|day[- ]?cent(?:re|er)|care home|group home|casual (?:staff|worker)|residential (?:support|home|care)|(?:i(?:['’]?m| am)?|we(?:['’]?re| are)?) (?:car(?:e|ing) for|support(?:ing)?|look(?:ing)? after) (?:a|an|this|one) (?:young |older |autistic |grown )*(?:man|woman|adult|gentleman|lady|guy))\b/i;
const ofSibling = (sibling: string): RegExp =>
  new RegExp(
    String.raw`^(?!.*\b(?:my|our) (?:[\w-]+ )?(?:son|daughter|child|kids?|boy|girl|lad|wedding|children)\b)\W*(?:hi\W+|hello\W+)?my ${sibling}\b(?![- ]in[- ]law|['’]s|,? (?:says?|said|thinks?|told|tells|reckons?|keeps (?:saying|telling)|insists|wants (?:me|us|to (?:give|take|buy))|and|who|gave|bought)\b)`,
    'is',
  );
const relatives: readonly (readonly [RegExp, string])[] = [
  [/\bmy grandson\b/i, 'your grandson'],
  [/\bmy gran(?:d-?)?daughter\b/i, 'your granddaughter'],
  [/\bmy grandchild\b/i, 'your grandchild'],
  [
    /\bi(?:['’]?m| am) (?:his|her|their|the) (?:\w+ )?(?:gran(?:ny|dma|dad|dpa|dfather|dmother|dparent)?|nan(?:a|ny)?)\b/i,
    'your grandchild',
  ],
  [/\bi(?:['’]?m| am) his (?:\w+ )?(?:uncle|aunt(?:ie|y)?)\b/i, 'your nephew'],
  [/\bi(?:['’]?m| am) her (?:\w+ )?(?:uncle|aunt(?:ie|y)?)\b/i, 'your niece'],
  [/\bmy (?:sister|brother)(?:['’]?s)? (?:\w+ )?(?:boy|son|lad|little one)\b/i, 'your nephew'],
  [/\bmy (?:sister|brother)(?:['’]?s)? (?:\w+ )?(?:girl|daughter)\b/i, 'your niece'],
  [/\bmy nephew\b/i, 'your nephew'],
  [/\bmy niece\b|\bmy neice\b/i, 'your niece'],
  [/\b(?:my|our) step-?son\b/i, 'your stepson'],
  [/\b(?:my|our) step-?daughter\b/i, 'your stepdaughter'],
  [/\b(?:my|our) godson\b/i, 'your godson'],
  [/\b(?:my|our) goddaughter\b/i, 'your goddaughter'],
  [/\bfoster (?:son|daughter|child|kid|boy|girl|lad)\b/i, 'your foster child'],
  [
    /\bmy (?:partner|boyfriend|girlfriend|husband|wife)['’]?s (?:son|daughter|child|kid|boy|girl)\b/i,
    'the child',
  ],
  [
    /\b(?:i['’]?m|i am) (?:his|her|their|the) (?:\w+ )?(?:sister|brother)\b.*\b(?:him|his|he)\b/i,
    'your brother',
  ],
  [/\b(?:i['’]?m|i am) (?:his|her|their|the) (?:\w+ )?(?:sister|brother)\b.*\b(?:her|she)\b/i, 'your sister'],
  [/\b(?:my|our) (?:autistic|little|big|older|younger) brother\b|\bmy brother (?:is|has)\b/i, 'your brother'],
  // Who begins with a brother and names no child of their own speaks of him.
  [ofSibling('brother'), 'your brother'],
  [ofSibling('sister'), 'your sister'],
  [
    /\b(?:my|our) (?:autistic|little|big|older|younger) sister\b|\bmy sister (?:is|has) (?:autis|got)/i,
    'your sister',
  ],
];

/** The message without the clause in which somebody says who they are: "speech therapist" there is no topic. */
export function withoutAsker(message: string): string {
  const [intro] = /^[^.,:;!?\n]{0,80}(?:[.,:;!?\n]|(?=\bwith\b)|$)/u.exec(message) ?? [''];
  const rest = message.slice(intro.length);
  return works.test(intro) && !intro.includes('?') && /\p{L}{3,}\s+\p{L}{2,}/u.test(rest) ? rest : message;
}

export const worksWithChild = (message: string): boolean =>
  works.test(message) || (atWork.some((one) => one.test(message)) && !ownSon.test(message));

/** Whose work with the child only shows in how they speak of it. */
const atWork = [
  /^\W*(?:hi\W+|hello\W+)?(?:i['’]?m (?:an?|the) |i am (?:an?|the) )?(?:(?:cub|scout|brownie|beaver|guide|youth|play|sports?|football|swimming|dance|music|drama|gym|school|bus|school bus) )+(?:leader|teacher|coach|instructor|assistant|escort)(?= here\b|[,.:–-]| \d|\s*$)/i,
  /\b(?:i['’]?m|i am) (?:the|an?|his|her|their) (?:\w+ ){0,2}(?:escort|passenger assistant|lunch(?:time)? supervisor)\b/i,
  /\b(?:the|an?|one|this) (?:\w+ )?(?:boy|girl|child|lad|kid|pupil|student|teenager|client) (?:i|we) (?:escort|teach|support|coach|tutor|work with)\b/i,
  /\b(?:an?|one|this|the) (?:\w+ )?(?:boy|girl|child|lad|kid) (?:on my (?:mini)?bus|in my (?:lesson|swim|dance|football|music)\w*)\b/i,
  /\b(?:boy|girl|child|lad|kid|client) (?:i|we) see\b[^.?!]{0,60}\b(?:clinic|sessions?|therapy)\b/i,
  /^\W*(?:my |a |one )?client\b(?! (?:of mine )?(?:rang|called|cancelled|meeting))/i,
  /\bi drive (?:the|a) (?:school (?:mini)?(?:bus|taxi|van)|minibus)\b/i,
  /\bone of (?:our|the|my) (?:cubs|scouts|brownies|beavers|guides|swimmers|dancers) (?!(?:is|in) (?:my|our) (?:house|family|street))/i,
];

/** Nobody's parent, and no relative: who works with the child, minds it for an evening or lives next door. */
const isNotOwn = (said: string): boolean =>
  worksWithChild(said) || (worksToo.some((one) => one.test(said)) && !ownSon.test(said));
const ownSon =
  /\b(?:my|our) (?:\w+ )?(?:son|daughter|child|kids?|twins?)\b(?!['’]s? (?:class|team)mate|s? classmate)/i;

/** Everything the carer has said in this talk. */
export const saidByCarer = ({ message, turns }: Pick<ChatAsk, 'message' | 'turns'>): string =>
  [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message]
    .join('\n')
    .slice(-4000);

/** Numbers from 18 on, as figures. */
const adultYears = String.raw`(?:1[89]|[2-8]\d)`;
const grownUp = new RegExp(
  String.raw`(?<!\b(?:i['’]?m|i am|we are|we['’]?re) )\b${adultYears}[- ]?(?:years?|yrs?|yo|y\/o)\b|\b(?:he|she|they)(?:['’]?s| is|['’]?re| are) (?:now )?${adultYears}\b(?! ?(?:kg|cm|%|minutes|months|times))|\b(?:son|daughter|brother|sister|man|woman|lad|guy|lady|client|resident|tenant)(?: i support| we support)?,? (?:is |of |aged |\()?${adultYears}\b|\b(?:he|she) is (?:twenty|thirty|forty|fifty|sixty)|\bour son is (?:twenty|thirty|forty|fifty|sixty)`,
  'i',
);

/** Whether somebody grown up is spoken of. */
export const isGrownUp = (said: string): boolean => grownUp.test(said) || cares.test(said);

/** An autistic person who asks about their own life, and about nobody else's. */
export const asksForThemself = (said: string): boolean =>
  ownLife.test(said) ||
  ownDoubt.test(said) ||
  ownLimit.test(said) ||
  saysOfThemself(said) ||
  (saysAutistic.some((one) => one.test(said)) && !speaksOfChild(said));

/** A child is named, or somebody is "he" or "she" and no grown-up is there to be meant by it. */
const speaksOfChild = (said: string): boolean =>
  ownChild.test(said) || (heOrShe.test(said) && !grownCompany.test(said));

/** Nobody but the one who writes is spoken of: "interview on Monday, do I tell them?" */
export const speaksOfThemselfOnly = (said: string): boolean =>
  /\b(?:i|i['’]?m|i['’]?ve|me|my|myself)\b/i.test(said) && !ownChild.test(said) && !heOrShe.test(said);

/** "My own meltdowns scare the kids": whose they are is said. */
const ownLife =
  /\bmy own (?:\w+ )?(?:meltdowns?|shutdowns?|autism|stimming|stims?|sensory \w+|burn-?out|overload|routines?|masking|diagnosis|assessment)\b/i;
/** "I'm autistic and can't cope with the kids' noise" */
const ownLimit =
  /\b(?:i['’]?m|i am) (?:\w+ )?autistic\b(?! too)[^.?!]{0,20}\bcan['’]?t (?:cope|stand|bear|take|handle|deal)\b/i;
/** Somebody who says how old they are, what year they are in, or who supports them, and speaks of nobody they care for. */
const saysOfThemself = (said: string): boolean =>
  !cares.test(said) &&
  !ownChild.test(said) &&
  !isNotOwn(said) &&
  !worksWithChild(said) &&
  (ownOpening.test(said) ||
    hasSupportWorker.test(said) ||
    (speaksOfThemselfOnly(said) && !ofOthers.test(said) && (saysTeenAge.test(said) || isPupil.test(said))));
/** "Autistic, 24, own flat.", "Autistic woman, 28. How do I thank my boyfriend": of a child nobody says so. */
const ownOpening =
  /^\W*(?:late[- ]diagnosed )?autistic(?:,? (?:1[6-9]|[2-9]\d)[,.] (?:own flat|live alone|work|working|single|married)\b| (?:adult|woman|man|guy|lass),? (?:1[6-9]|[2-9]\d)[.,](?=[^]*\b(?:my (?:boyfriend|girlfriend|husband|wife|partner|flat|job|boss|card)|for me)\b))/i;
/** "How can I tell my support worker I don't want …" */
const hasSupportWorker = /\b(?:tell|ask|say to) my (?:support worker|key ?worker|job coach) (?:that )?i\b/i;
/** "im 15" */
const saysTeenAge = /\bi(?:['’]?m| am) 1[2-9]\b(?! ?(?:weeks|months|minutes|hours|days|stone|miles|st)\b)/i;
/** "Everyone in my year is going to prom" */
const isPupil =
  /\b(?:in my (?:year|form|tutor group)|my (?:gcses?|a[- ]levels|prom|sixth form|finals)|our prom)\b/i;
const ofOthers =
  /\b(?:mum|mom|mother|dad|father|ta|teacher|bab(?:y|ies)|kids?|child(?:ren)?|year[- ]olds?|residents?|pupils?|students?|lads?|boys?|girls?|sons?|daughters?|one of|registration|lessons?)\b/i;
/** "I suspect I am autistic": about nobody else, whoever is named besides. */
const ownDoubt =
  /\bi (?:suspect|think|wonder (?:if|whether)|believe)(?: that)? i(?:['’]?m| am| might be| may be| could be) (?:autistic|on the spectrum)\b(?! (?:too|as well))/i;
const saysAutistic = [
  /\b(?:i['’]?m|i am|as)\b[^.?!]{0,25}\b(?:autistic|on the spectrum|asd|aspie)\b(?! (?:too|as well))/i,
  /\b(?:autistic|aspie|asd) (?:adult|wom[ae]n|m[ae]n|person|student|guy|girl|lad|male|female) (?:here|speaking|living|working)\b|^\W*(?:late[- ]diagnosed )?autistic (?:adult|woman|man|person|student|nurse|teacher|engineer)\b/i,
  /\bi(?:['’]ve| have)(?: got)? (?:autism|asd|asperger\w*)\b/i,
  /(?:^|[.,;!\n]\s*|\band )(?:im|am) autistic\b(?! (?:too|as well))/i,
  /\b(?:i['’]?m|i am|im) (?:1[6-9]|[2-8]\d)\b,? (?:and )?(?:was )?(?:only |just |late |recently |finally )?diagnosed\b/i,
  /\bi (?:was|got|am|have been) (?:only |just |late |recently |finally )?diagnosed\b(?! with (?!autis|asd|asperger))/i,
];
const heOrShe = /\b(?:he|she|him|her|his|hers|hes|shes)\b/i;
const grownCompany =
  /\b(?:flat ?mates?|house ?mates?|room ?mates?|boyfriend|girlfriend|fianc\w+|boss|manager|supervisor|colleagues?|co-?workers?|landlord|landlady|neighbou?rs?|tutor|lecturer|interviewer)\b/i;
const ownChild =
  /\b(?:my|our) (?:\w+ )?(?:son|daughter|child|kids?|boy|girl|lad|children|grand\w+|nephew|niece|brother|sister|pupil|student|client|toddler|baby|teenager|twins?)\b|\b(?:my|our) \d{1,2}[- ]?(?:years?|yrs?|yo|y\/o)\b/i;

/** What somebody is called who asks for themself. */
export const themself = 'you';

/** What a child without a name is called in the answer. */
export function unnamedIn(ask: ChatAsk): string {
  const { askedBy } = ask;
  const said = saidByCarer(ask);
  const usual = unnamedChild(askedBy);
  if (ask.profile === null && asksForThemself(said)) return themself;
  if (askedBy !== undefined && askedBy !== 'other' && askedBy !== 'parentsGuardians') return usual;
  if (cares.test(said) || (worksWithChild(said) && grownUp.test(said))) return 'the person';
  if (isNotOwn(said)) return 'the child';
  if (grownUp.test(said)) {
    if (/\b(?:my|our) (?:\w+ )?(?:son|lad|boy)\b/i.test(said)) return 'your son';
    if (/\b(?:my|our) (?:\w+ )?daughter\b/i.test(said)) return 'your daughter';
  }
  return relatives.find(([pattern]) => pattern.test(said))?.[1] ?? usual;
}
