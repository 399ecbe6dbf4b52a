// Runs before each test file: matchers for the DOM, and no test may leave a message on the console.
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { format } from 'node:util';
import { takeExpectedErrors } from '../../testing/expected-errors.ts';

// jsdom can make random numbers, but neither hash nor sign.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

// jsdom does not implement it. Tests of tools have no DOM.
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView = () => undefined;

// Pages arrive in several steps (chunk, data, render). How long that takes is the machine's affair and proves nothing:
// a wait ends when what it waits for is there, so only a test that fails takes this long.
configure({ asyncUtilTimeout: 20_000 });

// A failed poll of a wait would print the whole page, for a message that only the last one needs: there, Testing Library
// adds the page itself.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// The environment brings Node's FormData, which cannot read a form; React does when a submit navigates.
globalThis.FormData = class extends FormData {
  constructor(form) {
    super();
    for (const { name, value, disabled } of form?.elements ?? [])
      if (name && !disabled) this.append(name, value);
  }
};

const messages = [];

for (const level of ['error', 'warn']) {
  console[level] = (...parts) => {
    messages.push(new Error(`console.${level}: ${format(...parts)}`));
  };
}

afterEach(() => {
  const heard = messages.splice(0);
  const expected = takeExpectedErrors();
  const unexpected = heard.find(({ message }) => !expected.some(pattern => pattern.test(message)));
  if (unexpected) throw unexpected;
  const missing = expected.find(pattern => !heard.some(({ message }) => pattern.test(message)));
  if (missing) throw new Error(`Nothing on the console was like ${String(missing)}.`);
});
