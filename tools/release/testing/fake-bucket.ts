/** Implements the part of the S3 API that a release needs: get, list, and conditional put. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { TestContext } from 'node:test';
import { listen } from 'platform/http/listen';

export interface FakeBucket {
  url: string;
  objects: Map<string, { content: Buffer; headers: IncomingMessage['headers'] }>;
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const listing = (keys: readonly string[]): string =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${keys
    .map(key => `<Contents><Key>${key}</Key></Contents>`)
    .join('')}</ListBucketResult>`;

const error = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

export const fakeBucket = async (test: TestContext): Promise<FakeBucket> => {
  const objects: FakeBucket['objects'] = new Map();
  const listener: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/');
    const present = objects.get(key);
    const answer = (status: number, body: string | Buffer = '', headers = {}): void => {
      response.writeHead(status, headers).end(body);
    };
    const put = async (): Promise<void> => {
      const content = await bodyOf(request);
      const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
      const isLost =
        (match !== undefined && (!present || etagOf(present.content) !== match)) ||
        (noneMatch === '*' && present !== undefined);
      if (isLost) {
        answer(412, error('PreconditionFailed'));
        return;
      }
      objects.set(key, { content, headers: request.headers });
      answer(200, '', { etag: etagOf(content) });
    };
    if (url.pathname.startsWith('/forbidden/')) answer(403, error('AccessDenied'));
    else if (request.method === 'PUT') void put();
    else if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      answer(200, listing([...objects.keys()].filter(each => each.startsWith(prefix))));
    } else if (present) answer(200, present.content, { etag: etagOf(present.content) });
    else answer(404, error('NoSuchKey'));
  };
  const { url, close } = await listen(listener, { port: 0 });
  test.after(close);
  return { url, objects };
};
