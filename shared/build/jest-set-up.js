// Runs before each test file: matchers for the DOM, and no test may leave a message on the console.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { format } from 'node:util';
import { takeExpectedErrors } from '../testing/expected-errors.ts';

// jsdom can make random numbers, but neither hash nor sign.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

// Pages arrive in several steps (chunk, data, render). How long that takes is the machine's affair and proves nothing:
// a wait ends when what it waits for is there, so only a test that fails takes this long.
configure({ asyncUtilTimeout: 20_000 });

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
