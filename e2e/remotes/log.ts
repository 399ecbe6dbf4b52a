/** Log entries of the portal: on this machine they go to the developer tools; see the shell's error logger. */
import type { Page } from '@playwright/test';

const start = 'Not sent to the log: ';

export interface LogEntry {
  readonly message: string;
  /** Name and release of the remote of the entry. */
  readonly remote?: string;
  readonly failure?: string;
}

/** Collects a page's log entries from now on. */
export const listenToLog = (page: Page): readonly LogEntry[] => {
  const entries: LogEntry[] = [];
  page.on('console', message => {
    if (message.type() === 'debug' && message.text().startsWith(start))
      entries.push(JSON.parse(message.text().slice(start.length)) as LogEntry);
  });
  return entries;
};
