// A line told whole, or without its lesser parts and open about what is left out.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { scenes } from '#generated/scenes';
import { storyQuestionOfPart } from '../asking/story-questions.ts';
import { heardLine } from '../heard/heard-line.ts';
import { toldWithout } from '../lesser/told-without.ts';
import { untoldAsides } from '../lesser/untold-parts.ts';
import type { Scene } from '../scene.ts';
import { speaksAgainst, sureFrom } from '../sure-scene.ts';
import { takesBack, tellLine } from './tell-line.ts';
import { genderIn, type Telling, withLine } from './telling.ts';

const eventOf = (scene: Scene): ReadonlySet<string> =>
  new Set(eventWords(`${scene.title} ${scene.topic}`).map(stemOf));

/** The whole line; else, where the scene is sure, all but its lesser parts, which are named. */
export function tellOpenly(ask: StoryAsk, reading: EntryReading | null): Telling {
  const { about } = ask.request;
  const heard = heardLine(about, genderIn(ask), reading);
  const whole = tellLine(withLine(ask, heard.about), ask, heard, reading);
  if (whole.is === 'told') return { ...whole, leftOut: untoldAsides(whole.story, about) };
  const [best] = reading?.nearest ?? [];
  const scene = scenes.find(({ id }) => id === best?.id);
  if (!best || !scene || best.chance < sureFrom || takesBack.test(about)) return whole;
  if (heard.isUnclearWho || speaksAgainst(scene, about)) return whole;
  const event = eventOf(scene);
  const found = toldWithout(about, event, (some) => {
    const partly = heardLine(some, genderIn(ask), reading);
    const part = withLine(ask, some);
    const telling = tellLine(withLine(ask, partly.about), part, partly, reading, heard.whole);
    return telling.is === 'told' && telling.scene !== null ? telling : null;
  });
  if (found?.is === 'told') return { ...found.telling, leftOut: found.leftOut };
  return found?.is === 'part'
    ? { is: 'asks', asks: storyQuestionOfPart(found.part, whole.asks.choices) }
    : whole;
}
