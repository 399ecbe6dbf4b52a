import { readFileSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './error-code.ts';

/** Holder of a lock. The start time distinguishes a process from a later one with the same id. */
export interface Holder {
  pid: number;
  startedAt: string;
  /** Process ids are only unique per machine or container. */
  host: string;
}

const touchedEvery = 5000;
/** Milliseconds for which a lock of another machine counts as held after it was last touched. */
const heldFor = 20_000;

export const thisProcess = (): Holder => ({
  pid: process.pid,
  startedAt: startTimeOf(process.pid),
  host: hostname(),
});

/** Touches a lock periodically, so that other machines see it as held. @returns stops it */
export function keepFresh(lockFile: string, isOwn: () => boolean): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    try {
      if (isOwn()) utimesSync(lockFile, now, now);
    } catch {
      // Removed in the meantime, or the disk is unavailable: nothing to do.
    }
  }, touchedEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** @param text content of a lock file */
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

/** Whether the holder of a lock is still running. */
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
    // EPERM: it is running, but belongs to another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const startedAt = startTimeOf(holder.pid);
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt;
}

/** Start time of a process in kernel ticks; empty if unavailable. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
