// Trains the readers of meanings on the same lines as the linear classifiers, and writes crisis-meaning.bin and
// unsafe-meaning.bin. The first run works out the meanings of all lines, which takes a minute or two.
//   npx tsx packages/reader/train/screening/train-heads.ts [crisis|unsafe|both]
import { embeddingSize } from '#embedding/embedder';
import { meaningSize } from '#meaning/encoder';
import { cleaned } from '#screening/clean';
import { writeAsset } from '../assets.ts';
import { meaningsOf } from '../meanings.ts';
import { fitHead, headBytes } from './fit-head.ts';
import { fitNetHead, netHeadBytes } from './fit-net-head.ts';
import { headExamples, labelsOf, sentencesInContext } from './head-examples.ts';
import { linesOf } from './lines.ts';

const which = process.argv[2] ?? 'both';

if (which !== 'unsafe') {
  const lines = [...linesOf('crisis'), ...linesOf('ordinary')];
  const labels = labelsOf(lines);
  const examples = await headExamples(
    lines,
    labels,
    (text) => [cleaned(text)],
    async (texts) => meaningsOf(texts),
  );
  write('crisis-meaning.bin', headBytes(fitHead(examples, labels, meaningSize)));
}
if (which !== 'crisis') {
  const lines = linesOf('unsafe');
  const labels = labelsOf(lines);
  const examples = await headExamples(lines, labels, sentencesInContext);
  write('unsafe-meaning.bin', netHeadBytes(fitNetHead(examples, labels, embeddingSize)));
}

function write(name: string, bytes: Buffer) {
  writeAsset(name, bytes);
  console.log(`${name}: ${(bytes.length / 1e3).toFixed(0)} kB`);
}
