/**
 * Closes the list by which webpack takes in late code of the shell: whoever pushed to it was handed the shell's own module
 * loader, the session's modules among what it reaches. From then on it takes what a script of the shell's pushes.
 */

/** Name of the list; see `chunkLoadingGlobal` in the build preset. */
const listName = 'portalShellChunks';

interface ChunkList {
  push: (...chunks: unknown[]) => unknown;
}

/** To be called once, before any remote is run. `ownFolder` is where the shell's scripts are. */
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
