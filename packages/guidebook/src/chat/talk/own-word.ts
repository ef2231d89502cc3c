// "What cards?", "what do you mean by a strip?": a word of ours that was not understood is explained by the step it stands in.
import { stemsOf } from '#library/match';
import { fillStep, leadOf } from '../answer/steps.ts';
import { wasSaid } from '../pages/page-before.ts';
import { stepsOf } from '../pages/steps-read.ts';
import type { Topic } from '../topic.ts';
import type { PartAnswer } from './answer-part.ts';
import type { GoingOn } from './going-on.ts';

/** Null where no word of ours is asked after, or no step that was given holds it. */
export function ownWordAnswer(topic: Topic, part: string, { child, before }: GoingOn): PartAnswer | null {
  const [, word = ''] = asksAfter.exec(part.replaceAll('’', "'")) ?? [];
  const [first, ...more] = stemsOf(word).filter((one) => one.length > 2);
  if (first === undefined) return null;
  const stems = [first, ...more];
  const found = stepsOf(topic)
    .map(({ text }) => fillStep(child, text, `${topic.id}word`))
    .filter((step) => wasSaid(before, step))
    .find((step) => stems.every((one) => stemsOf(step).includes(one)));
  if (found === undefined) return null;
  const detail = found.replace(/\*\*.+?\*\*\s*/, '');
  return {
    part,
    say: `By “${word.trim()}” I mean this step: “${leadOf(found)} ${detail}”`,
    steps: [],
  };
}

/** A few words that ask for nothing but what a word means. */
const asksAfter =
  /^(?:also |and |but |so |wait |sorry )*(?:what(?:'s| is| are| do you mean (?:by|with))?|which)(?: (?:the|a|an|these|those|this|that|your))? ([\w' -]{3,30}?)(?: (?:do you mean|is that|are (?:those|these|they)|you mean))?\W*$/i;
