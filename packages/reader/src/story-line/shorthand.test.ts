import { expect, test } from 'vitest';
import { spelledOut } from './spelled-out.ts';

test.each([
  ['swimming with school at Ponds Forge tuesdays', 'swimming with school at Ponds Forge on tuesdays'],
  ['haircut at marios barbers', "haircut at Mario's barber's"],
  ['christmas dinner at nana Jeans, paper hats', "Christmas dinner at nana Jean's, paper hats"],
  [
    'new school bus driver. old one Terry retired',
    'new school bus driver. our old school bus driver Terry has retired',
  ],
  ['Biscuit the hamster died last nite', 'our hamster Biscuit died last night'],
  ['grandads got dementia', 'grandad has got dementia'],
  ['its normal lessons instead on Friday', 'there are normal lessons instead on Friday'],
  ['pooing on the toilet not in the nappy', 'pooing on the toilet, not in the nappy'],
  ["she'd go to Mrs Whitlock", 'she would go to Mrs Whitlock'],
  ['moving to Denise on 3rd march', 'moving to Denise on 3rd March'],
  ['periods. it might start soon', "{child}'s period might start soon"],
  ['new school shoes, the old ones are to small', 'new school shoes, the old ones are too small'],
  ['loosing at uno', 'losing at uno'],
  ['flu vacine and deodrant', 'flu vaccine and deodorant'],
])('[SW132] "%s" is "%s"', (typed, plain) => expect(spelledOut(typed)).toBe(plain));

test.each([
  'Mum is not in the room',
  'going to big shops',
  'a collage at school',
  'weeding the garden',
  'he is to sit at the front',
  'all the Sundays',
])('[SW132] "%s" stays as it is', (typed) => expect(spelledOut(typed)).toBe(typed));
