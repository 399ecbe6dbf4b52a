import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file in an archive: name, date, and a function that creates the content when its turn comes. */
export interface ZippedFile {
  name: string;
  modifiedAt: Date;
  make: () => Promise<Buffer>;
}

/**
 * Streams files as a ZIP archive. Each file is created when the previous one has been sent, so that few are in memory,
 * and none after the client has disconnected. If one fails, the archive is aborted.
 */
export function zipFile(files: readonly ZippedFile[]): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  // If either stream ends early, the other is destroyed.
  pipeline(zip.outputStream, archive, () => undefined);
  zip.on('error', (error: Error) => {
    archive.destroy(error);
  });
  for (const { name, modifiedAt, make } of files)
    zip.addReadStreamLazy(name, { mtime: modifiedAt }, done => {
      make().then(
        content => {
          done(null, Readable.from([content]));
        },
        (error: unknown) => {
          done(error, Readable.from([]));
        },
      );
    });
  zip.end();
  return archive;
}
