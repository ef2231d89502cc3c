// What a line names that is often hard on the senses, and what a child can do about it. "May" throughout: nobody said how it will be.
import { type Line, readLines } from '../scene.ts';
import type { TopicLine } from './topic-line.ts';

/** At most two, in the order of the list. */
export function senseLines({ topic, fact, more }: TopicLine): Line[] {
  const told = [fact ?? topic, ...more].join(' ');
  return senses
    .filter(
      ([words, [line]]) => words.test(told) && !(/loud/.test(line?.text ?? '') && /\bloud\b/i.test(told)),
    )
    .slice(0, 2)
    .flatMap(([, lines]) => lines);
}

const senses: ReadonlyArray<readonly [RegExp, readonly Line[]]> = (
  [
    [
      /\b(?:loud\w*|nois[ey]\w*|music|drums?|sirens?|bells?|beep\w*|clapping|singing|fireworks|football crowd|wedding|parade|whistle\w*|flat out)\b/i,
      `b12 p It may be loud.
       b12? c I can cover my ears or ask for a quiet place.
       b3 p It may be loud.`,
    ],
    [
      /\b(?:smells?|smelly|bleach)\b/i,
      `b12 p It may smell strong.
       b12? c I can ask for fresh air.
       b3 p It may smell strong.`,
    ],
    [
      /\b(?:(?:many|lots of|\d\d+) (?:people|cousins|children|kids|guests)|crowds?|everybody sits)\b/i,
      `b12 p There may be many people.
       b12? d A quiet place may help me rest.
       b3 p There may be many people.`,
    ],
    [
      /\b(?:wait(?:s|ing)?|queues?|delay\w*|[2-9] hours?|three hours|two hours)\b/i,
      `b12 p It may take a long time.
       b12? d Something to do may help me wait.
       b3 p It may take long.`,
    ],
    [
      /\b(?:flash|dark|bright lights?)\b/i,
      `b12 p The light may feel different.
       b12? c I can close my eyes or look away.
       b3 p The light may be new.`,
    ],
    [
      /\b(?:wet|scratch\w*|itch\w*|plaster|cream|gloves|mehndi|lace)\b/i,
      `b12 p It may feel strange on my skin.
       b12? c I can tell or show how it feels.
       b3 p It may feel strange.`,
    ],
    [
      /\b(?:new|different|starting|instead of)\b/i,
      `b12 p New things may feel strange at first.
       b3 p New things may feel strange.`,
    ],
  ] as const
).map(([words, lines]) => [words, readLines(lines)]);
