// What is only told is heard in the carer's own words, with a step of the page where one speaks of the same.
import { quotable } from '../message/set-aside.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { Topic } from '../topic.ts';
import { fittingStep } from './fitting-step.ts';
import type { GoingOn } from './going-on.ts';
import { tellingIn } from './page-words.ts';

/** Empty where nothing of it can be repeated and no step fits. No phrase stands there a second time in a talk. */
export function toldReply(topic: Topic, going: GoingOn): string {
  const echo = echoOf(going);
  const step = fittingStep(topic, going);
  const lead = unsaid(['One thing that may fit:', 'Next, perhaps:', 'And one more:'], going);
  return [echo, step === '' ? '' : `${lead} ${step}`.trim()].filter(Boolean).join('\n\n');
}

/** The sentence that says most; of two the later one. */
function echoOf(going: GoingOn): string {
  const sentences = sentencesOf(going.message).filter((sentence) => !aboutUs.test(sentence));
  const [words] = sentences
    .map((sentence) => quotable(sentence, longest) || quotable(firstClause(sentence), longest))
    .filter((sentence) => sentence.split(/\s+/).length >= fewestWords)
    .toReversed()
    .toSorted((a, b) => tellingIn(b).length - tellingIn(a).length);
  const feeling = hurts.test(going.message) ? unsaid(['That is hard on you.', 'I am sorry.'], going) : '';
  if (words === undefined) return feeling;
  const lead = unsaid(['I hear you:', 'Noted:', 'So it is'], going);
  return [`${lead} “${words}”.`.trim(), feeling].filter(Boolean).join(' ');
}
const longest = 110;
const fewestWords = 3;

const unsaid = (phrases: readonly string[], { before }: GoingOn): string =>
  phrases.find((phrase) => !wasSaid(before, phrase)) ?? '';

const sentencesOf = (message: string): string[] => message.split(/(?<=[.!?])\s+|\n+/);
const firstClause = (sentence: string): string =>
  sentence.split(/[,;:]|\b(?:because|so that|but)\b/i)[0] ?? '';

/** Said to the assistant, not of the child. */
const aboutUs =
  /\b(?:you(?:'ve|’ve| have)? (?:told|said|wrote|gave|missed)|your (?:answer|page|list)|danger|i asked|i meant|like i said)\b/i;
const hurts =
  /\b(?:broke my heart|break(?:s|ing)? my heart|hurt(?:s|ing)? me|(?:me|i) feel (?:so )?(?:rubbish|awful|terrible|guilty|useless|like a failure|alone)|making me feel|i cried|in tears|on my knees|lose my mind|losing my mind|dreading|so tired|exhausted|can'?t cope|heartbroken)\b/i;
