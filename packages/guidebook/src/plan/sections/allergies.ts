// Allergies and medicines, as the family wrote them: never advice on either, and what to do in a reaction.
import { listItems } from '#child/list-items';
import { inWords } from '#child/words';
import { cleanText } from '../clean.ts';
import { schoolOf } from '../fill.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';

const none = /^(?:none|no|nil|n\/?a|nka|no known(?: allergies)?|not known|nothing|-+|keine)$/i;

export const allergiesOf = ({ child }: Voice): string[] =>
  listItems(child.profile.allergies)
    .map((item) => cleanText(item, 60))
    .filter((item) => item !== '' && !none.test(item));

export const medicinesOf = ({ child }: Voice): string[] =>
  listItems(child.profile.medications)
    .map((item) =>
      cleanText(item, 120).replace(/^(?:please )?(?:give|take|start|administer|recommend)\s+(?=\S)/i, ''),
    )
    .filter((item) => item !== '' && !none.test(item));

export const hasSeizures = ({ child: { profile } }: Voice): boolean =>
  /\b(?:seizures?|epilep\w+|convulsions?|midazolam|diazepam rescue|levetiracetam|valproate|lamotrigine)\b/i.test(
    `${profile.safetyRisks} ${profile.medications} ${profile.challenges} ${profile.triggers} ${profile.notes}`,
  );

export function allergyLines(voice: Voice): string[] {
  const allergies = allergiesOf(voice);
  const medicines = medicinesOf(voice);
  const lines: string[] = [];
  if (allergies.length > 0)
    lines.push(
      `- **Allergies:** allergic to ${inWords(allergies)}. Tell ${schoolOf(voice.child)}, relatives and clubs in writing; read every label.`,
      bullet(
        voice.line('reaction', [
          'In a reaction (swelling, hives, wheeze, vomiting, going floppy): use the auto-injector at once if one is prescribed, call the emergency number and say "anaphylaxis"',
          'Reaction signs: swollen lips or face, hives, cough, hoarse voice, faint. Use the prescribed auto-injector without delay, ring the emergency number, say "anaphylaxis"',
        ]),
      ),
      bullet(
        voice.line('reaction-then', [
          'Lay {him} flat with legs raised, or sitting if breathing is hard; second injector after five minutes if no better; {he} {v:does} not stand up',
          'Then flat on the back, legs up (sitting if breathing is hard). No better after five minutes: second injector. No standing or walking',
        ]),
      ),
      bullet(
        voice.line('reaction-tell', [
          '{name} may not be able to say it: look for rubbing the mouth, coughing, sudden fear or silence after food, stings or medicine',
          'Watch the face and skin, since {he} may show it only by a change in behaviour; keep the plan and injector, if any, with {him}',
        ]),
      ),
    );
  else
    lines.push(
      bullet(
        voice.line('no-allergy', [
          'Allergies: none written. Ask the doctor if rashes, swelling or belly pain follow a food, and note it: ____',
          'No allergies are listed; write new ones here and on the sheet: ____',
          'Allergies: none known. Keep this line up to date: ____',
        ]),
      ),
    );
  if (hasSeizures(voice))
    lines.push(
      bullet(
        voice.line('seizure', [
          'In a seizure: time it, on the side, soft under the head, nothing in the mouth. Emergency number if it is the first, lasts five minutes, comes again or breathing is hard',
          'Seizure: look at the clock, clear the space, side position, stay. Emergency number at five minutes, for a second one, an injury or hard breathing',
        ]),
      ),
      bullet(
        'Rescue medicine only as the written seizure plan of the clinic says; keep that plan with this page. Baths, pools and heights with an adult beside {him}'.replace(
          '{him}',
          voice.child.they.them,
        ),
      ),
    );
  if (medicines.length > 0)
    lines.push(
      labelled(
        'Medicines, as listed',
        `${medicines.join('; ')}. Carry this list to each visit; questions go to the prescriber or pharmacist`,
      ),
    );
  else
    lines.push(
      bullet(
        voice.line('no-medicine', [
          'Medicines: none listed. Write new ones on the sheet the day they start: ____',
          'No medicines are written; add name and prescriber here if that changes: ____',
        ]),
      ),
    );
  return lines;
}

export function allergySection(voice: Voice): Section {
  const hasAllergy = allergiesOf(voice).length > 0;
  return {
    title: hasAllergy ? 'Allergies and medical plan' : 'Medical plan',
    rests: hasAllergy ? 'Anaphylaxis UK; NICE CG170' : 'NICE CG170',
    lines: allergyLines(voice),
  };
}
