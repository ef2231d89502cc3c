// What a medicine somebody was put on does to eating, sleep or mood is for the prescriber, however its name sounds: nobody is taken over
// for it, and it is asked whether there is a danger.

const medicine =
  '(?:meds?|medicines?|medication|tablets?|methylphenidate|ritalin|concerta|equasym|medikinet|elvanse|vyvanse|adderall|lisdexamfetamine|atomoxetine|strattera|guanfacine|intuniv|risperidone|risperdal|aripiprazole|abilify|sertraline|fluoxetine|prozac|citalopram|melatonin|clonidine|valproate|epilim|keppra|levetiracetam|lamotrigine|carbamazepine|antibiotics?|antihistamines?|propranolol|quetiapine)';
const given =
  "(?:start(?:ed|ing)|been (?:on|taking)|put (?:him|her|them|me) on|went on|is on|are on|was on|(?:he|she)['’]?s on|on (?:a|the|his|her|their) (?:new|low|very low)|new|changed|switched|increased|upped|came off|prescribed)";

const onMedicine = new RegExp(`\\b${given}\\b[^.!?]{0,40}\\b${medicine}\\b`, 'iu');
const effect =
  /\b(?:appetite|eat(?:s|ing)|hungry|hunger|weight|stone|kilos?|skinn\w+|thin\w*|sleep\w*|awake|tired|tics?|headaches?|tummy|moody|tearful|zombie|flat|restless|pac(?:es|ing)|hair|yawn\w*|thirsty|dry mouth|constipat\w+|side effects?)\b/iu;

/** Too much of it, a reaction, somebody who can't be woken: then it is more than an effect. */
const more =
  /\b(?:swallow\w*|took|ate|eaten|drank|mistake|wrong|brother\w*|sister\w*|toddler|baby|wheez\w*|tongue|mouth|blister\w*|peel\w*|limp|respond\w*|temperature|stand|overdos\w*|too (?:many|much)|whole|all (?:of )?(?:the|his|her|my|them)|bottle|packet|strip|doubled?|extra|twice|accident\w*|found|drows\w*|floppy|unconscious|won['’]?t wake|wake (?:him|her)|rash|hives|swell\w*|swollen|lips|breath\w*|fit|fits|fitting|seiz\w*|jerk\w*|twitch\w*|stiff\w*|collaps\w*|chest|faint\w*|kill\w*|die|dying|dead|death|suicid\w*|voices|hurt\w*|harm\w*|cut\w*|blue|grey|vomit\w*|sick|fever|confus\w*|slur\w*|stagger\w*|heart|racing|stopped (?:drinking|talking|weeing)|not (?:drinking|weeing)|for (?:\w+ )?days|hid\w*|sav\w*|stash\w*|want\w* to|end (?:it|my)|jump\w*|bridge|can['’]?t (?:go on|do this|cope)|mine)\b/iu;

export const tellsOfSideEffects = (text: string): boolean =>
  onMedicine.test(text) && effect.test(text) && !more.test(text);
