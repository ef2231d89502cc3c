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
  ['blood test so no food till after', 'blood test so there is no food until after'],
  [
    'air purifier on and no trampoline even if he asks',
    'the air purifier is on and there is no trampoline even if he asks',
  ],
  [
    'he stays in his bed, if he wakes he can put on the owl light',
    'he stays in his bed, if he wakes, he can put on the owl light',
  ],
  ['lunch is in room 12 not the canteen', 'lunch is in room 12 instead of the canteen'],
  ['leaves Jan 6', 'leaves on January 6'],
  ['no crocs in the snow', 'crocs are not for the snow'],
  ['grandma is taking him not mom', 'grandma is taking him instead of mom'],
  ['they dunno yet', 'they do not know yet'],
  ['cousins will come', "{child}'s cousins will come"],
])('[SW132] "%s" is "%s"', (typed, plain) => expect(spelledOut(typed)).toBe(plain));

test.each([
  'Mum is not in the room',
  'no running until the bell',
  'no hands in my mouth when I eat',
  'shoes off',
  'going to big shops',
  'a collage at school',
  'weeding the garden',
  'he is to sit at the front',
  'all the Sundays',
])('[SW132] "%s" stays as it is', (typed) => expect(spelledOut(typed)).toBe(typed));
