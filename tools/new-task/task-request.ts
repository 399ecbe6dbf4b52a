/** What a person asks `npm run new:task` for, checked: everything that is wrong is said before anything is written. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import { UserFacingError } from 'shared/node/user-facing-error';
import { remotes } from '../portal/front-ends.ts';

export interface TaskRequest {
  readonly remoteId: string;
  /** Folder of the remote. */
  readonly folder: string;
  /** Folder of the task, English: `edit-contact`. */
  readonly name: string;
  /** Address below the customer, Danish: `administrator-oversigt/kontakt`. */
  readonly path: string;
  /** Danish. */
  readonly title: string;
}

interface Asked {
  readonly remoteId: string;
  readonly name: string;
  readonly path?: string | undefined;
  readonly title?: string | undefined;
}

const words = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const titleOf = (name: string): string => {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const folderOf = (root: string, remoteId: string): string => {
  if (!remotes.some(({ id }) => id === remoteId)) {
    const known = remotes.map(({ id }) => id).join(', ');
    throw new UserFacingError(`"${remoteId}" is not a remote: it has to be one of ${known}.`);
  }
  return path.join(root, remoteId);
};

const checkName = (folder: string, name: string): void => {
  if (!words.test(name) || name.length > 40)
    throw new UserFacingError(
      `"${name}" cannot name a task: it takes at most 40 small letters and digits, with hyphens between words.`,
    );
  if (existsSync(path.join(folder, 'src', name)))
    throw new UserFacingError(`${path.basename(folder)}/src/${name} is there already: choose another name.`);
};

const checkPath = (taskPath: string, own: readonly string[], taken: readonly string[]): void => {
  if (
    !taskPath.split('/').every(segment => words.test(segment)) ||
    !own.includes(taskPath.split('/')[0] ?? '')
  )
    throw new UserFacingError(
      `"${taskPath}" cannot be the path: it has to begin with ${own.join(' or ')}, in small letters and hyphens.`,
    );
  if (taken.includes(taskPath))
    throw new UserFacingError(`"${taskPath}" is a page already: choose another path.`);
};

/** @param root the repository, or a copy of it */
export const readRequest = (root: string, asked: Asked): TaskRequest => {
  const { remoteId, name } = asked;
  const folder = folderOf(root, remoteId);
  checkName(folder, name);
  const json: unknown = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const { paths, titles } = remoteDescriptionSchema.parse(json);
  const taskPath = asked.path ?? `${paths[0] ?? ''}/${name}`;
  checkPath(
    taskPath,
    paths,
    titles.map(({ pattern }) => pattern),
  );
  const title = asked.title?.trim() ?? titleOf(name);
  if (title === '' || title.length > 60 || /[\n\r\\'"`<>$]/.test(title))
    throw new UserFacingError('The title takes 1 to 60 letters of plain text, without quotes and brackets.');
  return { remoteId, folder, name, path: taskPath, title };
};
