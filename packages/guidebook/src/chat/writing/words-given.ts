// "What should I say to my manager: I need to finish at 2 …": all that is to be said stands in the message, so that it is put into words to
// say aloud, and no page is asked. Null where nothing of it is told.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { stemsOf } from '#library/match';
import { asSaid } from '#plan/carer-words';
import type { AskedChild } from '../message/child-asked-about.ts';
import { mayQuote } from '../message/may-quote.ts';
import { isKept as isSecret } from './kept-secret.ts';
import { mended } from './mended.ts';

export function wordsGiven(message: string, child: AskedChild): string | null {
  const sentences = sentencesOf(message.slice(0, 2000).replaceAll('’', "'"));
  const [first = '', ...rest] = sentences;
  const [, given = ''] = wish.exec(first) ?? howToTell.exec(first) ?? [];
  if (
    given === '' ||
    message.includes('?') ||
    isKept.test(given) ||
    rest.some((one) => !heldBack.test(one) && isSecret(one))
  )
    return null;
  const held = rest.filter((one) => heldBack.test(one));
  const told = [given, ...rest.filter((one) => !heldBack.test(one))].flatMap((one) => one.split(ownClause));
  const isLet = held.some((one) => stemsOf(told.join(' ')).some((stem) => stemsHeld(one).has(stem)));
  const lines = told.map((one) => tidy(one, child)).filter((one) => /\p{L}{2}/u.test(one));
  if (isLet || lines.some((one) => !mayQuote(one))) return null;
  const [request = '', ...more] = lines;
  const asked = request
    .replace(/^I (?:need|want|have|would like) to (.+?)[.]?$/iu, 'Could I $1, please?')
    .replace(/^I (?:need|want|would like) (?!to\b|you\b)(.+?)[.]?$/iu, 'Could I have $1, please?');
  return `You could say: "${[asked, ...more].map((one) => (/[.!?]$/u.test(one) ? one : `${one}.`)).join(' ')}"`;
}

/** "How do I tell my boss I need Tuesdays off without going into it". */
const howToTell =
  /^\W*how (?:do|can|should|would) (?:i|we) (?:tell|ask) (?:my|our) (?:[\p{L}-]+ ){0,2}?(?:manager|boss|employer|supervisor|team ?leader|hr)(?: that)?,? ((?:i|we) (?:need|want|have to|would like|can['’]?t|cannot) .{5,}?)(?:,? without (?:going into|telling|saying|explaining|mentioning)[^,.]*)?\W*$/iu;
const wish =
  /^\W*(?:please |can you |could you )*(?:write |tell me |draft )?(?:me )?(?:what (?:i should|should i|i can|can i|do i|to)|the words (?:i should|to)|words (?:to|i should)) say to (?:my|the|his|her|our) (?:[\p{L}-]+ ){0,2}?(?:manager|boss|employer|supervisor|team ?leader|hr|head|teacher|school|landlord|coach)[,:;.]? ((?:i|we)(?:'|'?m|'?ve|'?ll)? ?.{8,})$/iu;
/** "… on Thursdays, I'll make the time up": a sentence of its own. */
const ownClause = /, (?=(?:i|we)(?:'ll|'ve|'m|'d| will| can| have| am)\b)/iu;

/** What is not to be said. */
const heldBack =
  /^\W*(?:i |we |and |but )*(?:do(?:n'?t| not)|would(?:n'?t| rather not)|rather not|prefer not to) (?:want to |wish to |like to |have to )?(?:go into|mention|say|talk about|discuss|bring up|share|tell)\b/iu;
/** In the midst of what is to be said: nobody can tell where it ends. */
const isKept =
  /\b(?:do(?:n'?t| not)|without|rather not|not) (?:\p{L}+ )?(?:go(?:ing)? into|mention\w*|bring(?:ing)? up|tell\w*|say\w*)\b/iu;
const stemsHeld = (text: string): ReadonlySet<string> =>
  new Set(stemsOf(text.replace(heldBack, ' ')).filter((one) => one.length > 3));

/** "For her OT": whoever hears it does not know whose. */
function tidy(text: string, child: AskedChild): string {
  const { facts, isUnknown } = child;
  const plain = mended(asSaid(text), child).replace(
    weekdays,
    (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  );
  const named =
    isUnknown || plain.includes(facts.name) ? plain : plain.replace(theirThing, `$1 ${facts.name}'s `);
  const whole = named.replace(/^i\b/u, 'I').trim();
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}
/** "To be with her" is no thing of hers. */
const theirThing =
  /\b(for|to|with) (?:his|her) (?=(?:ot|salt|speech|physio|therap(?:y|ist)|appointments?|school|nursery|hospital|clinic|dentist|gp|doctor|assessment|review)\b)/iu;
/** "Sat", "sun" and "wed" may be words. */
const weekdays = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|thu(?:rs)?|fri)\b/gu;
