import { expect, test } from 'vitest';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { momentSaid } from '../message/moment-said.ts';
import { topicOf } from '../pages/page-reading.ts';
import { ask } from '../testing/asks.ts';
import type { GoingOn } from './going-on.ts';
import { inTheMoment } from './in-the-moment.ts';

const going = (message: string, page: string, chance: number, said = ''): GoingOn => {
  const topic = topicOf(page)!;
  const given = ask(message);
  return {
    child: childAskedAbout(given),
    moment: momentSaid(given, null),
    before: { topic, said, hasAnswered: true, wasAsked: false },
    message,
    told: '',
    together: () => [{ topic, chance }],
  };
};

test("what to say or do this minute is the page's own, where the talk is surely on it", () => {
  const rituals = topicOf('rituals')!;
  const say = 'what exactly do I say when he starts';
  expect(inTheMoment(rituals, say, going(say, 'rituals', 0.9))?.say).toMatch(/Three times, then finished/);
  const act = 'what do I actually do when it went wrong';
  expect(inTheMoment(rituals, act, going(act, 'rituals', 0.9))?.say).toMatch(/put it right/);
  expect(inTheMoment(rituals, act, going(act, 'rituals', 0.3))).toBeNull();
  const other = 'what do I do with the runner while they check his brother';
  expect(inTheMoment(topicOf('flying')!, other, going(other, 'flying', 0.99))).toBeNull();
});
