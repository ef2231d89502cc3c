import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';

// Names a running process so that another can tell whether it still runs. A pid alone is not enough: after a crash
// the same number may belong to somebody else.

export const ProcessIdentity = z.object({
  pid: z.number().int().positive(),
  /** When the process began, in the kernel's ticks; null where the system does not say. */
  startTicks: z.string().nullable(),
  /** The boot and the pid namespace in which the pid means anything. */
  space: z.string(),
});
export type ProcessIdentity = z.infer<typeof ProcessIdentity>;

export const thisProcess = async (): Promise<ProcessIdentity> => ({
  pid: process.pid,
  startTicks: await startTicksOf(process.pid),
  space: await pidSpace(),
});

/** `unknown` when it runs, if it does, where we can't look: in another container or on another machine. */
export async function isRunning(other: ProcessIdentity): Promise<'yes' | 'no' | 'unknown'> {
  if (other.space !== (await pidSpace())) return 'unknown';
  if (!hasPid(other.pid)) return 'no';
  const startTicks = await startTicksOf(other.pid);
  if (startTicks === null || other.startTicks === null) return 'unknown';
  return startTicks === other.startTicks ? 'yes' : 'no';
}

function hasPid(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function pidSpace(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return [hostname(), boot.trim(), namespace].join(' ');
}

// The 22nd field of the kernel's status line; the 2nd is a name in brackets that may itself hold spaces and brackets.
async function startTicksOf(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
