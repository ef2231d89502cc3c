// What is answered the same way on many pages: whether a place is told that the child is autistic, and which of two causes.
// Null where the message asks for none of these.
import type { Topic } from '../topic.ts';

export function generalChoice({ help, why, firstBy }: Topic, message: string): string | null {
  const text = message.replaceAll('’', "'");
  if (tellsPlace.test(text) && !ofDanger.test(text)) return tellPlace;
  if (!isEither.test(text)) return null;
  if (named(text, illness)) return `${eitherCause} ${help}`;
  return named(text, willed) && !mayBeHarmed.test(text) ? `${neverWill} ${firstBy?.why ?? why}` : null;
}

/** It is autism that is told, and nothing else. */
const tellsPlace =
  /\b(?:should|do|shall|must|can) (?:i|we)(?: have to| need to)? (?:tell|warn|inform) (?:the|his|her|our|a|their) (?:new )?(?:hair ?dresser|barber|dentist|optician|coach|driver|instructor|leader|club|staff|waiter|restaurant|hotel|airline|host|photographer|library|cinema|pool|babysitter|swimming teacher|museum|airport|venue)\b[^.?!,]{0,25}\b(?:autis\w*|asd|on the spectrum|diagnos\w*)\b/i;
/** What keeps a child safe is told in full, and to whoever minds the child. */
const ofDanger =
  /\b(?:allerg\w*|anaphyla\w*|epi-?pens?|epilep\w*|seizures?|fits|diabet\w*|insulin|asthma\w*|inhalers?|medic\w*|meds|tablets|tube|chok\w*|runs? (?:off|away|out)|running (?:off|away)|bolts?|wanders?|climbs?|bit(?:es?|ing)|hit(?:s|ting)?|self[- ]harm\w*|swallow\w*|pica|hearts?|blood|abus\w*|court|contact order|coeliac|celiac|gluten|dairy|nuts?|eggs?)\b/i;
const tellPlace =
  'Yes, in one line when you book: "____ is autistic. What helps is ____." Whether you use the word is up to you; what helps should always be in it.';

/** "Is this depression or autism": two causes, and nothing to do. */
const isEither =
  /\b(?:is|was|are) (?:it|this|that|he|she|they)\b[^.?!]{0,80}\bor\b|\b(?:\w+) or (?:just )?autis\w+\s*\?/i;
const named = (text: string, words: RegExp): boolean =>
  text.split(/(?<=[.?!\n])\s+/).some((sentence) => isEither.test(sentence) && words.test(sentence));
const illness =
  /\b(?:depress\w*|anxiety|adhd|ocd|pain|ill|sick|trauma|hormon\w*|puberty|seizures?|epilep\w*|allerg\w*|hearing|deaf|thyroid)\b/i;
const eitherCause = 'I can’t tell the two apart from here, and it may be both.';
const willed =
  /\b(?:naught\w*|attention|spoil\w*|manipulat\w*|on purpose|lazy|lazi\w*|rude|being (?:difficult|awkward|stubborn|silly)|behaviou?r|testing (?:me|us)|winding (?:me|us)|bad manners|putting it on|faking)\b/i;
/** Who may be hurt by somebody is not explained away. */
const mayBeHarmed =
  /\b(?:bull(?:y|ied|ies|ying)|picked on|picking on|teas(?:ed|ing)|abus\w*|hurt(?:ing)? (?:him|her|them)|being (?:hurt|hit|touched|threatened|groomed|left out|excluded|neglected)|is someone|somebody|someone|touched|groom\w*|threat\w*|self[- ]?harm\w*|suicid\w*|unsafe|in danger|(?:scared|afraid|frightened) of)\b/i;
const neverWill = 'It is far more often a need than ill will, and being strict won’t change a need.';
