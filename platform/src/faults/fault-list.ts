import { randomUUID } from 'node:crypto';
import type { Fault, FaultEffect, FaultRequest, FaultSource } from './fault.ts';

/** The active faults of this process. The only place that matches them and counts `times` down. */
export interface FaultList extends FaultSource {
  /** @returns the fault's id */
  add(fault: Fault): string;
  clear(): void;
  match(request: FaultRequest): FaultEffect | undefined;
}

export function createFaultList(): FaultList {
  const faults = new Map<string, { fault: Fault; pattern: RegExp; left: number }>();
  return {
    add(fault) {
      const id = randomUUID();
      faults.set(id, { fault, pattern: toPattern(fault.path), left: fault.times ?? Infinity });
      return id;
    },
    clear() {
      faults.clear();
    },
    match(request) {
      for (const [id, entry] of faults) {
        if (!matches(entry.fault, entry.pattern, request)) continue;
        entry.left -= 1;
        if (entry.left <= 0) faults.delete(id);
        const { status, body, headers, delayMs, drop } = entry.fault;
        return { status, body, headers, delayMs, drop };
      }
      return undefined;
    },
  };
}

function matches(fault: Fault, pattern: RegExp, request: FaultRequest): boolean {
  if (fault.service !== request.service) return false;
  if (fault.port !== undefined && fault.port !== request.port) return false;
  const method = fault.method?.toUpperCase() ?? '*';
  // A preflight request fails only if the fault names its method.
  const methodMatches = method === '*' ? request.method !== 'OPTIONS' : method === request.method;
  const path = fault.path.includes('?') ? request.path : request.path.replace(/\?.*$/, '');
  return methodMatches && pattern.test(path);
}

function toPattern(path: string): RegExp {
  const escaped = path.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join('.*')}$`);
}
