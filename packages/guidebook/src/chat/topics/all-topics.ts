// Everything the chat knows. Order only breaks ties.
import type { Topic } from '../topic.ts';
import { bodyCareTopics } from './body-care.ts';
import { carerTopics } from './carer.ts';
import { changeTopics } from './change.ts';
import { distressTopics } from './distress.ts';
import { feelingTopics } from './feelings.ts';
import { foodTopics } from './food.ts';
import { healthTopics } from './health.ts';
import { lunchAndAllergyTopics } from './lunch-and-allergy.ts';
import { peopleTopics } from './people.ts';
import { placeTopics } from './places.ts';
import { schoolTopics } from './school.ts';
import { senseTopics } from './senses.ts';
import { sleepTopics } from './sleep.ts';
import { talkTopics } from './talk.ts';
import { teenTopics } from './teens.ts';

export const topics: readonly Topic[] = [
  ...sleepTopics,
  ...distressTopics,
  ...bodyCareTopics,
  ...healthTopics,
  ...foodTopics,
  ...lunchAndAllergyTopics,
  ...schoolTopics,
  ...changeTopics,
  ...placeTopics,
  ...senseTopics,
  ...talkTopics,
  ...peopleTopics,
  ...feelingTopics,
  ...teenTopics,
  ...carerTopics,
];
