import type { Cast } from './cast.ts';
import type { Draft } from './draft.ts';

/** In a direct story, a routine, or one told by name, the order is said: first, then, last. */
export function inSteps(steps: readonly Draft[], cast: Cast): Draft[] {
  const { tone, type } = cast.ask.request;
  const isOrdered = tone === 'Direct and Instructional' || type === 'Routine' || cast.group === 'teen';
  // Elsewhere the last step only says that it comes after.
  if (!isOrdered) {
    const last = steps.findLastIndex(startsAStep);
    return steps.map((step, index) =>
      index === last &&
      steps.slice(0, last).some(startsAStep) &&
      !said.test(step.text) &&
      !leadsOn(step, steps[index + 1]) &&
      !ordered.test(steps[index - 1]?.text ?? '')
        ? { ...step, text: `Then ${midSentence(step.text)}` }
        : step,
    );
  }
  const count = steps.filter(startsAStep).length;
  if (count < 2) return [...steps];
  let index = 0;
  return steps.map((step, at, all) => {
    if (!startsAStep(step)) return step;
    if (ordered.test(step.text) || (index > 0 && (said.test(step.text) || leadsOn(step, all[at + 1])))) {
      index += 1;
      return step;
    }
    const word =
      index === 0
        ? 'First,'
        : index === count - 1 && count > 2
          ? 'Last,'
          : index % 2 === 1
            ? 'Then'
            : 'Next,';
    index += 1;
    // "First, I look first" says it twice.
    const plain = word === 'First,' ? step.text.replace(/ first(?=[ .,])/, '') : step.text;
    return { ...step, text: `${word} ${midSentence(plain)}` };
  });
}

/** "I can call. Then I lie down again": its second half says what comes then. */
const leadsOn = ({ text }: Draft, next: Draft | undefined): boolean =>
  next?.follows === text && ordered.test(next.text);

const ordered = /^(?:first|then|next|last|after that)\b/i;
/** When it comes is said already: "Last, later the bus takes us back" says it twice. */
const said =
  /^(?:outside|inside|first|then|next|last|later|after|afterwards|when|if|at|on|some days|one day|in the|between|before|during|until|sometimes|now|while|with)\b/i;

const midSentence = (text: string): string =>
  /^(?:I\b|Mum|Mom|Dad|\{|Grand|Dr|Mr|Ms|\p{Lu}\p{L}+ (?!I\b)\p{Lu})/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** "It is smaller" says how something is, and comes neither first nor last. */
const startsAStep = ({ isStep, follows, text }: Draft): boolean =>
  isStep === true && follows === undefined && !/^(?:It|There) (?:is|are|may)\b/.test(text);
