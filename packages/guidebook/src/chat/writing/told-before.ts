// "… Can you help me word it?": what is to be worded stands before the wish, and nothing behind it.
import type { AskedChild } from '../message/child-asked-about.ts';

export type ToldBefore = {
  says: string[];
  /** "Contact with birth mum": what they will ask about. */
  matter: string;
};

/** Null where the wish does not point back, or nothing before it is surely to be said. */
export function toldBefore(sentences: readonly string[], at: number, child: AskedChild): ToldBefore | null {
  const before = sentences.slice(0, at);
  const [, warned = ''] = before.map((one) => toWarn.exec(one)).findLast((one) => one !== null) ?? [];
  if (writesSomething.test(sentences[at] ?? '') && warned !== '') return { says: [warned], matter: '' };
  if (!pointsBack.test(sentences[at] ?? '')) return null;
  const says = before
    .filter((one) => !isOccasion(one, child) && !ofWishing.test(one))
    .map((one) => one.replace(frankly, ''));
  const [, matter = ''] = before.map((one) => willAsk.exec(one)).find((one) => one !== null) ?? [];
  return says.length === 0 || says.length > mostSaid ? null : { says, matter };
}
const mostSaid = 4;

const pointsBack =
  /\b(?:help (?:me )?(?:to )?(?:word|phrase|put|say|write)|(?:can|could|would) (?:you|u) (?:please )?(?:word|phrase|put|write)|how (?:do|can|should|would) i (?:word|phrase|put)) (?:it|this|that|both|them)\b/iu;
/** "I need to warn the bride that he might not walk. Write her something kind?" */
const toWarn =
  /\b(?:need|want|have) to (?:warn|tell|let) (?:(?:the|my|his|her|our) )?[\p{L}-]+(?: know)? (?:that )?((?:he|she|they|we|i|it)\b.{6,}?)[.!]*$/iu;
const writesSomething = /\bwrite (?:him|her|them) something\b/iu;
/** When and where it is to be said tells whoever hears it nothing. */
function isOccasion(text: string, { facts, isUnknown }: AskedChild): boolean {
  const isOfChild =
    /^(?:truthfully|honestly|but|and|so|well)?,? ?(?:he|she|they)\b/iu.test(text) ||
    (!isUnknown && text.startsWith(facts.name));
  return !isOfChild && occasion.test(text);
}
const occasion =
  /\b(?:review|meeting|parents'? (?:evening|night)|appointment|visit|hearing|panel|conference|interview|assessment)\b/iu;
/** "I want to put both down fairly". */
const ofWishing =
  /^(?:and |but |so )?(?:i|we)(?:'d| would)? (?:just |really )?(?:want|need|like|hope|wish|have) to (?:put|bring|raise|say|mention|tell|get|be|sound|make|stay|keep)\b/iu;
const willAsk =
  /\b(?:will|going to|wants? to|is asking|asks?|asked) (?:ask|know|hear)?\s?(?:me |us )?(?:how|about) (.{4,60}?)(?: (?:is|are) going| goes| went| has been)?(?=[.,;!?]|$)/iu;
const frankly = /^(?:truthfully|honestly|truth is|to be honest|well|so)[,:]? /iu;
