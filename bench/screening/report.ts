// How the shipped screens do on held-back sets, crises and advice: never trained on, but not blind (docs/screening.md).
//   npx tsx bench/screening/report.ts
import { loadModel } from '@calmbridge/reader/node/load-model';
import { reportAdvice } from './advice.ts';
import { reportCrises } from './crisis-report.ts';

const model = await loadModel();
await reportCrises(model);
await reportAdvice(model);
