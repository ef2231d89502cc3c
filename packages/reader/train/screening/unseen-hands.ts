// How the screen does on the advice of a hand whose lines it has not learned from: leaves out the files of one hand
// after the other, trains on the rest and screens what was left out. Minutes for each hand.
//   npx tsx packages/reader/train/screening/unseen-hands.ts [number of a file]…
import { meaningSize } from '#meaning/encoder';
import { screen } from '#screening/screen';
import { loadModel } from '../model.ts';
import { fitTwice, unsafeData } from './fit-lines.ts';
import { fitNetHead } from './fit-net-head.ts';
import { headExamples, labelsOf, sentencesInContext } from './head-examples.ts';
import { type Line, linesOf } from './lines.ts';

/** Files of unsafe-*.txt by hands who had seen neither rule nor code. */
const hands = [['8', '9'], ['10'], ['12'], ['13'], ['14'], ['15']];
const asked = process.argv.slice(2);
const lines = linesOf('unsafe');
const labels = labelsOf(lines);
const shipped = loadModel();

for (const hand of hands.filter(
  (files) => asked.length === 0 || files.some((file) => asked.includes(file)),
)) {
  const isLeftOut = ({ family }: Line) => hand.some((file) => family.startsWith(`unsafe-${file}.txt`));
  const known = lines.filter((line) => !isLeftOut(line));
  const model = {
    ...shipped,
    unsafe: fitTwice(unsafeData(known), labels),
    unsafeMeaning: fitNetHead(headExamples(known, labels, sentencesInContext), labels, meaningSize),
  };
  const withheld = (list: readonly Line[]) => {
    const caught = list.filter(
      ({ text }) =>
        screen(text, { use: 'chat', profile: null, origin: 'service' }, model).withheld.length > 0,
    );
    return `${caught.length} of ${list.length} (${((100 * caught.length) / list.length).toFixed(1)} %)`;
  };
  const unknown = lines.filter(isLeftOut);
  console.log(
    `without ${hand.map((file) => `unsafe-${file}.txt`).join(' and ')}: unsafe paragraphs with a passage left out`,
    withheld(unknown.filter(({ label }) => label !== 'no')),
    '· good ones',
    withheld(unknown.filter(({ label }) => label === 'no')),
  );
}
