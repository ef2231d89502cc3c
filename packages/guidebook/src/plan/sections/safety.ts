// Safety and wandering: the reason for going, what to do in the first minutes, home and water, who the child is to a
// stranger who helps. Water is searched first; the emergency number is called at once.

import { uncapitalised } from '#child/words';
import { findInterest, type HardMoment, type Item } from '../facts.ts';
import { chainOf } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { bullet, labelled, numbered, type Section, type Voice } from '../voice.ts';
import { allergyLines } from './allergies.ts';

export function safetySection(voice: Voice, isChosen: boolean): Section {
  const { child } = voice;
  voice.cite('fba', 'vs', 'sn');
  const lines = [
    '### Wandering plan',
    '',
    ...wanderingLines(voice),
    '',
    voice.line('missing-lead', [
      `If ${child.name} is missing:`,
      `When ${child.name} is not where you expect:`,
      `${child.name} is out of sight and does not answer:`,
    ]),
    '',
    ...numbered(missingSteps(voice)),
    '',
    '### Home and water safety',
    '',
    ...child.risks.map((risk, index) => riskLine(voice, risk, index)),
    ...voice.some('home-safe', homeSafe, child.risks.length > 1 ? 2 : 3).map((text) => bullet(text)),
    '',
    '### ID and first-responder profile',
    '',
    ...responderLines(voice),
    ...(isChosen ? ['', '### Allergy and medical plan', '', ...allergyLines(voice)] : []),
    '',
    '### Who to call',
    '',
    bullet(
      voice.line('call-order', [
        'Emergency number first (112, 999, 911 or your own), then the list on the emergency sheet, in its order',
        'First the emergency number of your country, then neighbours, then school; write the numbers by the door: ____',
        'Call the emergency number at once, without searching first; one person stays on the phone',
      ]),
    ),
    bullet(
      voice.line('alert', [
        'Alert today, before anything happens: two neighbours, {school}, the local police desk. Give each a photo and the first-responder lines',
        'Tell neighbours, {school} and the nearest pool or station who {name} is and whom to ring',
        'Give the neighbours on both sides a photo and your number; ask them to ring before they approach',
      ]),
    ),
  ];
  return { title: isChosen ? 'Safety and emergency planning' : 'Safety and wandering plan', lines };
}

const homeSafe: readonly string[] = [
  'Fit a chime and a high latch that adults open fast; test the fire exit once a month',
  'Stop sign at {his} eye level on every outside door; practise "stop, touch, wait" on the way out',
  'Lock away batteries, magnets, medicines and cleaners; check the floor each evening',
  'Fence or cover any water you own; empty the bath and pool toys after use',
  'Book swimming lessons with a teacher who knows {him}; one adult watches only {him} near water',
  'Fix shelves and television to the wall; window locks above the ground floor',
];

function wanderingLines(voice: Voice): string[] {
  const { child } = voice;
  const lines = child.wandering.map((item, index) => labelled(item.said, reasonFor(voice, item, index)));
  if (lines.length === 0)
    lines.push(
      bullet(
        voice.line('no-wandering', [
          'No wandering is known. Still, about half of autistic children try to leave a safe place at some time: keep these steps by the door',
          'Nothing is written about leaving. Watch where {he} {v:looks} when a door opens, and note it: ____',
          'No known wandering; put the plan in place anyway, it takes one afternoon',
        ]),
      ),
    );
  lines.push(
    bullet(
      voice.line('checklist', [
        'At every outing agree aloud who is watching; hand over with a word and a touch on the arm',
        'One adult is on watch at a time, by name, also at family parties',
        'Count heads at each door, gate and car',
        'Note clothes and shoes each morning; take a photo on outing days',
      ]),
    ),
  );
  return lines;
}

/** A child who goes has a reason: to something, or away from something. It is met on purpose. */
function reasonFor(voice: Voice, item: Item, index: number): string {
  const text = item.said;
  const key = `wander${index}`;
  if (
    /\b(?:water|ponds?|rivers?|lakes?|pools?|sea|canal|beach|fountains?|creeks?|streams?|ocean|dam|ditch|brook|puddles?)\b/i.test(
      text,
    )
  )
    return voice.line(key, [
      '{He} {v:goes} to water. Give it on purpose: bath or pool at a fixed hour, and learn "stop at the edge" there',
      'Water draws {him}: mark every pond and stream within a kilometre on a map and walk there together once a week, hand in hand',
    ]);
  if (
    /\bscared|afraid|loud|noise|crowd|overwhelm|upset|stress|shop|meltdown|anxious|angry|frighten/i.test(text)
  )
    return voice.line(key, [
      '{He} {v:goes} away from something. Act at the first sign: lead {him} out yourself, and teach the "out" card so that {he} can say it',
      'This is flight from too much: choose quieter hours, stand on the door side, and show the way out as you arrive',
    ]);
  if (/\bnight|sleep|bed|dark|early|door/i.test(text))
    return voice.line(key, [
      'Doors: chime and high latch that adults open fast, a quiet box in {his} room, and a check at the hour it happened',
      'Set the chime before you sleep, put shoes and keys out of sight, and find out what {he} {v:was} looking for'.replace(
        '{v:was}',
        voice.child.they.plural ? 'were' : 'was',
      ),
    ]);
  const place = destinationIn(text);
  const loved = voice.child.interests.find(
    ({ interest }) =>
      interest !== null && (interest === findInterest(place ?? text) || interest === findInterest(text)),
  );
  const thing = loved?.topic ?? place;
  if (thing === undefined)
    return voice.line(key, [
      'There is a reason, even if nobody knows it yet: for two weeks note where {he} {v:heads} and what came before, then give that on purpose at a fixed hour',
      'Walk along once, safely, and let {him} lead: where {he} {v:stops} is the reason. Plan that place or thing into the week',
    ]);
  if (voice.child.group === 'teen' && voice.child.way === 'speech')
    return voice.line(
      key,
      [
        '{He} {v:has} a reason: {thing}. Plan it openly, with a message rule: where, with whom, back by when, and one number to ring',
        'Make room for {thing} on a fixed day; agree on check-ins by phone and on what you do when one is missed',
      ],
      { thing },
    );
  return voice.line(
    key,
    [
      '{He} {v:has} a reason: {thing}. Give it on purpose, at a fixed time each week, and teach "stop, wait, hand" as part of the fun',
      'The draw is {thing}. Go there together on a set day, show on the strip when it comes, and practise stopping on the way',
    ],
    { thing },
  );
}

function riskLine(voice: Voice, risk: HardMoment, index: number): string {
  const chain = chainOf(voice, risk, `risk${index}`, 'safety');
  voice.cite(...chain.by);
  return labelled(labelOf(risk, situationName(risk)), chain.before, chain.act);
}

export function missingSteps(voice: Voice): string[] {
  const { child } = voice;
  const age = child.age === null ? '' : `${child.age} years old, `;
  const speaks = child.way === 'speech' ? 'may not answer to a call' : 'may not answer to the name';
  const draw = drawnTo(voice);
  const loves = `${child.they.they} ${child.they.plural ? 'love' : 'loves'}`;
  return [
    voice.line('missing-call', [
      `Call the emergency number at once. Say: ${age}autistic, ${speaks}, ${draw ? `drawn to ${draw} and water` : 'and that water is searched first'}`,
      `Ring the emergency number now, before searching. Say: "autistic, ${age}${speaks}", the clothes, and that water ${draw ? `and ${draw} come` : 'comes'} first`,
    ]),
    voice.line('missing-water', [
      'Search water first: pond, pool, stream, bath next door. One adult goes straight there',
      'One adult runs to the nearest water and stays there; water is searched first, always',
    ]),
    draw
      ? voice.line('missing-place', [
          `Send a second person to the place ${loves}: ${draw}. Then roads`,
          `The next place is ${draw}; after that roads and the way ${child.they.they} last took`,
        ])
      : `Send a second person to the place ${loves} most: ____. Then roads`,
    voice.line('missing-home', [
      'Keep one person at home with the phone free; alert the neighbours to look in sheds, cars and gardens',
      'Someone stays at the door; neighbours check gardens, cars and sheds and ring before they approach',
    ]),
    voice.line('missing-found', [
      'When found: one calm person, no grabbing, {comfort}, walk home slowly',
      'When {he} {is} found: kneel, few words, show {comfort}, no questions',
      "When found: one calm person at arm's length, few words, walk home slowly",
    ]),
  ];
}

/** "the railway station" of "has run off towards the railway station twice". */
const destinationIn = (said: string): string | undefined =>
  /^.*\b(?:to|towards?|into|near|(?:straight|heads?|runs?|bolts?|makes) for)\s+((?:the\s+|a\s+)?[\p{L}’' -]{3,40}?)$/iu
    .exec(
      said.replace(
        /\s+(?:twice|once|often|sometimes|at night|again|when|if|and|until|because|alone)\b.*$/i,
        '',
      ),
    )?.[1]
    ?.replace(
      /^(?:ride|get to|get|see|watch|find|play (?:with|on|in)|play|look (?:at|for)|visit|go to|go|reach|be (?:at|near|with))\s+/i,
      '',
    )
    .trim();

/** Interests a child may set out to find. Music theory is not one of them. */
const outside = new Set(['trains', 'buses', 'planes', 'boats', 'horses']);

const drawnTo = (voice: Voice): string | null => {
  const told = voice.child.wandering
    .map(({ said }) => destinationIn(said))
    .find((place) => place !== undefined && !/water/i.test(place));
  if (told) return told;
  const loved = voice.child.interests.find(({ interest }) => interest !== null && outside.has(interest.id));
  return loved?.topic ?? null;
};

export const placesToLook = (voice: Voice): string =>
  drawnTo(voice) ??
  voice.child.wandering.map(({ said }) => uncapitalised(said.replace(/^(?:he|she|they)\s+/i, ''))).join('; ');

function responderLines(voice: Voice): string[] {
  return [
    bullet(
      voice.line('id', [
        'ID on the body: bracelet, shoe tag or a card in the pocket with two phone numbers; check it each Monday',
        'Sew an ID tag into the coat and shoe: name, "autistic", two numbers. Choose one {he} will wear'.replace(
          '{v:can}',
          'can',
        ),
        'Put an ID card in the shoe and one in the bag, with "autistic" and two phone numbers; a tracker if the family wants one',
      ]),
    ),
    bullet(
      voice.line('responder', [
        'For police and medics: come one at a time, siren and lights off, low voice, show {comfort}, wait {wait}, ask before touch',
        'Tell responders: no grabbing, no shouting; {name} may run, hide or repeat words. Say {his} name, show {interest}, wait {wait}',
        'Give first responders this line: "Space, few words, no lights, no siren; show {comfort}; may not feel or show pain"',
      ]),
    ),
  ];
}
