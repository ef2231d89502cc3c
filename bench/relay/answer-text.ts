// What the assistant of this bench says: a care plan, cut into tokens of about four letters, as services do.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';
import { sentenceEnd } from '@calmbridge/reader/screening/sentences';

const tokenCount = 400;
const plan = writeCarePlan({ profile: { ...emptyProfile, name: '{child}', age: '7' }, today: '2026-11-15' });
// Without the heading: an answer in the chat begins with a sentence.
const text = plan.slice(plan.indexOf('I am '));

export const tokens: readonly string[] = (text.match(/[\s\S]{1,4}/g) ?? []).slice(0, tokenCount);

/** How many tokens it takes until the first sentence is known to be over. */
export const tokensOfFirstSentence =
  1 + tokens.findIndex((_, at) => sentenceEnd(tokens.slice(0, at + 1).join(''), 0, false) !== null);
