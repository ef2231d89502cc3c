// Trains the readers of meanings on the same lines as the linear classifiers, and writes crisis-meaning.bin and
// unsafe-meaning.bin. The first run works out the meanings of all lines, which takes some minutes.
//   npx tsx bench/screening/train-heads.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { meaningSize } from '@calmbridge/domain/meaning/encoder';
import { cleaned } from '@calmbridge/domain/screening/clean';
import { secondLookText } from '@calmbridge/domain/screening/second-look';
import { sentencesOf } from '@calmbridge/domain/screening/sentences';
import { fitHead, headBytes } from './fit-head.ts';
import { type Line, linesOf } from './lines.ts';
import { meaningsOf } from './meanings.ts';

const assets = join(import.meta.dirname, '../../packages/domain/assets');

train('crisis', [...linesOf('crisis'), ...linesOf('ordinary')], (text) => [cleaned(text)]);
// Advice is read sentence by sentence, each together with the one before it.
train('unsafe', linesOf('unsafe'), (text) => {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  return sentences.map((sentence, at) => secondLookText(sentence, sentences[at - 1] ?? ''));
});

function train(name: 'crisis' | 'unsafe', lines: readonly Line[], partsOf: (text: string) => string[]) {
  const started = Date.now();
  const labels = [
    'no',
    ...new Set(
      lines
        .map(({ label }) => label)
        .filter((label) => label !== 'no')
        .sort(),
    ),
  ];
  const parts = lines.map(({ text }) => partsOf(text).filter((part) => /\p{L}/u.test(part)));
  const meanings = meaningsOf(parts.flat());
  const examples = lines.map(({ label, family }, at) => ({
    meanings: parts[at]!.map((part) => meanings.get(part)!),
    label: labels.indexOf(label),
    // The guidebook's sentences are many and plain: together they must not drown the look-alikes.
    weight: family.includes('guidebook') ? 0.35 : 1,
  }));
  const bytes = headBytes(fitHead(examples, labels, meaningSize));
  writeFileSync(join(assets, `${name}-meaning.bin`), bytes);
  console.log(
    `${name}-meaning.bin: ${(bytes.length / 1e3).toFixed(0)} kB from ${lines.length} lines, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
}
