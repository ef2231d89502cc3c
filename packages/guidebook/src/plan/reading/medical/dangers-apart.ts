// The box on dangers, apart: what tells of hurting oneself, and what is a danger like any other.
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { tellsOfSelfHarm } from '../self-harm.ts';
import { togetherIn } from '../together.ts';

/**
 * The box on dangers from the sentence on that tells of hurting oneself: what stands behind it belongs to it. A sentence before it is a danger like
 * any other, unless it names what may be used for it.
 */
export const dangersApart = (safetyRisks: string): { own: string; ofSelf: string } => {
  const all = togetherIn(safetyRisks);
  const first = all.findIndex(
    (sentence) =>
      tellsOfSelfHarm(sentence) || clinicMattersIn(sentence).includes('despair') || aMeans.test(sentence),
  );
  const isTold = tellsOfSelfHarm(safetyRisks) || clinicMattersIn(safetyRisks).includes('despair');
  return isTold && first > 0
    ? { own: all.slice(0, first).join(' '), ofSelf: all.slice(first).join(' ') }
    : isTold
      ? { own: '', ofSelf: safetyRisks }
      : { own: safetyRisks, ofSelf: '' };
};
const aMeans =
  /\b(?:medic\w*|meds|tablets|pills|paracetamol|blades?|razors?|kni(?:fe|ves)|scissors|sharps?|cords?|ropes?|belts?|bridges?|tracks|railway|heights?|roofs?)\b/iu;
