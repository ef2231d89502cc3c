import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AiText } from './ai-text.tsx';

test('[AT8] the text is shown as it came until the Markdown reader has loaded', async () => {
  render(<AiText markdown="# Morning plan" />);
  expect(screen.getByText('# Morning plan')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Morning plan' }, { timeout: 60_000 })).toBeDefined();
}, 60_000);
