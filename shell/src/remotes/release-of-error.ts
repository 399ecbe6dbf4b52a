/** Tells whether an error comes from a release, by the addresses of its code. */
import type { Release } from 'shared/remote/registry';
import { addressOfMissingCode } from '../new-version/missing-code.ts';

const folderOf = ({ manifest }: Release): string => new URL('.', manifest).href;

/** Whether an address is one of the release's files. */
export const isFileOf = (release: Release, address: string): boolean => address.startsWith(folderOf(release));

/** Stacks of an error and of what caused it, and the address of a chunk that did not come. */
const traceOf = (error: unknown): string =>
  error instanceof Error
    ? [error.stack, addressOfMissingCode(error), traceOf(error.cause)].filter(Boolean).join('\n')
    : '';

/** Whether code of the release is on an error's way. */
export const isErrorOf = (release: Release, error: unknown): boolean =>
  traceOf(error).includes(folderOf(release));
