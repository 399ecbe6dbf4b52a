import type { FetchedFile } from './create-http.ts';

/** Long enough for the browser to have opened the content. */
const releaseAfterMs = 60_000;

/**
 * Saves a downloaded file on the user's device, like a download link.
 *
 * @param file result of `Http.file`
 * @param defaultName used if the backend gives no name: 'aktivitetslog.csv'
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
