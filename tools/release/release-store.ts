/** Where releases are kept: a folder, a bucket, or anything else that can do these four things. */

export interface StoredObject {
  content: Buffer;
  /** Changes with the content; what {@link ReleaseStore.replace} compares. */
  etag: string;
}

/** Keys are paths with slashes: `remotes.json`, `mfe-billing/1.0.0-abc123/remoteEntry.js`. */
export interface ReleaseStore {
  /** For sentences to a person. */
  readonly name: string;
  /** True where ready-made `.br` and `.gz` forms are of use; elsewhere whoever serves the files compresses. */
  readonly servesCompressed: boolean;
  read(key: string): Promise<StoredObject | undefined>;
  /** Writes a file that never changes again. */
  write(key: string, content: Buffer): Promise<void>;
  /** Every key below a prefix that ends with a slash. */
  list(prefix: string): Promise<string[]>;
  /**
   * Puts content in place in one step, when what is there is still what was read.
   *
   * @param expected etag of what was read; undefined when nothing was there
   * @returns false when somebody else was faster: nothing was written
   */
  replace(key: string, content: Buffer, expected: string | undefined): Promise<boolean>;
}
