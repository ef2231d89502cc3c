import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const output = (name: string) => fileURLToPath(new URL(`../test-output/${name}`, import.meta.url));

/**
 * The address bar draws its list of suggestions as a page of its own in every window that opens, seen or not: a second of
 * work for each journey. The rest is Playwright's own list, which the last one given replaces.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

// Run by npm test, or alone: npx playwright test -c e2e/playwright.config.ts
export default defineConfig({
  testDir: '.',
  outputDir: output('e2e'),
  fullyParallel: true,
  forbidOnly: true,
  // Three on two cores: each waits a third of its time, for a page, a timer or the server.
  workers: 3,
  // Generous, as below: on a machine three times slower, or shared, everything still arrives.
  timeout: 240_000,
  // A journey that passes only at the second try is named as such at the end of npm test.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? output('e2e.json') }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A worker would answer in place of what a test puts before the server. The journeys without a connection allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    },
  },
});
