// A line told whole, or without its lesser parts and open about what is left out.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { scenes } from '#generated/scenes';
import { storyQuestionOfPart } from '../asking/story-questions.ts';
import { type HeardLine, heardLine } from '../heard/heard-line.ts';
import { toldWithout, withoutAsides } from '../lesser/told-without.ts';
import { notSaid, untoldAsides } from '../lesser/untold-parts.ts';
import type { Scene } from '../scene.ts';
import { isLone, speaksAgainst, sureFrom } from '../sure-scene.ts';
import { fittingFor, takesBack, tellLine } from './tell-line.ts';
import { tellSurely } from './tell-surely.ts';
import { genderIn, readingOf, type Telling, withLine } from './telling.ts';

type Told = Extract<Telling, { is: 'told' }>;

/** The whole line; else, where the scene is sure, all but its lesser parts, which are named. */
export function tellOpenly(ask: StoryAsk, reading: EntryReading | null): Telling {
  const { about } = ask.request;
  const heard = heardLine(about, genderIn(ask), reading);
  const isUnclear = takesBack.test(about) || heard.isUnclearWho;
  const tellSome = (some: string, by: EntryReading | null) => toldSome(ask, some, by, heard);
  const openly = (told: Told): Told => ({ ...told, leftOut: untoldAsides(told.story, about) });
  const plain = isUnclear ? null : withoutAsides(about);
  const told = plain && plain.leftOut.length > 0 ? tellSome(plain.line, reading) : null;
  if (told) return openly(told);
  const whole = tellLine(withLine(ask, heard.about), ask, heard, reading);
  if (whole.is === 'told') return openly(whole);
  if (isUnclear) return whole;
  const byOne = toldByOne(about, reading, tellSome);
  if (byOne) return openly(byOne);
  const read = readingOf(reading, about, heard.line);
  const [best] = read?.nearest ?? [];
  const scene = scenes.find(({ id }) => id === best?.id);
  if (!read || !best || !scene || speaksAgainst(scene, about)) return whole;
  const isSure = best.chance >= sureFrom;
  const tellPart = (some: string) => tellSome(some, reading);
  const found = isSure ? toldWithout(about, eventOf(scene), tellPart) : null;
  if (found?.is === 'told')
    return { ...found.telling, leftOut: notSaid(found.telling.story, found.leftOut, about) };
  const sure = isSure || isLone(read.nearest) ? fittingFor(ask, heard.line, read, heard.unwanted) : null;
  const surely =
    sure && !heard.isUnclear && tellSurely(ask, heard, { scene: sure, chance: best.chance }, tellPart);
  if (surely) return surely;
  return found?.is === 'part'
    ? { is: 'asks', asks: storyQuestionOfPart(found.part, whole.asks.choices) }
    : whole;
}

/** Told by a scene, which the whole line does not speak against. */
function toldSome(ask: StoryAsk, some: string, reading: EntryReading | null, whole: HeardLine): Told | null {
  const partly = heardLine(some, genderIn(ask), reading);
  const part = withLine(ask, some);
  const telling = tellLine(withLine(ask, partly.about), part, partly, reading, whole.whole);
  return telling.is === 'told' && telling.scene !== null ? telling : null;
}

/** "Plane to Florida, taking shoes off at security": of two scenes that are sure the one that holds the whole line. */
function toldByOne(
  about: string,
  reading: EntryReading | null,
  tell: (line: string, by: EntryReading) => Told | null,
): Told | null {
  const sure = reading?.nearest.filter(({ chance }) => chance >= sureFrom) ?? [];
  if (reading === null || sure.length < 2) return null;
  for (const one of sure) {
    const told = tell(about, { ...reading, nearest: [one] });
    if (told) return told;
  }
  return null;
}

const eventOf = (scene: Scene): ReadonlySet<string> =>
  new Set(eventWords(`${scene.title} ${scene.topic}`).map(stemOf));
