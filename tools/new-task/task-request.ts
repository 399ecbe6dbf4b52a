/** Parses and validates the arguments of `npm run new:task` before anything is written. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import { UserFacingError } from 'shared/node/user-facing-error';
import { remotes } from '../portal/front-ends.ts';
import { titleOf } from './task-names.ts';

/** A read-only page, a list, a form, or an order for a subscription. */
export const kinds = ['page', 'list', 'form', 'order'] as const;
export type Kind = (typeof kinds)[number];

export interface TaskRequest {
  readonly kind: Kind;
  readonly remoteId: string;
  /** Folder of the task, English: `edit-contact`. */
  readonly name: string;
  /** Path of the page below the customer, Danish: `administrator-oversigt/kontakt`. */
  readonly path: string;
  /** The part that the user gives as `--path`: all of it, or what follows the subscription. */
  readonly address: string;
  /** Path of the remote's first page. */
  readonly home: string;
  /** Danish. */
  readonly title: string;
}

interface RequestArguments {
  readonly remoteId: string;
  readonly name: string;
  readonly kind?: string | undefined;
  readonly path?: string | undefined;
  readonly title?: string | undefined;
}

const words = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Reserved words, which cannot be names in code. */
const reserved = new Set(
  (
    'arguments await case catch class const debugger default delete do else enum eval export false finally for function ' +
    'if implements import in instanceof interface let new null package private protected public return static super ' +
    'switch this throw true try typeof var void while with yield'
  ).split(' '),
);

const kindOf = ({ kind = 'page', remoteId }: RequestArguments): Kind => {
  const found = kinds.find(each => each === kind);
  if (found === undefined)
    throw new UserFacingError(`"${kind}" is not a kind of page: it has to be one of ${kinds.join(', ')}.`);
  if (found === 'order' && remoteId !== 'mfe-subscriptions')
    throw new UserFacingError(
      'An order is placed for a subscription: its page belongs to mfe-subscriptions.',
    );
  return found;
};

const checkRemote = (remoteId: string): void => {
  if (remotes.some(({ id }) => id === remoteId)) return;
  const known = remotes.map(({ id }) => id).join(', ');
  throw new UserFacingError(`"${remoteId}" is not a remote: it has to be one of ${known}.`);
};

const checkName = (name: string): void => {
  if (!words.test(name) || name.length > 40)
    throw new UserFacingError(
      `"${name}" cannot name a task: it takes at most 40 small letters and digits, a letter first, with hyphens between words.`,
    );
  if (reserved.has(name) || kinds.some(kind => kind === name))
    throw new UserFacingError(
      `"${name}" cannot name a task: it has a meaning of its own in the code. Say what the page is for.`,
    );
};

const checkPath = (taskPath: string, begins: readonly string[], taken: readonly string[]): void => {
  const begin = begins.find(each => taskPath.startsWith(`${each}/`)) ?? taskPath;
  const isBelow = begins.includes(taskPath) || begin !== taskPath;
  const rest = taskPath.slice(begin.length + 1).split('/');
  if (!isBelow || (begin !== taskPath && !rest.every(segment => words.test(segment))))
    throw new UserFacingError(
      `"${taskPath}" cannot be the path: it has to begin with ${begins.join(' or ')}, in small letters and hyphens.`,
    );
  if (taken.includes(taskPath))
    throw new UserFacingError(`"${taskPath}" is a page already: choose another path.`);
};

/** @param root the repository, or a copy of it */
export const readRequest = (root: string, args: RequestArguments): TaskRequest => {
  const { remoteId, name } = args;
  checkRemote(remoteId);
  const kind = kindOf(args);
  checkName(name);
  const json: unknown = JSON.parse(readFileSync(path.join(root, remoteId, 'remote.json'), 'utf8'));
  const { paths, titles } = remoteDescriptionSchema.parse(json);
  const [home = ''] = paths;
  const below = `${home}/:subscriptionId`;
  const address = args.path ?? (kind === 'order' ? name : `${home}/${name}`);
  const taskPath = kind === 'order' ? `${below}/${address}` : address;
  checkPath(
    taskPath,
    kind === 'order' ? [below] : paths,
    titles.map(({ pattern }) => pattern),
  );
  const title = args.title?.trim() ?? titleOf(name);
  if (title === '' || title.length > 60 || /[\n\r\\'"`<>$]/.test(title))
    throw new UserFacingError('The title takes 1 to 60 letters of plain text, without quotes and brackets.');
  return { kind, remoteId, name, path: taskPath, address, home, title };
};
