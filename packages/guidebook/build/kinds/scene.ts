// A scene of a social story. Its sentences stand in the child's voice, each with its levels before it:
//   - (1 2, perspective, if touch) The brush may tickle or feel rough on my gums.
import { contexts, storyTypes } from '@calmbridge/domain/stories/story';
import { z } from 'zod';
import { storyConditions } from '#stories/cast';
import { conditionOf } from '#stories/choosing/if-it-says';
import { isChildsVoice, sceneLabel } from '#stories/choosing/scene-label';
import type { Line, Part, Scene } from '#stories/scene';
import { lineFault, unmetNeeds } from '#stories/scene-needs';
import { askedAs, phrases, plainText, record, splitMarks } from './fields.ts';
import type { Kind } from './kind.ts';

const typeWords: Readonly<Record<string, Line['type']>> = {
  perspective: 'perspective',
  affirms: 'affirmative',
  'child can': 'coach_child',
  'helper will': 'coach_team',
  'to myself': 'self_coach',
};

export const headingOf = {
  intro: 'Beginning',
  body: 'What happens',
  step: 'Steps',
  end: 'End',
} as const satisfies Record<Part, string>;

export const lines = (part: Part) =>
  z
    .array(
      plainText.transform((text, ctx): Line => {
        const line = readSentence(part, text);
        const fault = typeof line === 'string' ? line : lineFault(line);
        if (fault !== null) ctx.issues.push({ code: 'custom', input: text, message: fault });
        return typeof line === 'string' ? blank(part) : line;
      }),
    )
    .min(1);

/** The sentence with what its marks say, or what is wrong with them. */
function readSentence(part: Part, text: string): Line | string {
  const { marks, rest } = splitMarks(text);
  const levels = marks[0] ?? '';
  if (!/^[123](?: [123])*$/.test(levels))
    return 'begin with the levels the sentence is for: "(1 2) I brush my teeth."';
  const line: Line = { ...blank(part), levels: new Set(levels.split(' ').map(asLevel)), text: rest };
  for (const mark of marks.slice(1)) {
    const condition = /^(if|unless) (\w+)$/.exec(mark);
    const type = typeWords[mark];
    const ofLine = conditionOf(mark);
    if (type) line.type = type;
    else if (mark === 'extra') line.isExtra = true;
    else if (ofLine !== null) line.when = [...line.when, ofLine];
    else if (condition && storyConditions.has(condition[2] ?? ''))
      line.when = [...line.when, `${condition[1] === 'unless' ? '!' : ''}${condition[2]}`];
    else return `"${mark}" is not known: ${known}`;
  }
  return line;
}

const known = [...Object.keys(typeWords), 'extra', 'if or unless …', 'if or unless it says …'].join(', ');
const asLevel = (digit: string): 1 | 2 | 3 => (digit === '1' ? 1 : digit === '2' ? 2 : 3);
const blank = (part: Part): Line => ({
  part,
  levels: new Set(),
  type: 'descriptive',
  when: [],
  isExtra: false,
  text: '',
});

const noLabel = 'say what a carer calls it, without "I" and "my": "label: A lost bus pass"';

export const sceneKind: Kind<Omit<Scene, 'id'>> = {
  folder: 'scenes',
  schema: z
    .strictObject({
      title: plainText,
      topic: plainText,
      label: plainText.optional(),
      types: z.array(z.enum(storyTypes)).min(1),
      contexts: z.array(z.enum(contexts)).min(1),
      ages: z.enum(['young', 'teen']).optional(),
      flags: z.array(z.enum(['solemn', 'general', 'named only'])).optional(),
      words: phrases,
      'asked as': askedAs,
      ...record,
      Beginning: lines('intro'),
      'What happens': lines('body'),
      Steps: lines('step'),
      'What helps': lines('body'),
      End: lines('end'),
    })
    .transform((read, ctx) => {
      const { flags = [], label } = read;
      if (isChildsVoice(sceneLabel(read)))
        ctx.issues.push({ code: 'custom', input: read.title, path: ['label'], message: noLabel });
      const told = [
        ...read.Beginning,
        ...read['What happens'],
        ...read.Steps,
        ...read['What helps'],
        ...read.End,
      ];
      for (const { part, what } of unmetNeeds(told))
        ctx.issues.push({ code: 'custom', input: told, path: [headingOf[part]], message: what });
      return {
        title: read.title,
        topic: read.topic,
        ...(label === undefined ? {} : { label }),
        types: read.types,
        at: read.contexts,
        words: read.words,
        asks: read['asked as'],
        ages: read.ages ?? 'all',
        isSolemn: flags.includes('solemn'),
        isGeneral: flags.includes('general'),
        isNamedOnly: flags.includes('named only'),
        lines: told,
      };
    }),
};
