import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body as text.
 *
 * @returns undefined when it is longer than `limit` bytes; the rest is then not kept
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
