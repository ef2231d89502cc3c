// What the senses need, and the things that comfort.

import { phraseOf } from '#child/phrase-shape';
import type { Sense } from '#library/entries';
import { senses, steadySenses } from '#library/senses';
import { findComfort } from '../facts.ts';
import { comfortsToHold } from '../fill.ts';
import { bullet, labelled, type Section, type Voice } from '../voice.ts';

export function sensesOf(voice: Voice): Sense[] {
  const chosen = voice.child.profile.sensorySensitivities.flatMap((name) =>
    name === 'None' ? [] : [senses[name]],
  );
  return chosen.length > 0 ? chosen : [steadySenses];
}

export function sensesSection(voice: Voice): Section {
  const { child } = voice;
  const listed = sensesOf(voice);
  for (const sense of listed) voice.cite(...sense.by);
  return {
    title: 'Sensory profile',
    isAddOn: true,
    lines: [
      ...listed.map((sense) =>
        sense === steadySenses
          ? bullet(voice.line('sense-body', sense.change))
          : labelled(
              sense.name,
              `Watch for ${voice.line(`signs-${sense.name}`, sense.signs)}`,
              voice.line(`change-${sense.name}`, sense.change),
            ),
      ),
      ...(child.profile.carePlans.includes('behavioralSensoryManagement') ? [] : child.comforts).map(
        (item, index) => labelled(phraseOf(item.said).text, comfortLine(voice, item.said, `comfort${index}`)),
      ),
      ...(child.comforts.length === 0
        ? [
            bullet(
              voice.line('no-comfort', [
                'No comfort thing is named yet: lay out five textures and three sounds one calm evening and note what {he} {v:returns} to: ____',
                'Find a comfort thing for the bag: offer something heavy, something soft and something that spins, and keep what {he} {v:keeps}: ____',
                'Ask what {he} {v:reaches} for when tired; buy or copy it for {school}: ____',
              ]),
            ),
          ]
        : []),
    ],
  };
}

const anyHeld: readonly string[] = [
  'Keep {comfort} where {he} can reach it; nobody takes it away or asks for it back',
  'Pack {comfort} first when you go somewhere new',
  'Tell every adult who is with {him} where {comfort} is',
];
const anyDone: readonly string[] = [
  'Make room for it wherever {he} {is}; nobody stops it',
  'It is welcome everywhere, also at {school}; tell every adult so',
];

/** How to use one comfort thing; things that can't be held get lines that don't hand them over. */
export function comfortLine(voice: Voice, said: string, key: string): string {
  const own = comfortsToHold(voice.child).find((thing) =>
    said.toLowerCase().includes(thing.replace(/^(?:his|her|their) /, '').toLowerCase()),
  );
  const isDone = own === undefined || /ing$/i.test(phraseOf(said).text);
  return voice.line(key, findComfort(said)?.lines ?? (isDone ? anyDone : anyHeld), {
    comfort: own ?? 'it',
    Comfort: own ?? 'It',
    bare_comfort: own ? own.replace(/^(?:his|her|their) /, '') : 'spare',
  });
}
