// The first sentence answers the question in the form it was asked in.
import { asksIfNormal, questionFormIn } from '../message/question-form.ts';
import type { Topic } from '../topic.ts';

/** What the page says straight to this message: by its words, else by its form; null where it has nothing of its own. */
export function straightAnswer(
  topic: Topic,
  message: string,
  isNew: (text: string) => boolean = () => true,
): string | null {
  const byWords = topic.first?.find(({ when }) => when.test(message))?.say;
  if (byWords !== undefined && isNew(byWords)) return byWords;
  const form = questionFormIn(message);
  // A page's yes is to "is it normal"; to another yes-or-no question it could be the wrong one.
  if (form === 'is-it' && !asksIfNormal(message)) return null;
  const byForm = topic.firstBy?.[form];
  if (byForm !== undefined && isNew(byForm)) return byForm;
  if (form === 'why' && isNew(topic.why)) return topic.why;
  if (form === 'what-say') {
    const words = wordsToSay(topic);
    if (words !== undefined && isNew(words)) return words;
  }
  return null;
}

/** The first sentence stands for what the message says, not for how it asks. */
export const hangsOnWords = (topic: Topic, message: string): boolean =>
  topic.first?.some(({ when }) => when.test(message)) === true;

export const firstSentence = (topic: Topic, message: string): string =>
  straightAnswer(topic, message) ?? topic.opening;

/** The first words in quotation marks that a step gives to say. */
function wordsToSay({ steps }: Topic): string | undefined {
  for (const { text } of steps) {
    const [, words] = /\b[Ss]ay:? (?:"|“)([^"”]{12,})(?:"|”)/.exec(text) ?? [];
    if (words !== undefined) return `Try: "${words}"`;
  }
  return undefined;
}
