// npm test: every check and every test, on a clone with nothing installed. `npm test -- lint server` runs some stages.
import { availableParallelism } from 'node:os';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
ensureInstalled();
const { ensureContent } = await import('./setup/content.mjs');
const { compileMessages } = await import('./setup/messages.mjs');
const { findTools } = await import('./test/find-tools.mjs');
const { closingLines, report, verdict } = await import('./test/report.mjs');
const { runStages } = await import('./test/run-stages.mjs');
const { stagesFor } = await import('./test/stages.mjs');

const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part));
if (!ensureContent()) process.exit(1);
compileMessages();
const tools = findTools(wanted);
const outcomes = await runStages(stagesFor(tools), isWanted, Math.max(2, availableParallelism()), report);
const { line, isGood } = verdict(outcomes);
console.log([...closingLines(outcomes), line].join('\n'));
process.exit(isGood ? 0 : 1);
