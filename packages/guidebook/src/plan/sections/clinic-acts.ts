// What everyone keeps to for each matter a clinic decides, and what to do when it is urgent (PL25).
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { schoolOf } from '../fill.ts';
import { bullet, type Voice } from '../voice.ts';

/** What every adult keeps to, whom to ask (the blank), and what to do when it is urgent. */
export const clinicActs: Readonly<Record<ClinicMatter, { acts: readonly string[]; urgent?: string }>> = {
  swallowing: {
    acts: [
      'Drinks and food only as the swallowing team wrote. Ask them before anything new; this plan suggests no food',
    ],
    urgent:
      'Choking and cannot cough: five firm back blows, then five belly thrusts (chest thrusts under one year), and the emergency number',
  },
  gagging: {
    acts: [
      'Gagging or coughing at meals is for the doctor or a speech and language therapist to look at before any new texture is tried; this plan suggests no food. Whom to ask: ____',
    ],
    urgent:
      'Choking and cannot cough: five firm back blows, then five belly thrusts (chest thrusts under one year), and the emergency number',
  },
  tube: {
    acts: ['Through the tube only what the nurse showed, as the nurse showed it; this plan suggests no food'],
    urgent: 'Tube out, loose or blocked: at once what the plan says for it, then the nurse’s number: ____',
  },
  feeding: {
    acts: [
      'What, when and how much is the feeding team’s plan; this plan suggests no food. Their number: ____',
    ],
    urgent: 'Very weak or cold: ring the doctor the same day',
  },
  diet: {
    acts: [
      'Every meal, drink, snack and flavoured or liquid medicine is set by the diet team. Ask them before anything new; this plan suggests no food',
    ],
  },
  coeliac: {
    acts: [
      'Coeliac disease: no gluten at home, at {school} or in play dough. It is not an allergy: no injector is needed for it',
    ],
  },
  seizures: {
    acts: [
      'Everyone who is alone with {name} has read the seizure plan and knows where it hangs: ____',
      'An adult stays in the room for baths, pools, heights and open fire. Rescue medicine only as that plan says',
    ],
    urgent:
      'In any seizure: time it, keep hard things away, nothing in the mouth, on the side when it stops. Call the emergency number when the clinic’s plan says so; where it names no time, after 5 minutes or at a second one',
  },
  diabetes: {
    acts: [
      'Checks, medicines, food and drink only as the doctor or diabetes team wrote; what everyone must know, and where the kit is if there is one: ____',
    ],
    urgent: 'Very drowsy, fitting or not able to swallow: nothing by mouth, on the side, emergency number',
  },
  breathing: {
    acts: ['What helps {him} breathe goes wherever {name} goes, with its written plan: ____'],
    urgent:
      'Too breathless to speak or play, blue or grey lips, or no better after what the plan says: emergency number',
  },
  heart: {
    acts: ['How much {name} may run, swim or lift is the heart team’s word. Ask them before sport: ____'],
    urgent: 'Faints, goes blue or grey, or has chest pain: emergency number',
  },
  pica: {
    acts: [
      'One adult in sight; what must not be swallowed is out of reach. Ask the doctor for a blood test and a plan: ____',
    ],
    urgent:
      'Choking and cannot cough: five firm back blows, then five belly thrusts (chest thrusts under one year), and the emergency number. Swallowed a battery, magnet, medicine, sharp or poisonous thing: emergency department at once, nothing to eat or drink',
  },
  splints: {
    acts: ['On, off and how far only as the clinic showed; this plan gives no exercise. Their number: ____'],
    urgent: 'Cold, blue, numb or sore: ring the clinic the same day',
  },
  despair: {
    acts: [
      'This comes before everything else in this plan: tell {his} doctor or the mental health team today, in these words: ____',
      'Until then {name} is not left alone with it: someone {he} {v:trusts} stays near, asks kindly and plainly, and listens; medicines, blades and cords are locked away',
    ],
    urgent:
      'In danger now, or something was taken or done: emergency number (999, 112, 911, 000, New Zealand 111 or your own). By day or night: in the UK 111, option 2, or Samaritans 116 123; in the USA and Canada 988',
  },
  wounds: {
    acts: [
      'A doctor looks for pain and for the reason first (ears, teeth, belly, sleep, medicines), and at any wound. This plan sets no goal for it; ask for an assessment: ____',
      'Meanwhile nobody holds {him} still: something soft goes between, the others step back, and an adult stays near',
    ],
    urgent:
      'Bleeding after ten minutes of pressure, a deep wound, or drowsy or sick after a blow to the head: emergency number',
  },
  surgery: {
    acts: [
      'Everyone keeps to what is written above. What else must be known, and the number of the ward or clinic: ____',
    ],
    urgent: 'Fever, a wound that opens, swells or smells, or strong pain: ring them the same day',
  },
  illness: {
    acts: ['Ask the team what every adult must know, and write it here with their number: ____'],
  },
  reaction: {
    acts: ['Ask the doctor whether it is an allergy and what to carry; until then keep away from it: ____'],
    urgent:
      'Swollen lips, face or tongue, hard breathing, going floppy: call the emergency number and say "anaphylaxis"',
  },
  medicines: {
    acts: ['A missed, late, spat-out or doubled dose: ask the prescriber or pharmacist: ____'],
  },
};

/** A grown-up of whom neither college nor work is written has no such place to tell. */
export const sayer = (voice: Voice, key: string) => (text: string) =>
  bullet(
    voice.fill(
      key,
      schoolOf(voice.child) === 'other places' ? text.replace(/,? at \{school\}|\{school\}, /u, '') : text,
    ),
  );
