// Lighthouse as it comes: a slow phone on a slow network, simulated. Signed-in pages are opened with a carer's cookie.
import lighthouse from 'lighthouse';
import type { Route, Tools } from './tools.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const goal = 95;

export async function lighthouseTable(
  { url, session }: Tools,
  routes: readonly Route[],
  port: number,
): Promise<void> {
  const cookie = session.map(({ name, value }) => `${name}=${value}`).join('; ');
  const findings: string[] = [];
  console.log('\nLighthouse, its own slow phone and network; the goal is 95 in all four\n');
  console.log('| page | performance | accessibility | best practices | SEO |');
  console.log('|---|---|---|---|---|');
  for (const { path, isPublic } of routes) {
    const { scores, missed } = await scoresOf(url + path, port, isPublic ? '' : cookie);
    console.log(`| ${path} | ${scores.join(' | ')} |`);
    findings.push(...missed.map((line) => `- ${path}: ${line}`));
  }
  console.log(
    findings.length === 0 ? `\nAll at ${goal} or more.` : `\nBelow ${goal}, and why:\n${findings.join('\n')}`,
  );
}

async function scoresOf(url: string, port: number, cookie: string) {
  const run = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...categories],
    ...(cookie === '' ? {} : { extraHeaders: { Cookie: cookie } }),
  });
  if (run === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories: found, audits, runtimeError } = run.lhr;
  if (runtimeError) return { scores: categories.map(() => '–'), missed: [runtimeError.message] };
  const isBroken = (id: string) => audits[id]?.scoreDisplayMode === 'error';
  const scores = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
  const missed = categories.flatMap((name, at) =>
    (scores[at] ?? 0) >= goal
      ? []
      : (found[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (isBroken(id) || (audits[id]?.score ?? 1) < 0.9))
          .map(({ id }) =>
            `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? audits[id]?.errorMessage ?? ''}`.trim(),
          ),
  );
  return { scores, missed };
}
