import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { listen } from 'platform/http/listen';
import { freePortBase } from '../portal/free-ports.ts';
import { remotes, repositoryRoot } from '../portal/front-ends.ts';
import { spawnNode } from '../portal/node-process.ts';
import { origins, remoteOrigin, shellOrigin } from '../testing/origin.ts';

/** The hosted settings of the tools, with another service name in the log. */
const hostedWith = (service: string): string => {
  const text = readFileSync(path.join(repositoryRoot, 'tools/settings/hosted.json'), 'utf8');
  const file = JSON.parse(text) as { environments: { settings: { logging: { service: string } } }[] };
  for (const { settings } of file.environments) settings.logging.service = service;
  return JSON.stringify(file);
};

const html = { headers: { accept: 'text/html,application/xhtml+xml' } };

describe('the origin of the shell', () => {
  it('redirects the root to the sub-path of the application', async test => {
    const ask = await shellOrigin(test);
    for (const target of ['/', '/selvbetjening']) {
      const { status, headers } = await ask(target);
      assert.equal(status, 302);
      assert.equal(headers.location, '/selvbetjening/');
    }
  });

  it('answers every address of the portal with the page, marked with the mode', async test => {
    const ask = await shellOrigin(test);
    for (const target of [
      '/selvbetjening/',
      '/selvbetjening/1001/faktura',
      '/selvbetjening/1001/a@b.example',
      '/selvbetjening/1001/faktura/%',
    ]) {
      const { status, headers, body } = await ask(target, html);
      assert.equal(status, 200);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-cache');
      assert.match(body, /<html data-portal-mode="test" lang="da">/);
    }
  });

  it('provides the settings in the page, and as a file', async test => {
    const ask = await shellOrigin(test);
    const { body, headers } = await ask('/selvbetjening/', html);
    assert.equal(headers.vary, 'Accept-Encoding');
    const written = /<script type="application\/json" id="portal-settings">(.*)<\/script><\/head>/.exec(
      body,
    )?.[1];
    const file = await ask('/selvbetjening/settings.json');
    assert.equal(file.headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(file.headers['cache-control'], 'no-cache');
    assert.deepEqual(JSON.parse(written ?? ''), JSON.parse(file.body));
    const { environments } = JSON.parse(file.body) as { environments: { mode: string; hosts: string[] }[] };
    assert.deepEqual(
      environments.map(({ mode, hosts }) => [mode, hosts]),
      [
        ['test', ['localhost']],
        ['test', ['127.0.0.1']],
      ],
    );
  });

  it('escapes the settings, so that they cannot end their element', async test => {
    const ask = await shellOrigin(test, undefined, { PORTAL_SETTINGS: hostedWith('</script><b>') });
    const { body } = await ask('/selvbetjening/', html);
    assert.doesNotMatch(body, /<b>/);
    assert.match(body, /\\u003c\/script>\\u003cb>/);
  });

  it('allows pages only the addresses of their host, and unknown hosts only their own origin', async test => {
    const ask = await shellOrigin(test, undefined, { PORTAL_SETTINGS: hostedWith('selvbetjening') });
    const policyAt = async (host: string): Promise<string> => {
      const { headers } = await ask('/selvbetjening/', { headers: { ...html.headers, host } });
      return String(headers['content-security-policy']);
    };
    const production = await policyAt('selvbetjening.lyng.example');
    const preview = await policyAt('pr-7.preview.lyng.example:443');
    for (const [policy, domain] of [
      [production, 'lyng.example'],
      [preview, 'preprod.lyng.example'],
    ] as const) {
      assert.ok(policy.includes(`script-src 'self' https://remotes.${domain};`), policy);
      assert.ok(
        policy.includes(
          `connect-src 'self' https://remotes.${domain} https://login.${domain} https://api.${domain} https://toggles.${domain} wss://toggles.${domain} https://collector.${domain};`,
        ),
        policy,
      );
      assert.ok(policy.includes(`report-uri https://collector.${domain}/csp`), policy);
      assert.ok(policy.includes("frame-src 'none'"), policy);
    }
    for (const host of ['portal.example', 'selvbetjening.lyng.example.attacker.example', '[', '']) {
      const policy = await policyAt(host);
      assert.ok(policy.includes("script-src 'self';") && policy.includes("connect-src 'self';"), policy);
      assert.doesNotMatch(policy, /https?:/);
    }
  });

  it('limits each kind of content to its sources, and the rest to none', async test => {
    const ask = await shellOrigin(test, undefined, { PORTAL_SETTINGS: hostedWith('selvbetjening') });
    const { headers } = await ask('/selvbetjening/', {
      headers: { ...html.headers, host: 'selvbetjening.lyng.example' },
    });
    const directives = String(headers['content-security-policy']).split('; ');
    assert.ok(
      directives.some(each => /^style-src 'self' https:\/\/remotes\.\S+( 'sha256-[^']+'){2}$/.test(each)),
    );
    assert.deepEqual(
      directives.filter(each => !/^(?:style-src|connect-src) /.test(each)),
      [
        "default-src 'none'",
        "script-src 'self' https://remotes.lyng.example",
        "img-src 'self' data: https://remotes.lyng.example",
        "font-src 'self' https://remotes.lyng.example",
        "frame-src 'none'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self' https://login.lyng.example",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types portal#webpack portal#remotes',
        'report-uri https://collector.lyng.example/csp',
      ],
    );
  });

  it('blocks scripts without a hash if the page has all hashes, unless remotes may be overridden', async test => {
    const hosted = { PORTAL_SETTINGS: hostedWith('selvbetjening') };
    const page = await shellOrigin(test, undefined, hosted, '<script id="chunk-hashes"></script>');
    const olderPage = await shellOrigin(test, undefined, hosted);
    const policyAt = async (ask: typeof page, host: string): Promise<unknown> =>
      (await ask('/selvbetjening/', { headers: { ...html.headers, host } })).headers['integrity-policy'];
    assert.equal(await policyAt(page, 'selvbetjening.lyng.example'), 'blocked-destinations=(script)');
    assert.equal(await policyAt(page, 'portal.example'), 'blocked-destinations=(script)');
    assert.equal(await policyAt(page, 'pr-7.preview.lyng.example'), undefined);
    assert.equal(await policyAt(olderPage, 'selvbetjening.lyng.example'), undefined);
  });

  it('preloads the scripts of the toggle protocol of the host, and no others', async test => {
    const [http, ws] = ['http', 'ws'].map(name => `<link rel="preload" href="/${name}.js">`);
    const template = (id: string, text = '') => `<template id="${id}">${text}</template>`;
    const head = template('application') + template('toggles-http', http) + template('toggles-ws', ws);
    const pageAt = async (ask: Awaited<ReturnType<typeof shellOrigin>>, host: string) =>
      (await ask('/selvbetjening/', { headers: { ...html.headers, host } })).body;
    const byHttp = await shellOrigin(test, 'http', {}, head);
    const local = await pageAt(byHttp, 'localhost');
    assert.ok(local.includes(template('application') + String(http) + template('toggles-ws', ws)), local);
    assert.ok((await pageAt(byHttp, 'nobody.example')).includes(head));
    assert.equal(await pageAt(byHttp, 'localhost'), local);
    const byWs = await pageAt(await shellOrigin(test, 'ws', {}, head), 'localhost');
    assert.ok(byWs.includes(template('toggles-http', http) + String(ws)), byWs);
  });

  it('preloads what a page requests first: the toggles, the identity server, or the application', async test => {
    const script = '<script integrity="sha384-a" defer src="/main.js"></script>';
    const ask = await shellOrigin(test, 'http', {}, `<template id="application">${script}</template>`);
    const linksAt = async (target: string, host = 'localhost') => {
      const { body } = await ask(`/selvbetjening${target}`, { headers: { ...html.headers, host } });
      assert.equal(body.split(script).length, 2);
      return body.match(/<link rel="preload"[^>]*>/g) ?? [];
    };
    const application = '<link rel="preload" as="script" integrity="sha384-a" href="/main.js">';
    const [toggles, discovery, ...more] = await linksAt('/1001/faktura?side=2');
    // {"kind":"user","key":"anonymous"}
    assert.match(
      toggles ?? '',
      /as="fetch" crossorigin href="http:\/\/localhost:\d+\/sdk\/evalx\/[\w-]+\/contexts\/eyJraW5kIjoidXNlciIsImtleSI6ImFub255bW91cyJ9">$/,
    );
    assert.match(
      discovery ?? '',
      /as="fetch" crossorigin href="http:\/\/localhost:\d+\/\.well-known\/openid-configuration">$/,
    );
    assert.deepEqual(more, []);
    for (const target of ['/status', '/fejl/kode', '/?code=a&state=b', '/?error=a&state=b', '/?scope=a'])
      assert.deepEqual(await linksAt(target), [toggles, application], target);
    for (const target of ['/', '/1001/status', '/?code=a', '/?state=b'])
      assert.deepEqual(await linksAt(target), [toggles, discovery], target);
    assert.deepEqual(await linksAt('/', 'nobody.example'), []);
    const byWs = await shellOrigin(test, 'ws', {}, script);
    const { body } = await byWs('/selvbetjening/', { headers: { ...html.headers, host: 'localhost' } });
    assert.deepEqual(body.match(/<link rel="preload"[^>]*>/g), [discovery]);
  });

  it('preloads from the addresses in the settings, and nothing offline', async test => {
    const text = readFileSync(path.join(repositoryRoot, 'tools/settings/hosted.json'), 'utf8');
    const linksIn = async (mode: string): Promise<unknown> => {
      const [first] = (JSON.parse(text) as { environments: { settings: { auth: object } }[] }).environments;
      Object.assign(first?.settings.auth ?? {}, { authServerEndpoint: 'https://login.example/a&b/' });
      const settings = JSON.stringify({ environments: [{ ...first, mode }] });
      const ask = await shellOrigin(test, undefined, { PORTAL_SETTINGS: settings });
      const headers = { ...html.headers, host: 'selvbetjening.lyng.example' };
      return (await ask('/selvbetjening/', { headers })).body.match(
        /<link rel="preload"[^>]*well-known[^>]*>/g,
      );
    };
    const address = 'https://login.example/a&amp;b/.well-known/openid-configuration';
    assert.deepEqual(await linksIn('production'), [
      `<link rel="preload" as="fetch" crossorigin href="${address}">`,
    ]);
    assert.equal(await linksIn('offline'), null);
  });

  it('tells an older page its toggle protocol', async test => {
    const ask = await shellOrigin(test, 'ws');
    const { body } = await ask('/selvbetjening/', html);
    assert.match(body, /<html data-portal-mode="test" data-portal-toggles="ws" lang="da">/);
  });

  it('never answers with the page instead of a file', async test => {
    const ask = await shellOrigin(test);
    for (const target of [
      '/selvbetjening/assets/gone.js',
      '/selvbetjening/gone.json',
      '/selvbetjening/assets/x',
      '/x',
    ]) {
      const { status } = await ask(target, html);
      assert.equal(status, 404, target);
    }
  });

  it('caches hashed files forever, and nothing else', async test => {
    const ask = await shellOrigin(test);
    const cached = async (target: string) => (await ask(target)).headers['cache-control'];
    assert.equal(
      await cached('/selvbetjening/assets/main.0123456789abcdef0123.js'),
      'public, max-age=31536000, immutable',
    );
    assert.equal(await cached('/selvbetjening/assets/app-version.txt'), 'no-cache');
    assert.equal(await cached('/selvbetjening/remotes.json'), 'no-cache');
  });

  it('compresses the registry for clients that accept it', async test => {
    const ask = await shellOrigin(test);
    const registry = { schemaVersion: 1, remotes: [] };
    for (const [taken, isCompressed] of [
      ['gzip, deflate, br', true],
      ['br;q=0.5', true],
      ['br;q=0, gzip', false],
      ['brotli', false],
      ['', false],
    ] as const) {
      const { headers, bytes } = await ask('/selvbetjening/remotes.json', {
        headers: { 'accept-encoding': taken },
      });
      assert.equal(headers['content-encoding'], isCompressed ? 'br' : undefined, taken);
      assert.equal(headers.vary, 'accept-encoding');
      assert.deepEqual(JSON.parse(String(isCompressed ? brotliDecompressSync(bytes) : bytes)), registry);
    }
  });

  it('answers 304 for an unchanged page', async test => {
    const ask = await shellOrigin(test);
    const first = await ask('/selvbetjening/', html);
    const etag = first.headers.etag ?? '';
    const second = await ask('/selvbetjening/', { headers: { ...html.headers, 'if-none-match': etag } });
    assert.equal(second.status, 304);
    assert.equal(second.body, '');
  });

  it('sends the file compressed at build time', async test => {
    const ask = await shellOrigin(test);
    const { headers, body } = await ask('/selvbetjening/assets/main.0123456789abcdef0123.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    assert.equal(headers['content-encoding'], 'br');
    assert.match(headers['content-type'] ?? '', /javascript/);
    assert.equal(body, 'compressed');
  });

  it('refuses scripts, styles and frames from other origins', async test => {
    const ask = await shellOrigin(test);
    const { headers } = await ask('/selvbetjening/', html);
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /script-src 'self' http:\/\/localhost:4001 /);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /require-trusted-types-for 'script'/);
    assert.match(policy, /trusted-types portal#webpack portal#remotes;/);
    assert.match(policy, /connect-src [^;]*ws:\/\/localhost:4300/);
    assert.match(policy, /frame-src http:\/\/localhost:4400;/);
    assert.match(policy, /connect-src [^;]* http:\/\/localhost:4400;/);
    assert.match(policy, /img-src [^;]* http:\/\/localhost:4400;/);
    assert.doesNotMatch(policy, /(?:script-src|style-src|font-src|worker-src|form-action) [^;]*:4400/);
    assert.doesNotMatch(policy, /unsafe|\*/);
  });
});

describe('the origin of a remote', () => {
  it('allows only the shell to read its files', async test => {
    const ask = await remoteOrigin(test);
    const { status, headers } = await ask('/0.1.0-abc/remoteEntry.js');
    assert.equal(status, 200);
    assert.equal(headers['access-control-allow-origin'], origins.shell);
    assert.equal(headers['timing-allow-origin'], origins.shell);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  it('allows the requesting host of the portal, and names the first one to any other', async test => {
    const PORTAL_ORIGIN = 'https://selvbetjening.preprod.lyng.example';
    const ask = await remoteOrigin(test, undefined, { PORTAL_ORIGIN, PORTAL_SETTINGS: hostedWith('x') });
    for (const [origin, named] of [
      ['https://pr-7.preview.lyng.example', 'https://pr-7.preview.lyng.example'],
      ['https://selvbetjening.lyng.example', PORTAL_ORIGIN],
      ['https://attacker.example', PORTAL_ORIGIN],
    ] as const) {
      const { headers } = await ask('/0.1.0-abc/remoteEntry.js', { headers: { origin } });
      assert.equal(headers['access-control-allow-origin'], named);
      assert.equal(headers['timing-allow-origin'], named);
      assert.match(headers.vary ?? '', /Origin/);
    }
  });

  it('answers HEAD like GET without a body', async test => {
    const ask = await remoteOrigin(test);
    const { status, headers, body } = await ask('/0.1.0-abc/remoteEntry.js', { method: 'HEAD' });
    assert.deepEqual([status, headers['content-length'], body], [200, '10', '']);
  });

  for (const { range, status, body } of [
    { range: 'bytes=2-4', status: 206, body: '234' },
    { range: 'bytes=7-', status: 206, body: '789' },
    { range: 'bytes=50-60', status: 416, body: '' },
    { range: 'bytes=-3', status: 200, body: '0123456789' },
    { range: 'bytes=5-2', status: 200, body: '0123456789' },
    { range: 'bytes=0-0', status: 200, body: '0123456789' },
    { range: 'bytes=0-1,4-5', status: 200, body: '0123456789' },
  ]) {
    it(`answers the range ${range} with ${String(status)}`, async test => {
      const ask = await remoteOrigin(test);
      const answer = await ask('/0.1.0-abc/remoteEntry.js', { headers: { range } });
      assert.deepEqual([answer.status, answer.body], [status, body]);
    });
  }
});

describe('every origin', () => {
  const escapes = [
    '/../secret.txt',
    '/0.1.0-abc/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/0.1.0-abc/..%5c..%5csecret.txt',
    '/selvbetjening/../../data/secret.txt',
    '/selvbetjening/..%2f..%2fdata%2fsecret.txt',
    '//evil.example/',
    '/%00',
    '/%',
    '/0.1.0-abc/%2e%2e%2f%2e%2e%2fsecret%ff.txt',
    '/selvbetjening/assets/%2e%2e%2f%2e%2e%2fsecret%ff.txt',
    '/.env',
  ];

  for (const target of escapes) {
    it(`returns nothing for ${target}`, async test => {
      for (const ask of [await remoteOrigin(test), await shellOrigin(test)]) {
        const { status, body } = await ask(target, html);
        assert.ok(status === 400 || status === 404, String(status));
        assert.doesNotMatch(body, /not served/);
      }
    });
  }

  it('answers 405 to methods that write', async test => {
    const ask = await shellOrigin(test);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await ask('/selvbetjening/', { method });
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
    }
  });

  it('sends the security headers with every status', async test => {
    const shell = await shellOrigin(test);
    const remote = await remoteOrigin(test);
    const answers = [
      await shell('/'),
      await shell('/selvbetjening/', html),
      await shell('/selvbetjening/remotes.json'),
      await shell('/gone.js'),
      await shell('/%00'),
      await shell('/', { method: 'POST' }),
      await remote('/0.1.0-abc/mf-manifest.json'),
      await remote('/gone.js'),
      await remote('/', { method: 'OPTIONS' }),
    ];
    for (const { status, headers } of answers) {
      assert.match(
        String(headers['content-security-policy']),
        /default-src 'none'.*frame-ancestors 'none'/,
        String(status),
      );
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'strict-origin');
      assert.equal(
        headers['permissions-policy'],
        'camera=(), microphone=(), geolocation=(), usb=(), serial=(), browsing-topics=()',
      );
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
      assert.equal(headers['x-frame-options'], 'DENY');
    }
  });

  it('allows the shell to read the files of a remote, and no other origin those of the shell', async test => {
    const shell = await (await shellOrigin(test))('/selvbetjening/remotes.json');
    const remote = await (await remoteOrigin(test))('/0.1.0-abc/remoteEntry.js');
    assert.equal(shell.headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal(remote.headers['cross-origin-resource-policy'], 'cross-origin');
  });

  it('sends HSTS only when the portal uses https', async test => {
    const asked = async (environment?: Readonly<Record<string, string>>) => {
      const ask = await remoteOrigin(test, undefined, environment);
      return (await ask('/gone.js')).headers['strict-transport-security'];
    };
    const secure = { PORTAL_ORIGIN: 'https://selvbetjening.lyng.example' };
    assert.equal(await asked(secure), 'max-age=31536000; includeSubDomains');
    assert.equal(await asked(), undefined);
  });
});

/** A fake control API that returns the given fault. */
const controlWith = async (test: TestContext, fault: object | undefined): Promise<string> => {
  const { url, close } = await listen(
    (_request, response) => {
      if (fault) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fault));
      else response.writeHead(204).end();
    },
    { port: 0 },
  );
  test.after(close);
  return url;
};

describe('faults', () => {
  it('answers with the status and body of a matching fault, with security headers', async test => {
    const ask = await remoteOrigin(test, await controlWith(test, { status: 500, body: '<html>broken' }));
    const { status, headers, body } = await ask('/0.1.0-abc/remoteEntry.js');
    assert.deepEqual([status, body, headers['x-content-type-options']], [500, '<html>broken', 'nosniff']);
  });

  it('drops the connection when the fault does', async test => {
    const ask = await remoteOrigin(test, await controlWith(test, { drop: true }));
    await assert.rejects(ask('/0.1.0-abc/remoteEntry.js'), { code: 'ECONNRESET' });
  });

  it('serves the file when the fault only delays, none matches, or the control API is unavailable', async test => {
    const controls = [
      await controlWith(test, { delayMs: 1 }),
      await controlWith(test, undefined),
      'http://127.0.0.1:1',
    ];
    for (const control of controls) {
      const ask = await remoteOrigin(test, control);
      assert.equal((await ask('/0.1.0-abc/remoteEntry.js')).body, '0123456789');
    }
  });
});

describe('a stopping origin', () => {
  it('still answers while the load balancer is notified', async test => {
    const [remote] = remotes;
    assert.ok(remote);
    const portBase = await freePortBase(21_000);
    const child = spawnNode(['tools/serve/serve.ts', remote.id], {
      folder: repositoryRoot,
      environment: { PORTAL_PORT_BASE: String(portBase), PORTAL_DRAIN_SECONDS: '600' },
    });
    test.after(() => child.kill('SIGKILL'));
    assert.ok(child.stdout);
    await once(child.stdout, 'data');
    /** On a new connection, since a kept one may be closed at any moment. */
    const ask = async () => {
      const agent = new Agent({ keepAlive: true });
      const asking = get(`http://localhost:${String(portBase + remote.offset)}/nothing`, { agent });
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      agent.destroy();
      return [answer.statusCode, answer.headers.connection];
    };
    assert.deepEqual(await ask(), [404, 'keep-alive']);
    child.kill('SIGTERM');
    let answer = await ask();
    while (answer[1] === 'keep-alive') answer = await ask();
    assert.deepEqual(answer, [404, 'close']);
  });
});
