import { z } from 'zod';

export const storyTypes = [
  'Social Skills',
  'Routine',
  'Scenario',
  'General',
  'Emotional Regulation',
  'Conflict Resolution',
  'Safety & Emergency',
  'Self-Advocacy',
  'Coping Strategies',
  'Empathy Building',
] as const;
export const supportLevels = [
  'Level 1 (Low Support Needs)',
  'Level 2 (Moderate Support Needs)',
  'Level 3 (High Support Needs)',
] as const;
export const tones = ['Calm and Reassuring', 'Positive and Encouraging', 'Direct and Instructional'] as const;
export const contexts = ['Home', 'School', 'Community'] as const;

export type StoryType = (typeof storyTypes)[number];
export type SupportLevel = (typeof supportLevels)[number];
export type Tone = (typeof tones)[number];
export type Context = (typeof contexts)[number];

/** 1, 2 or 3: the number by which the story rules keep their limits. */
export const levelNumber = (level: SupportLevel): 1 | 2 | 3 =>
  (supportLevels.indexOf(level) + 1) as 1 | 2 | 3;

export const aboutMax = 200;

export const factMax = 200;
const fact = z.string().trim().max(factMax, 'too-long').default('');

/** What only the carer knows of an event, each in their own words, or empty. */
export const StoryFacts = z.object({ first: fact, next: fact, end: fact, who: fact, why: fact });
export type StoryFacts = z.infer<typeof StoryFacts>;
export const factNames = [
  'first',
  'next',
  'end',
  'who',
  'why',
] as const satisfies readonly (keyof StoryFacts)[];

/** What a story is asked to be. `about` is the carer's free line; empty means: choose from type and context. */
export const StoryRequest = z.object({
  type: z.enum(storyTypes),
  supportLevel: z.enum(supportLevels),
  tone: z.enum(tones),
  context: z.enum(contexts),
  about: z.string().trim().max(aboutMax, 'too-long').default(''),
  facts: StoryFacts.optional(),
  /** The id of one of the `choices` of an `asks`, where the carer pressed it: told by that scene, however likely it was. */
  scene: z.string().trim().min(1).max(80).optional(),
});
export type StoryRequest = z.infer<typeof StoryRequest>;
