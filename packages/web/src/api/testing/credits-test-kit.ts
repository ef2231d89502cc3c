// For tests: a balance that notes what it is told.
import { vi } from 'vitest';
import type { Credits } from '../credits.ts';

export const someCredits = (more: Partial<Credits> = {}): Credits => ({
  isAdmin: false,
  credits: 12.5,
  userPlan: 'free',
  aiUsage: null,
  creditsChanged: vi.fn<Credits['creditsChanged']>(),
  refreshCredits: vi.fn<Credits['refreshCredits']>(async () => {}),
  ...more,
});
