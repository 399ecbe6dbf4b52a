import { readFileSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './error-code.ts';

/** Who holds a lock. The start time tells a process from a later one with the same number. */
export interface Holder {
  pid: number;
  startedAt: string;
  /** Numbers of processes are those of one machine or container. */
  host: string;
}

const touchedEvery = 5000;
/** A lock of another machine that was touched since is held, in milliseconds. */
const heldFor = 20_000;

export const thisProcess = (): Holder => ({
  pid: process.pid,
  startedAt: startTimeOf(process.pid),
  host: hostname(),
});

/** Touches a lock now and then, so that those on another machine see that it is held. @returns what ends it */
export function keepFresh(lockFile: string, isOwn: () => boolean): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    try {
      if (isOwn()) utimesSync(lockFile, now, now);
    } catch {
      // Removed meanwhile, or on a disk that is away: nobody is told anything by it then.
    }
  }, touchedEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** @param text what a lock holds */
export function parseHolder(text: string | undefined): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || typeof value.pid !== 'number') return undefined;
    return {
      pid: value.pid,
      startedAt: 'startedAt' in value ? String(value.startedAt) : '',
      host: 'host' in value ? String(value.host) : hostname(),
    };
  } catch {
    return undefined;
  }
}

/** Whether who holds a lock still runs. */
export function isHeld(lockFile: string, holder: Holder): boolean {
  return holder.host === hostname() ? isRunning(holder) : wasTouched(lockFile);
}

function wasTouched(lockFile: string): boolean {
  try {
    return Math.abs(Date.now() - statSync(lockFile).mtimeMs) < heldFor;
  } catch {
    return false;
  }
}

function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const startedAt = startTimeOf(holder.pid);
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt;
}

/** When a process started, in the kernel's ticks; empty where the system does not tell. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
