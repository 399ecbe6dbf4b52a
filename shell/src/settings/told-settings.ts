/** What the shell's origin says of where the page may be. */
import { applicationPath } from '../session/return-path.ts';

const address = `${applicationPath}/settings.json`;

const notLoaded = (reason: string, cause?: unknown): Error =>
  new Error(`Public environment variables could not be loaded. ${address} ${reason}.`, { cause });

/** Milliseconds after which nobody waits any more. */
const limitMs = 8_000;

const fetched = async (): Promise<string> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs) }).catch((error: unknown) => {
    throw notLoaded('did not answer', error);
  });
  if (!answer.ok) throw notLoaded(`answered ${String(answer.status)}`);
  return answer.text();
};

/**
 * Reads the settings from the page, which an origin of ours writes them into, so that nothing waits for them. Where the
 * page is served as it was built, they are the file beside it.
 */
export const readToldSettings = async (page: Document): Promise<unknown> => {
  const written = page.getElementById('portal-settings')?.textContent;
  const text = written ?? (await fetched());
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw notLoaded('is not JSON', error);
  }
};
