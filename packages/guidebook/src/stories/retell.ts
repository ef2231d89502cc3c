// The same facts in other sentences, for "Tell it another way". Each row is a sentence with its second and third telling.
import { capitalised } from '../child/words.ts';
import type { Draft } from './draft.ts';

type Row = readonly [from: RegExp, second: string, third: string];

const rows: readonly Row[] = [
  [/^This story is about (.+)\.$/, 'Here is a story about $1.', 'I read about $1.'],
  [/^This is about (.+)\.$/, 'I read about $1.', 'Here it is about $1.'],
  [/^This is how (.+) may go\.$/, '$1 may go like this.', 'That is how $1 may go.'],
  [/^Questions about (.+) are okay\.$/, 'It is okay to ask about $1.', 'I may ask about $1.'],
  [/^This was a story about (.+)\.$/, 'That was the story about $1.', 'So ends the story about $1.'],
  [
    /^It is okay to ask (.+) again\.$/,
    'I may ask $1 again, and that is okay.',
    'It is fine to ask $1 again.',
  ],
  [/^Both are okay\.$/, 'Both feelings are okay.', 'Each of them is okay.'],
  [/^(.+) will help me\.$/, '$1 can help me.', '$1 is there to help me.'],
  [/^It is okay to (.+)\.$/, 'I may $1, and that is okay.', 'It is fine to $1.'],
  [/^It is okay if (.+)\.$/, 'If $1, that is okay.', 'It is fine if $1.'],
  [/^I may feel (.+)\.$/, 'Some people feel $1, and I may, too.', 'Maybe I feel $1.'],
  [/^(.+) will help me with this\.$/, '$1 can help me with this.', 'With this, $1 will help me.'],
  [
    /^Knowing what comes next helps people feel calm\.$/,
    'I may feel calm when I know what comes next.',
    'It helps me to know what comes next.',
  ],
  [/^Knowing (.+) helps me feel calm\.$/, 'I may feel calm when I know $1.', 'It helps me to know $1.'],
  [/^At the end, (.+)\.$/, 'Last, $1.', 'In the end, $1.'],
  [/^That is because (.+)\.$/, 'It is because $1.', 'The reason is that $1.'],
  [
    /^Some parts may feel easy, and some parts may feel hard\.$/,
    'One part may feel easy, and another may feel hard.',
    'Parts of it may feel hard.',
  ],
  [
    /^Later there may be time for (.+)\.$/,
    'After that, I may have time for $1.',
    'There may be time for $1 later.',
  ],
];

export const retold = (paragraphs: readonly Draft[][], draft: 1 | 2 | undefined): Draft[][] =>
  paragraphs.map((paragraph) =>
    paragraph.map((one) => (draft === undefined ? one : { ...one, text: retoldSentence(one.text, draft) })),
  );

function retoldSentence(text: string, draft: 1 | 2): string {
  const row = rows.find(([from]) => from.test(text));
  return row ? capitalised(text.replace(row[0], row[draft])) : text;
}
