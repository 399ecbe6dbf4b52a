/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from './hash-map.ts';
import { writePageIntegrity } from './page-integrity.ts';

it('writes the hashes of scripts, style sheets and preloaded chunks into the page, and leaves the rest alone', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'page-'));
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(path.join(site, 'assets/main.js'), 'start();');
  writeFileSync(path.join(site, 'assets/main.css'), 'p {}');
  writeFileSync(path.join(site, 'assets/511.0123456789abcdef0123.js'), 'later();');
  const rest =
    '<link rel="icon" href="data:image/svg+xml,x"><link rel="preload" as="image" href="https://x.example/a.svg">';
  writeFileSync(
    path.join(site, 'index.html'),
    `${rest}<script defer="defer" src="/p/assets/main.js"></script><link href="/p/assets/main.css" rel="stylesheet">` +
      `<template><link rel="preload" as="script" href="/p/assets/511.0123456789abcdef0123.js"></template></head>`,
  );
  writePageIntegrity(site, '/p/');
  expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toBe(
    `${rest}<script crossorigin="anonymous" integrity="${integrityOf('start();')}" defer="defer" src="/p/assets/main.js"></script>` +
      `<link crossorigin="anonymous" integrity="${integrityOf('p {}')}" href="/p/assets/main.css" rel="stylesheet">` +
      `<template><link crossorigin="anonymous" integrity="${integrityOf('later();')}" rel="preload" as="script" href="/p/assets/511.0123456789abcdef0123.js"></template>` +
      `<script type="application/json" id="chunk-hashes">{"511":"${integrityOf('later();')}"}</script></head>`,
  );
  rmSync(site, { recursive: true });
});
