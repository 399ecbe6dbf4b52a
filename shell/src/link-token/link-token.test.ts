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
  'takes the secret out of the address of %s, and keeps it for the page',
  page => {
    openAt(`/selvbetjening/${page}?token=${secret}&utm=mail#${secret}`);
    expect(window.location.href).toBe(`http://localhost/selvbetjening/${page}`);
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(linkTokenOf(page)).toBe(secret);
  },
);

it('adds nothing to the history, so that "back" cannot find it', () => {
  const before = window.history.length;
  openAt(`/selvbetjening/opret-login?token=${secret}`);
  expect(window.history).toHaveLength(before);
});

it('keeps the secrets of two pages apart', () => {
  openAt('/selvbetjening/opret-login?token=one');
  openAt('/selvbetjening/vaelg-ny-adgangskode?token=two');
  expect(linkTokenOf('opret-login')).toBe('one');
  expect(linkTokenOf('vaelg-ny-adgangskode')).toBe('two');
});

it('survives a reload: what the tab remembers is enough', () => {
  window.sessionStorage.setItem('portal.link.opret-login', secret);
  openAt('/selvbetjening/opret-login');
  expect(linkTokenOf('opret-login')).toBe(secret);
});

it('takes the newer link in the same tab', () => {
  openAt('/selvbetjening/opret-login?token=older');
  openAt('/selvbetjening/opret-login/?token=newer');
  expect(linkTokenOf('opret-login')).toBe('newer');
});

it('is gone once it is used', () => {
  openAt(`/selvbetjening/opret-login?token=${secret}`);
  dropLinkToken('opret-login');
  expect(linkTokenOf('opret-login')).toBeUndefined();
  expect(JSON.stringify(window.sessionStorage)).not.toContain(secret);
});

it('works where the storage is closed, as far as the next reload', () => {
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

it('leaves other addresses alone', () => {
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
])('%s can be a secret: %p', (token, answer) => {
  expect(isLinkToken(token)).toBe(answer);
});
