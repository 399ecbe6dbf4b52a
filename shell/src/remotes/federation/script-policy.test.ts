import { matchesNothing } from 'shared/remote/integrity';
import { createScriptPolicy } from './script-policy.ts';

const release = 'https://remotes.test/mfe-billing/1.0.0-abc123/';
const options = {
  allowedOrigins: ['https://remotes.test'],
  integrityOf: (url: string) => (url.startsWith(release) ? 'sha384-x' : matchesNothing),
};
/** Behaves as browsers with a header that names one policy and allows no duplicates. jsdom has no Trusted Types. */
class Factory {
  readonly made: string[] = [];
  createPolicy(name: string, rules: object): object {
    if (name !== 'portal#remotes' || this.made.includes(name))
      throw new TypeError(`Policy ${name} is refused.`);
    this.made.push(name);
    return { ...rules };
  }
}

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('is returned for every remote, including unknown ones and duplicates', () => {
  const trustedTypes = new Factory();
  Object.assign(window, { trustedTypes });
  const policy = createScriptPolicy(options);
  const anything = { createScriptURL: (url: string) => url };
  for (const name of ['portal#webpack-mfe-billing', 'portal#webpack-mfe-new', 'portal#webpack-mfe-new'])
    expect(trustedTypes.createPolicy(name, anything)).toBe(policy);
  expect(trustedTypes.made).toEqual(['portal#remotes']);
  for (const name of ['portal#remotes', 'portal#webpack', 'anything'])
    expect(() => trustedTypes.createPolicy(name, anything)).toThrow('is refused');
});

it.each([true, false])('allows only files of releases (with Trusted Types: %p)', has => {
  if (has) Object.assign(window, { trustedTypes: new Factory() });
  const policy = createScriptPolicy(options);
  expect(policy.createScriptURL(`${release}12.js`)).toBe(`${release}12.js`);
  expect(() => policy.createScriptURL('https://remotes.test/mfe-billing/unlisted.js')).toThrow(
    'of no release',
  );
  expect(() => policy.createScriptURL(`${release}../unlisted.js`)).toThrow('of no release');
  expect(() => policy.createScriptURL('https://evil.test/x.js')).toThrow('not loaded from https://evil.test');
  expect(() => policy.createScriptURL('data:text/javascript,1')).toThrow('not loaded');
});
