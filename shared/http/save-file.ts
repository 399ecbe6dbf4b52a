import type { FetchedFile } from './create-http.ts';

/** Long enough for the browser to have opened the content. */
const releaseAfterMs = 60_000;

/**
 * Saves a fetched file on the person's machine, as a link to it would have.
 *
 * @param file what `Http.file` gave
 * @param defaultName for a backend that gives none: 'aktivitetslog.csv'
 */
export const saveFile = ({ content, name }: FetchedFile, defaultName: string): void => {
  const link = document.createElement('a');
  const address = URL.createObjectURL(content);
  link.href = address;
  link.download = name ?? defaultName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, releaseAfterMs);
};
