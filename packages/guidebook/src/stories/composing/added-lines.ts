// What the type, the place, the tone and the child add to a scene.
import type { StoryType } from '@calmbridge/domain/stories/story';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { contextLines } from '../lines/context-lines.ts';
import { saysAlready } from '../lines/help-lines.ts';
import { type ComfortPlace, hardLine, ownThingLines, startsFromHardThing } from '../lines/personal-lines.ts';
import { typeLines } from '../lines/type-lines.ts';
import { type Line, readLines, type Scene } from '../scene.ts';
import { type DraftLines, topicOf } from './draft-lines.ts';
import type { Told } from './told.ts';

/** What is heard in it, or by whom. */
const isLoud =
  /\b(?:loud\w*|nois\w+|sounds?|bangs?|banging|music|sing\w*|songs?|crowd\w*|busy|alarms?|bells?|sirens?|drums?|cr(?:y|ies|ying)|machines?|shout\w*|cheer\w*|clap\w*|bark\w*)\b/i;

/** A line says itself where it belongs. */
export function placeLines({ scene }: Told, cast: Cast, draft: DraftLines): Draft[] {
  const { about, context } = cast.ask.request;
  return about !== '' || scene.at.includes(context) ? [] : draft(contextLines(context), 1);
}

/** A trigger belongs in a story about feelings that starts from nothing else, and in no other. */
export function hardLines({ scene, withOwnThings }: Told, cast: Cast): Draft[] {
  const { about, type } = cast.ask.request;
  const isWanted = withOwnThings && scene.isGeneral && about === '' && startsFromHardThing.has(type);
  const hard = isWanted ? hardLine(cast) : null;
  return hard ? [hard] : [];
}

export const thingLines = (version: Told, cast: Cast): Draft[] =>
  version.withOwnThings && !(version.isByKind === true && cast.level === 3)
    ? ownThingLines(cast, topicOf(version), {
        isSolemn: version.scene.isSolemn,
        along: comesAlong(version),
        isLoud: isLoud.test(
          [cast.ask.request.about, ...version.scene.lines.map(({ text }) => text)].join(' '),
        ),
      }).map((line) => (version.isByKind !== true ? line : { ...line, keep: 2 }))
    : [];

export function linesOfType({ scene }: Told, cast: Cast, draft: DraftLines, told: readonly Draft[]): Draft[] {
  const { type, about } = cast.ask.request;
  if (scene.types.includes(type)) return [];
  const added = about === '' ? typeLines(type).filter(fitsScene(scene)) : (besideLine.get(type) ?? []);
  // What to do when it is too much is said already, and of what.
  if (about !== '' && told.some(({ text }) => /^If .*, I can /.test(text))) return [];
  const lines = draft(added, 1);
  return lines.filter((line) => line.type !== 'coach_child' || !saysAlready(told));
}

/** Beside a carer's line one sentence is enough; what other types add would tell of people and places nobody named. */
const besideLine: ReadonlyMap<StoryType, readonly Line[]> = new Map([
  [
    'Emotional Regulation',
    readLines('b12 a A big feeling is okay, and slow breathing may help me feel calm.'),
  ],
  ['Coping Strategies', readLines('b12 d If it feels like a lot, a quiet break may help me feel calm.')],
]);

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

/**
 * In water, under a scanner or a comb a bear waits until after; at the table, on the toilet and where children run, cook or line up
 * nobody thinks of it.
 */
function comesAlong({ scene, line }: Told): ComfortPlace {
  const told = `${scene.title} ${scene.topic} ${line?.title ?? ''}`;
  if (noPlaceForIt.test(told) || (line !== null && isBusy.test(told))) return 'none';
  return (noHandsFree.test(told) && !ofSomebody.test(scene.title)) || isBusy.test(told) ? 'after' : 'along';
}
/** Whoever waits for somebody else's operation has their hands free. */
const ofSomebody =
  /^(?:Some(?:one|body)|A (?:Grand)?parent|Mum or Dad|My (?:Brother|Sister|Friend|Teacher|Mum|Dad))\b/;
const noPlaceForIt =
  /\b(?:private|bod(?:y|ies)|erections?|dreams?|bra|crush|dating|consent|in love|toilets?|urinal|wee|poo|wip\w+|pad|period|deodorant|underwear|clothes stay|undress\w*|buffet|meal|dinner|lunch|breakfast|food|plate|eat\w*|clay|paint|sand|touch\w*|lick\w*|bit(?:e|ing)|spit|swear\w*|words|match|run|phone|message\w*|online|vape|money|alarm)\b/i;
const noHandsFree =
  /\b(?:swim\w*|pool|bath|shower|wash(?:es|ed|ing)?(?! machine)|hair\w*|braids?|nails?|shav\w*|teeth|scan|x-ray|mri|eeg|hearing test|operation)\b/i;
const isBusy =
  /\b(?:wudu|baptism|mikveh|beach|sea|wave|pe|sports?|horse|pony|climb\w*|cook\w*|experiment|stove|helmet|bike|photo|fingerprints|earthquake|fire|drill|lockdown|race|los(?:e|ing)|lost|game|shoes?|clothes|uniform)\b/i;
