import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

interface Entry {
  path: string;
  /** In bytes; undefined for a folder. */
  size: number | undefined;
  /** File content: read on first use, then cached and shared, so it must not be modified. */
  contents: () => Uint8Array;
}

/** A file of the memory file system; streams opened on it use these operations. */
interface MemoryFile {
  stream_ops: { write(...args: readonly unknown[]): number };
}

/** The part of Emscripten's file API used here: PGlite's types refer to it without including it. */
interface EmscriptenFiles {
  mkdirTree(path: string): void;
  open(path: string, flags: 'w'): object;
  close(stream: object): void;
  lookupPath(path: string, options: object): { node: MemoryFile };
}

const known = new Map<string, readonly Entry[]>();

/**
 * A copy-on-write memory file system with the files of a folder: a file is read on first use, once for all databases of
 * this process, and copied when a database first writes to it.
 */
export class SharedFiles extends MemoryFS {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override initialSyncFs(): Promise<void> {
    const entries = known.get(this.#folder) ?? entriesOf(this.#folder);
    known.set(this.#folder, entries);
    const files = this.pg?.Module.FS as EmscriptenFiles | undefined;
    if (files) for (const entry of entries) add(entry, files);
    return Promise.resolve();
  }
}

function add({ path, size, contents }: Entry, files: EmscriptenFiles): void {
  const place = join(PGlite.paths.PGDATA, path);
  if (size === undefined) {
    files.mkdirTree(place);
    return;
  }
  files.close(files.open(place, 'w'));
  const { node } = files.lookupPath(place, {});
  const { stream_ops: operations } = node;
  let own: Uint8Array | undefined;
  Object.defineProperties(node, {
    usedBytes: { value: size, writable: true },
    contents: {
      get: () => own ?? contents(),
      set: (value: Uint8Array) => {
        own = value;
      },
    },
  });
  node.stream_ops = {
    ...operations,
    write(...args) {
      // Not slice(): Node returns a Buffer, whose slices share its memory.
      own ??= new Uint8Array(contents());
      return operations.write(...args);
    },
  };
}

function entriesOf(folder: string): Entry[] {
  const paths = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()];
  return paths.map(path => {
    const found = statSync(join(folder, path));
    let kept: Uint8Array | undefined;
    return {
      path,
      size: found.isFile() ? found.size : undefined,
      contents: () => (kept ??= readFileSync(join(folder, path))),
    };
  });
}
