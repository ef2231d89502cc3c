// How the screen does on the advice of a hand whose lines it has not learned from: leaves out the files of one hand
// after the other, trains on the rest and screens what was left out. Minutes for each hand.
//   npx tsx packages/reader/train/screening/unseen-hands.ts [number of a file]…
import { embeddingSize } from '#embedding/embedder';
import { screen } from '#screening/screen';
import { loadModel } from '../../node/load-model.ts';
import { fitTwice, unsafeData } from './fit-lines.ts';
import { fitNetHead } from './fit-net-head.ts';
import { headExamples, labelsOf, sentencesInContext } from './head-examples.ts';
import { type Line, linesOf } from './lines.ts';

/** Files of unsafe-*.txt by hands who had seen neither rule nor code. */
const hands = [['8', '9'], ['10'], ['12'], ['13'], ['14'], ['15']];
const asked = process.argv.slice(2);
const lines = linesOf('unsafe');
const labels = labelsOf(lines);
const shipped = await loadModel();

for (const hand of hands.filter(
  (files) => asked.length === 0 || files.some((file) => asked.includes(file)),
)) {
  const isLeftOut = ({ family }: Line) => hand.some((file) => family.startsWith(`unsafe-${file}.txt`));
  const known = lines.filter((line) => !isLeftOut(line));
  const model = {
    ...shipped,
    unsafe: fitTwice(unsafeData(known), labels),
    unsafeMeaning: fitNetHead(await headExamples(known, labels, sentencesInContext), labels, embeddingSize),
  };
  const withheld = async (list: readonly Line[]) => {
    const context = { use: 'chat', profile: null, origin: 'service' } as const;
    const screened = await Promise.all(list.map(({ text }) => screen(text, context, model)));
    const caught = screened.filter(({ withheld }) => withheld.length > 0);
    return `${caught.length} of ${list.length} (${((100 * caught.length) / list.length).toFixed(1)} %)`;
  };
  const unknown = lines.filter(isLeftOut);
  console.log(
    `without ${hand.map((file) => `unsafe-${file}.txt`).join(' and ')}: unsafe paragraphs with a passage left out`,
    await withheld(unknown.filter(({ label }) => label !== 'no')),
    '· good ones',
    await withheld(unknown.filter(({ label }) => label === 'no')),
  );
}
