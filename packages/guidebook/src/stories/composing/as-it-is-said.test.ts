// What carers type is read out as they would say it, or left out.
import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test.each([
  ['putting on sun cream', 'putting-on-sun-cream', /sun cream/, /Sunday/],
  [
    'Clocks going back. dark at home time, street lights on, tea is still at 5',
    'when-the-clocks-change',
    /It is dark at home time\.\s+The street lights are on\./,
    /The street lights on/,
  ],
  [
    'Speech therapy in the new building. Same Aoife, same bubbles',
    'my-clinic-moves',
    /It is still Aoife\./,
    /The Aoife|bubbles is/,
  ],
  [
    'taxi will have a different driver from Monday. New driver is called Sam',
    'a-different-driver-today',
    /The new driver is called Sam\./,
    /A new driver is called/,
  ],
  [
    'blood test with the magic cream on the hand, Temple Street. Daddy will hold him',
    'having-a-blood-test',
    /Daddy will hold me\./,
    /There is Temple Street|A grown-up I know will hold/,
  ],
  [
    'Swooping magpies on the way to school',
    'wild-animals-need-space',
    /about the swooping magpies/,
    /I swoop/,
  ],
  [
    'private touching only in bedroom with door shut. its started',
    'private-places-and-private-time',
    /The door is shut\./,
    /There is a door|It is started|It has started|a private touching/,
  ],
])('[SW150] %s', (about, id, says, saysNot) => {
  const text = textOf(about, { nearest: sureOf(id), level: 3 });
  expect(text).toMatch(says);
  expect(text).not.toMatch(saysNot);
});

test('[SW150] where the child does what is to be done elsewhere is named, and not told', () => {
  const about = 'private touching only in bedroom. he does it on the settee';
  const told = telling(about, { nearest: sureOf('private-places-and-private-time'), level: 3 });
  expect(told).toMatchObject({ is: 'told', leftOut: ['he does it on the settee'] });
  expect(told.is === 'told' && told.story.text).not.toContain('settee');
});
