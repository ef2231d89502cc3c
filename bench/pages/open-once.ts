import type { CDPSession, Page } from '@playwright/test';
import type { Tools } from './tools.ts';

export type Opened = {
  bytes: { script: number; style: number; font: number; all: number };
  fcpMs: number;
  lcpMs: number;
  /** When the last long task of the opening had ended: from here on the page answers at once. */
  usableMs: number;
  inputMs: number;
};

const slowdown = 4;

export async function openOnce(tools: Tools, url: string, isPublic: boolean): Promise<Opened> {
  const context = await tools.browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    if (!isPublic) await context.addCookies(tools.session);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const bytes = await countBytes(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    // Event timings come some frames after the paint they speak of.
    await page.waitForTimeout(300);
    return { bytes, ...(await seenBy(page)) };
  } finally {
    await context.close();
  }
}

/** Adds up what comes over the wire, as it is sent. */
async function countBytes(devtools: CDPSession): Promise<Opened['bytes']> {
  const bytes = { script: 0, style: 0, font: 0, all: 0 };
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes.all += encodedDataLength;
    if (kind === 'Script') bytes.script += encodedDataLength;
    if (kind === 'Stylesheet') bytes.style += encodedDataLength;
    if (kind === 'Font') bytes.font += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return bytes;
}

type Seen = { lcp: number; longTaskEnd: number; input: number };

// Sent to the page as text, because the runner names functions through a helper that is not there.
const watch = `
  const seen = (globalThis.__seen = { lcp: 0, longTaskEnd: 0, input: 0 });
  const observe = (type, heard, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('longtask', (entry) => (seen.longTaskEnd = entry.startTime + entry.duration));
  observe('event', (entry) => entry.name === 'keydown' && (seen.input = Math.max(seen.input, entry.duration)), { durationThreshold: 16 });
`;

async function seenBy(page: Page): Promise<Omit<Opened, 'bytes'>> {
  const { seen, fcp } = await page.evaluate<{ seen: Seen; fcp: number }>(
    "({ seen: globalThis.__seen, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })",
  );
  return { fcpMs: fcp, lcpMs: seen.lcp, usableMs: Math.max(fcp, seen.longTaskEnd), inputMs: seen.input };
}
