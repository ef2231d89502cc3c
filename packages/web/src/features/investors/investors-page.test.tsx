import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ServiceFactsProvider } from '#api/service-facts';
import { answers, fakeServer, isDown, serviceFacts } from '#api/testing/fake-server';
import { InvestorsPage } from './investors-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (service: Parameters<typeof fakeServer>[0][string] = answers(serviceFacts)) => {
  fakeServer({ 'GET /api/service': service });
  render(
    <MemoryRouter>
      <ServiceFactsProvider>
        <InvestorsPage />
      </ServiceFactsProvider>
    </MemoryRouter>,
  );
};

test('[IV1] problem, product, prices and contact each have their part', () => {
  open();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'The problem',
    'The product',
    'Prices',
    'Get in touch',
  ]);
});

test('[IV2] every figure stands with its source', () => {
  open();
  const findings = within(screen.getByRole('region', { name: 'The problem' })).getAllByRole('listitem');
  expect(findings).toHaveLength(3);
  for (const finding of findings) expect(finding.textContent).toMatch(/20\d\d|University/);
});

test('[IV3] packages cost what the table says', () => {
  open();
  const rows = within(screen.getByRole('table', { name: 'Packages' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['Bronze10$9.95', 'Silver25$19.95', 'Gold50$29.95']);
  expect(within(screen.getByRole('table', { name: 'Credits per use' })).getAllByRole('row')).toHaveLength(6);
});

test('[IV4] the configured address can be written to', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'hello@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:hello@example.org');
});

test('[IV4] a server that can not be asked gives no address', () => {
  open(isDown);
  expect(screen.getByText(/No contact address has been set up/)).toBeTruthy();
});
