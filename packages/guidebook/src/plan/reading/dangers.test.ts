import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { dangerPlacesIn, isRisky } from './dangers.ts';

const of = (some: Partial<typeof emptyProfile>) => ({ ...emptyProfile, ...some });

test.each([
  ['water play', { wanderingBehavior: 'straight to the water' }],
  ['stones', { challenges: 'throws stones at children' }],
  ['tea glasses', { safetyRisks: 'breaks glasses' }],
  ['babies', { safetyRisks: 'approaches strangers’ babies' }],
  ['mushrooms', { challenges: 'eats mushrooms and berries she finds' }],
  ['figures out any lock', {}],
  ['marker pen', { comfortItems: 'marker pen', safetyRisks: 'pica: caps of markers' }, true],
  ['table fan (hums along)', { safetyRisks: 'baths, sticks pencils in the fan' }, true],
  ['dressing gown cord', { safetyRisks: 'ties cord round his arm' }, true],
  ['3 bottle tops', { age: '3' }, true],
  ['locks', { wanderingBehavior: 'opens the gate' }],
  ['playing with matches', {}],
  ['box of matches in his pocket', {}, true],
  ['striking matches in the garden', {}],
  ['lighting matches when camping', {}],
  ['matches to light the stove', {}],
  ['burning things with matches outside', {}],
  ['matches that strike anywhere', {}],
  ['plastic bags in the wind', { safetyRisks: 'puts plastic bags over his head' }],
  ['cleaning bottles under the sink', { safetyRisks: 'drank from cleaning bottles' }],
  ['opening the car doors', { safetyRisks: 'opens car doors when driving' }],
  ['washing powder smell', { safetyRisks: 'eats washing powder' }],
  ['kettle boiling for tea', { safetyRisks: 'pours the kettle on himself' }],
  ['petrol smell in the garage', { safetyRisks: 'sniffs petrol' }],
  ['watching boats from the balcony', { safetyRisks: 'leans over the balcony' }],
  ['soil', { safetyRisks: 'eats soil at times' }],
  ['bug hunting', { safetyRisks: 'picks up spiders, we have redbacks' }],
] as [string, Partial<typeof emptyProfile>, boolean?][])(
  '[PL33] %s belongs to a danger',
  (loved, profile, isHeld = false) => {
    expect(isRisky(loved, of(profile), isHeld)).toBe(true);
  },
);

test.each([
  ['egg hunting', {}],
  ['football matches', {}],
  ['matches colours', { safetyRisks: 'no fear of water' }],
  ['looks out for the little ones', { safetyRisks: 'does not look when crossing' }],
  ['online uni course', { safetyRisks: 'was scammed online' }],
  ['remembers every bus number', { safetyRisks: 'never remembers to stop at kerbs' }],
  ['cheeky sense of humour', { safetyRisks: 'no road sense' }],
  ['strong', { safetyRisks: 'very strong when upset' }],
  ['learns fast', { safetyRisks: 'runs fast, no fear' }],
  ['locks', {}],
  ['dagger belt w/o the knife', {}],
  ['toy fan', { safetyRisks: 'sticks pencils in the fan' }],
  ['bottle caps', { age: '11' }],
  ['pocket knife (no blade)', {}],
  ['house keys', { safetyRisks: 'choking' }],
  ['cycling in the park', { safetyRisks: 'hides behind parked cars' }],
  ['ferries', { wanderingBehavior: 'runs to the ferry steps' }],
  ['trains', { safetyRisks: 'no fear of traffic' }],
  ['plush hedgehog', { challenges: 'throws hedgehog out of tram window' }],
  ['goats', { wanderingBehavior: 'goes with goats far' }],
  ['finds her way round the iPad', { challenges: 'throws the iPad when we don’t understand' }],
  ['drawing', { challenges: 'forgets to drink or eat when drawing' }],
  ['ceiling fans', { challenges: 'spins in place till she falls' }],
  ['makes beats that are loud', { safetyRisks: 'not answering, that is my fear' }],
  ['textile history', { safetyRisks: 'history of cutting' }],
  ['makes beats that are really good', { safetyRisks: 'not good with strangers' }],
])('[PL33] %s does not', (loved, profile) => {
  expect(isRisky(loved, of(profile), loved.startsWith('plush'))).toBe(false);
});

test('[PL33] small things to hold are a danger to a child who swallows', () => {
  expect(isRisky('string of wooden beads', of({ safetyRisks: 'choking' }), true)).toBe(true);
  expect(isRisky('string of wooden beads', of({}), true)).toBe(false);
  expect(isRisky('blue beads', of({ safetyRisks: 'traffic. and choke because fast eating' }), true)).toBe(
    false,
  );
});

test('[PL8] places of danger are found in every box', () => {
  expect(
    dangerPlacesIn(
      of({
        safetyRisks: 'no fear of the slurry pit, big boy',
        challenges: 'stands on the road calling buses; homework',
        wanderingBehavior: 'yes constantly',
      }),
    ),
  ).toEqual(['no fear of the slurry pit', 'stands on the road calling buses']);
});

test.each([
  ['Rivers of Ireland in order of length', false],
  ['longest rivers', false],
  ['facts about the ocean', false],
  ['lakes of the world', false],
  ['documentaries about the sea', false],
  ['rivers', true],
  ['paddling in the river', true],
  ['swimming', true],
])('[PL33] a list that is known by heart is no water: %s', (loved, isOne) =>
  expect(isRisky(loved, { ...emptyProfile, safetyRisks: 'Would go too near the river' })).toBe(isOne),
);
