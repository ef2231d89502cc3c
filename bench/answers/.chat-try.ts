import { readFileSync } from 'node:fs';
import { readVectors } from '@calmbridge/domain/meaning/vectors';
import { answerChat } from '@calmbridge/guidebook/chat/answer-chat';
import { emptyProfile } from '@calmbridge/domain/child/profile';
const v = readVectors(new Uint8Array(readFileSync('/work/main/packages/domain/assets/vectors.bin')));
const mika = {...emptyProfile, name:'Mika', age:'6', gender:'Male' as const, communication:'Limited Verbal' as const, preferredCommunication:'AAC Device' as const, sensorySensitivities:['Sound','Touch'] as any, comfortItems:'blue blanket, small train', strengths:'builds long train tracks', specialInterests:'trains and maps', triggers:'hand dryers, a sudden change of plan, crowded corridor', challenges:'leaving the playground, haircuts', sleepSchedule:'in bed 19:30, awake by 5:00', eatingHabits:'pasta, pears, rice cakes, everything cold', dietRestrictions:['Dairy-Free'] as any, wanderingBehavior:'has run off towards the railway station twice'};
for (const m of process.argv.slice(2)) { const t0=performance.now(); const a = answerChat({profile: mika, carePlan:'', turns:[], message:m}, v); console.log('>>',m,'['+a.topic+']',(performance.now()-t0).toFixed(1)+'ms\n'+a.text+'\n'); const b = answerChat({profile: null, carePlan:'', turns:[], message:m}, v); console.log('-- no profile\n'+b.text+'\n'); }
