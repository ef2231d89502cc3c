// Whether help comes before an answer, and whether the answer after it is free: what was read of a message, weighed
// with what the carer has said since.
import type { ChatAsk, StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Help } from '#adapters/reading/reading';
import type { AssistantPorts } from './assistant-ports.ts';

/**
 * Sure help gives way to "That's not what I meant", a doubt to a carer who has said that nobody is in danger, or who only
 * repeats words of our own question: "the foam" of "Is it the taste, the foam or the bristles?"; nor to what was asked for a letter.
 */
export const comesFirst = ({ isInstead }: Help, ask: ChatAsk): boolean =>
  isInstead ? ask.isMisread !== true : ask.isCalm !== true && !repeatsQuestion(ask) && !isDictated(ask);

/** What is read of the message of an ask. */
export const findHelp = (
  { safety }: Pick<AssistantPorts, 'safety'>,
  { message, profile, turns }: ChatAsk,
): Promise<Help | null> => safety.helpFor(message, profile, { isInTalk: turns.length > 0 });

/**
 * What is read of the line and the boxes of a story. Deaths, hospitals and injections are what stories are for: only what is nearly
 * certain comes before one, as later in a talk, and a carer who says that nobody is in danger has the story. Of 7,480 lines 23 are
 * met with help (47 with the limits of a first message), of fifteen emergencies fourteen.
 */
export async function findHelpInStory(
  { safety }: Pick<AssistantPorts, 'safety'>,
  { profile, request: { about, facts }, isCalm }: StoryAsk,
): Promise<Help | null> {
  const typed = [about, ...Object.values(facts ?? {})].map((text) => text.trim()).filter(Boolean);
  if (isCalm === true || typed.length === 0) return null;
  const help = await safety.helpFor(typed.join('.\n'), profile, { isInTalk: true });
  const line = typed.join('. ');
  if (help?.kind === missingChild && (losesThing(line, profile?.name ?? '') || tellsOfDeath(line)))
    return null;
  return help?.isInstead || (help && hurtsSelf.test(line)) ? help : null;
}

const missingChild = 'K3';

/** "Our dog died. He isn't at the vet's any more": nobody is looked for, unless somebody is. */
const tellsOfDeath = (typed: string): boolean =>
  /\b(?:died|has died|passed away|put (?:down|to sleep)|funeral)\b/iu.test(typed) &&
  !/\b(?:missing|lost|ran|run|bolted|wandered|walked|find|search\w*|looking for|since|hours?|minutes?)\b/iu.test(
    typed,
  );

/** "Lost teddy. We left Bun on the train": the line begins with the lost thing or pet, and tells of no child who is away. */
const losesThing = (typed: string, child: string): boolean =>
  new RegExp(
    `^(?:(?:we |he |she |they |I )?(?:has |have )?lost (?:(?:his|her|their|my|our|the|a) )?(?:\\p{L}+ )?${thing}|(?:(?:his|her|their|my|our|the) )?(?:\\p{L}+ )?${thing} (?:is |was |got |has gone |gone |went )?(?:lost|missing))\\b`,
    'iu',
  ).test(typed.trim()) &&
  !isSomebody.test(typed) &&
  (child === '' || !typed.includes(child));
const thing =
  '(?:teddy(?: bear)?|teddies|toys?|bunny|cuddly|comforter|blanket|blankie|dummy|doll|tablet|ipad|phone|hat|coat|bag|shoe|key|wallet|purse|bus pass|glasses|hearing aid|cat|dog|kitten|puppy|hamster|rabbit|tortoise|budgie)';
const isSomebody =
  /\b(?:child|kid|boy|girl|son|daughter|brother|sister|baby|toddler)\b|(?:[,.;]|\band|\bbut|\bnow) (?:\p{L}+ )?(?!it\b)\p{L}+ (?:(?:is|has|was|are) (?:\p{L}+ )?)?(?:missing|gone|lost|away)\b|\b(?:ran|run|walked|wandered|climbed|went|bolted|got) (?:off|away|out)\b|\b(?:find|found|see|seen|where) (?:me|us|he|she|her|my|our)\b|\bnot (?:come )?(?:home|back|here)\b/iu;

/** Said so plainly there is no doubt for a story to be told in. */
const hurtsSelf =
  /\bcut(?:s|ting)? (?:(?:her|him|them|my)sel(?:f|ves)|(?:her|his|their|my) (?:arms?|wrists?|legs?|thighs?))\b|\bself[- ]?harm\w*|\b(?:jump|jumped|climb|climbed)\b.{0,12}\b(?:out of|off|from) (?:the |a )?(?:window|bridge|roof|balcony)\b|\boverdos\w*/i;

/** Our last words asked what a letter should say: what was long ago stands in many. */
const isDictated = ({ turns }: ChatAsk): boolean => {
  const last = turns.at(-1);
  return last?.role === 'assistant' && asksForLetter.test(last.content);
};
/** What is grave and told by the way may stand before it. */
const asksForLetter = /(?:^|\n\n)I’ll write it with you\.|, and I’ll write it again\./u;

function repeatsQuestion({ message, turns }: ChatAsk): boolean {
  const last = turns.at(-1);
  const [question = ''] = /[^.!?\n]*\?\s*$/.exec(last?.role === 'assistant' ? last.content : '') ?? [];
  const said = wordsIn(message);
  return said.length > 0 && said.every((word) => wordsIn(question).includes(word));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Only where fixed help would have come: the flag alone buys nothing. */
export const isFreeAnswer = (
  { freeAnswers }: Pick<AssistantPorts, 'freeAnswers'>,
  uid: string,
  help: Help | null,
  { isMisread }: ChatAsk,
): boolean => help?.isInstead === true && isMisread === true && freeAnswers.secondsToWait(uid) === 0;
