import { readFileSync } from 'node:fs';
import { readVectors } from '@calmbridge/domain/meaning/vectors';
import { likelihoods, type LinearModel } from '@calmbridge/domain/screening/linear-model';
import { windowsOf } from '@calmbridge/domain/screening/windows';
import { seeded } from './chance.ts';
import { type Example, fit, usualFit } from './fit.ts';
import { linesOf } from './lines.ts';
import { variants } from './augment.ts';
const E = (k: string, d: number) => Number(process.env[k] ?? d);
const myFit = { ...usualFit, pull: E('PULL', usualFit.pull), rounds: E('ROUNDS', usualFit.rounds), rate: E('RATE', usualFit.rate) };
const what = process.argv[2] ?? 'crisis';
const vectors = readVectors(readFileSync('packages/domain/assets/vectors.bin'));
const lines = [...linesOf(what), ...(what === 'crisis' ? linesOf('ordinary') : [])];
const labels = ['no', ...[...new Set(lines.map((l) => l.label))].filter((l) => l !== 'no').sort()];
const families = [...new Set(lines.map((l) => l.family))];
const folds = E('FOLDS', 4);
const foldOf = new Map(families.map((f, i) => [f, (i * 5 + ((i / folds) | 0)) % folds]));
const fillers = readFileSync('bench/screening/data/fillers.txt', 'utf8').split('\n').slice(1).filter(Boolean).map((text) => ({ text, label: 'no', family: '' }));
const chance = seeded(3);
let t0 = Date.now();
const all = lines.map((l) => ({ l, vs: variants(l, fillers, chance).map((v) => windowsOf(v.text, vectors)) }));
console.log('features ms', Date.now() - t0, 'lines', lines.length); t0 = Date.now();
function examplesOf(keep: (f: string) => boolean, model: LinearModel | null): Example[] {
  const out: Example[] = [];
  for (const { l, vs } of all) if (keep(l.family)) for (const ws of vs) {
    const label = labels.indexOf(l.label);
    if (label === 0) { for (const w of ws) out.push({ features: w, label, weight: 1 / Math.sqrt(ws.length) }); continue; }
    if (ws.length === 1) { out.push({ features: ws[0]!, label, weight: 1 }); continue; }
    if (model === null) { if (ws.length <= 3) out.push({ features: ws[0]!, label, weight: 0.7 }); continue; }
    const scored = ws.map((w) => likelihoods(model, w)[label]!);
    const best = scored.indexOf(Math.max(...scored));
    out.push({ features: ws[best]!, label, weight: 1 });
    if (best !== 0) out.push({ features: ws[0]!, label, weight: 0.4 });
  }
  return out;
}
const results: { label: string; text: string; p: number; kind: string }[] = [];
for (let f = 0; f < folds; f++) {
  const keep = (fam: string) => foldOf.get(fam) !== f;
  const first = fit(examplesOf(keep, null), labels, vectors.dimensions, { ...myFit, rounds: 3 });
  const m = fit(examplesOf(keep, first), labels, vectors.dimensions, myFit);
  for (const { l, vs } of all) if (!keep(l.family)) {
    let best = { p: 0, kind: 'no' };
    for (const w of vs[0]!) { const ps = likelihoods(m, w); const p = 1 - ps[0]!; if (p > best.p) best = { p, kind: labels[1 + ps.slice(1).indexOf(Math.max(...ps.slice(1)))]! }; }
    results.push({ label: l.label, text: l.text, ...best });
  }
}
console.log('fit ms', Date.now() - t0);
const pos = results.filter((r) => r.label !== 'no'), neg = results.filter((r) => r.label === 'no');
let auc = 0; for (const a of pos) for (const b of neg) auc += a.p > b.p ? 1 : a.p === b.p ? 0.5 : 0;
console.log('AUC', (auc / pos.length / neg.length).toFixed(4));
for (const t of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) console.log(t, 'recall', (pos.filter((r) => r.p >= t).length / pos.length).toFixed(3), 'false', (neg.filter((r) => r.p >= t).length / neg.length).toFixed(3), 'kind right', (pos.filter((r) => r.p >= t && r.kind === r.label).length / pos.filter((r) => r.p >= t).length).toFixed(3));
console.log(labels.slice(1).map((k) => { const q = pos.filter((r) => r.label === k); return `${k} ${q.filter((r) => r.p >= 0.5).length}/${q.filter((r) => r.p >= 0.25).length}/${q.length}`; }).join('  '));
if (process.argv[3]) { for (const r of pos.filter((r) => r.p < 0.5).sort((a, b) => a.p - b.p)) console.log('MISS', r.label, r.p.toFixed(2), r.text.slice(0, 120)); for (const r of neg.filter((r) => r.p >= 0.4).sort((a, b) => b.p - a.p)) console.log('FALSE', r.kind, r.p.toFixed(2), r.text.slice(0, 120)); }
