// Asks the chat tests share: a small crowd of varied children, and a bare message.
import type { ChatAsk, ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { EntryModel } from '@calmbridge/reader/entries/entry-reader';
import { answerChat } from '../answer-chat.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import type { ChatModel } from '../pages/chat-model.ts';
import { readPages } from '../pages/read-pages.ts';

const genders = ['Male', 'Female', 'Other'] as const;
const communications = ['Verbal', 'Limited Verbal', 'Non-Verbal', 'Uses Assistive Devices', ''] as const;
const ways = ['Speech', 'AAC Device', 'Gestures', 'Sign Language', ''] as const;
const senses = ['Sound', 'Light', 'Touch', 'Crowds', 'Smell', 'Textures', 'Taste', 'Temperature'] as const;
const diets = [
  'Gluten-Free',
  'Dairy-Free',
  'Vegan',
  'Halal',
  'No Eggs',
  'Low Sugar',
  'Ketogenic',
  'Low FODMAP',
] as const;
const comforts = [
  'blue blanket',
  'stuffed rabbit called Flop',
  'noise-cancelling headphones',
  'music',
  '',
  'chewy necklace',
];
const interests = ['trains and maps', 'Minecraft', 'dinosaurs', '', 'football statistics', 'cats'];
const names = ['Mika', '{child}', 'Zoë', "D'Angelo", 'Anna-Lena'];

/** Forty children from 2 to 19 in every mix of gender, way of talking, senses and diet. */
export const crowd: readonly ChildProfile[] = Array.from({ length: 40 }, (_, at) => ({
  ...emptyProfile,
  name: names[at % names.length] ?? 'Sam',
  age: String(2 + (at % 18)),
  gender: genders[at % 3] ?? 'Other',
  communication: communications[at % 5] ?? '',
  preferredCommunication: ways[(at * 3) % 5] ?? '',
  sensorySensitivities: [senses[at % 8] ?? 'Sound'],
  dietRestrictions: [diets[(at * 5) % 8] ?? 'Vegan'],
  comfortItems: comforts[at % 6] ?? '',
  specialInterests: interests[(at * 7) % 6] ?? '',
  triggers: at % 2 === 0 ? 'hand dryers, waiting' : '',
  eatingHabits: 'toast, pears, milk, chicken nuggets',
  wanderingBehavior: at % 4 === 0 ? 'runs to the river' : '',
}));

export const ask = (
  message: string,
  profile: ChildProfile | null = null,
  turns: readonly ChatTurn[] = [],
): ChatAsk => ({
  profile,
  carePlan: '',
  turns,
  message,
});

/** A reply as a carer meets it: texts are read first. `pages` are those answered from, `offered` those to choose from. */
export async function replyTo(given: ChatAsk, model: EntryModel & ChatModel) {
  const reply = answerChat(given, await readPages(textsToRead(given), model));
  return {
    ...reply,
    pages: reply.is === 'answer' ? reply.pages : [],
    offered: reply.is === 'asks' ? reply.choices.map(({ id }) => id) : [],
  };
}
