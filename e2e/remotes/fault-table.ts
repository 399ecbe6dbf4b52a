/** The faults of a remote, and the moments at which a user meets them. */
import type { Fault } from '../support/control.ts';
import type { Mark, Variant } from './faulty-releases.ts';
import type { Registered } from './registry-file.ts';

/** Its page is opened first; it is opened from another area; it runs and needs a lazy chunk. */
export type Moment = 'at load' | 'on navigation' | 'mid-session';

/** Where the user sees it: in the area, on the failed page, or as the question about a new version. */
export type Shown = 'area' | 'page' | 'question';

export interface Row {
  readonly what: string;
  /** Exactly one of these three is the fault. */
  readonly fault?: Omit<Fault, 'service' | 'port'>;
  readonly mark?: Partial<Record<Moment, Mark>>;
  readonly registry?: { readonly release?: Variant; readonly change?: (remote: Registered) => void };
  readonly shown: Partial<Record<Moment, Shown>>;
  /** No script of the remote may run, not even one with a valid hash. */
  readonly runsNoScript?: true;
}

const script = (body: string, type = 'text/javascript') =>
  ({ path: '*.js', status: 200, body, headers: { 'content-type': type } }) as const;

const always = { 'at load': 'area', 'on navigation': 'area', 'mid-session': 'question' } as const;
const beforeRunning = { 'at load': 'area', 'on navigation': 'area' } as const;

const otherHash = `sha384-${'B'.repeat(64)}`;

export const rows: readonly Row[] = [
  { what: 'its origin drops every connection', fault: { path: '*', drop: true }, shown: always },
  { what: 'its origin responds with 500', fault: { path: '*', status: 500, body: '' }, shown: always },
  {
    what: 'its origin responds with HTML instead of scripts',
    fault: script('<!doctype html><title>Hej</title>', 'text/html'),
    shown: always,
  },
  {
    what: 'its scripts are truncated',
    fault: script('var mfe_admins; (() => { "use strict"; var'),
    shown: always,
  },
  {
    what: 'the script of its pages fails to load',
    fault: { path: '*/__federation_expose_remote*.js', drop: true },
    shown: beforeRunning,
  },
  {
    what: 'its code throws when it runs',
    mark: { 'at load': 'starts', 'on navigation': 'starts', 'mid-session': 'late' },
    shown: { ...beforeRunning, 'mid-session': 'page' },
  },
  { what: 'its entry throws', registry: { release: 'throwingEntry' }, shown: beforeRunning },
  {
    what: 'its pages throw on render',
    mark: { 'at load': 'draws', 'on navigation': 'draws', 'mid-session': 'draws' },
    shown: { 'at load': 'page', 'on navigation': 'page', 'mid-session': 'page' },
  },
  {
    what: 'it exposes another remote',
    mark: { 'at load': 'shape', 'on navigation': 'shape' },
    shown: beforeRunning,
  },
  {
    what: "its routes claim another area's page and the shell's own",
    mark: { 'at load': 'routes', 'on navigation': 'routes' },
    shown: beforeRunning,
  },
  {
    what: 'its manifest is missing',
    fault: { path: '*/mf-manifest.json', status: 404, body: '' },
    shown: beforeRunning,
    runsNoScript: true,
  },
  {
    what: 'its manifest is not JSON',
    fault: { path: '*/mf-manifest.json', status: 200, body: '<html>' },
    shown: beforeRunning,
    runsNoScript: true,
  },
  {
    what: 'its manifest is invalid',
    fault: { path: '*/mf-manifest.json', status: 200, body: { hej: 1 } },
    shown: beforeRunning,
    runsNoScript: true,
  },
  {
    what: 'the registry lists a foreign origin',
    registry: {
      change: remote => {
        remote.current.manifest = 'https://evil.example/mfe-admins/mf-manifest.json';
      },
    },
    shown: beforeRunning,
    runsNoScript: true,
  },
  {
    what: 'the registry lists another hash',
    registry: {
      change: ({ current }) => {
        current.integrity = { ...current.integrity, hash: otherHash };
      },
    },
    shown: beforeRunning,
    runsNoScript: true,
  },
  {
    what: 'the registry lists no hash',
    registry: {
      change: ({ current }) => {
        delete current.integrity;
      },
    },
    shown: beforeRunning,
    runsNoScript: true,
  },
  ...[
    ['newer than the shell', '^1.999.0'],
    ['of another major version', '^0.9.0'],
  ].map(([what = '', contract = '']): Row => ({
    what: `its contract is ${what}`,
    registry: {
      change: ({ current }) => {
        current.contract = contract;
      },
    },
    shown: beforeRunning,
    runsNoScript: true,
  })),
  { what: 'it requires another React', registry: { release: 'otherReact' }, shown: beforeRunning },
];
