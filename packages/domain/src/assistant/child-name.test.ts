import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideNames, hideNamesIn, nameShower, showNames } from './child-name.ts';

test('[AS1] the name is hidden in every text of a request', () => {
  const request = {
    profile: { name: 'Mika', triggers: "Mika's dryer", roles: ['mika'] },
    turns: [{ content: 'MIKA ran' }],
  };
  expect(hideNamesIn(request, ['Mika'])).toEqual({
    profile: { name: '{child}', triggers: "{child}'s dryer", roles: ['{child}'] },
    turns: [{ content: '{child} ran' }],
  });
});

test('[AS1] a name inside another word stays', () => {
  expect(hideNames('Leonard and Leo like leopards', ['Leo'])).toBe('Leonard and {child} like leopards');
});

test('[AS1] each part of a full name is hidden', () => {
  expect(hideNames('Ana  Petrović is here. Ana ran; the Petrović family.', ['Ana Petrović'])).toBe(
    '{child} is here. {child} ran; the {child} family.',
  );
});

test.each([
  ['Will', 'Will will not eat. Will he sleep?', '{child} will not eat. Will he sleep?'],
  ['Will', "It is Will's turn, will you help Will?", "It is {child}'s turn, will you help {child}?"],
  ['Olive', 'Olive eats an olive. Olive oil is fine.', '{child} eats an olive. Olive oil is fine.'],
  ['Grace', 'She has grace; Grace smiled.', 'She has grace; {child} smiled.'],
  ['May', 'May I ask about May? She may run.', 'May I ask about {child}? She may run.'],
])('[AS3] the common word %s is not garbled', (name, text, hidden) => {
  expect(hideNames(text, [name])).toBe(hidden);
});

test('[AS3] several children keep their own places', () => {
  const hidden = hideNames("Leo hit Ada. Ada's toy broke.", ['Leo', 'Ada']);
  expect(hidden).toBe("{child} hit {child2}. {child2}'s toy broke.");
  expect(showNames(hidden, ['Leo', 'Ada'])).toBe("Leo hit Ada. Ada's toy broke.");
});

test('[AS2] a service that writes the placeholder a little differently is understood', () => {
  expect(showNames('{Child}, { child } and {CHILD2}; {child9} and {note}', ['Leo', 'Ada'])).toBe(
    'Leo, Leo and Ada; {child9} and {note}',
  );
});

test('[AS2] names are whole however the stream is cut', () => {
  const text = "{child} and {child2}: {child}'s {chair} {child";
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 12 }), (cuts) => {
      const shower = nameShower(['Leo', 'Ada']);
      const places = [0, ...[...cuts].sort((a, b) => a - b), text.length];
      let out = '';
      for (let i = 1; i < places.length; i += 1) out += shower.push(text.slice(places[i - 1], places[i]));
      expect(out + shower.end()).toBe("Leo and Ada: Leo's {chair} {child");
    }),
  );
});

test('[AS2] hiding and showing gives an ordinary text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll('{', '(');
      expect(showNames(hideNames(`${plain} Mika `, ['Mika']), ['Mika']).toLowerCase()).toBe(
        `${plain} Mika `.toLowerCase(),
      );
    }),
  );
});
