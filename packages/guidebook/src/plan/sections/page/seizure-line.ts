import { quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { orderFor, planPlaceTold, rescueTold } from '../rule-lines.ts';

/** What to do and where the rescue medicine is, as the family wrote it. */
export const seizureLine = (clinic: ChildFacts['clinic']): string => {
  const rescue = rescueTold(clinic);
  const begins = clinic.signs.filter(({ matter, said }) => matter === 'seizures' && !rescue.includes(said));
  const told = [...begins.map(({ said }) => said), ...rescue].map(quoted);
  const where = planPlaceTold(clinic);
  return `- **Seizure plan:** ${[...told, `${where === null ? 'It hangs here: ____.' : quoted(where)} Emergency number as the plan says${orderFor(clinic, 'seizures') === undefined ? ', else after five minutes' : ''}.`].join(' ')}`;
};
