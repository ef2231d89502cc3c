import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import type { ClinicFacts } from '../clinic-facts.ts';

/** A mask for the night stays at the bed: it is neither carried along nor given in an attack. */
export const breathesByNight = ({ said, medicines }: Pick<ClinicFacts, 'said' | 'medicines'>): boolean =>
  [...said, ...medicines]
    .filter((text) => clinicMattersIn(text).includes('breathing'))
    .every((text) => !clinicMattersIn(text.replace(nightMask, ' ')).includes('breathing'));
const nightMask = /\b(?:c-?pap|bi-?pap|sleep apn(?:o|oe)?ea)\b/giu;
