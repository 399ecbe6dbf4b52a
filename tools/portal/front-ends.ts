/** The five front ends: their folders and where each one's own origin listens, as an offset from the port base. */
import path from 'node:path';

export interface FrontEnd {
  id: string;
  offset: number;
  kind: 'shell' | 'remote';
}

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

export const shell: FrontEnd = { id: 'shell', offset: 0, kind: 'shell' };

export const remotes: readonly FrontEnd[] = [
  { id: 'mfe-admins', offset: 1, kind: 'remote' },
  { id: 'mfe-subscriptions', offset: 2, kind: 'remote' },
  { id: 'mfe-billing', offset: 3, kind: 'remote' },
  { id: 'mfe-profile', offset: 4, kind: 'remote' },
];

export const frontEnds: readonly FrontEnd[] = [shell, ...remotes];

export const frontEndNamed = (id: string): FrontEnd | undefined => frontEnds.find(each => each.id === id);

/** A path inside a front end's folder. */
export const inFrontEnd = (frontEnd: FrontEnd, ...segments: string[]): string =>
  path.join(repositoryRoot, frontEnd.id, ...segments);
