import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive: its name, when it is from, and how it is made once its turn has come. */
export interface ZippedFile {
  name: string;
  modifiedAt: Date;
  make: () => Promise<Buffer>;
}

/**
 * Files as a ZIP archive that is sent while it is made: each is made when the one before it is out, so that a few are
 * held at a time, and none is made once nobody reads any more. One that fails breaks the archive off.
 */
export function zipFile(files: readonly ZippedFile[]): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  // Whichever ends early takes the other along.
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
