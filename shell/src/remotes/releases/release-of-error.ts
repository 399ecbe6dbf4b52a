/** Decides whether an error comes from a release, by the URLs of its code. */
import type { Release } from 'shared/remote/registry';
import { addressOfMissingCode } from '../../new-version/missing-code.ts';

const folderOf = ({ manifest }: Release): string => new URL('.', manifest).href;

/** Whether a URL is a file of the release. */
export const isFileOf = (release: Release, address: string): boolean => address.startsWith(folderOf(release));

/** Stacks of an error and its causes, and the URL of a chunk that failed to load. */
const traceOf = (error: unknown): string =>
  error instanceof Error
    ? [error.stack, addressOfMissingCode(error), traceOf(error.cause)].filter(Boolean).join('\n')
    : '';

/** Whether the error's stack has code of the release. */
export const isErrorOf = (release: Release, error: unknown): boolean =>
  traceOf(error).includes(folderOf(release));
