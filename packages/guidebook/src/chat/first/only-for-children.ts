// A grown-up asks about their own life, and the page has hardly a line that is not about a child: said plainly, with what there is.
import type { Asking } from '../answer/answer.ts';
import { spokenTitle, stepsFor } from '../answer/steps.ts';
import { elseChoice, type FreeReply } from '../offers/unknown.ts';
import { mostOffered } from '../pages/page-reading.ts';
import type { Topic } from '../topic.ts';

export function onlyForChildren(topic: Topic, { child, together }: Asking): FreeReply | null {
  if (!child.isSelf || topic.forYourself) return null;
  const isLittleOnes = topic.theme === 'early-years';
  if (!isLittleOnes && stepsFor(topic, { child }, fewest).shown.length >= fewest) return null;
  const others = (together?.() ?? [])
    .filter(({ topic: one, chance }) => one !== topic && one.forYourself && chance >= worthAButton)
    .slice(0, mostOffered)
    .map(({ topic: one }) => ({ id: one.id, label: one.label }));
  const text = `My page on ${spokenTitle(child, topic)} is about children, and not much of it would apply to you.`;
  return others.length === 0
    ? { is: 'asks', text: `${text} ${askMore}`, choices: [elseChoice] }
    : {
        is: 'asks',
        text: `${text} These have a section for adults. It’s free to choose:`,
        choices: [...others, elseChoice],
      };
}

const fewest = 2;
const worthAButton = 0.02;
const askMore = 'Tell me in a few words which part is hard for you, and I’ll look again. It’s free.';
