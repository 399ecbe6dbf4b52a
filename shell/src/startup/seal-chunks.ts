/**
 * Seals the global array through which webpack receives the shell's lazy chunks: whoever pushed to it got the shell's
 * own module loader, which reaches the session's modules. Once sealed, it only accepts chunks from the shell's own
 * scripts.
 */

/** Name of the array; see `chunkLoadingGlobal` in the build preset. */
const listName = 'portalShellChunks';

interface ChunkList {
  push: (...chunks: unknown[]) => unknown;
}

/** Call once, before any remote runs. `ownFolder` is where the shell's scripts are. */
export const sealChunks = (ownFolder: string): void => {
  const list = (window as { [listName]?: ChunkList })[listName];
  if (list === undefined) return;
  const { apply } = Reflect;
  /* oxlint-disable typescript/unbound-method -- taken apart on purpose, to be applied as they are now */
  const { startsWith } = String.prototype;
  const running = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
  const addressOf = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')?.get;
  /* oxlint-enable typescript/unbound-method */
  const take = list.push;
  const isOurs = (): boolean => {
    const script: unknown = running && apply(running, document, []);
    if (!(script instanceof HTMLScriptElement) || addressOf === undefined) return false;
    return apply(startsWith, apply(addressOf, script, []) as string, [ownFolder]);
  };
  Object.defineProperty(list, 'push', {
    value: (chunk: unknown): unknown => {
      if (!isOurs()) throw new TypeError('Only the shell adds to its own code.');
      return take(chunk);
    },
  });
  Object.defineProperty(window, listName, { value: list, writable: false, configurable: false });
};
