import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { CrisisKind } from './crisis-kinds.ts';
import { numbersFor } from './helplines.ts';

// Fixed, reviewed help for a crisis, given instead of an answer and free of charge. The first line is the act, then
// three to five steps, then how to approach this child. Sources: domain notes 2.4 and 2.7 (NAA toolkit, Anaphylaxis UK);
// choking, seizure, burn and drowning steps are general first aid and want a clinician's review before public claims.

type Help = { act: string; steps: readonly string[]; short: string; endsWithApproach: boolean };

const help: Record<CrisisKind, Help> = {
  K1: {
    act: '**If someone is in danger right now, call your emergency number** (112 or your local number) and stay with them.',
    steps: [
      'Stay in the room. You do not have to find the right words: "I am here. I am glad you told me."',
      'Move pills, blades, cords and keys out of reach, or move together to a place without them.',
      'Ask plainly: "Are you thinking of killing yourself?" Asking does not plant the idea. Pictures, writing or a device are fine for the answer.',
      'Call a crisis line or a doctor today, also if it is about you. Put the phone on speaker so that nobody has to hold it.',
      'If pills were taken or there is a wound, call the emergency number even if all seems well.',
    ],
    short:
      'If someone may be thinking of dying or of hurting themselves: stay with them, move pills and blades away, and call your emergency number or a crisis line now.',
    endsWithApproach: false,
  },
  K2: {
    act: '**If anybody is in danger right now, call your emergency number** (112 or your local number). Otherwise call child protection today; for a grown-up, adult protection or the police.',
    steps: [
      'Believe what was said or shown. Say: "It is not your fault. You were right to tell."',
      'Write down the exact words, the date and what you saw. Do not question further: trained people will.',
      'Keep whoever was hurt away from the person it is about. Do not speak to that person first.',
      'Keep clothes, messages and photos as they are.',
      'If someone hurts you too: go to a safe place and call from there.',
    ],
    short:
      'If somebody may be hurting a child or a grown-up: in danger call your emergency number; otherwise call child or adult protection today. Write down the words, do not question further.',
    endsWithApproach: false,
  },
  K3: {
    act: '**Call your emergency number now** (112 or your local number). Say: "My autistic child is missing", the age, the clothes, and that {they} may not answer to {their} name.',
    steps: [
      'Check water first: ponds, pools, streams, the bath next door.',
      'Then {loved}. Send someone there.',
      'Keep one person at home and your phone free.',
      'Ask neighbours to look in sheds, cars, cupboards and gardens.',
      'Have a photo of today ready for the police.',
    ],
    short:
      'If a child is missing now: call your emergency number at once, check water first, then the place the child loves most.',
    endsWithApproach: true,
  },
  K4: {
    act: '**Not breathing, not coughing, turning blue: shout for help and have someone call your emergency number now** (112 or your local number).',
    steps: [
      'Over one year old: lean {them} forward, five firm blows between the shoulder blades with the heel of your hand.',
      'Still blocked: five quick thrusts inwards and upwards above the navel. Go on in turns of five. Under one year: five blows, then five chest thrusts, never the belly.',
      'If {they} can cough, let {them} cough. Do not feel in the mouth with your fingers.',
      'If {they} {go} limp: lay {them} down, start CPR, the emergency line will guide you.',
      'Swallowed a button battery or magnets: go to the emergency department at once, even if {they} {seem} well. Do not make {them} vomit.',
    ],
    short:
      'If someone is choking now: five back blows, five thrusts, emergency number. A swallowed battery or magnet means hospital at once.',
    endsWithApproach: false,
  },
  K5: {
    act: '**Use the adrenaline pen now, then call your emergency number and say "anaphylaxis"** (112 or your local number).',
    steps: [
      'Outer thigh, through clothes if need be. Do not wait to see if it gets better.',
      'Lie {them} flat with legs raised. If breathing is hard, let {them} sit up. No standing or walking.',
      'No better after five minutes: second pen, other thigh.',
      'No pen: call now and say so.',
      'Stay until help is there, and go to hospital even if it passes.',
    ],
    short:
      'If this may be a severe allergic reaction: adrenaline pen now, call your emergency number and say "anaphylaxis", lie flat with legs raised.',
    endsWithApproach: true,
  },
  K6: {
    act: '**Look at the clock. Call your emergency number** (112 or your local number) if it is the first seizure, lasts over 5 minutes, comes again, is in water, or breathing or waking is hard.',
    steps: [
      'Move hard things away, something soft under the head. Do not hold {them} down.',
      'Nothing in the mouth: no spoon, no water, no fingers.',
      'When the jerking stops, roll {them} on one side and check breathing.',
      'Rescue medicine: only as {their} own plan says.',
      'Stay and speak softly; {they} may be confused for a while.',
    ],
    short:
      'If this is a seizure: time it, on the side, nothing in the mouth. Call your emergency number if it is the first one, over 5 minutes, or repeated.',
    endsWithApproach: true,
  },
  K7: {
    act: '**Call your emergency number now** (112 or your local number). For something swallowed you can also call the poison line.',
    steps: [
      'Swallowed something: do not make {them} vomit. Keep the packet and say what, how much and when.',
      'Out of the water or not waking: check breathing. Not breathing: start CPR, the line will guide you. Breathing: on the side.',
      'Knock to the head with sickness, sleepiness or confusion: keep still, watch {them}, hospital now.',
      'Burn: cool running water for 20 minutes, nothing on it but cling film.',
      'Heavy bleeding: press hard with a cloth and do not let go.',
    ],
    short:
      'If someone swallowed poison, was under water, will not wake, is badly burned or bleeding: call your emergency number now. Do not make them vomit.',
    endsWithApproach: true,
  },
  K8: {
    act: '**Put your child somewhere safe, close the door between you for a few minutes, and call someone now**: a person you trust, a crisis line, or your emergency number if you may hurt {them} or yourself.',
    steps: [
      'Say it in one sentence: "I can’t go on right now. I need someone here." If you fear that you may hurt {them} or yourself, say that too.',
      'Sit down, feet on the floor, cold water on your hands. The crying can wait ten minutes.',
      'Ask for somebody to take over tonight: family, neighbour, on-call social services.',
      'If you have already hurt {them}, have {them} seen by a doctor and say how it happened.',
      "Tomorrow call your doctor or carers' line about rest for you. Needing it is no failure.",
    ],
    short:
      'If you are at the end of your strength: child somewhere safe, step away, call someone now. If you may hurt your child or yourself, call your emergency number.',
    endsWithApproach: false,
  },
  K9: {
    act: '**Get people out and call your emergency number now** (112 or your local number). Say that {they} {are} autistic, what {they} {hold}, and how to approach {them}.',
    steps: [
      'Take the others to a room with a lock or out of the house. Do not try to grab the thing.',
      'Stop talking, keep your distance and a way out for {them}.',
      'Turn off noise and light if you can do it on your way.',
      'Fire: everybody out, door shut, do not go back.',
      'When it is over: rest, water, no lecture. Find out later what came before.',
    ],
    short:
      'If someone is in danger from another person right now: get people out, keep your distance, call your emergency number and say that the child is autistic.',
    endsWithApproach: true,
  },
};

/** Swallowed and gone down: nobody chokes, and what is done about choking stands last. */
const helpAfterSwallowing: Help = {
  act: '**Go to the emergency department now, even if {they} {seem} well**: a swallowed button battery or magnet can do great harm inside before anything shows.',
  steps: [
    'Call your emergency number (112 or your local number) if you cannot get there at once, or for pain, blood, drooling, being sick or trouble breathing.',
    'Do not make {them} vomit. Give nothing to eat or drink unless the emergency line or the hospital says so.',
    'Take the packet or the toy along. Say what it was, how many and when.',
    'If you are not the parent, ring the parents on the way. Do not wait for them to ring back.',
    'If {they} {start} to choke: five firm blows between the shoulder blades, then five quick thrusts inwards and upwards, and your emergency number.',
  ],
  short: '',
  endsWithApproach: false,
};
const swallowed = /\b(?:swallow\w*|ate|eaten|gulped)\b[^.?!]{0,60}\b(?:batter(?:y|ies)|magnets?)\b/iu;
/** Of choking, or of something that has not gone down. */
const chokes =
  /\b(?:chok\w*|breath\w*|blue|purple|grey|pale|cough\w*|gag\w*|stuck|throat|gasp\w*|wheez\w*|gurgl\w*|limp|floppy|collaps\w*|unconscious|air|spit\w*)\b/iu;
const ofThroats: ReadonlySet<CrisisKind | null> = new Set(['K4', 'K7']);

/** For danger of a kind nobody knows: the carer said that there is one, and nothing more. */
const helpInDanger: Help = {
  act: '**Call your emergency number now** (112 or your local number). Say where you are and what has happened.',
  steps: [
    'Get everyone away from the danger if you can do it safely.',
    'Put the phone on speaker and stay on the line: they tell you what to do, step by step.',
    'Stay close, speak softly and use few words. Nobody has to answer you.',
    'Not sure that it is bad enough? Call all the same. You can also ring one of the helplines and talk it through.',
  ],
  short: '',
  endsWithApproach: true,
};

/** Without a kind: what is right in any danger. `message` tells what of a kind's dangers it is. */
export function crisisHelp(kind: CrisisKind | null, profile: ChildProfile | null, message = ''): string {
  const { act, steps, endsWithApproach } = helpFor(kind, message);
  const list = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  const parts = [act, list, endsWithApproach ? approach(profile) : '', numbersFor(kind)];
  return inWordsFor(profile, parts.filter((part) => part !== '').join('\n\n'));
}

function helpFor(kind: CrisisKind | null, message: string): Help {
  if (kind === null) return helpInDanger;
  const hasGoneDown = ofThroats.has(kind) && swallowed.test(message) && !chokes.test(message);
  return hasGoneDown ? helpAfterSwallowing : help[kind];
}

/** One sentence that names the danger. Only for a kind that is sure, where it is in doubt whether it is happening. */
export const helpBox = (kind: CrisisKind): string => help[kind].short;

/** How helpers should come near: from the profile where it says something. */
function approach(profile: ChildProfile | null): string {
  const facts: string[] = ['{they} {are} autistic'];
  if (profile?.communication === 'Non-Verbal') facts.push('{do} not speak');
  if (profile?.communication === 'Limited Verbal') facts.push('{speak} few words');
  const senses = (profile?.sensorySensitivities ?? [])
    .filter((sense) => sense !== 'None')
    .map((sense) => sense.toLowerCase());
  if (senses.length > 0) facts.push(`{are} sensitive to ${listed(senses)}`);
  const wants = ['no sirens near {them}', 'no grabbing', 'speak softly, few words'];
  if (profile?.preferredCommunication === 'AAC Device') wants.push('let {them} keep {their} device');
  const comfort = profile?.comfortItems.trim() ?? '';
  const show = comfort === '' ? 'one calm person in front' : `show {them} ${firstItem(comfort)}`;
  return `When help arrives, tell them that ${listed(facts)}: ${[...wants, show].join(', ')}.`;
}

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** "blue blanket, small train" → "the blue blanket": the first thing named, as the carer wrote it. */
function firstItem(comfort: string): string {
  const item = (comfort.split(/[,;\n]|\band\b/u)[0] ?? '').trim();
  return /^(?:the|a|an|his|her|their|my)\b/iu.test(item) ? item : `the ${item}`;
}

type Words = Record<
  'they' | 'them' | 'their' | 'are' | 'do' | 'go' | 'seem' | 'start' | 'speak' | 'hold' | 'loved',
  string
>;

function inWordsFor(profile: ChildProfile | null, text: string): string {
  const interest = (profile?.specialInterests.split(/[,;\n]|\band\b/u)[0] ?? '').trim();
  const loved =
    interest === ''
      ? 'the place {they} {love} most'
      : `the place {they} {love} most, and anywhere with ${interest}`;
  const words = wordsFor(profile);
  const fill = (part: string) =>
    part.replaceAll(/\{(\w+)\}/g, (whole, word: string) => (words as Record<string, string>)[word] ?? whole);
  return fill(
    text.replaceAll('{loved}', loved).replaceAll('{love}', words.they === 'they' ? 'love' : 'loves'),
  );
}

function wordsFor(profile: ChildProfile | null): Words {
  const one = {
    are: 'is',
    do: 'does',
    go: 'goes',
    seem: 'seems',
    start: 'starts',
    speak: 'speaks',
    hold: 'is holding',
    loved: '',
  };
  if (profile?.gender === 'Male') return { ...one, they: 'he', them: 'him', their: 'his' };
  if (profile?.gender === 'Female') return { ...one, they: 'she', them: 'her', their: 'her' };
  return {
    they: 'they',
    them: 'them',
    their: 'their',
    are: 'are',
    do: 'do',
    go: 'go',
    seem: 'seem',
    start: 'start',
    speak: 'speak',
    hold: 'are holding',
    loved: '',
  };
}
