// What is only told is heard in the carer's own words, with a step of the page where one speaks of the same.
import { deniedIn } from '../message/denied.ts';
import { quotable } from '../message/set-aside.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { Topic } from '../topic.ts';
import type { GoingOn } from './going-on.ts';
import { fittingStep } from './nearest/fitting-step.ts';

/** Empty where nothing of it can be repeated and no step fits. No phrase stands there a second time in a talk. */
export function toldReply(topic: Topic, going: GoingOn, isAfterSorry = false, isOnPage = true): string {
  const echo = echoOf(going, isAfterSorry);
  const step = isOnPage ? fittingStep(topic, going) : '';
  const lead = unsaid(['One thing that may help:', 'Something else to try:', 'And one more:'], going);
  return [echo, step === '' ? '' : `${lead} ${step}`.trim()].filter(Boolean).join('\n\n');
}

/** The same where no page is sure yet, and nothing was said before. */
export function heardAtFirst(message: string): string {
  const words = wordsHeard(message);
  const feeling = hurts.test(message) ? 'That’s hard on you.' : '';
  return [words === '' ? 'I hear you.' : `I hear you: “${words}”.`, feeling].filter(Boolean).join(' ');
}

/** The clause that carries the worry, or all of a message that says one thing; else nothing is quoted: a side matter repeated is not heard. */
function echoOf(going: GoingOn, isAfterSorry: boolean): string {
  const words = wordsHeard(going.message);
  const feeling = hurts.test(going.message) ? unsaid(['That’s hard on you.', 'I’m sorry.'], going) : '';
  const lead = unsaid(['I hear you', 'Understood', 'I see'], going);
  const echo = words === '' ? (isAfterSorry ? '' : lead) : `${lead === '' ? '' : `${lead}: `}“${words}”`;
  return [echo === '' ? '' : `${echo}.`, feeling].filter(Boolean).join(' ');
}

/** The clause that carries the worry, or all of a message that says one thing; empty where neither can be repeated. */
export function wordsHeard(message: string): string {
  const instead = deniedIn(message)?.instead ?? '';
  const [said = ''] = sentencesOf(instead)
    .filter((sentence) => !aboutUs.test(sentence))
    .map((sentence) => quotable(sentence, longest));
  if (said.split(/\s+/).length >= fewestWords) return said;
  const sentences = sentencesOf(message).filter((sentence) => !aboutUs.test(sentence));
  const worry = sentences
    .map((sentence, at) => ({ sentence, next: sentences[at + 1] ?? '' }))
    .filter(({ sentence }) => isWeighty(sentence))
    .map(
      ({ sentence, next }) =>
        (isButSo.test(next) && quotable(`${sentence} ${next}`, longest)) ||
        quotable(sentence, longest) ||
        quotable(worried(sentence), longest),
    )
    .findLast((words) => words !== '');
  const [only = ''] = sentences.length === 1 ? sentences : [];
  const words = worry ?? (quotable(only, longest) || quotable(firstClause(only), longest));
  return words.split(/\s+/).length >= fewestWords ? words : '';
}

/** "It should not bother me. It does a bit.": half of it says the opposite. */
const isButSo =
  /^(?:but )?(?:it|he|she|they|i) (?:still |really )?(?:does?|did|is|was|am|are|has|have)(?:n['’]?t| not)?(?: (?:a (?:bit|little|lot)|though|anyway|sometimes|still|really|so))*\W*$/i;

/** Of a long sentence the clause with the worry in it, and what follows. */
const worried = (sentence: string): string => {
  const clauses = sentence.split(/(?<=[,;:])\s+|\s+(?=(?:but|because)\b)/i);
  return clauses.slice(clauses.findIndex(isWeighty)).join(' ');
};

const isWeighty = (text: string): boolean => worries.test(text) || loud.test(text);
/** What weighs: it is named a worry or a problem, or it is written in capitals. */
const worries =
  /\b(?:worr\w+|problem|trouble|issue|scar(?:ed|es|y)|afraid|fear\w*|frighten\w*|dangerous|hates?|hated|hurts?|went wrong|goes wrong|hard(?:est)? (?:bit|part|thing)|worst|won'?t|refus\w+|scream\w*|thing is|dread\w*|bother\w*|miss(?:es|ed)?|lonely|jealous|guilty|ashamed|stranger in|nobody (?:has )?ask\w*|upset\w*|struggl\w+|can'?t (?:stand|bear|cope)|fed up|at my wits)\b/i;
const loud = /\b(?!(?:SENCO|EHCP|NHS|ADHD|ASD|AAC|IEP|PDA|DLA|PIP|LOL|OMG|OCD|USB|SEN)\b)[A-Z]{3,}\b/;

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
  /\b(?:broke my heart|break(?:s|ing)? my heart|hurt(?:s|ing)? me|but it hurts|it really hurts|(?:me|i) feel (?:so )?(?:rubbish|awful|terrible|guilty|useless|like a failure|alone)|making me feel|i cried|in tears|on my knees|lose my mind|losing my mind|dreading|so tired|exhausted|can'?t cope|heartbroken)\b/i;
