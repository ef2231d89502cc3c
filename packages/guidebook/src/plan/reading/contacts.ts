// Whom to ring, for the emergency sheet: a number, or a person and not only "me". "Ring me if the crisps are out of stock" stays where
// it was written. Who is kept away is nobody to ring.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { tellsWhomToCall } from '@calmbridge/reader/clinic/told-words';
import { isAside } from './tips.ts';
import { kin } from './told/writer.ts';

export const namesWhomToCall = (text: string): boolean =>
  !isKeptAway(text) &&
  !(isStory(text) && !hasNumber.test(text)) &&
  (tellsWhomToCall(text.replace(byName, ' ')) || isInOrder(text)) &&
  (hasNumber.test(text) || (!isAside(text) && !onlyMe.test(text)));

/** Several sentences of which one names somebody to ring tell of a danger: they stand where they were written. */
const isStory = (text: string): boolean => sentencesOf(text).length > 1 && text.split(/\s+/u).length > 20;

/** "Mum (Fiona) first then gran": people one after the other, and nothing else. A name alone may be a toy. */
export const isInOrder = (text: string): boolean => aPerson.test(text) && inOrder.test(text);
const aPerson = new RegExp(`\\b(?:${kin}|key ?worker)\\b`, 'iu');
const someone = `(?:(?:his|her|their|my|our) )?(?:${kin}|key ?worker|(?:the )?(?:school )?office|school|staff|on[- ]call|neighbou?r|\\p{Lu}\\p{Ll}+)(?: \\([^()]{1,40}\\))?(?: \\p{Lu}\\p{Ll}+)?`;
const inOrder = new RegExp(
  `^${someone} first,? (?:and )?then ${someone}(?:,? (?:and )?then ${someone})?(?:[,;] [^.;]{1,40})?[.!]*$`,
  'u',
);

/** "Please dont call her good girl" is about a name. */
const byName =
  /\b(?:(?:do(?:n['’]?t| not)|never|not) (?:ever )?(?:call|ring|phone|text|contact)|(?:call|text) (?:him|her|them))\b[^.;,]*/giu;
export const hasNumber = /\+?\d[\d\s()./-]{6,}\d/u;
const onlyMe =
  /^(?!.*\b(?:call|ring|phone|text|contact)\s+(?!me\b|us\b)\S).*\b(?:call|ring|phone|text|contact)\s+(?:me|us)\b/isu;

/** The people of a box one by one, each with the number and the ban that stand behind: "Joe, not allowed near her", "Tom 07700 900123. He must not visit". */
export const peopleIn = (said: string): string[] =>
  said
    .split(/[,;\n]+\s*|(?<=[.!?])\s+/u)
    .filter((part) => part.trim() !== '')
    .reduce<string[]>((all, part) => {
      const last = all.at(-1);
      return last !== undefined && leansOnPerson(part)
        ? [...all.slice(0, -1), `${last}${/[.!?]$/u.test(last) ? '' : ','} ${part}`]
        : [...all, part];
    }, []);
const leansOnPerson = (part: string): boolean =>
  !/\p{L}/u.test(part) ||
  /^(?:is |are )?(?:not|no contact|never|must|may not|banned)\b/iu.test(part) ||
  (isKeptAway(part) && /^(?:(?:and|but|so) )?(?:he|she|they|who|is|are|has|cannot|can['’]?t)\b/iu.test(part));

/**
 * Somebody the family or a court keeps away: on no list of whom to ring, whatever number, hour or condition stands beside it. When in doubt:
 * kept away, as it was written.
 */
export const isKeptAway = (one: string): boolean => ban.test(one) || (staysAway.test(one) && !isByHours(one));
const not = String.raw`(?:must(?:n['’]?t| not)|may not|should(?:n['’]?t| not)|(?:is|are)(?:n['’]?t| not) to|never)`;
const byTheClock = String.raw`[^.;,]{0,24}\b(?:before|after|between|until|till) (?:\d|noon|midday|midnight|school|work|lunch)`;
const ban = new RegExp(
  [
    String.raw`\b(?:not|n['’]?t|never) (?:be )?(?:allowed|permitted|safe)\b|\bno (?:contact|access)\b|\bbanned\b|\bbarred\b|\bunsupervised\b|\bsupervised\b`,
    String.raw`\b(?:court|restraining|protection|protective|barring|safety|non[- ]?mol\p{L}*|prohibited steps|contact|occupation) orders?\b|\binjunction\b|\b(?:till|until|while|under|has|have|against|by) (?:the |an? )?orders?\b|\bwithin \d+ ?(?:m|met(?:re|er)s|yards|miles|feet)\b|\bbail\b`,
    String.raw`\b(?:keep|kept|stay|stays) (?:him |her |them )?(?:well |far )?away\b`,
    String.raw`\b${not} (?:ever )?(?:to )?(?:see|collect|pick|be (?:near|alone|with|around|told|in (?:the|our|her|his)|at (?:the|our|home|school)|left (?:alone|with|in charge))|take|contact|approach|speak|know|go near|come (?:near|within|to|in|back|here|alone))\b`,
    String.raw`\bcan(?:not|['’]?t| not) (?:see|be (?:near|alone|with|around|left)|contact|know|(?:go|come) near)\b`,
    String.raw`\b(?:do(?:n['’]?t| not)|never) (?:ever )?(?:let|leave|hand|release|give) (?:\p{L}+ ){0,4}(?:with|to|see|have|take|collect|pick|in|near)\b`,
    String.raw`\b(?:do(?:n['’]?t| not)|never|not to be|must not be) (?:ever )?(?:ring|rung|call(?:ed)?|phoned?|text(?:ed)?|contact(?:ed)?)\b(?!${byTheClock})`,
  ].join('|'),
  'iu',
);
const staysAway = new RegExp(
  String.raw`\b${not} (?:ever )?(?:to )?(?:come|visit|have|be (?:left(?! waiting)|let))\b`,
  'iu',
);
/** A helper's days and hours are no ban: "Auntie Jo may not come at weekends". */
const isByHours = (one: string): boolean =>
  /\b(?:nan\p{L}*|gran(?!dad|pa)\p{L}*|auntie|neighbou?r|sitter|babysitter|childminder|carer|respite|volunteer|nurse|therapist|tutor|key ?worker)\b/iu.test(
    one,
  ) &&
  /\b(?:at|on|before|after) (?:the )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d|noon|school)\b|\bin the (?:mornings?|afternoons?)\b/iu.test(
    one,
  ) &&
  !/\b(?:alone|without|unless|worker present|night|dad|father|step\p{L}*|ex|boyfriend|girlfriend|partner)\b/iu.test(
    one,
  );
