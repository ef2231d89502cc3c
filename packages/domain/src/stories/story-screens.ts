import type { StoryScreens } from './check-safety.ts';
export const storyScreens: StoryScreens = { diet: () => [], language: () => [] };
