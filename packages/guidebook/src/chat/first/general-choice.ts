// What is answered the same way on many pages: whether to insist, whether a place is told, which of two causes, which of two people.
// Null where the message asks for none of these.
import type { Theme, Topic } from '../topic.ts';

export function generalChoice({ theme, help, why, firstBy }: Topic, message: string): string | null {
  const text = message.replaceAll('’', "'");
  if (insists.test(text) && theme !== undefined && freeThemes.has(theme)) return dontInsist;
  if (tellsPlace.test(text) && !ofDanger.test(text) && !ofOther.test(text)) return tellPlace;
  if (whichAdult.test(text)) return whoIsCalm;
  if (theme === 'body-care' && whileBusy.test(text)) return knowsOfIt;
  if (!isEither.test(text)) return null;
  if (named(text, illness)) return `${eitherCause} ${help}`;
  return named(text, willed) && !mayBeHarmed.test(text) ? `${neverWill} ${firstBy?.why ?? why}` : null;
}

/** Where nothing is lost when a no is heard: not on roads, at the doctor's or with a toothbrush. */
const freeThemes: ReadonlySet<Theme> = new Set([
  'people',
  'senses',
  'communication',
  'early-years',
  'feelings',
]);
const insists =
  /\b(?:should|do|shall|must|can) (?:i|we)(?: just| really| have to| need to)* (?:insist|make (?:him|her|them) (?!feel|a |an |some|happy|laugh|comfortable|his |her )|force (?:him|her|them|it)|push (?:him|her|them))\b/i;
const dontInsist =
  'Don’t insist: what {he} {is} made to do gets harder, and {his} no should count. Show it yourself, offer it, and leave it at that.';

const tellsPlace =
  /\b(?:should|do|shall|must|can) (?:i|we)(?: have to| need to)? (?:tell|warn|inform) (?:the|his|her|our|a|their) (?:new )?(?:hair ?dresser|barber|dentist|optician|coach|driver|instructor|leader|club|staff|waiter|restaurant|hotel|airline|host|photographer|library|cinema|pool|babysitter|swimming teacher|museum|airport|venue)\b/i;
/** What keeps a child safe is told in full, and to whoever minds the child. */
const ofDanger =
  /\b(?:allerg\w*|anaphyla\w*|epi-?pens?|epilep\w*|seizures?|fits|diabet\w*|insulin|asthma\w*|inhalers?|medic\w*|meds|tablets|tube|chok\w*|runs? (?:off|away|out)|running (?:off|away)|bolts?|wanders?|climbs?|bit(?:es?|ing)|hit(?:s|ting)?|self[- ]harm\w*|swallow\w*|pica|hearts?|blood|abus\w*|court|contact order|coeliac|celiac|gluten|dairy|nuts?|eggs?)\b/i;
/** "About the divorce": it is not autism that is told. */
const ofOther =
  /\b(?:tell|warn|inform) (?:\w+ ){1,3}?(?:about|that) (?!(?:he|she|they)(?:'s|s|'re| is| are)? (?:autistic|on the spectrum)\b|(?:(?:his|her|their|the|it|being) ?)?(?:autis\w*|diagnosis|asd|needs|sensory|senses|it)\b)\w/i;
const tellPlace =
  'Yes, in one line when you book: "____ is autistic. What helps is ____." You choose whether the word is in it; what helps should be.';

const whichAdult =
  /\b(?:me|i|myself) or (?:his|her|their|the) (?:dad|mum|mom|father|mother|nan|gran\w*|teacher|ta|stepdad|stepmum)\b|\bbetter if it'?s (?:his|her|their) (?:dad|mum|mom|father|mother|nan|gran\w*)\b/i;
const whoIsCalm =
  'Whoever {he} {v:wants} there and is calmest about it: ask {him} in {his} own way, and keep to that one person.';

/** Not "while she sleeps": who is awake can say no. */
const whileBusy =
  /\b(?:can|may|could|should|is it (?:ok|okay|fine|alright)) (?:i|we|to|if i)\b[^.?!]{3,40}\b(?:while|when) (?:he|she|they)(?:'s|'re|s| is| are)? (?:watch\w*|on (?:the|his|her|a)|play\w*|busy|gaming)\b/i;
const knowsOfIt =
  'Yes, if {he} {v:knows} that it happens: say it before you touch {him}, do a little, and stop at {his} no. Done by stealth it makes {him} wary of the screen, too.';

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
