import { packages, priceHundredths } from '@calmbridge/domain/credits/prices';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ServiceFactsProvider } from '#api/service-facts';
import { answers, fakeServer, serviceFacts } from '#api/testing/fake-server';
import { AboutPage } from './about-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (facts: object = serviceFacts) => {
  fakeServer({ 'GET /api/service': answers(facts) });
  render(
    <MemoryRouter>
      <ServiceFactsProvider>
        <AboutPage />
      </ServiceFactsProvider>
    </MemoryRouter>,
  );
};

test('[AB1] three cards lead to the three places', () => {
  open();
  for (const [name, to] of [
    ['Care Plan', '/form'],
    ['Custom Stories', '/social-stories'],
    ['PECS Boards', '/pecs-board'],
  ]) {
    expect(screen.getByRole('link', { name: name as string }).getAttribute('href')).toBe(to);
  }
  expect(document.title).toBe('About · Calmbridge');
});

test('[AB7] the pages the nav does not name are found from here', () => {
  open();
  const also = within(screen.getByRole('region', { name: 'Also here' }));
  expect(also.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/interactive-hub',
    '/test-image-generation',
  ]);
});

test('[AB6] the mission is shown', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeTruthy();
  expect(screen.getByText(/^Good support should not depend on/)).toBeTruthy();
});

test('[AB2] the prices are those of the table, and a credit says what it promises and what it buys', () => {
  open();
  const prices = within(screen.getByRole('region', { name: 'Pay per use' }));
  expect(prices.getByText(/1 credit covers at least 1 care plan, 1 story or 10 chats\./)).toBeTruthy();
  expect(
    prices.getByText(/it buys 4 care plans, 4 stories or 20 chats\. Credits do not expire\./),
  ).toBeTruthy();
  const shown = prices.getAllByRole('definition').map((price) => Number.parseFloat(price.textContent ?? ''));
  const { carePlans, stories, aiChats, pecsGenerations, pecsUploads, pecsDownloads } = priceHundredths;
  expect(shown).toEqual(
    [carePlans, stories, aiChats, pecsGenerations, pecsUploads, pecsDownloads].map((price) => price / 100),
  );
  expect(Object.keys(packages)).toHaveLength(3);
});

test('[AB3] the promise about data, with the built-in guidebook', async () => {
  open();
  const privacy = within(screen.getByRole('region', { name: 'What you write stays with you' }));
  expect(privacy.getByText(/kept on this device only\. There is no sync\./)).toBeTruthy();
  expect(await privacy.findByText(/built-in guidebook .* never stored or logged there/)).toBeTruthy();
});

test('[AB3] the promise about data, with an outside service', async () => {
  open({ ...serviceFacts, assistant: { is: 'service', name: 'Some AI' } });
  expect(await screen.findByText(/to the AI service and is never stored or logged there/)).toBeTruthy();
});

test('[AB4] proposed improvements unfold when asked for', async () => {
  open();
  const summary = screen.getByText('Proposed improvements');
  const details = summary.closest('details');
  expect(details?.open).toBe(false);
  await userEvent.click(summary);
  expect(details?.open).toBe(true);
});

test('[AB5] trade marks and makers are named', () => {
  open();
  for (const words of [
    /Pyramid Educational Consultants/,
    /Carol Gray/,
    /not affiliated/,
    /Tabler Icons/,
    /Young Serif/,
    /Fluent Emoji by Microsoft/,
    /CC BY-SA 4.0/,
  ])
    expect(screen.getByText(words)).toBeTruthy();
});
