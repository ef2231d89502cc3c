// Sentences of a scene that stand only where the carer's line says certain words, or only where it does not: "if it says bath".
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import type { Line, Scene } from '../scene.ts';

export const saidIn = ({ clauses, unread }: Pick<StoryLine, 'clauses' | 'unread'>): string =>
  [...clauses.map(({ text }) => text.replaceAll('~', '')), ...unread].join(', ');

/** The scene for this line. What depends on the line is decided then, and nothing of it is left to ask. */
export function asItSays(scene: Scene, said: string): Scene {
  if (!scene.lines.some(({ when }) => when.some(isOfLine))) return scene;
  return { ...scene, lines: linesFor(scene.lines, said) };
}

/** An empty text leaves what is told where nothing was typed. */
export function linesFor(lines: readonly Line[], said: string): Line[] {
  const plain = said.replace(denied, ' ');
  return lines.flatMap((line) => {
    const [ofLine, others] = [line.when.filter(isOfLine), line.when.filter((one) => !isOfLine(one))];
    const holds = ofLine.every((one) =>
      one.startsWith('!') ? !says(plain, one.slice(1)) : says(plain, one),
    );
    return holds ? [ofLine.length === 0 ? line : { ...line, when: others }] : [];
  });
}

const mark = 'says:';
const isOfLine = (condition: string): boolean => condition.replace('!', '').startsWith(mark);

/** "Bath/tub" is one of the two; "smell*" has any ending. One of a thing stands for many. */
const says = (said: string, condition: string): boolean =>
  condition
    .slice(mark.length)
    .split('/')
    .some((word) =>
      new RegExp(
        word.endsWith('*') ? `\\b${word.slice(0, -1)}` : `\\b${word}(?:e?s|['’]s)?(?![\\p{L}-])`,
        'iu',
      ).test(said),
    );

/** "No scissors" says nothing of scissors. */
const denied =
  /\b(?:no|not|without|instead of|rather than)\s+(?:(?:an?|the|my|his|her|any|with|in|at|on)\s+)*[\p{L}-]+/giu;

/** How a sentence's mark says it ("if it says bath/tub"), as its condition; null where it is another mark. */
export function conditionOf(given: string): string | null {
  const [, how, words] = /^(if|unless) it says ([\p{L}*'’/ -]+)$/u.exec(given) ?? [];
  return words === undefined ? null : `${how === 'unless' ? '!' : ''}${mark}${words.trim()}`;
}
