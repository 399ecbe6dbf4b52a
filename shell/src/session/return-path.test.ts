import { safeReturnPath } from './return-path.ts';

const origin = 'https://portal.example';
const returned = (candidate: unknown) => safeReturnPath(candidate, origin);

const hostile: readonly unknown[] = [
  'https://attacker.example/',
  'https://attacker.example/selvbetjening/1001',
  'http://portal.example/selvbetjening/1001',
  'https://portal.example:8443/selvbetjening/1001',
  'https://portal.example@attacker.example/selvbetjening/',
  'https://portal.example.attacker.example/selvbetjening/1001',
  '//attacker.example',
  '//attacker.example/selvbetjening/1001',
  '///attacker.example/selvbetjening/1001',
  '/\\attacker.example/selvbetjening/1001',
  '\\\\attacker.example\\selvbetjening',
  '/selvbetjening\\..\\..\\attacker.example',
  '/selvbetjening/\\attacker.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(document.domain)//selvbetjening/',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/selvbetjening/1',
  '/selvbetjening//attacker.example',
  '/selvbetjening/1001//attacker.example/',
  '/selvbetjening/../attacker',
  '/selvbetjening/..',
  '/selvbetjening/1001/../../admin',
  '/selvbetjening/%2e%2e/admin',
  '/selvbetjening/.%2e/admin',
  '/selvbetjening/%2f%2fattacker.example',
  '/selvbetjening/%2Fattacker.example',
  '/selvbetjening/%5cattacker.example',
  '/selvbetjening/%252f%252fattacker.example',
  '/selvbetjening/%00',
  '/selvbetjening/%0d%0aLocation:%20https://attacker.example',
  '/selvbetjening/\r\nLocation: https://attacker.example',
  '/selvbetjening/\u0000',
  ' /selvbetjening/1001',
  '\t//attacker.example/selvbetjening/',
  '/\t/attacker.example/selvbetjening/',
  '/selvbetjening',
  '/selvbetjeningX/1001',
  '/selvbetjening.attacker.example/1001',
  '/andet/selvbetjening/1001',
  'selvbetjening/1001',
  '?https://attacker.example',
  '#/selvbetjening/1001',
  '/selvbetjening/%E0%A4%A',
  `/selvbetjening/${'a'.repeat(3_000)}`,
  '',
  null,
  undefined,
  42,
  ['/selvbetjening/1001'],
  { toString: () => '/selvbetjening/1001' },
];

describe('the return path after sign-in', () => {
  it.each(hostile)('is never %j', candidate => {
    expect(returned(candidate)).toBeUndefined();
  });

  it.each([
    ['/selvbetjening/1001/abonnementer', '/1001/abonnementer'],
    [
      '/selvbetjening/1001/faktura?side=2&sortering=dato#linje-3',
      '/1001/faktura?side=2&sortering=dato#linje-3',
    ],
    ['/selvbetjening/1001/faktura/', '/1001/faktura/'],
    [
      '/selvbetjening/1001/abonnementer?soeg=S%C3%B8ren%20%26%20co',
      '/1001/abonnementer?soeg=S%C3%B8ren%20%26%20co',
    ],
    ['/selvbetjening/1001?til=https://attacker.example', '/1001?til=https://attacker.example'],
  ])('is the saved page: %s (NAV-061)', (candidate, path) => {
    expect(returned(candidate)).toBe(path);
  });

  it.each([
    '/selvbetjening/',
    '/selvbetjening/?a=1',
    '/selvbetjening/fejl',
    '/selvbetjening/fejl/',
    '/selvbetjening/login-fejl?a=1',
    '/selvbetjening/logud-bekraeftelse',
    '/selvbetjening/maintenance#a',
    '/selvbetjening/siden-er-midlertidigt-utilgaengelig',
  ])('is the landing page instead of %s (NAV-062)', candidate => {
    expect(returned(candidate)).toBeUndefined();
  });

  it('has no scope parameter, which marks a response', () => {
    expect(returned('/selvbetjening/1001?scope=openid')).toBe('/1001');
  });
});
