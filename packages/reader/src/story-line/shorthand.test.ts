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
  ['Molly the cat has died', 'our cat Molly has died'],
  ['Monday the dog has a bath', 'on Monday the dog has a bath'],
  ['Rex, our dog, died last night', 'our dog Rex died last night'],
  [
    'moving from Sue and Pete to Denise. they still love him',
    'moving from Sue and Pete to Denise. Sue and Pete still love {child}',
  ],
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
  'Grandad died in May. We will always love her',
  'Grandma died, everyone still loves her',
  'a new baby brother, we all love him',
  'our dog Rex goes from Sue and Pete to Denise. they still love him',
  'Yesterday our dog died',
  'Today the cat had kittens',
  'When the dog died we cried',
  'Sadly our rabbit died',
  'After the dog has a walk we go home',
  'sleeves change from long to short for the summer',
  'from long to short for school',
])('[SW132] "%s" stays as it is', (typed) => expect(spelledOut(typed)).toBe(typed));
