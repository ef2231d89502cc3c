// What a carer does not want passed on, told among the notes: it stands for the family alone, on no page that is handed round or read with the child.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { rememberedByText } from '@calmbridge/domain/text/remembered';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inOwnWords } from '../../carer-words.ts';

/** Somebody does not know, or it is to stay between those who do. What is not brought up with the child is another matter. */
export const isConfidential = rememberedByText((passage: string): boolean => {
  const sentences = sentencesOf(passage);
  return sentences.some(
    (sentence) =>
      others.test(sentence) ||
      keptPrivate.test(sentence) ||
      notOut.test(sentence) ||
      unsaid.test(sentence) ||
      isNotToldOf(sentence),
  );
});
/** A piece of such a sentence: "ring Jane on 0770" of "ring Jane on 0770, dad must not know this number". */
export const isTornFromSecret = (profile: ChildProfile, piece: string): boolean =>
  typedTexts
    .flatMap((field) => sentencesOf(profile[field]))
    .some((sentence) => isConfidential(sentence) && inOwnWords(sentence).includes(inOwnWords(piece)));
const whoElse =
  '(?:grand\\p{L}*|gran|nana?|relatives?|famil(?:y|ies)|in-?laws|aunt(?:ie|y)?s?|uncles?|cousins?|neighbou?rs?|friends?|class(?:mates)?|kids|children|pupils|school|nursery|college|teachers?|staff|people|others|father|dad(?:dy)?|papa|mother|mum(?:my)?|mom|parents?|birth (?:family|parents?)|brothers?|sisters?|siblings?|ex|boss|colleagues?|coworkers?|hubby|husband|wife|partner|landlord|social worker|court|mam(?:a|ma)?|pa|step ?\\p{L}+|every(?:one|body)|any(?:one|body)|nobody|no one)s?';
const others =
  /\b(?:grand\p{L}*|gran|nan|relatives?|famil(?:y|ies)|in-?laws|aunts?|uncles?|cousins?|neighbou?rs?|friends?|class(?:mates)?|kids|children|pupils|school|teachers?|people|others|father|dad|mother|mum|mom|brothers?|sisters?|siblings?|ex|boss|colleagues?|coworkers?|nobody|no one)\b[^.;]{0,20}\b(?:(?:do|does)(?:n['’]?t| not) know(?=(?: (?:about|of|that|yet|it|this|we|i|(?:the |his |her |their )?diagnosis)\b)|\s*[.,;!]|\s*$)|(?:must|should)(?:n['’]?t| not) (?:know|hear|find out)|knows? (?:about|of|that) (?:it|this|the diagnosis))/iu;
const keptPrivate =
  /\b(?:know|knows|told|tell|hear|aware)\b[^.;]*\bkeep (?:it|this|that) (?:so|(?:that|this) way|like (?:that|this))\b|\b(?:so |put |say |write )*nothing about (?:the |his |her |their |my |our )?\p{L}+(?: \p{L}+)?,? (?:please|in (?:it|here|this|the))\b|\bkeep (?:this|that|it|these) (?:off|out of|away from) (?:it|this|that|the \p{L}+|school)\b|\b(?:leave|keep) (?:this|that|it) (?:bit |part )?out(?: of (?:it|this|the \p{L}+))?[.!]*$|\boff the record\b|\bnot for (?:sharing|the plan)\b|(?:^|[.(:–-]\s*|\b(?:this|that|it)(?:['’]?s| is) )not for (?:the )?(?:school|teacher)\b|\b(?:keep (?:this |it |that |these )?(?:\p{L}+ )?|(?:this|that|it) (?:is |stays )|strictly )(?:private|confidential|secret|between us|to yourself|in the family)\b|(?<!\bthey )\b(?:do(?:n['’]?t| not)|never) (?:pass (?:this|it) on|share (?:this|it)|repeat (?:this|it)|let on|mention (?:it|this|the diagnosis|(?:his|her|their) diagnosis|autism)|mention (?:to|when|in front|before)|tell (?:any\p{L}*|others?|school|staff|(?:mum|mom|mam|mummy|dad|daddy|nan\p{L}*|gran\p{L}*|parents|grandparents)(?= (?:about|that|he|she|they|we|i|of)\b)|(?:the|my|our) (?:class|others|kids|school|family|neighbou?rs|teachers?|ex|in-?laws)|(?:his|her|their) (?:class|friends|teachers?|school|dad|father|mum|mother|grand\p{L}*|brothers?|sisters?)))\b(?! (?:off|to|not)\b)|\b(?:please )?(?:do(?:n['’]?t| not)|never) (?:put|write|print|include|say|share|mention) (?:any\p{L}*|a word|stuff|things?) (?:about|on|of) (?:(?:his|her|their|the|my|our) )?(?:real |birth |bio\p{L}* |step ?)?(?:mums?|moms?|mother|dads?|father|parents?|famil(?:y|ies)|brothers?|sisters?|past|court|case|contact|social workers?|adoption|abuse|prison|police|divorce|diagnosis|autism|medic\p{L}*)\b|\bplease (?:do(?:n['’]?t| not)|never) share\b|\b(?:must(?:n['’]?t| not)|should(?:n['’]?t| not)) be shared\b|\b(?:do(?:n['’]?t| not)|never) (?:put|write|print|include|mention) (?:any\p{L}*|a word|this|that|it)(?: \p{L}+){0,5} in (?:the|this|his|her|their) (?:plan|report|letter|profile)\b|\b(?:do(?:n['’]?t| not)|never) tell[.!]*$|\btell (?:us|me) (?:first )?before (?:you )?(?:tell|say|telling|mention)\w*\b/iu;
/** The word that is not to stand there: "autism", "that he is autistic". */
const condition =
  "(?:that )?(?:(?:he|she|they)(?:['’]?s| is| are| has| have) )?(?:(?:the words?|his|her|their) )?['‘\"“]?(?:autis\\p{L}+|asd|asc|adhd|diagnosis)\\b['’\"”]?";
/** "Between us, …", "we have not told school", "his mum must not get this number", "without dad finding out", "for your eyes only". */
const unsaid = new RegExp(
  [
    "(?:^|[.,;:(–-]\\s*|\\b(?:just|strictly|stays?|(?:this|that|it)(?:['’]?s| is) only) )between (?:us|you and me|ourselves|you and i)\\b(?! (?:and|two|three|all|both)\\b)",
    "\\b(?:we|i)(?: have|['’]ve)?(?: not|n['’]?t)(?: yet)? told (?:any\\p{L}*|(?:his|her|their|the|my|our) (?!off\\b)\\p{L}+|school|nursery|staff|dad|mum|mom|nan|gran\\p{L}*)\\b(?! (?:when|where|what|how|if|why|off)\\b)",
    `\\b${whoElse}[^.;]{0,20}\\b(?:must|should|may|can|could)(?:n['’]?t| ?not)(?: ever)? (?:be told|(?:get|have|see|read|be given|be shown|receive) (?:(?:about|of) )?(?:this|it|that|these|(?:the|his|her|their|our|my|any) (?:new )?(?:numbers?|address|plan|sheet|page|details|phone)))\\b`,
    // Who may not know or could not hear is no secret's: only an order is.
    `\\b${whoElse}[^.;]{0,20}\\b(?:(?:must|should)(?:n['’]?t| ?not)(?: ever)? (?:know|hear|find out|learn)\\b|can(?:['’]?t| ?not) (?:ever )?(?:know|find out)(?= (?:about|of|this|that|it|where|we|i)\\b|\\s*(?:$|[.,;!)])))`,
    `\\b(?:nobody|no ?one|none of)\\b[^.;]{0,24}\\b(?:is to|are to|must|should|may|can|needs? to|has to) (?:ever )?(?:know|hear|be told|find out)(?= (?:this|that|it|about|of|where|we|i)\\b|\\s*(?:$|[.,;!)]))`,
    `\\b(?:rather|prefer|wish|hope)\\b[^.;]{0,16}\\b${whoElse} (?:did|do|does|would)(?:n['’]?t| not) (?:know|hear|find out|learn|see (?:this|it))\\b`,
    `\\b${whoElse} ha(?:s|ve|d) (?:absolutely )?no idea(?: (?:about|of) (?:this|it|that))?(?: yet)?\\s*(?:$|[.,;!)])`,
    "^(?:but |and )?(?:he|she|they) (?:do|does)(?:n['’]?t| not) know(?: (?:about )?(?:it|this|that))?(?: yet)?[.!]*$",
    `\\bwithout (?:(?:his|her|their|my|the|our) )?${whoElse}(?:['’]s)? (?:knowing|finding out|hearing|seeing)\\b`,
    `\\b${whoElse} (?:(?:is|are|was|were)(?: not|n['’]?t) (?:to (?:know|hear|see|be told|find out)|aware(?: of (?:this|it|that))?(?: yet)?(?=\\s*(?:$|[.,;!)]))|been told|told)|ha(?:s|ve)(?: not|n['’]?t) been told)\\b`,
    `(?<!\\bthey )\\b(?:do(?:n['’]?t| not)|never|not to) (?:ever )?(?:(?:tell|show|inform) (?:(?:his|her|their|the|my|our|any) )*${whoElse} (?:about|that|where|when|how|of)|let (?:(?:his|her|their|the|my|our|any) )*${whoElse} (?:know|find out|(?:see|hear) (?:this|it|of|about|the plan)))\\b`,
    "\\b(?:do(?:n['’]?t| not)|never|not to) (?:give|pass|send|show) (?:out |on )?(?:(?:this|the|that|his|her|their|my|our) )*(?:numbers?|address|details|phone|plan|page)(?: number)?s? (?:to|on to)\\b",
    `\\b(?:do(?:es)?(?:n['’]?t| not)) want (?:(?:his|her|their|the|my|our|new|old|other) )*(?:${whoElse}|\\p{L}+) to (?:know|hear|find out|be told|see (?:this|it))\\b`,
    `\\b(?:do(?:n['’]?t| not)|never) (?:ever )?(?:write|put|print) ${condition}(?=\\s*[.!]*$| (?:on|to|in front of|at|anywhere)\\b)`,
    `\\b(?:do(?:n['’]?t| not)|never) (?:ever )?say ${condition} (?:to|in front of|around|near) `,
    "\\b(?:we|i)(?: have|['’]ve)?(?: not|n['’]?t)(?: yet)? told (?:him|her|them)(?: yet)?[.!]*$",
    `\\b(?:do(?:es)?(?:n['’]?t| not)) want (?:(?:\\p{L}+ ){0,2}${whoElse}|(?:\\p{L}+ ){1,3}people|them|him|her)(?: at \\p{L}+)? (?:to be )?told\\b(?! (?:off|to|what|when|how)\\b)`,
    '\\b(?:he|she|they|\\{child\\d*\\}) (?:only |just )?knows? [^.;]{3,60}?[,;]? (?:(?:and|but) )?(?:nothing|no) (?:more|else|further)(?: than that| of it| about it)?(?: yet| for now| please| till| until|[,.!]|$)',
    "\\b(?:he|she|they|\\{child\\d*\\}) (?:only |just )?knows? [^.;]{3,60}[,;] (?:and )?that(?:['’]s| is) (?:all|it) (?:for now|yet|(?:he|she|they) (?:needs? to|should|is to|are to) know|please)",
    "\\b(?:do(?:es)?(?:n['’]?t| not)) want (?:any of )?(?:this|it|that) (?:to be )?(?:shared|passed on|known|repeated)\\b",
    `\\bfor your eyes only\\b|\\bin confidence\\b|\\bhush[- ]hush\\b|\\bon the quiet\\b|\\b(?:no ?one|nobody)(?: else)? (?:else )?(?:(?:at|in) \\p{L}+ )?knows (?:this|that|it|about|of)\\b|\\bnot (?:for|to go to|to be shown to) (?:(?:his|her|their|the|our) )?(?:(?:${whoElse})(?:['’]s? eyes| to (?:see|know|read|hear))|copying|printing|anyone else|other eyes)(?=\\s*[:.,;!)]|\\s*$)|(?:^|[(]\\s*|\\b(?:this|that|it)(?:['’]?s| is) )not (?:for|to go to|to be shown to) (?:(?:his|her|their|the|our) )?(?:school|nursery|college|work|dad|father|mum|mom|mother|nan|gran\\p{L}*|teachers?|staff|others)(?=\\s*[:.,;!)]|\\s*$)`,
  ].join('|'),
  'iu',
);

/** "He is adopted and does not know yet": what a family tells when it is time. What is not learned yet is no secret. */
const isNotToldOf = (sentence: string): boolean => ofFamily.test(sentence) && knowsNot.test(sentence);
const knowsNot =
  /\b(?:(?:do|does)(?:n['’]?t| not) know(?: (?:about )?(?:it|this|that))?(?: yet)?|(?:has|have) no idea(?: yet)?)\s*(?:$|[.,;!)])|\b(?:do|does)(?:n['’]?t| not) know (?:that )?(?:he|she|they)(?:['’]s| is| are| was| were) (?:adopted|fostered|donor)\b/iu;
export const ofFamily =
  /\b(?:adopt\p{L}*|foster\p{L}*|donor|prison|jail|cancer|dying|died|terminal\p{L}*|divorc\p{L}*|separat\p{L}*|splitting|pregnan\p{L}*|miscarr\p{L}*|diagnosis|affair|half[- ](?:brother|sister)|real (?:dad|father|mum|mother)|evict\p{L}*|refuge|redundan\p{L}*|overdose|suicide)\b/iu;

/** Who somebody is or loves is theirs to tell. */
const notOut =
  /\bnot (?:yet )?out (?:yet\b|(?:to|with) (?:(?:his|her|their|the|my|our|most|all) )?(?:dad|father|mum|mom|mother|parents|family|grand\p{L}*|school|class|church|friends|every\p{L}*|any\p{L}*|us|me)\b|at (?:school|home|work|church)\b)|\b(?:has|have)(?:n['’]?t| not) (?:yet )?(?:come out|told (?:(?:his|her|their|the) )?(?:dad|father|mum|mom|mother|parents|family|grand\p{L}*|school|class))\b(?! (?:when|where|what|how|if|why)\b)/iu;

/** "Tell us before you tell him": then nobody promises the child to be told first. */
export const toldToFamilyFirst = (text: string): boolean =>
  /\btell (?:us|me) (?:first )?before (?:you )?(?:tell|say|telling|mention)\w*\b|\b(?:do(?:n['’]?t| not)|never) (?:tell|warn) (?:him|her|them) (?:before(?:hand)?|in advance|early|too (?:early|soon)|until)\b/iu.test(
    text,
  );

/** "Talk to him, not to me": then nobody is sent to the family over the head of whom it is about. */
export const toldToAskSelf = (text: string): boolean =>
  /\b(?:talk|speak|ask|address)(?: directly)? (?:to |with )?(?:him|her|them|\{child\d*\})(?: directly)?,? (?:and )?not (?:to |with )?(?:me|us|mum|dad|the|his|her|their)\b|\b(?:talk|speak) (?:directly )?to (?:him|her|them), he\b/iu.test(
    text,
  );

/** Demands put as demands fail: no line of ours tells the carer to say straight out what is wanted. */
export const wantsNoTelling = (text: string): boolean =>
  /\bpda\b|\bdemand[- ]?avoid\w*|\bdeclarative\b|\bwonder(?:ing)? (?:it )?(?:out loud|aloud)\b|\b(?:do(?:n['’]?t| not)|never) tell (?:him|her|them|\{child\d*\})(?:,| what to| to \p{L})|\b(?:no|never|avoid|without) (?:direct |any )?(?:orders|commands|instructions|demands)\b/iu.test(
    text,
  );
