import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

interface Entry {
  path: string;
  /** In bytes; a folder has none. */
  size: number | undefined;
  /** What is in the file: read when it is first asked for, then kept. Nobody may write to it. */
  contents: () => Uint8Array;
}

/** What the memory file system keeps of a file: a stream that is opened takes its operations from here. */
interface MemoryFile {
  stream_ops: { write(...args: readonly unknown[]): number };
}

/** As much of Emscripten's files as is needed here: PGlite's types name them without bringing them. */
interface EmscriptenFiles {
  mkdirTree(path: string): void;
  open(path: string, flags: 'w'): object;
  close(stream: object): void;
  lookupPath(path: string, options: object): { node: MemoryFile };
}

const known = new Map<string, readonly Entry[]>();

/**
 * A memory file system that begins with the files of a folder, without reading or copying them: a file is read when it
 * is first asked for, once for all databases of this process, and copied when one of them first writes to it.
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
      // Not slice(): what Node read is a Buffer, whose slices are the same bytes.
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
