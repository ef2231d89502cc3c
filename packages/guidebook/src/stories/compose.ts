// Puts a story together: the scene's own sentences, what the type, the tone and the child add, then cut to the level.

import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { capitalised, uncapitalised } from '../child/words.ts';
import type { Cast } from './cast.ts';
import { contextLines } from './context-lines.ts';
import type { Draft } from './draft.ts';
import { fill } from './fill.ts';
import { hardLine, ownThingLines } from './personal-lines.ts';
import type { Line, Scene } from './scene.ts';
import { shortened, typeHits } from './shorten.ts';
import { softened } from './soften.ts';
import { encouragementLines, reassuranceLines } from './tone-lines.ts';
import type { TopicLine } from './topic-line.ts';
import { typeLines } from './type-lines.ts';

/** `line` is the carer's own topic, told in the story's words; null when the scene speaks for itself. */
export type Told = { scene: Scene; line: TopicLine | null; withOwnThings: boolean };

const startsFromHardThing = ['Emotional Regulation', 'Coping Strategies', 'Self-Advocacy'];

/** The story as paragraphs of sentences, still in the child's voice. */
export function compose({ scene, line, withOwnThings }: Told, cast: Cast): Draft[][] {
  const { request } = cast.ask;
  const topic = line && line.fact === null ? line.topic : scene.topic;
  const drafted = (lines: readonly Line[], keep: Draft['keep']): Draft[] =>
    lines
      .filter(
        ({ levels, when }) => levels.has(cast.level) && when.every((condition) => doesHold(condition, cast)),
      )
      .map(({ text, type, isExtra, part }) => ({
        text: fill(text, cast, topic),
        type,
        keep: isExtra
          ? 3
          : !mustStay(type, text)
            ? keep
            : type === 'coach_team' && cast.helper.practises
              ? 1
              : 0,
        isStep: part === 'step',
      }))
      .flatMap((draft) => inShortSentences(draft, cast));
  const part = (...names: Line['part'][]) => scene.lines.filter((one) => names.includes(one.part));

  const intro = [...echo(line, cast), ...drafted(part('intro'), 0)];
  const body = drafted(part('body', 'step'), 2).filter(
    // At level 3 there is room for one helper: the one the carer named.
    ({ type: kind }) => !(cast.level === 3 && cast.helper.practises !== null && kind === 'coach_team'),
  );
  const firstStep = body.findIndex(({ isStep }) => isStep);
  const lastStep = body.findLastIndex(({ isStep }) => isStep);
  const facts = body.slice(0, Math.max(0, firstStep));
  const steps = body
    .slice(Math.max(0, firstStep), lastStep + 1)
    .map((step, index) => ({ ...step, keep: keptStep(step, index, cast) }));
  const rest = body.slice(lastStep + 1);
  const context = scene.at.includes(request.context) ? [] : drafted(contextLines(request.context), 1);
  const hard = withOwnThings && startsFromHardThing.includes(request.type) ? hardLine(cast) : null;
  const own = withOwnThings ? ownThingLines(cast, topic) : [];
  const end = line ? [ending(line, cast)] : drafted(part('end'), 0);

  const scenes = [...intro, ...facts, ...steps, ...rest];
  const layer = scene.types.includes(request.type) ? [] : drafted(typeLines(request.type), 1);
  const type = layer.filter(({ type: kind }) => kind !== 'coach_child' || !saysAlready(scenes));
  const told = [...scenes, ...type];
  const team = teamLines(cast, told);
  const saying = sayingLine(cast, told);
  const encouraging = encouragementLines(cast, own);
  const calming = reassuranceLines(cast, told);
  const isOfType = typeHits(told.map(({ text }) => text).join(' '), request.type) >= 3;
  const knowing: Draft[] =
    request.type === 'General' && !isOfType && !line
      ? [
          {
            text: cast.level === 3 ? 'Many people know this.' : `Now I know more about ${topic}.`,
            type: 'descriptive',
            keep: 1,
          },
        ]
      : [];
  const groups: Draft[][] = [
    intro.slice(0, 3),
    [...(hard ? [hard] : []), ...facts, ...context],
    steps,
    [...rest, ...type, ...saying, ...calming],
    [...team, ...own, ...encouraging],
    [...knowing, ...end],
  ];
  const kept = shortened(groups, cast).map((group) =>
    group.some(({ isStep }) => isStep) ? inSteps(group, cast) : group,
  );
  return paragraphs(softened(kept), cast);
}

/** Who helps, what reassures and how the child says something are never cut. */
const mustStay = (type: SentenceType, text: string): boolean =>
  type === 'coach_team' || type === 'affirmative' || /\{(?:say|tell)\b/.test(text);

/** At level 2 a long pair of clauses becomes two sentences: "It may be loud, and that is okay." */
function inShortSentences(draft: Draft, cast: Cast): Draft[] {
  const at = draft.text.indexOf(', and ');
  if (cast.level !== 2 || at < 0 || draft.text.includes('"') || wordsOf(draft.text).length <= 8)
    return [draft];
  const first: Draft = { ...draft, text: `${draft.text.slice(0, at)}.` };
  const second: Draft = {
    ...draft,
    text: capitalised(draft.text.slice(at + ', and '.length)),
    isStep: false,
  };
  return draft.type === 'affirmative' ? [{ ...first, type: 'descriptive' }, second] : [first, second];
}

/** A direct story keeps at least two of its steps. */
const keptStep = ({ keep }: Draft, index: number, cast: Cast): Draft['keep'] =>
  keep === 3 ? 3 : cast.ask.request.tone === 'Direct and Instructional' && index < 2 ? 0 : 1;

const doesHold = (condition: string, { holds }: Cast): boolean =>
  condition.startsWith('!') ? !holds.has(condition.slice(1)) : holds.has(condition);

function echo(line: TopicLine | null, cast: Cast): Draft[] {
  if (!line) return [];
  const text =
    line.fact ?? (cast.level === 3 ? `This is about ${line.topic}.` : `This story is about ${line.topic}.`);
  return [{ text, type: 'descriptive', keep: 0 }];
}

function ending(line: TopicLine, cast: Cast): Draft {
  const topic = line.fact === null ? line.topic : uncapitalisedTitle(line.title);
  const text =
    line.fact !== null
      ? `Now I know more about what may happen when ${topic}.`
      : `Now I know more about ${topic}.`;
  return {
    text: cast.level === 3 && line.fact !== null ? capitalised(`${topic}, and I know more.`) : text,
    type: 'descriptive',
    keep: 0,
  };
}

const uncapitalisedTitle = (title: string): string => uncapitalised(title);

/** In a direct story, a routine, or one told by name, the order is said: first, then, last. */
function inSteps(steps: readonly Draft[], cast: Cast): Draft[] {
  const { tone, type } = cast.ask.request;
  const isOrdered = tone === 'Direct and Instructional' || type === 'Routine' || cast.group === 'teen';
  // Elsewhere the last step only says that it comes after.
  if (!isOrdered) {
    const last = steps.findLastIndex(({ isStep }) => isStep);
    return steps.map((step, index) =>
      index === last && last > 0 && !said.test(step.text)
        ? { ...step, text: `Then ${midSentence(step.text)}` }
        : step,
    );
  }
  const count = steps.filter(({ isStep }) => isStep).length;
  let index = 0;
  return steps.map((step) => {
    if (!step.isStep || said.test(step.text)) {
      if (step.isStep) index += 1;
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
    return { ...step, text: `${word} ${midSentence(step.text)}` };
  });
}

const said = /^(?:first|then|next|last|later|after|when|if|at)\b/i;

const midSentence = (text: string): string =>
  /^(?:I\b|Mum|Mom|Dad|\{|Grand|Dr|Mr|Ms)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

function teamLines(cast: Cast, told: readonly Draft[]): Draft[] {
  const { there, practises } = cast.helper;
  const helps = told.some(
    ({ text, type }) => type === 'coach_team' && text.toLowerCase().includes(there.toLowerCase()),
  );
  const lines: Draft[] = [];
  if (!helps && practises === null)
    lines.push({
      text: `${capitalised(there)} will help me${cast.level === 3 ? '' : ' with this'}.`,
      type: 'coach_team',
      keep: 0,
    });
  if (practises !== null)
    lines.push({
      text:
        cast.level === 3
          ? `${capitalised(practises)} can help me, too.`
          : `${capitalised(practises)} can help me practise this.`,
      type: 'coach_team',
      keep: 0,
    });
  return lines;
}

function sayingLine(cast: Cast, told: readonly Draft[]): Draft[] {
  if (saysAlready(told)) return [];
  const message = startsFromHardThing.includes(cast.ask.request.type) ? 'break' : 'help';
  return [{ text: fill(`I can {say:${message}}.`, cast, ''), type: 'coach_child', keep: 1 }];
}
const saysAlready = (told: readonly Draft[]): boolean =>
  told.some(({ text, type }) => type === 'coach_child' && saysSomething.test(text));
const saysSomething = /\b(?:say|press|use my hands|sign|show the|say or show|tell|show)\b/;

/** A level 3 story has one sentence a paragraph. Elsewhere a lone sentence joins its neighbour. */
function paragraphs(groups: readonly Draft[][], cast: Cast): Draft[][] {
  if (cast.level === 3) return groups.flat().map((draft) => [draft]);
  const [intro = [], ...others] = groups.filter((group) => group.length > 0);
  const end = others.pop() ?? [];
  const middle: Draft[][] = [];
  for (const group of others) {
    const before = middle.at(-1);
    if (before && (group.length === 1 || before.length === 1) && before.length + group.length <= 5)
      before.push(...group);
    else middle.push([...group]);
  }
  return [intro, ...middle.flatMap(inHalves), end];
}

const inHalves = (paragraph: Draft[]): Draft[][] => {
  const half = Math.ceil(paragraph.length / 2);
  return paragraph.length > 5 ? [paragraph.slice(0, half), paragraph.slice(half)] : [paragraph];
};
