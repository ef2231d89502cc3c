import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideNames } from '../assistant/child-name.ts';
import { calledName } from './called-name.ts';
import { nameAlone } from './name-alone.ts';

test.each([
  ['Dara Quinn', 'Dara'],
  ['Mr Alan Price', 'Alan'],
  ['Miss Ada Lowe', 'Ada'],
  ['Dr. Ann Okoro', 'Ann'],
  ['Mr Price', 'Mr Price'],
  ['João Pedro', 'João Pedro'],
  ['João Pedro Silva', 'João'],
  ['Mei Xuan', 'Mei Xuan'],
  ['Oluwadamilare (Dami)', 'Dami'],
  ['Mohammed (Mo) Rahman', 'Mo'],
  ['Will (William) Smith', 'Will'],
  ["Esperanza 'Espe'", 'Espe'],
  ["Big Mike's grandson Elijah", 'Elijah'],
  ['Big Dave', 'Big Dave'],
  ['Big Dave (David)', 'Big Dave'],
  ['Te Rangi', 'Te Rangi'],
  ['Te Rangi Paki', 'Te Rangi'],
  ['Ngoc Linh', 'Ngoc Linh'],
  ['Nur Hana binti Yusof', 'Nur Hana'],
  ['Mary Kate', 'Mary Kate'],
  ['Abdul Karim Aziz', 'Abdul Karim'],
  ['Jean-Luc Morel', 'Jean-Luc'],
  ['Emma Hill', 'Emma'],
  ['Kim Novak', 'Kim'],
  ['Siobhan & I call her Bonnie', 'Bonnie'],
  ['Alexandra, goes by Lex', 'Lex'],
  ['Muhammad Yusuf (we all call him Yusuf)', 'Yusuf'],
  ['Callum Goesby', 'Callum'],
  ['Mbeki, Thandi (Class 4 Blue)', 'Mbeki'],
  ["Father Dominic's lad, Fergal", 'Fergal'],
  ['Sunniva (we say Sunni)', 'Sunni'],
  ['Will (William)', 'Will'],
  ['Rabs (Robb)', 'Rabs'],
  ["Hendrik-Jan 'HJ' de Vos", 'HJ'],
  ['Ma. Rosario "Charo"', 'Charo'],
])('%s is called %s', (name, called) => expect(calledName(name)).toBe(called));

test.each([
  ['Teddy & also see form for his twin', 'Teddy'],
  ['Teddy (twin: Ralph, not for the file)', 'Teddy'],
  ['Mia, her brother is Tom', 'Mia'],
  ['Yaw & (this form is for) Kofi', 'Kofi'],
  ['Kwabena (Kobby)', 'Kwabena (Kobby)'],
  ['My Linh', 'My Linh'],
  ['Ana de la Cruz', 'Ana de la Cruz'],
  ['Mbeki, Thandi (Class 4 Blue)', 'Mbeki, Thandi'],
  ["Father Dominic's lad, Fergal", 'Fergal'],
  ["Father Dominic's lad, {child}", '{child}'],
])('the name of %s is %s', (written, name) => expect(nameAlone(written)).toBe(name));

test('[AS3] no word of a remark behind the name is ever replaced', () => {
  const remarks = [
    '& also see form for his twin',
    '(twin: Ralph, not for school)',
    '- not the one with a cowlick',
  ];
  const words =
    'also see form for his twin not school the one with a Ralph sleeve waiting to finish it is'.split(' ');
  fc.assert(
    fc.property(
      fc.constantFrom('Teddy', 'Zoë', 'Ngoc', 'R.J.'),
      fc.constantFrom(...remarks),
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }),
      (name, remark, said) => {
        const text = said.join(' ');
        const written = `${name} ${remark}`;
        expect(hideNames(text, [calledName(written), written])).toBe(text);
      },
    ),
  );
});

test.each([
  ['Auntie Bea', 'an old auntie is ill, and both aunties know'],
  ['Boy', 'the boy next door takes his ball. Boy scouts on Friday'],
  ['Little Otis', 'he eats little, and little dogs frighten him'],
])('[AS3] a title or an everyday word of the name %s stays in the carer’s text', (name, text) => {
  expect(hideNames(text, [calledName(name), name])).toBe(text);
});
