// Which kinds go into which module of packages/guidebook/src/generated, and under which names.
import { aboutCalmbridgeKind } from './kinds/about-calmbridge.ts';
import { adviceKind, roleKind, senseKind, wayKind } from './kinds/advice.ts';
import { asideKind } from './kinds/aside.ts';
import { dietKind, foodWordKind, offeredFoodKind } from './kinds/food.ts';
import { graveKind } from './kinds/grave.ts';
import type { Kind } from './kinds/kind.ts';
import { interestKind, strengthKind } from './kinds/likings.ts';
import { pageKind } from './kinds/page.ts';
import { redFlagKind, refusalKind } from './kinds/refusal.ts';
import { sceneKind } from './kinds/scene.ts';
import { kindOfMoment, situationKind } from './kinds/situation.ts';
import { storyKindKind } from './kinds/story-kind.ts';

/** `isTable`: each file holds many rows, and the rows are what the engine reads. */
type List = { kind: Kind<object>; name: string; type: string; from: string; isTable?: true };

const scene = { type: 'Scene', from: '../stories/scene.ts' };

const topic = { type: 'Topic', from: '../chat/topic.ts' };

const refusal = '../chat/answer/refusal.ts';

const food = '../library/food/food.ts';
const entries = '../library/entries.ts';

const adviceFolders = {
  comfortAdvice: 'comfort',
  eatingAdvice: 'eating',
  learningAdvice: 'learning',
  sleepAdvice: 'sleep',
  interactionAdvice: 'being-with-others',
};

export const modules: Readonly<Record<string, readonly List[]>> = {
  scenes: [{ kind: sceneKind, name: 'scenes', ...scene }],
  'story-kinds': [
    { kind: storyKindKind, name: 'storyKinds', type: 'StoryKind', from: '../stories/story-kind.ts' },
  ],
  situations: [
    { kind: situationKind, name: 'situations', type: 'Situation', from: entries },
    { kind: kindOfMoment, name: 'kindEntries', type: 'KindLines', from: entries },
  ],
  likings: [
    { kind: interestKind, name: 'interests', type: 'Interest', from: entries },
    { kind: strengthKind, name: 'strengths', type: 'Strength', from: entries },
  ],
  advice: [
    ...Object.entries(adviceFolders).map(([name, folder]) => ({
      kind: adviceKind(folder),
      name,
      type: 'Advice',
      from: entries,
    })),
    { kind: senseKind, name: 'senseEntries', type: 'Sense', from: entries },
    { kind: roleKind, name: 'roleEntries', type: 'RoleActions', from: entries },
    { kind: wayKind, name: 'wayEntries', type: 'WayOfSaying', from: entries },
  ],
  foods: [
    { kind: offeredFoodKind, name: 'offeredFoods', type: 'OfferedFood', from: food, isTable: true },
    { kind: foodWordKind, name: 'foodWords', type: 'FoodWords', from: food, isTable: true },
    { kind: dietKind, name: 'dietEntries', type: 'DietRule', from: food },
  ],
  refusals: [
    { kind: refusalKind, name: 'refusals', type: 'Refusal', from: refusal },
    { kind: redFlagKind, name: 'redFlags', type: 'RedFlag', from: refusal },
  ],
  grave: [{ kind: graveKind, name: 'graveHelp', type: 'GraveHelp', from: '../chat/answer/grave-first.ts' }],
  topics: [{ kind: pageKind, name: 'topics', ...topic }],
  'about-calmbridge': [
    {
      kind: aboutCalmbridgeKind,
      name: 'aboutCalmbridge',
      type: 'AboutCalmbridge',
      from: '../chat/calmbridge/answers.ts',
    },
  ],
  asides: [{ kind: asideKind, name: 'asides', type: 'Aside', from: '../chat/talk/aside.ts' }],
};
