// Moments put straight onto the device, as the sheet would have kept them.
import type { Moment } from '@calmbridge/domain/moments/moment';
import type { Page } from '@playwright/test';
import { keepOnDevice, keptOnDevice } from './device.ts';

/** Needs a signed-in page that is open. The next page that opens sees them. */
export const seedMoments = (page: Page, moments: readonly Moment[]) =>
  keepOnDevice(page, 'moments', moments, {
    orderOf: ({ timestamp }, at) => new Date(timestamp).getTime() - at,
  });

export const keptMoments = (page: Page) => keptOnDevice<Moment>(page, 'moments');

export const moment = (id: string, when: string, more: Partial<Moment> = {}): Moment => ({
  id,
  kind: 'meltdown',
  when,
  timestamp: `${when}:00.000Z`,
  childId: 'leo',
  child: 'Leo',
  ...more,
});

export const savedChild = (id: string, name: string) => ({ id, name, savedAt: '', profile: { name } });

/** What the picture of the page shows. */
export const someMoments: readonly Moment[] = [
  moment('m1', '2026-11-15T08:05', {
    minutes: 25,
    strength: 'high',
    before: ['Loud noise', 'Change of plan'],
    after: ['Tired'],
    helped: ['A quiet place', 'Fewer words'],
    words: 'The hand dryer in the changing room. Ear defenders were in the other bag.',
  }),
  moment('m2', '2026-11-14T19:30', { kind: 'joy', words: 'Laughed at the splashing all the way home.' }),
  moment('m3', '2026-11-14T07:00', { kind: 'sleep', minutes: 560, strength: 'medium' }),
];
