import type { IncomingMessage } from 'node:http';

/**
 * Reads a request body as text.
 *
 * @returns undefined if it is longer than `limit` bytes; the rest is then discarded
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks).toString('utf8');
}
