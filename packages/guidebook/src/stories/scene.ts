// A scene is one topic told as reviewed content (content/en/scenes): sentences with their part, levels and type, in the
// child's voice.
import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';
import type { Context, StoryType } from '@calmbridge/domain/stories/story';

export type Part = 'intro' | 'body' | 'step' | 'end';

export type Line = {
  part: Part;
  levels: ReadonlySet<1 | 2 | 3>;
  type: SentenceType;
  /** Conditions on the child or the request, all of which hold: "sound", "teen", "!school". */
  when: readonly string[];
  /** Left out first when a story gets too long. */
  isExtra: boolean;
  text: string;
};

export type Scene = {
  id: string;
  title: string;
  /** Fits after "about" and "for": "brushing my teeth", "the fire drill". */
  topic: string;
  /** What a carer calls it, where the title in plain letters would not say it well. */
  label?: string | undefined;
  types: readonly StoryType[];
  at: readonly Context[];
  /** How carers ask for it, in their own words. */
  asks: readonly string[];
  /** Words of a carer's line that mean this scene. "dog+sick" wants both; "seat belt" wants the phrase. */
  words: readonly string[];
  ages: 'all' | 'young' | 'teen';
  /** About loss: no cheering on. */
  isSolemn: boolean;
  /** About a feeling or a need that can begin with anything: what is hard for this child is named at its start. */
  isGeneral: boolean;
  /** Says something that is true of few children: told only where the carer's line names it. */
  isNamedOnly: boolean;
  lines: readonly Line[];
};

export const readLines = (tells: string): Line[] =>
  tells
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);

const parts: Readonly<Record<string, Part>> = { i: 'intro', b: 'body', s: 'step', e: 'end' };
const types: Readonly<Record<string, SentenceType>> = {
  d: 'descriptive',
  p: 'perspective',
  a: 'affirmative',
  c: 'coach_child',
  t: 'coach_team',
  m: 'self_coach',
};

/**
 * "b12? p [sound] The bell may be loud." A letter for the part (i, b, s, e), the levels, "?" for an extra; a letter for the
 * type (d describes, p perspective, a affirms, c coaches the child, t the team, m the child coaches themself).
 */
export function readLine(line: string): Line {
  const read = /^([ibse])([123]+)(\??) ([dpactm]) (?:\[([^\]]+)\] )?(\S.*)$/.exec(line);
  const [, part = '', levels = '', extra, type = '', when, text = ''] = read ?? [];
  const foundPart = parts[part];
  const foundType = types[type];
  if (!foundPart || !foundType) throw new Error(`Not a line of a scene: ${line}`);
  return {
    part: foundPart,
    levels: new Set([...levels].map((level) => Number(level) as 1 | 2 | 3)),
    type: foundType,
    when: when === undefined ? [] : when.split(' '),
    isExtra: extra === '?',
    text,
  };
}
