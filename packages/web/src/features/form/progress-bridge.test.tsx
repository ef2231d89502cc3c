import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBridge } from './progress-bridge.tsx';

test('the bridge has an arch a step, and the sun until the last is done', () => {
  const shapes = (done: number) =>
    render(<ProgressBridge steps={7} done={done} />).container.querySelectorAll('path').length;
  expect(shapes(4) - shapes(7)).toBe(1);
});
