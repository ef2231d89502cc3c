import { helpPlaceOf } from '@calmbridge/domain/help/help-place';
import { type HelpPlace, isHelpPlace } from '@calmbridge/domain/help/helplines';
import { useDocument } from '../device-context.tsx';
import { helpPlace } from './shapes.ts';

/** Whose numbers come first: as the carer chose on this device, or guessed from its time zone. */
export function useHelpPlace() {
  const { value, update } = useDocument(helpPlace);
  const chosen: HelpPlace | '' = value && isHelpPlace(value.place) ? value.place : '';
  const guessed = helpPlaceOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return {
    place: chosen === '' ? guessed : chosen,
    chosen,
    guessed,
    choosePlace: (place: string) => void update((now) => ({ ...now, place })),
  };
}
