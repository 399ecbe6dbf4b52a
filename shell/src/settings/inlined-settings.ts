/** Settings of the environments, provided by the shell's origin. */
import { applicationPath } from '../session/return-path.ts';

const address = `${applicationPath}/settings.json`;

const notLoaded = (reason: string, cause?: unknown): Error =>
  new Error(`Public environment variables could not be loaded. ${address} ${reason}.`, { cause });

/** Timeout in milliseconds. */
const limitMs = 8_000;

const fetched = async (): Promise<string> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs) }).catch((error: unknown) => {
    throw notLoaded('did not answer', error);
  });
  if (!answer.ok) throw notLoaded(`answered ${String(answer.status)}`);
  return answer.text();
};

/**
 * Reads the settings from the page, where our origin inlines them so that nothing waits for them. If the page is served
 * as built, they are read from the file next to it.
 */
export const readInlinedSettings = async (page: Document): Promise<unknown> => {
  const written = page.getElementById('portal-settings')?.textContent;
  const text = written ?? (await fetched());
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw notLoaded('is not JSON', error);
  }
};
