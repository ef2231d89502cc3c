import { expect, test } from 'vitest';
import { bareTexts, catalogueProblems, languageProblems } from './check-texts.mjs';

const component = (jsx) => ({ file: 'a.tsx', text: `export const A = ({ is }) => ${jsx};` });

test.each([
  ['text between tags', '<p>Hello</p>'],
  ['a string in braces', "<p>{'Hello'}</p>"],
  ['one branch of a choice', "<p>{is ? 'Hello' : null}</p>"],
  ['a template', '<p>{`Hello ${is}`}</p>'],
  ['a label', '<input aria-label="Hello" />'],
  ['a placeholder in braces', "<input placeholder={is && 'Hello'} />"],
  ['an alternative text', '<img alt="Hello" />'],
  ['a heading property', '<Page title="Hello" />'],
])('%s is found', (_what, jsx) => {
  expect(bareTexts(component(jsx))).toHaveLength(1);
});

test.each([
  ['a message', '<p>{m.greeting()}</p>'],
  ['a sign without letters', '<p> ∞ · 3 </p>'],
  ['an empty alternative text', '<img alt="" />'],
  ['a class or a test of equality', "<p className={is === 'big' ? 'x' : 'y'}>{m.a()}</p>"],
])('%s is left alone', (_what, jsx) => {
  expect(bareTexts(component(jsx))).toEqual([]);
});

test('an unused message, a missing one and a computed one are named', () => {
  const text =
    "import { m } from '#paraglide/messages';\nexport const a = [m.here(), m.gone(), m[`x_${1}`]()];";
  expect(catalogueProblems({ here: 'Here', idle: 'Idle' }, [{ file: 'a.ts', text }])).toEqual([
    "a.ts:2 picks a message by a computed name, which can't be checked",
    'a.ts: no message gone',
    'messages/en.json: nobody uses idle',
  ]);
});

test('a second language that lacks a message or a placeholder is named', () => {
  const english = { a: 'A', b: 'Hello {name}' };
  expect(languageProblems(english, { file: 'de.json', text: '{"b": "Hallo", "c": "C"}' })).toEqual([
    'de.json: a is missing',
    'de.json: b has other placeholders',
    'de.json: c is not in English',
  ]);
});
