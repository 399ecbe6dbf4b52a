/** The version of the shell that is currently served, read from a file next to its assets (SHL-031, SHL-032). */
import { createStore, type StoreApi } from 'zustand/vanilla';

const timeoutMs = 5_000;

/** Undefined until it is loaded; 'unknown' when loading failed. */
export type AppVersion = StoreApi<{ readonly version: string | undefined }>;

const read = async (url: string): Promise<string> => {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  // A dev server answers an unknown address with the portal's page.
  const isText = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const text = response.ok && isText ? (await response.text()).trim() : '';
  if (text === '') throw new Error('The file app-version.txt holds no version.');
  return text;
};

/** Starts loading; nothing waits for it, since only the menu's footer shows it. */
export const readAppVersion = (url: string): AppVersion => {
  const store: AppVersion = createStore(() => ({ version: undefined }));
  read(url).then(
    version => {
      store.setState({ version });
    },
    () => {
      store.setState({ version: 'unknown' });
    },
  );
  return store;
};
