import { expect, test } from 'vitest';
import { placesIn } from './places.ts';

test.each([
  ['has run off towards the railway station twice', ['the railway station']],
  ['runs to the railway bridge when upset, about once a week', ['the railway bridge']],
  ['Runs to the pond. Once got to the ferry steps at night', ['the pond', 'the ferry steps']],
  ['heads for Tesco in Ashby', ['Tesco in Ashby']],
])('[PL8] a place: %s', (text, places) => expect(placesIn(text)).toEqual(places));

test.each([
  'does not respond to her name',
  'runs when called to her name',
  'goes to anyone',
  'bolts when he hears a siren',
  'no',
  'runs to strangers and hugs them',
  'doesn’t come to a call',
])('[PL8] no place: %s', (text) => expect(placesIn(text)).toEqual([]));
