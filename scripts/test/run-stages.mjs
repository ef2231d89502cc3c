// Runs stages side by side as far as the cores go, each after what it needs.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { root } from '../setup/root.mjs';
import { readOutcome } from './outcomes.mjs';
import { outputFolder, reportFile } from './stages.mjs';

const limitMs = 25 * 60_000;

/** Resolves to the outcome of every wanted stage; `tell` hears of each as it ends. */
export async function runStages(stages, isWanted, cores, tell) {
  mkdirSync(outputFolder, { recursive: true });
  const wanted = withNeeds(stages, isWanted);
  const waiting = [...wanted];
  const running = new Set();
  const outcomes = new Map();
  const finish = (stage, outcome) => {
    outcomes.set(stage.name, outcome);
    tell(outcome);
  };
  const settleWithoutRunning = (stage) => {
    const broken = (stage.after ?? []).find((name) => outcomes.get(name)?.counts.failed > 0);
    if (stage.missing !== undefined) finish(stage, skippedOutcome(stage));
    else if (broken !== undefined) finish(stage, brokenOutcome(stage, broken));
    else return false;
    return true;
  };
  const isUnderWay = (name) => wanted.some((other) => other.name === name) && !outcomes.has(name);
  const isReady = ({ after = [], follows = [] }) => ![...after, ...follows].some(isUnderWay);
  const coresTaken = () => [...running].reduce((sum, { stage }) => sum + (stage.cores ?? 1), 0);

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.filter(isReady)) {
      if (coresTaken() + Math.min(stage.cores ?? 1, cores) > cores) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      if (settleWithoutRunning(stage)) continue;
      const entry = { stage };
      entry.done = runStage(stage).then((outcome) => {
        running.delete(entry);
        finish(stage, outcome);
      });
      running.add(entry);
    }
    if (running.size > 0) await Promise.race([...running].map(({ done }) => done));
  }
  return wanted.map(({ name }) => outcomes.get(name));
}

function withNeeds(stages, isWanted) {
  const names = new Set(stages.filter(isWanted).flatMap(({ name, after = [] }) => [name, ...after]));
  return stages.filter(({ name }) => names.has(name));
}

const skippedOutcome = ({ name, missing }) => ({
  name,
  seconds: 0,
  counts: { passed: 0, failed: 0, skipped: 1 },
  note: missing,
});

const brokenOutcome = ({ name }, broken) => ({
  name,
  seconds: 0,
  counts: { passed: 0, failed: 1, skipped: 0 },
  note: `needs ${broken}, which failed`,
});

function runStage(stage) {
  const startedAt = Date.now();
  const report = reportFile(stage.name);
  if (stage.reads) rmSync(report, { force: true });
  const canLead = process.platform !== 'win32';
  const child = spawn(stage.node ?? process.execPath, stage.args, {
    cwd: root,
    detached: canLead,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...stage.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  child.stdout.on('data', (text) => output.push(text));
  child.stderr.on('data', (text) => output.push(text));
  // The whole group goes, so that no browser or database outlives its stage.
  const stop = () => (canLead ? process.kill(-Number(child.pid), 'SIGTERM') : child.kill());
  const leave = () => {
    stop();
    process.exit(130);
  };
  const timer = setTimeout(stop, limitMs);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', leave).off('SIGTERM', leave);
      const exitCode = code ?? 1;
      const isOk = exitCode === 0;
      const outcome = stage.reads
        ? readOutcome(stage.reads, report, exitCode)
        : { counts: { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 } };
      resolve({
        name: stage.name,
        seconds: (Date.now() - startedAt) / 1000,
        ...outcome,
        output: Buffer.concat(output).toString(),
        isShown: stage.isShown,
      });
    });
  });
}
