// Puts a story together: the scene's own sentences, what the type, the tone and the child add, then cut to the level.

import { eventWords } from '@calmbridge/domain/stories/check-asked';
import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';
import type { StoryType } from '@calmbridge/domain/stories/story';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { inRightCase } from '@calmbridge/reader/story-line/clause';
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import { cutClause } from '@calmbridge/reader/story-line/tell-phrase';
import { capitalised } from '../child/words.ts';
import type { Cast } from './cast.ts';
import type { Draft } from './draft.ts';
import { factKey, factPattern, type SceneFacts } from './facts/fact-slots.ts';
import type { ToldFact } from './facts/told-facts.ts';
import { contextLines } from './lines/context-lines.ts';
import { sayingLine, saysAlready, teamLines } from './lines/help-lines.ts';
import { type ComfortPlace, hardLine, ownThingLines, startsFromHardThing } from './lines/personal-lines.ts';
import { encouragementLines, reassuranceLines } from './lines/tone-lines.ts';
import { subjectOf, type TopicLine } from './lines/topic-line.ts';
import { typeLines } from './lines/type-lines.ts';
import type { Line, Scene } from './scene.ts';
import { inSteps } from './steps.ts';
import { fill } from './voice/fill.ts';
import { paragraphs } from './voice/paragraphs.ts';
import { shortened, typeHits } from './voice/shorten.ts';
import { softened } from './voice/soften.ts';

export type Told = {
  scene: Scene;
  /** The carer's own topic, told in the story's words; null when the scene speaks for itself. */
  line: TopicLine | null;
  /** What of the line stands in the scene's open places. */
  facts: SceneFacts;
  /** What the carer told besides, where the scene is ours. */
  told: readonly ToldFact[];
  /** The scene itself is made of what the carer told. */
  isFromCarer: boolean;
  withOwnThings: boolean;
  /** What the carer's line says of day, place and people, where the story has not said it. */
  kept?: (told: string) => readonly string[];
  /** The carer's own sentence opens the story and the scene's beginning is left out: it would say the same again. */
  opensAlone?: boolean;
  /** The story is called by the carer's sentence: the scene has another word for it ("lift" for "elevator"). */
  isOwnTitle?: boolean;
  /** Follows the carer's sentence at the end: "and it is okay to miss them". */
  tail?: string;
  /** Where it is, as the line says: "at Daz's". */
  place?: string;
};

/** The story as paragraphs of sentences, still in the child's voice. */
export function compose(version: Told, cast: Cast): Draft[][] {
  const { scene, line, withOwnThings } = version;
  const { request } = cast.ask;
  const topic = line && line.fact === null ? line.topic : scene.topic;
  const drafted = (lines: readonly Line[], keep: Draft['keep']): Draft[] =>
    lines
      .filter(
        ({ levels, when }) =>
          levels.has(cast.level) &&
          when.every((condition) => ofScene.test(condition) || doesHold(condition, cast)),
      )
      .map(({ text, type, isExtra, part }) => ({
        text: fill(text, cast, topic, version.facts),
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

  // At level 3 the carer's own line may stand alone at the start.
  const opening = echo(line, cast);
  const begin =
    line && (version.isFromCarer || version.opensAlone)
      ? []
      : withoutRepeats(opening, drafted(part('intro'), line && cast.level === 3 ? 1 : 0));
  const body = drafted(part('body', 'step'), 2).filter(
    // At level 3 there is room for one helper: the one the carer named.
    ({ type: kind }) => !(cast.level === 3 && cast.helper.practises !== null && kind === 'coach_team'),
  );
  const kept = keptLines(version, [...opening, ...begin, ...body]);
  const more = carersLines(version, cast);
  // A line told by itself is told whole, before anything is said of it.
  const own = version.tail === undefined ? [] : more;
  const intro = opening.length > 0 ? [...opening, ...own, ...kept, ...begin] : [...begin, ...kept];
  const firstStep = body.findIndex(({ isStep }) => isStep);
  const lastStep = body.findLastIndex(({ isStep }) => isStep);
  const facts = [
    ...(version.tail === undefined ? more : []),
    ...toldAt(version, 'body'),
    ...body.slice(0, Math.max(0, firstStep)),
  ];
  const steps = body.slice(Math.max(0, firstStep), lastStep + 1).map((step, index) => ({
    ...step,
    // The carer's own sentences leave less room at level 3.
    keep:
      version.tail !== undefined && cast.level === 3 && index > 0
        ? (1 as const)
        : keptStep(step, index, cast),
  }));
  const rest = body.slice(lastStep + 1);
  // A line says itself where it belongs.
  const context =
    request.about !== '' || scene.at.includes(request.context)
      ? []
      : drafted(contextLines(request.context), 1);
  const hard =
    // A trigger belongs in a story about feelings that starts from nothing else, and in no other.
    withOwnThings && scene.isGeneral && request.about === '' && startsFromHardThing.has(request.type)
      ? hardLine(cast)
      : null;
  const things = withOwnThings
    ? ownThingLines(cast, topic, { isSolemn: scene.isSolemn, along: comesAlong(version) })
    : [];
  const ends = drafted(part('end'), 0).filter(({ text }) => !tellsOfAnother(text, version));
  const ownEnd = toldAt(version, 'end');
  // The carer's end is the end: a scene's own might say another one.
  const end = [...ownEnd, ...(line ? ending(version, line, ownEnd.length > 0 ? [] : ends, cast) : ends)];

  const scenes = [...intro, ...facts, ...steps, ...rest];
  const isOfType =
    scene.types.includes(request.type) || (request.about !== '' && !ofFeelings.has(request.type));
  const layer = isOfType ? [] : drafted(typeLines(request.type).filter(fitsScene(scene)), 1);
  const type = layer.filter(({ type: kind }) => kind !== 'coach_child' || !saysAlready(scenes));
  const told = [...scenes, ...type];
  const team = teamLines(cast, told, scene.isSolemn);
  const saying = sayingLine(cast, told);
  const encouraging = encouragementLines(cast, things, {
    isSolemn: scene.isSolemn,
    isShort: line !== null && cast.level === 3,
  });
  const calming = reassuranceLines(cast, told);
  const hasTypeWords = typeHits(told.map(({ text }) => text).join(' '), request.type) >= 3;
  const knowing: Draft[] =
    request.type === 'General' && !hasTypeWords && !line && cast.level !== 3
      ? [
          {
            text: `Now I know more about ${topic}.`,
            type: 'descriptive',
            keep: 2,
          },
        ]
      : [];
  const groups: Draft[][] = [
    intro.slice(0, 3),
    [...intro.slice(3), ...(hard ? [hard] : []), ...facts, ...context],
    [...toldAt(version, 'step'), ...steps],
    [...rest, ...type, ...saying, ...calming],
    [...team, ...things, ...encouraging],
    [...end, ...knowing],
  ];
  const short = shortened(groups, cast).map((group) =>
    group.some(({ isStep }) => isStep) ? inSteps(group, cast) : group,
  );
  return paragraphs(softened(short), cast);
}

/** "[worker]" and "[own]" in a type's lines speak of the scene, not of the child. */
const fitsScene =
  (scene: Scene) =>
  ({ when }: Line): boolean =>
    when.every((condition) =>
      condition.startsWith('!') ? meetingOf(scene) !== condition.slice(1) : isMeeting(condition, scene),
    );
const isMeeting = (condition: string, scene: Scene): boolean =>
  (condition !== 'worker' && condition !== 'own') || meetingOf(scene) === condition;

/** Who is met in a scene: somebody at work, nobody but the helper, or other people. */
function meetingOf({ topic }: Scene): 'worker' | 'own' | 'people' {
  if (
    /\b(?:dentist|doctor|nurse|blood|vaccine|injection|haircut|hospital|scan|glasses|optician|shoe shop|librar)/i.test(
      topic,
    )
  )
    return 'worker';
  return /\b(?:brush|teeth|tooth|wash|bath|shower|toilet|dress|nails?|deodorant|shav|period|sleep|bed|medicine|cream|hearing aid|ear defenders|clothes|lice|homework|tidy|tablet|screen)/i.test(
    topic,
  )
    ? 'own'
    : 'people';
}

/** In water, under a scanner or a comb a bear has no place; and where a line is told by itself, nobody knows where that is. */
const comesAlong = ({ scene, tail }: Told): ComfortPlace =>
  tail !== undefined ? 'unknown' : noHandsFree.test(`${scene.title} ${scene.topic}`) ? 'after' : 'along';
const noHandsFree =
  /\b(?:swim\w*|pool|bath|shower|wash\w*|wudu|baptism|mikveh|beach|sea|wave|hair\w*|nails?|shav\w*|teeth|scan|x-ray|mri|eeg|hearing test|operation|toilet|wee|poo|pe|sports?|climb\w*|cook\w*|experiment|stove|helmet|bike|photo|fingerprints)\b/i;

/** Already decided by the scene. */
const ofScene = /^!?(?:worker|own)$/;

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
    follows: first.text,
  };
  return draft.type === 'affirmative' ? [{ ...first, type: 'descriptive' }, second] : [first, second];
}

/** A direct story, and one at level 3, keeps at least two of its steps. */
const keptStep = ({ keep }: Draft, index: number, cast: Cast): Draft['keep'] =>
  keep === 3
    ? 3
    : index < 2 && (cast.level === 3 || cast.ask.request.tone === 'Direct and Instructional')
      ? 0
      : 1;

const doesHold = (condition: string, { holds }: Cast): boolean =>
  condition.startsWith('!') ? !holds.has(condition.slice(1)) : holds.has(condition);

/** The carer's topic opens the story; a fact they told ("Our dog is ill.") does so in their own words. */
function echo(line: TopicLine | null, cast: Cast): Draft[] {
  if (!line) return [];
  const opening = cast.level === 3 ? 'This is about' : 'This story is about';
  return [{ text: line.fact ?? `${opening} ${line.topic}.`, type: 'descriptive', keep: 0, isCarers: true }];
}

/** What the carer's own sentence says is not said again in the scene's words. */
const withoutRepeats = (opening: readonly Draft[], intro: readonly Draft[]): Draft[] => {
  const said = new Set(opening.flatMap(({ text }) => wordsOf(text).map(stemOf)));
  return intro.filter(({ text }) => {
    const stems = eventWords(text).map(stemOf);
    return stems.length === 0 || stems.filter((stem) => said.has(stem)).length < stems.length * 0.6;
  });
};

/** The end comes back to what the carer asked for. */
function ending(version: Told, line: TopicLine, lines: readonly Draft[], cast: Cast): Draft[] {
  const d = (text: string): Draft => ({ text, type: 'descriptive', keep: 0 });
  const { isFromCarer } = version;
  if (line.fact !== null && !isFromCarer && !version.isOwnTitle && lines.length > 0) return [...lines];
  const knowing =
    cast.level !== 3
      ? 'Now I know more about'
      : wordsOf(line.topic).length > 4
        ? 'I know about'
        : 'Now I know about';
  const again =
    line.fact === null
      ? `${knowing} ${line.topic}.`
      : factAgain(line, line.fact, version.tail ?? 'and I know the plan', cast);
  // The last of a carer's own story only frames it.
  const own = isFromCarer
    ? version.tail !== undefined && cast.level === 3
      ? []
      : lines.slice(0, -1).slice(0, 2)
    : cast.level === 3
      ? []
      : lines.slice(0, 1);
  return [...own.map((one) => ({ ...one, keep: isFromCarer ? (0 as const) : (2 as const) })), d(again)];
}

/** "My teaching assistant leaves" is not the end of a line on a teacher: the scene's own word stands for somebody else there. */
function tellsOfAnother(text: string, { scene, line, facts }: Told): boolean {
  if (line === null || line.fact === null) return false;
  return scene.lines
    .flatMap((one) => [...one.text.matchAll(factPattern)])
    .some(
      ([, slot = '', otherwise = '']) =>
        slot.toLowerCase() === 'who' &&
        !facts.has(factKey(slot, otherwise)) &&
        text.toLowerCase().includes(otherwise.toLowerCase()),
    );
}

/** "The lift is broken, and I know the plan." A long one is only named. */
function factAgain(line: TopicLine, fact: string, tail: string, cast: Cast): string {
  const plain = fact.replace(/\.$/, '');
  const whole = `${plain}, ${tail}.`;
  const most = { 1: 16, 2: 13, 3: 9 }[cast.level];
  if (wordsOf(whole).length <= most) return whole;
  const known = line.isWhole ? withoutCut(plain, most - 4) : cutClause(plain, most - 4);
  if (known !== null && cast.level !== 3)
    return `Now I know that ${inRightCase(known).replace(/^(?:A|An|The)\b/, (article) => article.toLowerCase())}.`;
  const words = wordsOf(plain).length;
  const short = cast.level === 3 ? cutClause(plain, Math.max(3, words - 2)) : null;
  if (short !== null) return `${short}.`;
  if (words <= most) return `${plain}.`;
  const subject = subjectOf(plain);
  if (subject !== null && peopleIn(subject).length > 0) return `${cutClause(plain, most) ?? plain}.`;
  return subject === null ? 'Now I know more about this.' : `Now I know more about ${subject}.`;
}

/** A line told whole stays whole: "a boy in my class has gone" is not that he went to live in Portugal. */
const withoutCut = (plain: string, most: number): string | null =>
  wordsOf(plain).length <= most ? plain : null;

/** Sentences of the carer's line that our scene does not hold. */
function carersLines(version: Told, cast: Cast): Draft[] {
  const most = version.line?.isWhole ? 5 : 2;
  return (version.line?.more ?? []).slice(0, cast.level === 3 ? most - 1 : most).map((text) => ({
    text: `${capitalised(text)}.`,
    type: 'descriptive',
    keep: 0,
    isCarers: true,
  }));
}

function keptLines({ kept, line }: Told, told: readonly Draft[]): Draft[] {
  const said = [...told.map(({ text }) => text), ...(line?.more ?? [])].join(' ');
  return (kept?.(said) ?? []).map((text) => ({ text, type: 'descriptive', keep: 0 }));
}

const toldAt = ({ told }: Told, part: Line['part']): Draft[] =>
  told
    .filter((fact) => fact.part === part)
    .map(({ text }) => ({
      text,
      type: 'descriptive',
      keep: 0,
      isCarers: true,
      ...(part === 'step' ? { isStep: true } : {}),
    }));

/** What these types add is true of any event; what others add would tell of people and places nobody named. */
const ofFeelings: ReadonlySet<StoryType> = new Set([
  'Emotional Regulation',
  'Coping Strategies',
  'Self-Advocacy',
  'Safety & Emergency',
]);
