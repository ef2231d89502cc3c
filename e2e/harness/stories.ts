import { meContract } from '@calmbridge/domain/users/user-document';
import type { Locator, Page } from '@playwright/test';
import { settled } from './pages.ts';

export const shownStory = (page: Page): Locator => page.getByRole('article');

const types = [
  'Routine',
  'Emotional Regulation',
  'Social Skills',
  'Safety & Emergency',
  'Scenario',
  'General',
  'Conflict Resolution',
  'Self-Advocacy',
  'Coping Strategies',
  'Empathy Building',
];
const titles = [
  'I visit the dentist',
  'When I feel cross',
  'Asking to join a game',
  'The fire bell at school',
];

const text = [
  'My name is Leo. Sometimes I visit the dentist. The dentist looks at my teeth to keep them strong.',
  'First I sit in a big chair. The chair can go up and down. Then the dentist counts my teeth with a little mirror.',
  'The light may be bright, so I can wear my sunglasses. Mum will hold my hand. That is okay. Then we usually go home from the dentist.',
].join('\n\n');

/** A care plan and stories as the device keeps them, then the page anew. The first story is the newest. */
export async function keepPlan(page: Page, { stories = 0 } = {}) {
  const answer = await page.request.get(meContract.path);
  const session = meContract.output.parse(await answer.json());
  const uid = session.is === 'signed-in' ? session.me.user.uid : '';
  await page.evaluate(
    ({ uid, stories, types, titles, text }) => {
      const start = `calmbridge/u/${uid}/`;
      const profile = {
        name: 'Leo',
        importantRoles: ['parentsGuardians'],
        carePlans: ['customizedCarePlans'],
        specialInterests: 'dinosaurs',
      };
      const keep = (shape: string, order: number, value: { id: string }) =>
        localStorage.setItem(`${start}${shape}/${value.id}`, JSON.stringify({ v: 1, order, value }));
      keep('profileFormResponses', 1, {
        id: 'plan-1',
        role: 'assistant',
        type: 'profileFormResponse',
        fromForm: true,
        content: '# Care plan for Leo',
        timestamp: '2026-11-14T22:47:00.000Z',
        profile,
      } as { id: string });
      for (let at = 0; at < stories; at += 1)
        keep('socialStories', 10_000 - at, {
          id: `story-${at}`,
          chatId: 'plan-1',
          date: new Date(Date.UTC(2026, 10, 14) - at * 4 * 86_400_000).toISOString(),
          customName: '',
          title: titles[at] ?? `Story number ${at}`,
          content: text,
          type: types[at % types.length],
          supportLevel: 'Level 2 (Moderate Support Needs)',
          tone: 'Calm and Reassuring',
          context: 'Community',
          color: '',
          child: at % 3 === 0 ? 'Leo' : 'Ada',
          writtenBy: 'guidebook',
        } as { id: string });
    },
    { uid, stories, types, titles, text },
  );
  await page.reload();
  await settled(page);
}
