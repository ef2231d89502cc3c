import { paidPlans } from '@calmbridge/domain/credits/payments';
import { packages } from '@calmbridge/domain/credits/prices';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grouped } from './card-number.ts';
import { PebbleHeap } from './pebble-heap.tsx';

test.each(paidPlans)('[BY1] the heap of %s has as many pebbles as credits', (plan) => {
  const { container } = render(<PebbleHeap plan={plan} />);
  expect(container.querySelectorAll('ellipse')).toHaveLength(packages[plan].creditHundredths / 100);
});

test('[BY9] a card number is shown in groups of four, and anything else as it was typed', () => {
  expect(['4242424242424242', '42424', '4242', ' 42a'].map(grouped)).toEqual([
    '4242 4242 4242 4242',
    '4242 4',
    '4242',
    ' 42a',
  ]);
});
