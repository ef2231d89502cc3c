import type { Scene } from '../scene.ts';
import { betweenPeopleScenes } from './between-people.ts';
import { bodyScenes } from './body.ts';
import { changeScenes } from './changes.ts';
import { conflictScenes } from './conflict.ts';
import { copingScenes } from './coping.ts';
import { empathyScenes } from './empathy.ts';
import { feelingScenes } from './feelings.ts';
import { friendScenes } from './friends.ts';
import { healthScenes } from './health.ts';
import { homeScenes } from './home.ts';
import { outingScenes } from './outings.ts';
import { placeScenes } from './places.ts';
import { roadAndWaterScenes } from './road-and-water.ts';
import { safetyScenes } from './safety.ts';
import { schoolScenes } from './school.ts';
import { selfAdvocacyScenes } from './self-advocacy.ts';
import { teenScenes } from './teens.ts';
import { unusualDayScenes } from './unusual-days.ts';

/** Every scene the guidebook can tell. */
export const allScenes: readonly Scene[] = [
  ...homeScenes,
  ...schoolScenes,
  ...outingScenes,
  ...placeScenes,
  ...healthScenes,
  ...bodyScenes,
  ...changeScenes,
  ...friendScenes,
  ...feelingScenes,
  ...conflictScenes,
  ...safetyScenes,
  ...roadAndWaterScenes,
  ...selfAdvocacyScenes,
  ...copingScenes,
  ...empathyScenes,
  ...teenScenes,
  ...unusualDayScenes,
  ...betweenPeopleScenes,
];
