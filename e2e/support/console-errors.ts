/** Console and page errors during a test: any that was not expected fails the test. */
import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

export interface ConsoleErrors {
  /** Expects matching errors from now on: `consoleErrors.allow(/status of 500/)`. */
  allow(pattern: RegExp): void;
  /** Removes matching errors so far: later ones fail the test. */
  forget(pattern: RegExp): void;
  unexpected(): string[];
}

const textOf = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return url === '' ? message.text() : `${message.text()} (${url})`;
};

/** Listens to every page of a context: console errors (including CSP violations) and unhandled errors. */
export const listenForConsoleErrors = (context: BrowserContext): ConsoleErrors => {
  let errors: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', message => {
    if (message.type() === 'error') errors.push(`console: ${textOf(message)}`);
  });
  context.on('weberror', (webError: WebError) => {
    const { name, message, stack } = webError.error();
    errors.push(`unhandled: ${name}: ${message} ${stack ?? ''}`);
  });
  return {
    allow: pattern => {
      allowed.push(pattern);
    },
    forget: pattern => {
      errors = errors.filter(error => !pattern.test(error));
    },
    unexpected: () => errors.filter(error => !allowed.some(pattern => pattern.test(error))),
  };
};
