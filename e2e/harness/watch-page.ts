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
  // The browser says itself that a request found no connection; only a journey that takes it away sees that.
  const expected: RegExp[] = [/Service Worker registration blocked/, /net::ERR_INTERNET_DISCONNECTED/];
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
