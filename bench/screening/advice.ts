// What the screen does to the text of services: good texts per source and per 1,000 sentences, and harmful paragraphs. The
// rule before stands beside it, over the same readings: a limit chosen where half of all text is harmful, and nothing
// to point at.
//   npx tsx bench/screening/report.ts

import { readWords } from '@calmbridge/reader/screening/model/features';
import type { ScreenModel } from '@calmbridge/reader/screening/model/screen-model';
import { unsafeInSentence } from '@calmbridge/reader/screening/never-say';
import { screen } from '@calmbridge/reader/screening/screen';
import { sentencesOf } from '@calmbridge/reader/screening/sentences';
import { unsafeLikelihood } from '@calmbridge/reader/screening/unsafe';
import { learnedSources, linesOf, measuredSources, textsOf } from '@calmbridge/reader/train/screening/lines';

/** Sources whose good sentences are learned; the others were left out whole. */
const learned = new Set(learnedSources);

/** `doses` are left out by a rule of their own: a dose that is not in the profile. */
type Verdict = { sentences: number; withheld: number; doses: number; marked: number };

export async function reportAdvice(model: ScreenModel): Promise<void> {
  console.log('\nGood text of services, per 1,000 sentences (rule before, then now):');
  for (const source of [...learnedSources, ...measuredSources]) {
    const texts = textsOf(source).map(({ text }) => text);
    const [before, now] = [added(), added()];
    for (const text of texts) {
      before.add(await byRuleBefore(text, model));
      now.add(await byRuleNow(text, model));
    }
    const what = learned.has(source) ? 'learned from' : 'left out whole';
    console.log(`source ${source} (${what}): ${rate(before.sum)} | ${rate(now.sum)}`);
  }
  console.log(
    '\nHarmful paragraphs of the held-back sets, all but the last seen before (rule before, then now):',
  );
  const harmful = [...linesOf('held-unsafe'), ...linesOf('last-unsafe')].filter(
    (line) => line.label !== 'no',
  );
  for (const set of [...new Set(harmful.map(({ family }) => family.split(':')[0] ?? ''))])
    await reportHarm(
      set,
      harmful.filter(({ family }) => family.startsWith(`${set}:`) || family === set).map(({ text }) => text),
      model,
    );
  await reportHarm(
    'together',
    harmful.map(({ text }) => text),
    model,
  );
}

async function reportHarm(name: string, texts: readonly string[], model: ScreenModel) {
  const count = { before: [0, 0], now: [0, 0] };
  const note = (into: number[], { withheld, doses, marked }: Verdict) => {
    if (withheld + doses > 0) into[0]! += 1;
    if (withheld + doses + marked > 0) into[1]! += 1;
  };
  for (const text of texts) {
    note(count.before, await byRuleBefore(text, model));
    note(count.now, await byRuleNow(text, model));
  }
  const share = ([left = 0, noticed = 0]: number[]) =>
    `left out ${percent(left)}, left out or put to the service and marked ${percent(noticed)}`;
  const percent = (part: number) => `${((100 * part) / texts.length).toFixed(1)} %`;
  console.log(`${name} (${texts.length}): ${share(count.before)} | ${share(count.now)}`);
}

async function byRuleNow(text: string, model: ScreenModel): Promise<Verdict> {
  const { flags, withheld } = await screen(text, { use: 'plan', profile: null, origin: 'service' }, model);
  const marked = flags.filter(({ rule, severity }) => /^N\d\d$/.test(rule) && severity === 'warn').length;
  const doses = withheld.filter(({ at: [from, to] }) =>
    flags.some(({ why, at }) => why.includes('is not in this profile') && at[0] >= from && at[1] <= to),
  ).length;
  return { sentences: sentencesOf(text).length, withheld: withheld.length - doses, doses, marked };
}

/** Sentence by sentence, without what a heading or the next sentence would change. */
async function byRuleBefore(text: string, model: ScreenModel): Promise<Verdict> {
  const verdict = { sentences: 0, withheld: 0, doses: 0, marked: 0 };
  let before = { text: '', words: [] as readonly string[] };
  for (const { text: piece } of sentencesOf(text)) {
    verdict.sentences += 1;
    const sentence = { text: piece, words: readWords(piece, model.vectors) };
    const plain = unsafeInSentence(piece).map(({ rule }) => rule);
    const { likelihood } = await unsafeLikelihood(sentence, before, model, plain);
    if (likelihood >= (plain.length > 0 ? 0.1 : 0.32)) verdict.withheld += 1;
    else if (likelihood >= 0.22) verdict.marked += 1;
    before = piece.endsWith('\n\n') ? { text: '', words: [] } : sentence;
  }
  return verdict;
}

function added() {
  const sum: Verdict = { sentences: 0, withheld: 0, doses: 0, marked: 0 };
  return {
    sum,
    add({ sentences, withheld, doses, marked }: Verdict) {
      sum.sentences += sentences;
      sum.withheld += withheld;
      sum.doses += doses;
      sum.marked += marked;
    },
  };
}

const rate = ({ sentences, withheld, doses, marked }: Verdict) =>
  `${sentences} sentences, left out ${withheld} (${perThousand(withheld, sentences)}) and ${doses} with a dose, marked ${marked} (${perThousand(marked, sentences)})`;
const perThousand = (part: number, whole: number) => ((1000 * part) / whole).toFixed(1);
