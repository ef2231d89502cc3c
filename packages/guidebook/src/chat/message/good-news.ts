// Who tells that something went well.
import { isNoNews } from './no-news.ts';

/** Plain joy: "I just wanted to say" and "guess what" tell bad news as often, or none. */
export const tellsGoodNews = (text: string): boolean =>
  (goodNews.test(text) || cheered.test(text) || spoke.test(text)) && !isNoNews(text);

/** Something is told for its own sake: news, where the reader takes it for good news too. */
export const announcesNews = (text: string): boolean =>
  tellsGoodNews(text) || (announced.test(text) && !isNoNews(text));
const announced = /\b(?:guess what|just want(?:ed)? to (?:share|say|tell)|wanted to share)\b/i;

/** Glad of something, in whatever words: enough for a button, not for a reply. */
export const soundsGlad = (text: string): boolean =>
  tellsGoodNews(text) || (glad.test(text) && !isNoNews(text) && !notGlad.test(text));

const glad =
  /\b(?:proud|happy|delighted|thrilled|chuffed|celebrat\w*|brilliant|amazing|lovely|smil\w+|finally|(?:it|that) worked|went (?:well|great)|first time|did it|managed|good (?:news|day|one)|success)\b/i;
const notGlad =
  /\?|\b(?:not|never|no|isn'?t|wasn'?t|don'?t|doesn'?t|won'?t|can'?t|but|unhappy|worr\w*|scared|afraid|hate\w*|angry|sad|tired|exhausted)\b/i;

const goodNews =
  /\b(?:so proud|proud of (?:him|her|them)|good news|great news|amazing day|best day|lovely day|made my (?:day|week|year)|over the moon|i could (?:cry|have cried) (?:with joy|happy)|happy tears|for the first time (?:ever|in)|first (?:ever )?(?:word|sentence|friend|hug|sleepover|haircut)(?! (?:[\w'’]+ ){0,5}(?:coming up|tomorrow|next|soon|due|booked|planned|on (?:mon|tues|wednes|thurs|fri|satur|sun)day))|slept (?:all night|through)|did it (?:all )?(?:by (?:him|her)self|on (?:his|her) own)|finally (?:slept|ate|tried|said|did|went|wore|let)|no (?:tears|meltdown|screaming) (?:at all|today|this time))\b/i;
/** "We got through a whole haircut today!" */
const cheered =
  /\b(?:we|he|she|they)(?:['’]ve| have| has)? (?:just |actually |really )*(?:got through|made it(?: through)?|managed|survived|coped|sat through|did it|tried|wore|joined in|let (?:me|us|the \w+))\b[^?]*!/i;
/** "He said daddy today!": a word that was waited for; "I fibbed and said mum had a bug today" is none. */
const spoke =
  /(?<!\b(?:i|we)\b(?:(?!\b(?:he|she|they|it|my|our)\b|\{child)[^.!?\n]){0,60})\b(?:(?:said|called (?:me|us)) (?:[^\s.!?]+ ){0,2}?|signed )["“'‘]?(?:dadd?y|dada|papa|mama|mumm?y|mommy|mum|mom|dad|nana|granny|grandad|hello|goodbye|more|help|thank you|i love you|love you|my name|(?:his|her) (?:own )?name|(?:his|her|a) (?:very )?(?:first |new )word)\b["”'’]?(?! (?:said|says|is|was|has|had|needs?|wants?|would|told|can|and i|does|did|should|shouted|hit|hates?))(?:[^.!?\n]*\b(?:today|tonight|just now|this (?:morning|evening|afternoon)|yesterday|at last|finally|for the first time)\b|[^.?\n]*!)/i;
