import { readFileSync } from 'node:fs';
import { readVectors } from '@calmbridge/domain/meaning/vectors';
import { rankTopics } from '@calmbridge/guidebook/chat/find-topic';
import { topics } from '@calmbridge/guidebook/chat/topics/all-topics';
const which = process.argv[2] ?? 'tuning';
const mod: any = await import(`@calmbridge/guidebook/chat/fixtures/questions-${which}`);
const qs = Object.values(mod)[0] as Record<string, string[]>;
const v = readVectors(new Uint8Array(readFileSync('/work/main/packages/domain/assets/vectors.bin')));
let n=0,ok=0,top2=0,okNo=0; const t0=performance.now();
for (const t of topics) if(!qs[t.id]) console.log('no questions for', t.id);
for (const [id, list] of Object.entries(qs)) for (const q of list) { n++; const r = rankTopics(q, v); const rn = rankTopics(q); if(rn[0].topic.id===id&&rn[0].score>=3.4) okNo++; if (r[0].topic.id===id && r[0].score>=3.4) ok++; else { console.log(id,'|',q,'|',r.slice(0,3).map(x=>x.topic.id+' '+x.score.toFixed(1)).join(', ')); } if(r.slice(0,2).some(x=>x.topic.id===id)) top2++; }
console.log({n, ok, share: ok/n, top2: top2/n, withoutVectors: okNo/n, ms:(performance.now()-t0)/n/2});
