import { describe, expect, test } from 'vitest';
import { helpPlaceOf } from './help-place.ts';
import { helpPlaces, isHelpPlace, linesFor } from './helplines.ts';

test.each(helpPlaces.map((place) => [place]))('[HP1] %s has an emergency number and sources', (place) => {
  const lines = linesFor(place);
  expect(lines[0]?.need).toBe('emergency');
  for (const { number, source, checkedOn } of lines) {
    expect(number).toMatch(/^[0-9][0-9 -]*$/);
    expect(URL.canParse(source)).toBe(true);
    if (checkedOn !== null) expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  const numbers = lines.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe('where the carer is', () => {
  test.each([
    ['Europe/London', 'GB'],
    ['America/Indiana/Knox', 'US'],
    ['America/Toronto', 'CA'],
    ['Australia/Perth', 'AU'],
    ['Asia/Calcutta', 'IN'],
    ['Europe/Warsaw', 'EU'],
    ['Asia/Tokyo', 'other'],
    ['', 'other'],
  ])('[HP2] %s gives %s', (zone, place) => {
    expect(helpPlaceOf(zone)).toBe(place);
  });

  test('[HP2] an unknown country is not matched', () => {
    expect(isHelpPlace('GB')).toBe(true);
    expect(isHelpPlace('toString')).toBe(false);
  });
});
