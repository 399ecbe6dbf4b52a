import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openTestPlatform, type TestPlatform } from './testing/processes/test-platform.ts';

const paths = [
  '//',
  '/%',
  '/%00',
  '/%ff%fe',
  '/../../etc/passwd',
  '/assets/../main.ts',
  '/log-ind/',
  '/log-ind/%00',
  '/log-ind/%00/adgangsnoegle',
  '/adgangsnoegler/ny?kunde=%00',
  '/adgangsnoegler/ny?%',
  '/auth?client_id=%00',
  '/auth?client_id=a&client_id=b',
  '/auth?client_id=selvbetjening-web&state=%00&redirect_uri=javascript:alert(1)',
  '/auth/%00',
  '/session/end?id_token_hint=e30.e30.',
  '/session/end?post_logout_redirect_uri=%00',
  '/.well-known/openid-configuration?%',
  '/eval/x/%00',
  '/sdk/evalx/x/contexts/AAAA',
  '/logs?ddforward=%',
  '/csp',
  '/control/flags/%00',
  '/control/flags/%',
  `/${'a'.repeat(6000)}`,
];
const headers = [
  '',
  'Cookie: lyng_session_4100=%00; =; ;;\r\n',
  'Authorization: Bearer \u00ff\r\n',
  'Content-Type: application/json\r\nContent-Length: 1\r\n',
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5\r\n',
  'X-Forwarded-For: x\r\nX-Forwarded-Host: foreign.example\r\nX-Forwarded-Proto: gopher\r\n',
  'Accept: application/json\r\nOrigin: null\r\n',
];

describe('hostile requests', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await openTestPlatform();
  });
  after(() => platform.close());

  /** Sends malformed bytes. @returns the status of the answer */
  async function send(url: string, method: string, path: string, header: string): Promise<number> {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n${header}\r\n`,
      'latin1',
    );
    socket.write('{a=b}'.slice(0, Number(/Content-Length: (\d)/.exec(header)?.[1] ?? 0)));
    let answer = '';
    socket.on('data', text => (answer += text.toString('latin1')));
    await once(socket, 'close');
    return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);
  }

  for (const method of ['GET', 'POST', 'PUT', 'OPTIONS', 'REPORT', 'TRACE']) {
    it(`with ${method} are answered by every service, never with 5xx`, async () => {
      const failures: string[] = [];
      for (const [name, url] of Object.entries(platform.urls)) {
        const cases = paths.flatMap(path => headers.map(header => ({ path, header })));
        for (const { path, header } of cases) {
          const status = await send(url, method, path, header);
          if (!(status >= 200 && status < 500)) failures.push(`${name} ${status} ${path} ${header}`);
        }
      }
      assert.deepEqual(failures, []);
    });
  }
});
