/** The request for a new remote, and what is derived from it. */
import { UserFacingError } from 'shared/node/user-facing-error';
import { areaPaths } from 'shared/remote/links';
import type { RemoteDescription } from 'shared/remote/registry';
import { lastRemoteOffset } from '../portal/front-ends.ts';

/** What exists already: the new remote must not conflict with it. */
export interface Present {
  folders: readonly string[];
  portOffsets: readonly number[];
  descriptions: readonly RemoteDescription[];
  contractVersion: string;
}

export interface NewRemote {
  /** Its folder and package: `mfe-support`. */
  id: string;
  /** Its first path segment below the customer: `support`. */
  path: string;
  /** Title in the menu and on the page, until it is replaced by a Danish one: `Support`. */
  heading: string;
  portOffset: number;
  /** Position in the menu: the last. */
  order: number;
  contract: string;
}

const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const maxNameLength = 30;

const requireFree = (name: string, { folders, descriptions }: Present): void => {
  if (folders.includes(`mfe-${name}`))
    throw new UserFacingError(`mfe-${name} already exists: choose another name.`);
  const paths = [...Object.values<string>(areaPaths), ...descriptions.flatMap(({ paths }) => paths)];
  if (paths.some(path => path.split('/')[0] === name))
    throw new UserFacingError(`The address /${name} already belongs to another page: choose another name.`);
};

const freeOffset = (taken: readonly number[]): number => {
  const offset = Math.max(0, ...taken) + 1;
  if (offset > lastRemoteOffset) throw new UserFacingError('Every port that a remote may have is taken.');
  return offset;
};

/** Parses the command's arguments; throws a UserFacingError when they are invalid. */
export const readRequest = (args: readonly string[], present: Present): NewRemote => {
  const [name = '', ...more] = args;
  if (name === '' || more.length > 0)
    throw new UserFacingError('Give the new remote one name: npm run new:remote -- support');
  if (!namePattern.test(name) || name.startsWith('mfe-') || name.length > maxNameLength)
    throw new UserFacingError(
      `"${name}" cannot be the name of a remote: it has to be small letters, digits and single hyphens, a letter first, at most ${String(maxNameLength)}, without mfe- in front.`,
    );
  requireFree(name, present);
  const words = name.replaceAll('-', ' ');
  return {
    id: `mfe-${name}`,
    path: name,
    heading: words.charAt(0).toUpperCase() + words.slice(1),
    portOffset: freeOffset(present.portOffsets),
    order: Math.max(0, ...present.descriptions.flatMap(({ menu }) => menu.map(({ order }) => order))) + 10,
    contract: `^${present.contractVersion}`,
  };
};
