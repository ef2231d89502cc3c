// npm test: every check and every test, on a clone with nothing installed. `npm test -- lint server` runs some stages,
// `npm test -- changed` what this branch or what is not committed yet touches.
import { availableParallelism } from 'node:os';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
ensureInstalled();
const { ensureContent } = await import('./setup/content.mjs');
const { compileMessages } = await import('./setup/messages.mjs');
const { changedSince, stagesTouched, startOfChange } = await import('./test/changed.mjs');
const { findTools } = await import('./test/find-tools.mjs');
const { closingLines, report, verdict } = await import('./test/report.mjs');
const { runStages } = await import('./test/run-stages.mjs');
const { stagesFor } = await import('./test/stages.mjs');

const parts = process.argv.slice(2);
const isChangeOnly = parts.includes('changed');
const wanted = parts.filter((part) => part !== 'changed');
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part));
if (!ensureContent()) process.exit(1);
compileMessages();
const tools = findTools(wanted);
const stages = isChangeOnly ? touchedStages() : stagesFor(tools);
// One stage more than there are cores takes as long on two cores, measured: all of them are at work.
const outcomes = await runStages(stages, isWanted, Math.max(2, availableParallelism()), report);
const { line, isGood } = verdict(outcomes);
console.log([...closingLines(outcomes), line].join('\n'));
process.exit(isGood ? 0 : 1);

function touchedStages() {
  const start = startOfChange();
  return stagesTouched(stagesFor(tools), changedSince(start), start);
}
