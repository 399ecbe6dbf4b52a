/** Where releases are stored: a folder, a bucket, or anything else with these four operations. */

export interface StoredObject {
  content: Buffer;
  /** Changes with the content; compared by {@link ReleaseStore.replace}. */
  etag: string;
}

/** Keys are paths with slashes: `remotes.json`, `mfe-billing/1.0.0-abc123/remoteEntry.js`. */
export interface ReleaseStore {
  /** Name for messages to users. */
  readonly name: string;
  /** True where precompressed `.br` and `.gz` files are used; elsewhere the server of the files compresses. */
  readonly servesCompressed: boolean;
  read(key: string): Promise<StoredObject | undefined>;
  /** Writes an immutable file. */
  write(key: string, content: Buffer): Promise<void>;
  /** Every key below a prefix that ends with a slash. */
  list(prefix: string): Promise<string[]>;
  /**
   * Replaces content atomically if it is still what was read.
   *
   * @param expected etag of what was read; undefined when nothing was there
   * @returns false when it was changed meanwhile: nothing was written
   */
  replace(key: string, content: Buffer, expected: string | undefined): Promise<boolean>;
}
