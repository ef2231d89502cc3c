// What the clinic's part holds and whoever comes today must know before the first meal: it is on the first page too, in the carer's words, once.
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { breathesByNight } from '../../reading/medical/night-mask.ts';
import { leaningIn } from '../../reading/together.ts';
import { isMealOrder, tellsOfChewing } from '../../reading/told-rules.ts';
import { wordsIn } from '../../shorten.ts';
import { cutRulesIn } from '../food-rules.ts';
import { isForAllEyes } from '../page-notes.ts';
import { fromFirst } from '../rule-lines.ts';

const rows: readonly { label: string; matters: readonly ClinicMatter[] }[] = [
  { label: 'At meals, always', matters: ['swallowing', 'gagging', 'tube'] },
  { label: 'Never in my mouth', matters: ['pica'] },
  { label: 'My diabetes', matters: ['diabetes'] },
  { label: 'My heart', matters: ['heart'] },
  { label: 'My breathing', matters: ['breathing'] },
];

/** `onPage` is what the page says already. */
export const clinicOnPage = (child: ChildFacts, onPage: string): string[] => {
  const { clinic } = child;
  const told = [
    ...clinic.said,
    ...cutRulesIn(child.eating).filter((said) => !clinic.said.some((text) => text.includes(said))),
  ];
  return rows.flatMap(({ label, matters }) => {
    const isOf = (text: string) =>
      clinicMattersIn(text).some((matter) => matters.includes(matter)) ||
      (matters.includes('swallowing') && tellsOfChewing(text));
    if (label === 'My breathing' && breathesByNight(clinic)) return [];
    const begins = clinic.signs.filter(({ matter }) => matters.includes(matter)).map(({ said }) => said);
    // What the doctor wants in the mouth must not stand behind "never".
    const medicines = matters.includes('pica') ? [] : clinic.medicines;
    const rest = [...told.filter(isOf), ...medicines.flatMap((line) => fromThere(line, isOf))]
      .filter((text) => !begins.some((sign) => text.includes(sign)))
      .filter((text) => !matters.includes('pica') || !clinic.medicines.some((line) => line.includes(text)));
    const fit = rest
      .flatMap((text) => (wordsIn(text) <= mostWords ? [text] : leaningIn(text).filter(isOf)))
      .filter((text) => isForAllEyes({ said: text }) && wordsIn(text) <= mostWords && !onPage.includes(text));
    // How it begins is told however it looks: a swear word may be the only sign of a low.
    const all = [...new Set([...begins.filter((text) => !onPage.includes(text)), ...fit])];
    const isOrder = label !== 'At meals, always' || all.some(isMealOrder);
    return all.length === 0
      ? []
      : [
          `- **${isOrder ? label : 'At meals, beside me to the end'}:** ${all.slice(0, 3).map(quoted).join(' ')}`,
        ];
  });
};
const mostWords = 40;

/** Of a line of medicines what stands before it is for something else; what follows may belong to it. */
const fromThere = (line: string, isOf: (text: string) => boolean): string[] => {
  const sentences = leaningIn(line);
  const from = sentences.findIndex(isOf);
  if (from === -1) return [];
  const [first = '', ...rest] = sentences.slice(from);
  return [[fromFirst(first, isOf), ...rest].join(' ')];
};
