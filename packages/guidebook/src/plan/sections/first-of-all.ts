// What others do to the child comes before every plan (PL32): the carer's words whole, whom to tell, what stops today. No
// question, no step to practise and no goal: there is nothing here for the child to learn.
import { quoted } from '../carer-words.ts';
import type { Harm } from '../reading/harm/harm-by-others.ts';
import { bullet, type Section, type Voice } from '../voice.ts';

const acts: Readonly<Record<Harm, readonly string[]>> = {
  hit: [
    'Nobody hits, canes, smacks or threatens {name}, whatever came before; {he} {is} not asked to get used to it',
    '{name} is not alone with whoever does it until this is settled',
  ],
  held: [
    'Nobody holds {name} down, drags {him}, shuts {him} in or sits on {him}. {He} {is} not alone with whoever does it, and {is} told that it was right to tell and that {he} {is} in no trouble',
    'Ask in writing for every record of it and for a meeting this week. Where it was reported and nothing changed, go past that place today, to the service below; a doctor looks at any mark and writes it down',
  ],
  touched: [
    'Touch like that is never {his} fault. {He} {is} not alone with whoever does it, also not in toilets, changing rooms or on the way, until this is settled',
    'Listen to what {he} {v:tells} or {v:shows}, and put no words in {his} mouth; write it down as it was, with day and place. {He} {is} told that it was right to tell and that {he} {is} in no trouble',
    'It is told today, whoever does it. Another child who does it may need help too: that is for those who are told, and {name} is not asked to meet or forgive anybody',
  ],
  groomed: [
    'Whatever {name} was sent, asked for or given is kept, not deleted; {he} {v:meets} nobody from it alone and {is} not blamed for any of it',
    'Report it to the police, online where your country has a page for it; a social worker or key worker who is already there is told today',
  ],
  used: [
    'Money first: a limit and an alert on the card, no transfer without a second look by someone {name} chose; block who asks for it',
    'Ask {name} kindly what was given and to whom; {he} {is} not blamed. The bank and the police take a report',
  ],
  afraid: [
    'Until you know the reason {name} is not left alone with that person. It may be a voice, a smell or a rule; it may be more',
    'Ask {him} in private, in {his} own way, with open questions and no names put in {his} mouth; believe what comes',
  ],
  untold: [
    'This says nothing of what has happened. Because {name} may not be able to tell, adults look: a new fear of a person, place or way; marks, bleeding, pain at washing or the toilet; torn or changed clothes; sudden change in sleep, eating or mood; new money or gifts',
    'One such sign is told the same day; nobody waits to be sure, and {name} is not alone with whoever it may be',
    'Who may wash, dress, fetch and be alone with {him}, by name: ____. The adult {he} {v:goes} to first: ____',
  ],
};

/** Nothing is taken in hand over the head of somebody who is grown. */
const actsForAdults: Partial<Record<Harm, readonly string[]>> = {
  used: [
    'Talk it over with {name} first: who may come in, how to say no, a limit or an alert on the card, a second look at a transfer by someone {he} {v:chooses}. What {he} {v:wants}: ____',
    'Ask {name} kindly what was given and to whom; {he} {is} not blamed. The bank and the police take a report',
  ],
};

const ofClinics =
  /\b(?:needles?|jabs?|injections?|bloods?|doctors?|nurses?|dentists?|hospital|clinic|check-?ups?)\b/iu;
const atClinics =
  'For needles and check-ups ask the clinic beforehand for numbing cream, a quiet room, time, and a plan without holding';

const telling = {
  child:
    'Whom to tell: the safeguarding lead at {school} or the child-protection service: ____. Write down what was seen or said, with day and names. By phone: in the UK the NSPCC, 0808 800 5000; in the USA and Canada Childhelp, 1-800-422-4453; in most of Europe 116 111',
  adult:
    'Whom to tell: the adult safeguarding team of your council, district or service, with {name} and not over {his} head: ____. Write down what was seen or said, with day and names',
};

export function firstOfAllSection(voice: Voice): Section | null {
  const { harm, isAdult } = voice.child;
  if (harm.harms.size === 0) return null;
  const say = (text: string) => bullet(voice.fill('first', text));
  return {
    title: `Before everything else: keeping ${voice.child.name} safe`,
    isKept: true,
    rests: null,
    lines: [
      ...(harm.said.length > 0
        ? ['In your words:', '', ...harm.said.map((text) => `- ${quoted(text)}`), '']
        : []),
      ...[...harm.harms].flatMap((one) => (isAdult ? actsForAdults[one] : undefined) ?? acts[one]).map(say),
      ...(harm.harms.has('held') && ofClinics.test(harm.said.join('\n')) ? [say(atClinics)] : []),
      ...(harm.isOwnAct ? [say(forWhoDoesIt)] : []),
      say(telling[isAdult ? 'adult' : 'child']),
      say('In danger now: the emergency number (999, 112, 911, 000, New Zealand 111 or your own)'),
    ],
  };
}

const forWhoDoesIt =
  'Holding or hitting is a sign that the adults need help, and nobody is judged for asking: tell the doctor or health visitor this week what the hardest minutes are: ____';
