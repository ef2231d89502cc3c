// Ties child processes to this one: a signal reaches all of them, and when one ends the others are asked to end too.

/** Exits with the code of the child that ended first, once all have ended. */
export function runUntilSignal(children) {
  let code = null;
  let isStopping = false;
  const stopAll = (signal) => {
    isStopping = true;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the children itself; sending it twice would cut their orderly stop short.
      if (signal === 'SIGINT' && process.stdin.isTTY) isStopping = true;
      else stopAll(signal);
    });
  }
  for (const child of children) {
    child.once('exit', (exitCode, signal) => {
      code ??= exitCode ?? (isStopping || signal === 'SIGTERM' ? 0 : 1);
      if (!isStopping) stopAll('SIGTERM');
      if (children.every((other) => other.exitCode !== null || other.signalCode !== null)) process.exit(code);
    });
  }
}
