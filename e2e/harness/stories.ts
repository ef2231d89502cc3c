import { storyTypes } from '@calmbridge/domain/stories/story';
import type { Locator, Page } from '@playwright/test';
import { keepOnDevice } from './device.ts';
import { settled } from './pages.ts';

export const shownStory = (page: Page): Locator => page.getByRole('article');

const known = [
  ['I visit the dentist', 'Routine'],
  ['When I feel cross', 'Emotional Regulation'],
  ['Asking to join a game', 'Social Skills'],
  ['The fire bell at school', 'Safety & Emergency'],
] as const;

const text = [
  'My name is Leo. Sometimes I visit the dentist. The dentist looks at my teeth to keep them strong.',
  'First I sit in a big chair. The chair can go up and down. Then the dentist counts my teeth with a little mirror.',
  'The light may be bright, so I can wear my sunglasses. Mum will hold my hand. That is okay. Then we usually go home from the dentist.',
].join('\n\n');

const plan = {
  id: 'plan-1',
  role: 'assistant',
  type: 'profileFormResponse',
  fromForm: true,
  content: '# Care plan for Leo',
  timestamp: '2026-11-14T22:47:00.000Z',
  profile: {
    name: 'Leo',
    importantRoles: ['parentsGuardians'],
    carePlans: ['customizedCarePlans'],
    specialInterests: 'dinosaurs',
  },
};

const storyAt = (at: number) => {
  const [title, type] = known[at] ?? [`Story number ${at}`, storyTypes[at % storyTypes.length]];
  return {
    id: `story-${at}`,
    chatId: plan.id,
    date: new Date(Date.UTC(2026, 10, 14) - at * 4 * 86_400_000).toISOString(),
    customName: '',
    title,
    content: text,
    type,
    supportLevel: 'Level 2 (Moderate Support Needs)',
    tone: 'Calm and Reassuring',
    context: 'Community',
    color: '',
    child: at % 3 === 0 ? 'Leo' : 'Ada',
    writtenBy: 'guidebook',
  };
};

/** A care plan and stories as the device keeps them, then reloads the page. The first story is the newest. */
export async function keepPlan(page: Page, { stories = 0 } = {}) {
  await keepOnDevice(page, 'profileFormResponses', [plan], { orderOf: () => 1 });
  await keepOnDevice(
    page,
    'socialStories',
    Array.from({ length: stories }, (_, at) => storyAt(at)),
  );
  await page.reload();
  await settled(page);
}
