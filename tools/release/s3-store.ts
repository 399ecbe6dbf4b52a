/** A release store in an Amazon S3 bucket or anything with the same API, through AWS's own client. */
import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import type { ReleaseStore } from './release-store.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const typeOf = (key: string): string => types[path.extname(key)] ?? 'application/octet-stream';

/** 412: the etag differs. 409: a concurrent write won. */
const isLost = (error: unknown): boolean =>
  error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0);

/**
 * Runs a bucket operation; turns the client's errors about a missing region, credentials or permission into a
 * UserFacingError.
 */
const explainErrors =
  (name: string) =>
  <Args extends readonly unknown[], Answer>(use: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    try {
      return await use(...args);
    } catch (cause) {
      const reason = cause instanceof Error ? `${cause.name}, ${cause.message}` : String(cause);
      throw new UserFacingError(
        `${name} cannot be used (${reason}): look at AWS_REGION, credentials and rights.`,
        {
          cause,
        },
      );
    }
  };

/**
 * Opens a bucket. Region, credentials and another vendor's endpoint come from the usual environment variables:
 * `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_ENDPOINT_URL_S3`.
 *
 * @param prefix folder within the bucket, empty or without leading and trailing slashes
 */
export const s3Store = (bucket: string, prefix: string): ReleaseStore => {
  // Other vendors have no host name for each bucket.
  const client = new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
  const keyOf = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`);

  const name = `s3://${bucket}/${prefix}`;
  const explained = explainErrors(name);

  return {
    name,
    servesCompressed: false,
    read: explained(async (key: string) => {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }));
        if (!Body || ETag === undefined) return undefined;
        return { content: Buffer.from(await Body.transformToByteArray()), etag: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    }),
    write: explained(async (key: string, content: Buffer) => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(key),
          Body: content,
          ContentType: typeOf(key),
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    }),
    list: explained(async (below: string) => {
      const found: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: keyOf(below), ContinuationToken: token }),
        );
        found.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(keyOf('').length)));
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return found;
    }),
    replace: explained(async (key: string, content: Buffer, expected: string | undefined) => {
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: keyOf(key),
            Body: content,
            ContentType: typeOf(key),
            CacheControl: 'no-cache',
            ...(expected === undefined ? { IfNoneMatch: '*' } : { IfMatch: expected }),
          }),
        );
        return true;
      } catch (error) {
        if (isLost(error)) return false;
        throw error;
      }
    }),
  };
};
