// Runs before each test file: matchers for the DOM, and no test may leave a message on the console.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { format } from 'node:util';

// jsdom can make random numbers, but neither hash nor sign.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

// Pages arrive in several steps (chunk, data, render); a busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 5000 });

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
  const first = messages[0];
  messages.length = 0;
  if (first) throw first;
});
