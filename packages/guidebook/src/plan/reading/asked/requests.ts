// What the carer asks of the plan itself, and of nobody who is with the child: it is answered before anything else (PL46).
import type { ChildProfile } from '@calmbridge/domain/child/profile';

/** "Please, no reward charts": nothing is counted where others see it. */
export const forbidsCharts = ({ notes }: Pick<ChildProfile, 'notes'>): boolean =>
  /\b(?:no|not|without|do(?:n['’]?t| not) (?:want|use|like)|hates?|never|against)\b[^.;]{0,24}\b(?:(?:reward|star|sticker|chore|behaviou?r|tick|token|point)s?[- ]?(?:charts?|boards?|lists?|systems?)|charts?|stickers|rewards)\b/iu.test(
    notes,
  );
