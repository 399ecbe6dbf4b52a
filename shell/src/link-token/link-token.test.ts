import { dropLinkToken, isLinkToken, linkTokenOf, takeLinkToken } from './link-token.ts';

const secret = 'nQ3-x_9secretOfTheLink';

const openAt = (address: string): void => {
  window.history.replaceState({ key: 'kept' }, '', address);
  takeLinkToken();
};

afterEach(() => {
  dropLinkToken('opret-login');
  dropLinkToken('vaelg-ny-adgangskode');
  dropLinkToken('installer-e-sim');
  window.sessionStorage.clear();
});

it.each(['opret-login', 'vaelg-ny-adgangskode', 'installer-e-sim'] as const)(
  'removes the token from the URL of %s, and keeps it for the page',
  page => {
    openAt(`/selvbetjening/${page}?token=${secret}&utm=mail#${secret}`);
    expect(window.location.href).toBe(`http://localhost/selvbetjening/${page}`);
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(linkTokenOf(page)).toBe(secret);
  },
);

it('adds no history entry', () => {
  const before = window.history.length;
  openAt(`/selvbetjening/opret-login?token=${secret}`);
  expect(window.history).toHaveLength(before);
});

it('keeps the tokens of two pages apart', () => {
  openAt('/selvbetjening/opret-login?token=one');
  openAt('/selvbetjening/vaelg-ny-adgangskode?token=two');
  expect(linkTokenOf('opret-login')).toBe('one');
  expect(linkTokenOf('vaelg-ny-adgangskode')).toBe('two');
});

it('survives a reload in sessionStorage', () => {
  window.sessionStorage.setItem('portal.link.opret-login', secret);
  openAt('/selvbetjening/opret-login');
  expect(linkTokenOf('opret-login')).toBe(secret);
});

it('keeps the newer link in the same tab', () => {
  openAt('/selvbetjening/opret-login?token=older');
  openAt('/selvbetjening/opret-login/?token=newer');
  expect(linkTokenOf('opret-login')).toBe('newer');
});

it('is deleted once used', () => {
  openAt(`/selvbetjening/opret-login?token=${secret}`);
  dropLinkToken('opret-login');
  expect(linkTokenOf('opret-login')).toBeUndefined();
  expect(JSON.stringify(window.sessionStorage)).not.toContain(secret);
});

it('is kept in memory when sessionStorage is unavailable', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  openAt(`/selvbetjening/opret-login?token=${secret}`);
  expect(linkTokenOf('opret-login')).toBe(secret);
  dropLinkToken('opret-login');
  expect(linkTokenOf('opret-login')).toBeUndefined();
});

it('does not change other URLs', () => {
  openAt('/selvbetjening/glemt-adgangskode?token=a');
  expect(window.location.search).toBe('?token=a');
  expect(linkTokenOf('opret-login')).toBeUndefined();
});

it.each([
  [secret, true],
  ['', false],
  ['a/../b', false],
  ['<script>', false],
  ['x'.repeat(65), false],
  ['æ', false],
])('%s is a valid token: %p', (token, answer) => {
  expect(isLinkToken(token)).toBe(answer);
});
