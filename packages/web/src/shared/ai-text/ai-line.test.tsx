import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AiLine } from './ai-line.tsx';

test('the line under a machine’s text says who wrote it', () => {
  render(<AiLine writtenBy="guidebook" />);
  expect(screen.getByText(/built-in guidebook\. Check it with your professionals\./)).toBeDefined();
});
