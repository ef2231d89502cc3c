// What a message wants of its answer. Read sentence by sentence: the first that asks decides; a wish for something to copy
// decides wherever it stands.
import type { QuestionForm } from '../topic.ts';
import { furtherWishes } from '../writing/wants-writing.ts';
import { madeElsewhere } from './made-elsewhere.ts';

export function questionFormIn(message: string): QuestionForm {
  const text = plainly(message);
  if (asksToWrite(text)) return 'letter';
  const [first] = formsAsked(message);
  if (first !== undefined) return first;
  if (text.includes('?')) return 'is-it';
  return namesNobody(text) ? 'how' : 'telling';
}

/** The form of each sentence that asks, in their order. */
export const formsAsked = (message: string): QuestionForm[] =>
  sentencesOf(plainly(message).replace(quotedQuestion, ' ').replace(reported, '$1$2 ')).flatMap(
    (sentence) => forms.find(([, pattern]) => pattern.test(sentence))?.[0] ?? [],
  );

const plainly = (message: string): string => message.slice(0, 2000).toLowerCase().replaceAll('’', "'");
/** "I ask 'do you want water?'": said to the child. */
const quotedQuestion = /(?:^|(?<=\s))["“'‘][^"“”'‘?]{2,80}\?["”'](?=[\s,.]|$)/g;
/** "He asks what time it is": the question is not the carer's. */
const reported =
  /\b((?:he|she|they|keeps?|kept)(?:'s| is| are)? (?:asks?|asking|asked))(?: (?:me|us|everyone|everybody))? (?:am|is|are|can|do|does|will|did|has|have) \w+[^.?!,\n]*|\b(asks?|asking|asked|wants to know)(?: (?:me|us|everyone|people|everybody))? (?:what time|what|when|where|why|how|who|which|if)\b(?= (?:is|are|it|he|she|they|we|the|my|his|her|day|time|did|does|do)\b)/g;

/** "Is it normal that …": the yes of a page answers this; of other yes-or-no questions it can't know. */
export const asksIfNormal = (message: string): boolean =>
  /\b(?:normal|common|usual|typical|ok|okay|o\.k\.|alright|all right|fine|an? (?:autis\w+|asd) thing|(?:just )?a phase|part of (?:autism|it)|other (?:autistic )?(?:kids|children)|just (?:him|her|us|me|my)|only (?:one|me|us))\b/i.test(
    message,
  );

/** "Do they grow out of it", "will it ever stop". */
export const asksIfPasses = (message: string): boolean =>
  /\bgrow(?:s|ing)? out of\b|\bwill (?:he|she|they|it|this) (?:ever |always )?(?:stop|pass|go away|get (?:better|easier)|last)\b|\b(?:does|do) (?:it|this|that|they) (?:ever )?(?:stop|pass|go away|get (?:better|easier))\b|\ba phase\b/i.test(
    message,
  );

/** "Is it bad that …": as "is it normal", with the yes and the no the other way round. */
export const asksIfBad = (message: string): boolean =>
  /\b(?:does|would|will) (?:it|this|that) matter\b|\b(?:is|was) (?:it|this|that) (?:so |really |very |that |such )?(?:bad|wrong|weird|strange|odd|harmful|a (?:bad thing|problem|worry)|worrying|terrible|awful)\b/i.test(
    message,
  );

const thing = String.raw`(?:letter|e-?mail|note|text message|text(?= (?:to|for|saying|asking|about)\b)|reply(?= (?:to|for)\b)|message|card|sign|invitation|invite|template|leaflet|one-?pager|page|profile|blurb|bio|paragraph|statement|complaint|appeal|report|comment|whats ?app|post|something(?= (?:to|for) (?:my|his|her|our|their|the|school|\{child\}))|(?:lines|list|sentences)(?= (?:to|for) (?:the|my|his|her|our|their|a) (?:\w+ )?(?:teachers?|sitter|babysitter|driver|staff|school|nan|carers?|coach|doctor)\b))`;
const between = String.raw`(?:[\w'-]+ ){0,5}?`;
const asksToWrite = (text: string): boolean =>
  madeElsewhere(text) === null && [...writes, ...furtherWishes].some((pattern) => pattern.test(text));
/** The sentence itself wants something in writing. What is to be said aloud is another matter. */
export const asksForText = (sentence: string): boolean => asksToWrite(plainly(sentence));
const writes = [
  new RegExp(
    String.raw`(?<!\b(?:do|does|should|shall|if|did|can|could|when|before|after) (?:i|we|he|she|they) |\b(?:do|does|would) (?:you|people) |\b(?:how (?:best )?|want(?:s|ed)? (?:him|her|them) |he |she |they |is |are |was |were )(?:to )?)\b(?:write|draft|compose|prepare|type|word|(?:give|get|send|do|make|create)(?= (?:me|us|an? [\w-]+ (?:to|for)|up)\b)) ?(?:me|us|up|out|for me)?\b ?${between}${thing}\b`,
  ),
  /\b(?:please|pls|kindly|can you|could you|can u|help me|i need you to|u) (?:to )?(?:write(?! (?:what|him|her|them|rules|words)\b)|draft|compose|rewrite|word(?= (?:an?|this|it|the|my)\b))\b/,
  new RegExp(
    String.raw`\b(?:need|want|looking for|after|have you got) (?:an?|some|the|\w+) ?${between}(?:letter|e-?mail|note|card|template|leaflet|message|sign) (?:home|to|for|that|i|about|of|explaining|asking|on|saying|my)\b`,
  ),
  /\b(?:do|give|send|get) (?:me|us) (?:an?|the|some) (?:\w+ )?(?:text|message|note|e-?mail|letter|comment|complaint)\b/,
  /\b(?:want|need|like|have|going|trying) to (?:send|write|e-?mail|text|message) (?:the |my |his |her |our |their )?[\w-]+ (?:an? |the )(?:[\w-]+ )?(?:message|note|e-?mail|letter|text|card)\b/,
  /\b(?:write|set|put|lay) (?:it|that|this) (?:out )?(?:properly|again|as an?)\b|\b(?:write|set|lay) (?:it|that|this) out\b/,
  // "Short message to the class", "60 words for his report", "handover pls:".
  /^(?:an? )?(?:(?:very|short|quick|polite|friendly|warm|little|nice|brief) )*(?:text|message|note|e-?mail|letter|whats ?app|card|invitation|post) (?:to|for|home)\b(?![^,:;.]*\b(?:went|got|did|didn't|was|wasn't|came|has|had|helped|makes?|is|arrived)\b)/,
  /^(?:an? )?list (?:for|to) (?:the |my |his |her |our |their )?[\w' -]{3,30}? (?:pls|plz|please)\b/,
  /\b\d{2,3} words (?:for|on|about) (?:his|her|their|the|a|my|\w+'s)\b|^(?:(?:an?|the|end of year|school) )*report comment (?:for|on|about)\b|\bcomment for (?:his|her|their|the|a|\w+'s) (?:\w+ )?report\b/,
  /^(?:an? )?(?:(?:shift|daily|evening|night|short) )*(?:handover|(?:incident|accident|daily|shift|care) (?:note|report|log|record)|log entry)(?: notes?)?(?: for \w+)?(?::|$| (?:pls|please)\b)/,
];

const i = String.raw`(?:i|we|you|one|u)`;
const forms: readonly (readonly [QuestionForm, RegExp])[] = [
  [
    'what-say',
    new RegExp(
      String.raw`\b(?:give|need|want|write|draft|find|suggest|have|one|two|three|some|few|short|polite)\b[^.?!]{0,30}\b(?:sentences?|words|phrases|script|wording|lines?)\b(?= (?:to|for|that|i|we)\b)|\bwhat(?:'s| is| do| should| can| could| would| shall| will| am| to|ever)?(?: the best)?(?: thing| way)?(?: ${i})?(?: supposed| meant| going)?(?: to)? (?:say|tell|reply|answer|text|write)\b|\bhow(?: do| should| can| could| would| might| to| shall| best)?(?: to)?(?: ${i})?(?: best| even| ever| to)* (?:tell|explain|say|put (?:it|this|that)|word|phrase|talk (?:to|with|about)|break (?:it|the news)|respond|reply|answer)\b|\bhelp me (?:explain|tell|say)\b|\bexplain to\b.*\?|\bhow (?:do i |should i |to )?(?:present|put|bring) (?:it|this|that)(?: up)? (?:to|with)\b|\bwhat words\b|\bwords to (?:say|use|tell)\b|\b(?:way|means) (?:of|to) (?:tell|say|explain|ask|raise|put|bring (?:it|this) up)|\bhow (?:is|are) (?:it|this) explained\b`,
    ),
  ],
  [
    'why',
    /^(?:\w+ ){0,4}?why\b(?! (?:not|don't))|\bhow come\b|\bwhat(?:'s| is)? (?:causes?|makes? (?:him|her|them)|behind|the (?:reason|cause))\b|\bwhat am i do(?:ing?|in) wr|\bwhere (?:does|do|did|would|is|are|could) (?:it|this|that|he|she|they) (?:be )?(?:com(?:e|ing) from|get(?:ting)?|got|learn\w*|pick\w*)\b|\bany idea why\b|, why\b|\bhow is (?:it|this|that) possible\b|\bis it (?:cos|because|cuz|bc)\b/,
  ],
  [
    'when',
    /\bwhen (?:should|do|does|will|can|is|would|shall|did|to)\b|\bhow (?:long|soon|often|many (?:days|weeks|months|times|hours|minutes))\b|\b(?:what|which) (?:age|time)\b|\bat what\b|\bhow old\b|\bby when\b|\bhow (?:early|late|far (?:ahead|in advance|before\w*)|close to)\b/,
  ],
  [
    'may-i',
    new RegExp(
      String.raw`(?<!\b(?:what|how|where|when|why|which|who|whom|what else|where else|(?:what|which) \w+) )\b(?:can|may|should|shall|could|must|ought|do|am|would|might) (?:i|we|he|she|they|(?:my|our) (?:autistic |little |big |older |younger |own )?\w+(?: \(\d+\))?)(?: just| still| really| even| not| ever)? (?!(?:know|do (?:that|it)(?! (?:when|while|if|without|before|after|at|in|with|for|myself|anyway)\b)|ever|care|understand|realise|feel|love|remember|think|mean|get what)\b)(?:have to|need to|be|let|give|go|\w+)|\b(?:is|would) it (?:be )?(?:ok|okay|alright|all right|fine|safe|wrong|bad|awful|terrible|allowed|permissible|cruel|legal|too (?:late|early)) (?:(?:if|that|when) (?:i|we)|to|for me to|letting|giving)|^(?:so |and |but )?(?:is|are|would) (?!(?:it|this|that|he|she|they|there|these|those)\b)(?:[\w'-]+ ){1,6}(?:be )?(?:ok|okay|alright|all right|fine|safe|allowed|any good|a good idea)\b|^(?!(?:is|are|was|would|he|she|they|it|does|do)\b)(?:[\w'-]+ ){1,6}(?:ok|okay|alright|fine|safe|allowed)\?|\bam i (?:allowed|right|wrong|ok)|(?:^|[,;] )(?:so |just |do i )?(?:let|leave|skip|allow|ignore|make|take|keep|wake|send) (?:him|her|them|it|that|the [\w-]+)(?: [\w-]+){0,3}\?|\b(?:good|bad|daft|silly) idea(?:\?| or (?:not|a bad one)\b|$)|\bwho(?:'s|s| is) (?:right|wrong|correct)\b|\b(?:is|are|was) (?:he|she|they|that|this|(?:my|his|her|the|our) [\w'-]+(?: [\w'-]+)?) (?:right|wrong|correct)(?: \w+)?\?|\bdo i (?:have|need|get) to\b|(?<!\b(?:i'm|i am|we're|we are|is|are|he's|she's|not|was|were) )\ballowed to\b|\bis it permi|\bnot my place\b|\bor (?:should|do) i\b|\bis (?:it worth|there (?:any|a) point)\b|(?:^|[,;:] |\bor )worth (?:an?|it|the|\w+ing)\b|\bworth (?:it|an? \w+|the \w+|\w+ing)\?|\bis (?:that|this|it) (?:even )?(?:allowed|legal)\b|\b(?:make|let|take|tell|send|push|give|go|wake|stop|force) (?:\w+ ){0,4}or not\b\W*$`,
    ),
  ],
  [
    'which',
    /\b(?:packing|kit) list\b|\bwhat to (?:pack|take)\b|\bany (?:good |nice |simple |easy |decent )?(?:\w+ )?(?:games?|apps?|books?|toys?|films?|foods?|snacks?|meals?|brands?|activities|exercises|clubs?|sports?|songs?|products?)\b(?! (?:he|she|they|it) )|\bwhat (?:do|should|else|must|can|could|shall) (?:i|we) (?:make|cook|buy|get|give|offer|wear|serve|choose|pick)\b(?! (?:him|her|them) to\b| (?:sure|of)\b)/,
  ],
  [
    'how',
    new RegExp(
      String.raw`\bhow(?: do| can| should| to| would| could| did| does| might| am| shall| will)?(?: ${i}| people| other parents| others)?(?: to| best| supposed to| get| go about| handle| stop)*\b(?! (?:many|much|old|long|often|common|come|is|are|was|bad))|\bwhat(?: do| can| should| could| would| shall| am| to| else| now| next)(?: ${i})?(?: supposed to)? ?(?:do|try|help\w*|work\w*|$)|\bwhat (?:can|could|should|do) (?:i|we) (?:actually |really |even |legally |reasonably )?(?:ask|request|demand|expect|insist)\b|\bwhat (?:helps|works|now|next|else)\b|\bnow what\b|\bany (?:tips|ideas|advice|suggestions|tricks|thoughts|help)\b|^thoughts\?|\b(?:welcome|appreciate|value|grateful for|be glad of) (?:\w+ )?(?:perspectives?|advice|thoughts|guidance|input|ideas|suggestions|views?)\b|\bwhat(?: is|'s|s) (?:the |a )?(?:best|good|better|right|easiest) ways?\b|\bis there (?:anything|something|a way|any way)\b|\b(?:please )?help\b|\bideas (?:for|to|on)\b|\bways to\b|\b(?:need|want) (?:help|advice|ideas|a way)\b|\btips\b|\bhow much\b|\b(?:who|whom|where) (?:do|can|should|could|would|else|am|is (?:he|she)|to) ?(?:i|we|supposed)?\b|\bwhat if\b`,
    ),
  ],
  [
    'which',
    /\bwhich\b|\bwhat (?:kind|sort|type|brand|size|would be|questions?|should (?:it|they)|do i (?:pack|bring|buy|take|look|ask|wear|watch))\b|\bwhat (?!(?:is|are|was|does|do|did|if|about|a|the|he|she|they|happens|i|it|to)\b)\w+ (?:should|is|are|do|can|would|works?|helps?|for)\b|\bwhat(?: is| are|'s|s) (?:the |a |some )?(?:best|good|better)\b|\bor (?:leave|wait|not|let|just|should|is it better)\b[^.]*\?|\bbest (?:\w+ )?for\b|\brecommend\b|\bwhat (?:do|should|else|must) i (?:look|pack|bring|get|buy)\b|\b(?:would|do) you use\b|\bbetter\b[^.]*\bor\b/,
  ],
  [
    'is-it',
    /^(?:and |but |so )?(?:(?:will|would|does|did) (?:i|we)|should (?!i\b|we\b)\w+)\b|(?:^|[,;:] |\b(?:and|but|so|or|like|wondering) )(?:is|are|was|were|does|do|did|will|would|can|could|has|have|isn't|aren't|doesn't|won't)(?:n't)? (?!i\b|we\b)[\w']+|\bis (?:it|this|that|he|she|there)\b|\bnormal\b[^.]*\?|\bshould (?:he|she|it|they|this)\b|\bif it (?:has|is|means)\b|\bwill (?:he|she|they|it|this) (?:ever|still|get|be|grow|stop|have|always|harm|hurt)\b/,
  ],
];

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[?!\n])\s*|(?<=[a-z0-9)]{2}\.)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** "Haircut tomorrow", "biting": a few words that stand for a question. */
const namesNobody = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 4 && !/\b(?:i|we|he|she|they|it)\b/.test(text);
