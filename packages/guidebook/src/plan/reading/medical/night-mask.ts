import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import type { ClinicFacts } from '../clinic-facts.ts';

/** A mask for the night stays at the bed: it is neither carried along nor given in an attack. Asthma among the allergies is none. */
export const breathesByNight = ({
  said,
  medicines,
  allergies,
}: Pick<ClinicFacts, 'said' | 'medicines' | 'allergies'>): boolean => {
  const told = [...said, ...medicines, ...allergies.said].filter(tellsOfBreathing);
  return told.length > 0 && !told.some((text) => tellsOfBreathing(text.replace(nightMask, ' ')));
};
const tellsOfBreathing = (text: string): boolean => clinicMattersIn(text).includes('breathing');
const nightMask = /\b(?:c-?pap|bi-?pap|sleep apn(?:o|oe)?ea)\b/giu;
