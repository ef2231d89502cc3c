// What is small talk and what asks for something.
import { expect, test } from 'vitest';
import { smallTalkIn } from './small-talk.ts';

test('[GC39] "he was just telling her" is no wish to be left without advice where something is asked', () => {
  const asked =
    'My son told the lollipop lady she was fat. He wasn’t being nasty he was just telling her. Now I cross further down. Do I have to go and speak to her';
  expect(smallTalkIn(asked, 'your child')).toBeNull();
  expect(smallTalkIn('she’s finally slept through. so did i', 'your child')?.is).toBe('news');
  expect(smallTalkIn('Awful day. I’m just telling someone.', 'your child')?.is).toBe('news');
});

test('[GC39] only what is told as hard is called a lot, and what is glad is met with joy', () => {
  const text = (message: string) => smallTalkIn(message, 'your child')?.text;
  expect(text('just wanted to tell someone, we went to the park and he managed the swing')).toMatch(
    /lovely to hear/,
  );
  expect(text('no need to reply, the sun is out and we are on the step with toast')).toMatch(
    /^Thank you for telling me\. You don’t have to/,
  );
  expect(text('no advice needed, it was an awful night')).toMatch(/That sounds like a lot/);
});

test('[GC39] what names a forecast or a film and tells of somebody is about them', () => {
  expect(smallTalkIn('gone 2am hes singing the shipping forecast', 'your child')).toBeNull();
  expect(smallTalkIn('what is the weather forecast', 'your child')?.is).toBe('off-topic');
});
