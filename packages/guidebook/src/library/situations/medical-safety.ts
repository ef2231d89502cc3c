import type { Situation } from '../entries.ts';

// Risks that come from the body or from water. Sources: NICE NG217 on epilepsy; RLSS UK on water safety.
export const medicalSafety: readonly Situation[] = [
  {
    id: 'seizures',
    kind: 'safety',
    name: 'seizures',
    words: ['seizures', 'seizure', 'epilepsy', 'epileptic', 'fits', 'absences', 'convulsions'],
    before: [
      'Keep the written seizure plan of the clinic in the bag, at {school} and by the bed; guard sleep and medicine times',
      'Write down what came before each one: short night, fever, flicker, missed medicine. Show the list to the clinic',
    ],
    signs: [
      'Stares and cannot be reached',
      'Goes pale, mouth or hand twitches',
      'Says or shows that it feels odd',
    ],
    act: [
      'Time it, turn {him} on the side, soft under the head, nothing in the mouth; call the emergency number after five minutes, or for a second one',
      'Look at the clock, clear the space, side position, stay; emergency number at five minutes, if breathing is hard, or if it is the first',
    ],
    after: ['Let {him} sleep, note start and length, no questions'],
    goal: '{shows:tired} or tells an adult at the first odd feeling',
    by: ['abi', 'aac'],
  },
  {
    id: 'bath-alone',
    kind: 'safety',
    name: 'being alone in the bath',
    words: [
      'bath alone',
      'bathe alone',
      'alone in the bath',
      'not bath',
      'bathing alone',
      'shower alone',
      'bath unsupervised',
    ],
    before: [
      'An adult stays in the room or at the open door, talking now and then; shower instead of bath where that works. No lock on the door',
      'Run little water, door ajar, one named adult within reach; hang the rule on the bathroom door',
    ],
    signs: ['Goes in without telling', 'Gets quiet behind the door'],
    act: ['Look in at once when it is quiet', 'Drain the water first, then help {him} out'],
    goal: 'tells or shows an adult before going into the bathroom',
    where: 'at home and at a relative’s',
    by: ['abi', 'vs'],
  },
  {
    id: 'cannot-swim',
    kind: 'safety',
    name: 'not being able to swim',
    words: [
      'cannot swim',
      'can not swim',
      "can't swim",
      'cant swim',
      'not able to swim',
      'no swimming',
      'non swimmer',
    ],
    before: [
      'One adult within arm’s reach at any water, also shallow; life vest on boats and banks. Book one-to-one lessons this month',
      'Learn three things first, in this order: wait at the edge, float on the back, turn round and hold the wall',
    ],
    signs: ['Walks ahead when water is in sight', 'Pulls towards the bank'],
    act: [
      'Hand or strap before you see the water; stop at the agreed line',
      'Stand on the water side, turn {him} by the shoulder, walk along it',
    ],
    goal: 'stops at the edge line and waits for a hand',
    where: 'at the pool and at one bank or beach',
    by: ['vs', 'ta', 'fba'],
  },
];
