// A scene made of what the carer told: no scene of ours is about it, so nothing is said of it that the carer did not say.
import type { StoryFacts } from '@calmbridge/domain/stories/story';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { stateLines } from '../lines/state-lines.ts';
import { type Line, readLines, type Scene } from '../scene.ts';
import { type ToldFact, toldFacts } from './told-facts.ts';

/** `without` are sentences that can't stand in a story after all. */
export function sceneFrom(
  facts: StoryFacts,
  line: StoryLine | null,
  level: 1 | 2 | 3,
  without: ReadonlySet<string> = new Set(),
  isRule = false,
): Scene {
  const isDeath = line?.state === 'died';
  const told = toldFacts(facts, line, level, isRule).filter(({ text }) => !without.has(text));
  return {
    id: 'told-by-the-carer',
    title: isDeath ? 'Somebody Died' : 'What Will Happen',
    topic: isDeath ? 'somebody who died' : 'what will happen',
    types: [],
    at: ['Home', 'School', 'Community'],
    asks: [],
    words: [],
    ages: 'all',
    isSolemn: isDeath,
    isGeneral: false,
    isNamedOnly: true,
    lines: [
      ...told.map(asLine),
      ...around(told),
      ...stateLines(line?.state ?? null),
      ...(isDeath ? frameOfDeath : frame),
    ],
  };
}

/** For a story whose line can't be said. */
const frame = readLines(`
  i123 d This story tells what will happen.
  e123 d Now I know what will happen.
`);

const frameOfDeath = readLines(`
  i123 d This story is about somebody who died.
  e123 d It is okay to talk about it.
`);

const asLine = ({ part, text }: ToldFact): Line => ({
  part,
  levels: new Set([1, 2, 3]),
  type: 'descriptive',
  when: [],
  isExtra: false,
  text,
});

/** A story has two steps; where the carer told fewer, the child asks for the next. */
const around = (told: readonly ToldFact[]): Line[] => {
  const steps = told.filter(({ part }) => part === 'step').length;
  const more = steps === 0 ? 's12 d I ask what comes first.\n s3 d I ask what comes first.' : '';
  return readLines(steps >= 2 ? '' : `${more}\n s12 d I ask what comes next.\n s3 d I ask what comes next.`);
};
