// Everything the chat knows. Order only breaks ties.
import type { Topic } from '../topic.ts';
import { bodyCareTopics } from './body-care.ts';
import { carerTopics } from './carer.ts';
import { changeTopics } from './change.ts';
import { choiceAndLossTopics } from './choices-and-losses.ts';
import { distressTopics } from './distress.ts';
import { earlyStepTopics } from './early-steps.ts';
import { factTopics } from './facts.ts';
import { feelingTopics } from './feelings.ts';
import { foodTopics } from './food.ts';
import { growingUpTopics } from './growing-up.ts';
import { habitTopics } from './habits.ts';
import { healthTopics } from './health.ts';
import { lunchAndAllergyTopics } from './lunch-and-allergy.ts';
import { moreBodyCareTopics } from './more-body-care.ts';
import { moreHealthTopics } from './more-health-and-safety.ts';
import { morePeopleTopics } from './more-people.ts';
import { moreSchoolTopics } from './more-school.ts';
import { peopleTopics } from './people.ts';
import { placeTopics } from './places.ts';
import { samenessTopics } from './sameness.ts';
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
  ...factTopics,
  ...earlyStepTopics,
  ...samenessTopics,
  ...habitTopics,
  ...choiceAndLossTopics,
  ...moreBodyCareTopics,
  ...moreHealthTopics,
  ...morePeopleTopics,
  ...moreSchoolTopics,
  ...growingUpTopics,
];
