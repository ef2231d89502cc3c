import { describe, expect, test } from 'vitest';
import { ruledOutIn } from './ruled-out.ts';

const against = (said: string, sentence: string) =>
  ruledOutIn(said)
    .filter(({ says }) => says(sentence))
    .map(({ isAsked }) => (isAsked ? 'asked' : 'left out'))[0] ?? 'told';

describe('[SW123] what the line denies', () => {
  test.each([
    ['a dentist visit, not the big chair', 'The big chair goes back.', 'left out'],
    ['Halloween, we are not opening the door', 'We open the door for children.', 'left out'],
    ['Halloween, we are not opening the door', 'The lights at the door are off.', 'told'],
    ['a party, I do not have to bounce', 'I bounce with my friends.', 'left out'],
    ['a party, I do not have to bounce', 'Children bounce on the trampolines.', 'told'],
    ['brushing teeth with no toothpaste, just water', 'I put a little paste on the brush.', 'left out'],
    ['a flu spray, no needle', 'The needle may feel like a pinch.', 'asked'],
    ['a flu spray, no needle', 'It does not need a needle.', 'told'],
    ['an exam, the clock will be covered up', 'An adult shows the time on the clock.', 'left out'],
    ['pizza with Mum instead of a party', 'The party has games.', 'left out'],
    ['no hat, no play', 'I put my hat on.', 'told'],
    ['the toilet at nursery, not just at home', 'I know the toilet at home.', 'told'],
    ['why Mummy has no hair', 'Hair can grow again.', 'told'],
    ['no touching dogs we do not know', 'I touch the back of the dog.', 'told'],
    ['not my usual seat', 'I find my seat.', 'told'],
    ['a birthday, I do not know anyone', 'I know some people there.', 'told'],
  ])('%s: "%s" is %s', (said, sentence, what) => expect(against(said, sentence)).toBe(what));
});

describe('[SW123] another way of doing it', () => {
  test.each([
    ['a flu vaccine by a spray up the nose', 'I hold out my arm.', 'asked'],
    ['a flu vaccine by a spray up the nose', 'The spray may tickle.', 'told'],
    ['a vaccine in the arm', 'I roll up my sleeve.', 'told'],
    ['a needle with cream before it', 'It is okay to look away.', 'told'],
    ['the nursery at the school', 'I have something from home.', 'told'],
    ['the ramp at the museum', 'We go up the stairs.', 'asked'],
    ['the ramp at the museum', 'We look for the stairs, a ramp or a lift.', 'told'],
    ['a mask with gas helps me sleep', 'A needle goes into my hand.', 'asked'],
    ['glue on my cut', 'The doctor makes two stitches.', 'asked'],
    ['a finger prick at the clinic', 'I hold out my arm.', 'asked'],
    ['the dentist is only going to look at my teeth', 'A small brush cleans my teeth.', 'asked'],
    ['we will stay in the car', 'We wait in the waiting room.', 'left out'],
    ['we stay in the car and then we go in', 'We wait in the waiting room.', 'told'],
    ['a haircut at home', 'At the barber there are mirrors.', 'left out'],
    ['the baby comes home from hospital', 'Babies are born in hospital.', 'told'],
    ['new shoes, we got them online', 'In the shop somebody measures my feet.', 'left out'],
    ['we follow in the car', 'I sit on the bus.', 'left out'],
    ['we go by bus and then in the car', 'I sit on the bus.', 'told'],
    ['a haircut with clippers', 'The scissors go snip.', 'left out'],
    ['we take the lift', 'We go up the stairs.', 'left out'],
    ['the lift is out of order', 'We go up the stairs.', 'told'],
    ['new shoes with velcro', 'I tie the laces.', 'left out'],
    ['we pay by card', 'I count the coins.', 'left out'],
    ['I can just watch', 'I jump with the others.', 'left out'],
    ['one nail a day', 'Then one nail is cut, and the next one after it.', 'left out'],
  ])('%s: "%s" is %s', (said, sentence, what) => expect(against(said, sentence)).toBe(what));
});
