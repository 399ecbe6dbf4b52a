import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { apiErrorSchema } from 'shared/contracts/api-error';
import * as z from 'zod/mini';
import { listen } from '../http/listen.ts';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
const listening = await listen(
  (request, response) => {
    test.api.routing(request, response);
  },
  { port: 0 },
);
after(async () => {
  await listening.close();
  await test.close();
});

const prefix = '/self-service-api';
const asAdmin = 'Authorization: Bearer admin@demo.example\r\n';

/** Sends the bytes as they are. @returns status and body of the answer */
async function send(start: string, headers = '', sent = ''): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
  socket.write(
    `${start} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n${sent}`,
    'latin1',
  );
  let answer = '';
  socket.on('data', bytes => (answer += bytes.toString('latin1')));
  await once(socket, 'close');
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]), body: answer.split('\r\n\r\n')[1] ?? '' };
}

function assertRefusal({ status, body }: { status: number; body: string }, what: string): void {
  assert(status >= 400 && status < 500, `${what}: ${String(status)} ${body}`);
  const json = z.safeParse(z.unknown(), body.startsWith('{') ? JSON.parse(body) : undefined);
  const refusal = z.safeParse(z.strictObject(apiErrorSchema.shape), json.data);
  assert(refusal.success, `${what}: ${body}`);
  assert.equal(refusal.data.statusCode, String(status), what);
}

describe('malformed requests are refused in the error shape (HTTP-015)', () => {
  for (const [what, start, headers] of [
    ['OPTIONS without the headers of a preflight', `OPTIONS ${prefix}/user`, ''],
    ['OPTIONS with an origin alone', `OPTIONS ${prefix}/user`, 'Origin: http://localhost:4000\r\n'],
    ['OPTIONS *', 'OPTIONS *', ''],
    ['OPTIONS of an unknown path', `OPTIONS ${prefix}/nothing-here`, ''],
    ['an unknown method', `FETCH ${prefix}/user`, ''],
    ['TRACE', `TRACE ${prefix}/user`, ''],
    ['PROPFIND', `PROPFIND ${prefix}/user`, asAdmin],
    ['a double slash', `GET /${prefix}/user`, asAdmin],
    ['a trailing slash', `GET ${prefix}/user/`, asAdmin],
    ['.. in the path', `GET ${prefix}/../self-service-api/user`, asAdmin],
    ['an encoded .. in the path', `GET ${prefix}/%2e%2e/user`, asAdmin],
    ['a path parameter', `GET ${prefix}/user;a=b`, asAdmin],
    ['upper case', `GET ${prefix.toUpperCase()}/USER`, asAdmin],
    ['an absolute URL of another host', 'GET http://evil.example/user', asAdmin],
    ['a broken escape', `GET ${prefix}/customers/%E0%A4%A/roles`, asAdmin],
    ['NUL in an id', `GET ${prefix}/customers/%00/roles`, asAdmin],
    ['an id of 300 characters', `GET ${prefix}/customers/${'1'.repeat(300)}/roles`, asAdmin],
    ['a broken escape in the query', `GET ${prefix}/accounts?customerId=%`, asAdmin],
    ['oversized headers', `GET ${prefix}/user`, `X-Long: ${'a'.repeat(70_000)}\r\n`],
    ['TLS bytes', '\u0016\u0003\u0001', ''],
    ['two Content-Length headers', `POST ${prefix}/user`, 'Content-Length: 1\r\nContent-Length: 2\r\n'],
    [
      'Content-Length with Transfer-Encoding',
      `POST ${prefix}/user`,
      'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n',
    ],
  ] as const) {
    it(what, async () => {
      assertRefusal(await send(start, headers), what);
    });
  }

  it('a body that is not UTF-8', async () => {
    const body = '{"data":{"firstName":"Jo\u00ff","lastName":"X"}}';
    const headers = `${asAdmin}Content-Type: application/json\r\nContent-Length: ${String(body.length)}\r\n`;
    assertRefusal(await send(`PUT ${prefix}/user/name`, headers, body), 'latin1');
  });

  it(
    'and their connections are closed, even if the client keeps its side open',
    { timeout: 10_000 },
    async () => {
      const accepted = once(listening.server, 'connection') as Promise<[Socket]>;
      const port = Number(new URL(listening.url).port);
      const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      client.resume().write('\0\r\n\r\n');
      const [socket] = await accepted;
      await once(socket, 'close');
      client.destroy();
    },
  );

  it('list parameters given twice', async () => {
    const parameters = (await describedParameters()).filter(({ method }) => method === 'get');
    assert(parameters.length > 40, String(parameters.length));
    for (const { path, name, isList } of parameters) {
      const filled = path.replace(/\{\w+\}/g, '1001').replace(prefix, '');
      const own = name === 'customerId' ? '' : 'customerId=1001&';
      const answer = await test.get(`${filled}?${own}${name}=1&${name}=2`, 'admin@demo.example');
      if (isList && answer.statusCode < 300) continue;
      assertRefusal({ status: answer.statusCode, body: answer.body }, `${path} ${name}`);
    }
  });
});

interface Described {
  parameters?: { name: string; in: string; schema: { anyOf?: { type?: string }[]; type?: string } }[];
}

/** The query parameters of every route in the OpenAPI description. */
async function describedParameters() {
  const answer = await test.get('/openapi.json');
  const { paths } = answer.json<{ paths: Record<string, Record<string, Described>> }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters
        .filter(parameter => parameter.in === 'query')
        .map(({ name, schema }) => {
          const isList = [schema, ...(schema.anyOf ?? [])].some(({ type }) => type === 'array');
          return { path, method, name, isList };
        }),
    ),
  );
}
