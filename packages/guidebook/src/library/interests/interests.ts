// Interests as means: each holds one concrete use for talking, learning, calming, moving, waiting and being together.
import { furtherInterests } from './further.ts';
import { makingAndMoving } from './making-and-moving.ts';
import { naturePeopleStories } from './nature-and-stories.ts';
import { wheelsAndPlaces } from './wheels-and-places.ts';

export const interests = [
  ...wheelsAndPlaces,
  ...naturePeopleStories,
  ...makingAndMoving,
  ...furtherInterests,
];
