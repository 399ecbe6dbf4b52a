/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from './hash-map.ts';
import { writePageIntegrity } from './page-integrity.ts';

it('says in the page what each of its scripts and style sheets hashes to, and leaves the rest alone', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'page-'));
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(path.join(site, 'assets/main.js'), 'start();');
  writeFileSync(path.join(site, 'assets/main.css'), 'p {}');
  const rest =
    '<link rel="icon" href="data:image/svg+xml,x"><link rel="preload" as="script" href="/p/assets/main.js">';
  writeFileSync(
    path.join(site, 'index.html'),
    `${rest}<script defer="defer" src="/p/assets/main.js"></script><link href="/p/assets/main.css" rel="stylesheet">`,
  );
  writePageIntegrity(site, '/p/');
  expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toBe(
    `${rest}<script integrity="${integrityOf('start();')}" defer="defer" src="/p/assets/main.js"></script>` +
      `<link integrity="${integrityOf('p {}')}" href="/p/assets/main.css" rel="stylesheet">`,
  );
  rmSync(site, { recursive: true });
});
