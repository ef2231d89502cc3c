import type { Page } from '@playwright/test';

export type Complaints = {
  /** What went wrong and was not expected. */
  found(): string[];
  /** Lets a test provoke an error on purpose. */
  expect(pattern: RegExp): void;
};

/** Notes errors on the page's console, errors nobody caught, and requests that leave our own server. */
export function watchPage(page: Page, origin: string): Complaints {
  const noted: string[] = [];
  const expected: RegExp[] = [
    /Service Worker registration blocked/,
    // The browser logs requests that found no connection; that happens only in journeys that take the connection away.
    /net::ERR_INTERNET_DISCONNECTED/,
    // It also warns of a font or script that was preloaded and not used within seconds, which happens on slow machines.
    /was preloaded using link preload but not used within a few seconds/,
  ];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      noted.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => noted.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob|about):/.test(url) && new URL(url).origin !== origin)
      noted.push(`foreign request: ${url}`);
  });
  return {
    found: () => noted.filter((line) => !expected.some((pattern) => pattern.test(line))),
    expect: (pattern) => expected.push(pattern),
  };
}
