import { quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { orderFor, planPlaceTold, rescueTold } from '../rule-lines.ts';

/** What to do and where the rescue medicine is, as the family wrote it; what the page says above is not said again. */
export const seizureLine = (clinic: ChildFacts['clinic'], onPage: string): string => {
  const rescue = rescueTold(clinic);
  const begins = clinic.signs.filter(({ matter, said }) => matter === 'seizures' && !rescue.includes(said));
  const where = planPlaceTold(clinic);
  const told = [...begins.map(({ said }) => said), ...rescue, ...(where === null ? [] : [where])].filter(
    (said, at, all) => all.indexOf(said) === at && !onPage.includes(said),
  );
  const order = orderFor(clinic, 'seizures');
  const call =
    order === undefined
      ? 'Emergency number as the plan says, else after five minutes.'
      : onPage.includes(order) || told.some((said) => said.includes(order) || order.includes(said))
        ? told.length > 0
          ? ''
          : 'Emergency number as written above.'
        : `Emergency number as my family wrote: ${quoted(order)}`;
  return `- **Seizure plan:** ${[...told.map(quoted), call].filter(Boolean).join(' ')}`;
};
