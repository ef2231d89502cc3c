import { readFileSync } from 'node:fs';
import { readVectors } from '@calmbridge/domain/meaning/vectors';
import { rankTopics, W, B } from '@calmbridge/guidebook/chat/find-topic';
import { questionsForTuning as qs } from '@calmbridge/guidebook/chat/fixtures/questions-for-tuning';
const v = readVectors(new Uint8Array(readFileSync('/work/main/packages/domain/assets/vectors.bin')));
const run = () => { let n=0, ok=0; for (const [id,l] of Object.entries(qs)) for (const q of l) { n++; if (rankTopics(q,v)[0]!.topic.id===id) ok++; } return ok/n; };
const show=(l:string)=>console.log(l, run().toFixed(3));
show('base');
for (const w of [0,2,6,10]) { W.w=w; show('w='+w); } W.w=6;
for (const n of [0,8,14]) { W.n=n; show('n='+n); } W.n=4;
for (const p of [0.5,0.75]) { W.p=p; show('p='+p); } W.p=1;
for (const a of [3,9]) { W.a=a; show('a='+a); } W.a=6;
for (const b of [0.6,0.85,1]) { B.s=b; show('broad='+b); }
