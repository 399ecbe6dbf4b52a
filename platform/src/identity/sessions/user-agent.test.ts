import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviceOf } from './user-agent.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = `${mozilla} (Windows NT 10.0; Win64; x64)`;
const mac = `${mozilla} (Macintosh; Intel Mac OS X 10_15_7)`;
const iphone = `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple}`;
const android = `${mozilla} (Linux; Android 15; Pixel 9) ${webKit}`;

describe('deviceOf', () => {
  for (const [userAgent, browser, system] of [
    [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera', 'Windows'],
    [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Windows'],
    [`${mac} ${apple} Version/26.1 Safari/605.1.15`, 'Safari', 'Mac'],
    [`${mac} ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Mac'],
    [`${iphone} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${iphone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${iphone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
    [
      `${mozilla} (iPad; CPU OS 16_7 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPad',
    ],
    [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`${mozilla} (X11; Linux x86_64) ${webKit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    [
      `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
    ],
    ['node', null, null],
    ['', null, null],
    [null, null, null],
  ] as const)
    it(`reads ${userAgent ?? 'nothing'} as ${browser ?? 'unknown'} on ${system ?? 'something'}`, () => {
      assert.deepEqual(deviceOf(userAgent), { browser, system });
    });
});
