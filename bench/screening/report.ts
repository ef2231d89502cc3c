// How the shipped screen does on the held-back set: never trained on, but not blind (docs/screening.md).
//   npx tsx bench/screening/report.ts [--show]

import { isEverydayQuestion } from '@calmbridge/guidebook/chat/everyday-question';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { crisisLikelihood, detectCrisis } from '@calmbridge/reader/screening/crisis';
import { type Line, linesOf } from '@calmbridge/reader/train/screening/lines';
import { questionsIn } from '@calmbridge/reader/train/topics/questions';
import { reportAdvice } from './advice.ts';

const isTalkative = process.argv.includes('--show');
const model = await loadModel();
const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const readLine = async (line: Line) => {
  const reading = await detectCrisis(line.text, model);
  const isEveryday =
    reading.is === 'unsure' && reading.isFaint && (await isEverydayQuestion(line.text, model));
  return { line, reading, isEveryday };
};
const messages = await Promise.all(linesOf('held-crisis').map(readLine));
const crises = messages.filter(({ line }) => line.label !== 'no');
const calm = messages.filter(({ line }) => line.label === 'no');
const noticed = crises.filter(({ reading }) => reading.is !== 'none');
const sure = crises.filter(({ reading }) => reading.is === 'crisis');
console.log('Crises noticed, sure or unsure:', share(noticed.length, crises.length));
console.log('Crises sure:', share(sure.length, crises.length));
console.log(
  'Kind right, of those noticed:',
  share(
    noticed.filter(({ line, reading }) => reading.is !== 'none' && reading.kind === line.label).length,
    noticed.length,
  ),
);
console.log(
  'Look-alikes taken for sure:',
  share(calm.filter(({ reading }) => reading.is === 'crisis').length, calm.length),
);
console.log(
  'Look-alikes given the help box:',
  share(calm.filter(({ reading }) => reading.is === 'unsure').length, calm.length),
);
const keepsBox = ({ reading, isEveryday }: (typeof messages)[number]) =>
  reading.is === 'unsure' && !isEveryday;
console.log(
  'The same in the chat, which knows everyday questions:',
  share(calm.filter(keepsBox).length, calm.length),
);
console.log(
  'Crises the chat would take for everyday questions:',
  share(noticed.filter((one) => one.reading.is === 'unsure' && !keepsBox(one)).length, crises.length),
);
for (const name of ['fresh-held', 'strangers-unseen']) {
  const asked = await Promise.all(
    questionsIn(name).map(({ message }) => readLine({ text: message, label: 'no', family: name })),
  );
  console.log(
    `Questions of ${name}: taken for sure`,
    share(asked.filter(({ reading }) => reading.is === 'crisis').length, asked.length),
    'and with the box in the chat',
    share(asked.filter(keepsBox).length, asked.length),
  );
}

await reportAdvice(model, process.argv.includes('--last'));

if (isTalkative) {
  for (const { line, reading } of messages)
    if ((line.label === 'no') !== (reading.is === 'none') || reading.is === 'unsure')
      show(
        line,
        `${reading.is} ${reading.is === 'none' ? '' : reading.kind} ${(await crisisLikelihood(line.text, model)).likelihood.toFixed(2)}`,
      );
}

function show(line: Line, what: string) {
  console.log(`${line.label}: ${what}: ${line.text.slice(0, 140).replaceAll('\n', ' / ')}`);
}
