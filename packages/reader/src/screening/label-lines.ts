// Lines that name and advise nothing: headings, labels of a form, contacts, greetings. They are short, so that nobody can
// put a whole text into one, and too short for a reader of meanings to make sense of.

const mostWords = { heading: 12, leadIn: 6, contact: 16, greeting: 8, field: 18 };

const markdownHeading = /^\s{0,3}(?:#{1,6}\s|\*\*[^*\n]*[^*\n.!]\*\*:?\s*$)/u;
const capitals = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u;
const leadIn = /:\**\s*$/u;
const contact =
  /@\w|\bhttps?:|\bwww\.|(?:\+|\b)\d[\d\s()/.-]{6,}\d|\b(?:tel|phone|telephone|mobile|email|e-mail|fax|helpline|contacts?|hotline)\b[^.]{0,40}(?::|\||–|-)|\|\s*(?:gp|mum|dad|mother|father|school nurse|teacher|paediatrician|pediatrician)\s*\|/iu;
const greeting =
  /^\W*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|(?:kind |warm |best )?regards|best wishes|warmly|yours|thanks?|thank you|with love|love from|take care|see you|welcome)\b/iu;
const formField =
  /^[\s>|*•-]*\**(?:ages?|client|names?|child|date of birth|dob|dates?|team|setting|prepared (?:for|by)|written (?:for|by)|reviewed?|review dates?|diagnos[ei]s|dx|allerg(?:y|ies)|goals?|author|title|class|school|year|address|medical|key people|signed|attendees|present)\b[^.!?]{0,40}(?::|\|)/iu;
/** "2.4 *Mechanical restraint.*", "Seclusion / segregation": what a policy has paragraphs on, named and nothing said of it. */
const matter =
  '(?:(?:physical|mechanical|chemical|manual|prone|environmental|long-term|other|regular|current) )*(?:restraints?|seclusion|segregation|isolation|punishments?|sanctions|physical interventions?|medications?|medicines?)';
const namedMatter = new RegExp(
  `^[\\s\\d.)*_#>-]*${matter}(?:(?: and | or | & | ?/ ?|, )${matter})*(?: (?:policy|reduction|records?|figures|reviews?))?(?: \\d{4}: \\d+| \\d{4})?[.:*_\\s]*$`,
  'iu',
);
/** "**Hyperbaric oxygen.**", set in bold before what is said of it. */
const namedCure =
  /^[\s>-]*(?:\d{1,2}[.)]\s*)?\*\*(?:(?:about|on) )?(?:cures|chelation(?: therapy)?|hyperbaric oxygen(?: therapy)?|stem[ -]cells?(?: (?:clinics?|therap(?:y|ies)|treatments?))?(?: abroad)?|lupron(?: \(leuprolide\))?|chlorine dioxide(?: \(mms\))?|bleach(?: drinks| enemas)?|mms|turpentine|secretin|detox(?:es)?|homeopathy|miracle cures|special diets|supplements)[.:]\*\*\s*$/iu;

export function isLabelLine(line: string): boolean {
  const words = line.trim().split(/\s+/).length;
  if (words <= mostWords.heading && (markdownHeading.test(line) || capitals.test(line.trim()))) return true;
  if (namedMatter.test(line) || namedCure.test(line)) return true;
  if (words <= mostWords.leadIn && leadIn.test(line)) return true;
  if (words <= mostWords.contact && contact.test(line)) return true;
  if (words <= mostWords.greeting && greeting.test(line)) return true;
  return words <= mostWords.field && formField.test(line);
}
