/** The faults of a remote, and the moments at which a user meets them. */
import type { Fault } from '../support/control.ts';
import type { Mark, Variant } from './faulty-releases.ts';
import type { Registered } from './registry-file.ts';

/** Its page is opened first; it is opened from another area; it runs and needs a lazy chunk. */
export type Moment = 'at load' | 'when going there' | 'mid-session';

/** Where the user sees it: in the area, on the failed page, or as the question about a new version. */
export type Told = 'area' | 'page' | 'question';

export interface Row {
  readonly what: string;
  /** Exactly one of these three is the fault. */
  readonly fault?: Omit<Fault, 'service' | 'port'>;
  readonly mark?: Partial<Record<Moment, Mark>>;
  readonly registry?: { readonly release?: Variant; readonly change?: (remote: Registered) => void };
  readonly told: Partial<Record<Moment, Told>>;
  /** No script of the remote may run, not even one with a valid hash. */
  readonly isRefusedUnrun?: true;
}

const script = (body: string, type = 'text/javascript') =>
  ({ path: '*.js', status: 200, body, headers: { 'content-type': type } }) as const;

const always = { 'at load': 'area', 'when going there': 'area', 'mid-session': 'question' } as const;
const onTheWay = { 'at load': 'area', 'when going there': 'area' } as const;

const otherHash = `sha384-${'B'.repeat(64)}`;

export const rows: readonly Row[] = [
  { what: 'its origin cuts every connection', fault: { path: '*', drop: true }, told: always },
  { what: 'its origin answers 500', fault: { path: '*', status: 500, body: '' }, told: always },
  {
    what: 'its origin answers HTML in place of scripts',
    fault: script('<!doctype html><title>Hej</title>', 'text/html'),
    told: always,
  },
  {
    what: 'its scripts are cut off',
    fault: script('var mfe_admins; (() => { "use strict"; var'),
    told: always,
  },
  {
    what: 'the script of its pages is lost',
    fault: { path: '*/__federation_expose_remote*.js', drop: true },
    told: onTheWay,
  },
  {
    what: 'its code throws when it is run',
    mark: { 'at load': 'starts', 'when going there': 'starts', 'mid-session': 'late' },
    told: { ...onTheWay, 'mid-session': 'page' },
  },
  { what: 'its entry throws', registry: { release: 'throwingEntry' }, told: onTheWay },
  {
    what: 'its pages throw when they are drawn',
    mark: { 'at load': 'draws', 'when going there': 'draws', 'mid-session': 'draws' },
    told: { 'at load': 'page', 'when going there': 'page', 'mid-session': 'page' },
  },
  {
    what: 'it exposes another remote',
    mark: { 'at load': 'shape', 'when going there': 'shape' },
    told: onTheWay,
  },
  {
    what: "its routes claim another area's page and the shell's own",
    mark: { 'at load': 'routes', 'when going there': 'routes' },
    told: onTheWay,
  },
  {
    what: 'its manifest is gone',
    fault: { path: '*/mf-manifest.json', status: 404, body: '' },
    told: onTheWay,
    isRefusedUnrun: true,
  },
  {
    what: 'its manifest is no JSON',
    fault: { path: '*/mf-manifest.json', status: 200, body: '<html>' },
    told: onTheWay,
    isRefusedUnrun: true,
  },
  {
    what: 'its manifest is of something else',
    fault: { path: '*/mf-manifest.json', status: 200, body: { hej: 1 } },
    told: onTheWay,
    isRefusedUnrun: true,
  },
  {
    what: 'the registry names a foreign origin',
    registry: {
      change: remote => {
        remote.current.manifest = 'https://evil.example/mfe-admins/mf-manifest.json';
      },
    },
    told: onTheWay,
    isRefusedUnrun: true,
  },
  {
    what: 'the registry names another hash',
    registry: {
      change: ({ current }) => {
        current.integrity = { ...current.integrity, hash: otherHash };
      },
    },
    told: onTheWay,
    isRefusedUnrun: true,
  },
  {
    what: 'the registry names no hash',
    registry: {
      change: ({ current }) => {
        delete current.integrity;
      },
    },
    told: onTheWay,
    isRefusedUnrun: true,
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
    told: onTheWay,
    isRefusedUnrun: true,
  })),
  { what: 'it wants another React', registry: { release: 'otherReact' }, told: onTheWay },
];
