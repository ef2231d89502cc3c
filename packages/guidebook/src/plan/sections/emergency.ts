// One page to copy for bag, car, school and fridge. An empty field stays a blank line: nothing is invented.
import { inWords } from '#child/words';
import { cleanText } from '../clean.ts';
import { comfortsToHold, earsOf } from '../fill.ts';
import type { Section, Voice } from '../voice.ts';
import { allergiesOf, hasSeizures, medicinesOf } from './allergies.ts';
import { placesToLook } from './safety.ts';
import { sensesOf } from './senses.ts';

const blank = '________';

export function emergencySection(voice: Voice): Section {
  const { child } = voice;
  const { profile } = child;
  const allergies = allergiesOf(voice);
  const medicines = medicinesOf(voice);
  const listed = sensesOf(voice)
    .filter(({ name }) => name !== 'body')
    .map(({ name }) => name);
  const held = comfortsToHold(child);
  const loved = child.interests[0]?.topic;
  const calms = [
    held.length > 0 ? `hand over ${inWords(held)}` : '',
    loved ? `talk about ${loved} or show a picture` : '',
    ...child.comforts
      .filter(
        ({ said }) =>
          !held.some((thing) =>
            thing.toLowerCase().endsWith(said.toLowerCase().replace(/^(?:a|an|the|his|her|their) /, '')),
          ),
      )
      .map(({ said }) => `allow ${said}`),
  ]
    .filter(Boolean)
    .join('; ');
  const diet = profile.dietRestrictions.filter((rule) => rule !== 'Other' && !rule.startsWith('NKA'));
  const says = [
    profile.communication === 'Non-Verbal' ? 'does not use speech' : profile.communication.toLowerCase(),
    profile.preferredCommunication !== '' &&
      profile.preferredCommunication !== 'Other' &&
      `prefers ${profile.preferredCommunication === 'AAC Device' ? 'an AAC device' : profile.preferredCommunication.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ');
  const row = (label: string, value: string | undefined) =>
    `- **${label}:** ${value && value.trim() !== '' ? value : blank}`;
  return {
    title: 'Emergency info sheet',
    rests: 'AAP and ACEP emergency information form; NICE CG170',
    lines: [
      voice.line('sheet-lead', [
        'Copy this page for the bag, the car, the fridge and {school}. Add a photo.',
        'One copy by the door, one in the bag, one at {school}; glue a photo on top.',
        'Print, add a photo, fold into a wallet; renew it at each review.',
      ]),
      '',
      row('Name', child.name),
      row(
        'Age, date of birth',
        [child.age === null ? '' : String(child.age), cleanText(profile.dob, 20)]
          .filter(Boolean)
          .join(', born '),
      ),
      row(
        'Diagnosis',
        [
          profile.diagnosisType === 'Other' ? 'autistic, see records' : profile.diagnosisType,
          profile.diagnosisDate && `since ${cleanText(profile.diagnosisDate, 20)}`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
      row('How to talk', says && `${says}; few words, wait, ask before touch`),
      row(
        'Allergies',
        allergies.length > 0
          ? `allergic to ${inWords(allergies)}; in a reaction use the prescribed injector, call the emergency number`
          : undefined,
      ),
      ...(hasSeizures(voice)
        ? [row('Seizures', 'time it, on the side, nothing in the mouth; emergency number at five minutes')]
        : []),
      row('Medicines (as listed)', medicines.length > 0 ? medicines.join('; ') : undefined),
      row('Food rules', diet.length > 0 ? diet.join(', ') : undefined),
      row('What calms', calms),
      row(
        'What hurts',
        listed.length > 0
          ? `keep down ${inWords(listed)}${listed.includes('sound') || listed.includes('crowds') ? `; offer ${earsOf(child)}` : ''}`
          : undefined,
      ),
      row('Pain signs', undefined),
      row(
        'Places to look first',
        child.wandering.length > 0 ? `water, then ${placesToLook(voice)}` : undefined,
      ),
      row('Contacts in order', `1 ${blank} 2 ${blank} 3 ${blank}`),
      row('Doctor', undefined),
    ],
  };
}
