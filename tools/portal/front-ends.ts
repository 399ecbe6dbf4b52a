/** The five front ends: their folders and where each one's own origin listens, as an offset from the port base. */
import path from 'node:path';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

export interface FrontEnd {
  id: string;
  kind: 'shell' | 'remote';
  offset: number;
  folder: string;
}

const frontEnd = (kind: FrontEnd['kind'], id: string, offset: number): FrontEnd => ({
  id,
  kind,
  offset,
  folder: path.join(repositoryRoot, id),
});

export const shell = frontEnd('shell', 'shell', 0);

export const remotes: readonly FrontEnd[] = [
  frontEnd('remote', 'mfe-admins', 1),
  frontEnd('remote', 'mfe-subscriptions', 2),
  frontEnd('remote', 'mfe-billing', 3),
  frontEnd('remote', 'mfe-profile', 4),
];

export const frontEnds: readonly FrontEnd[] = [shell, ...remotes];

export const frontEndNamed = (id: string): FrontEnd | undefined => frontEnds.find(each => each.id === id);

/** A path inside a front end's folder. */
export const inFrontEnd = ({ folder }: FrontEnd, ...segments: string[]): string =>
  path.join(folder, ...segments);
