/** What the portal would send to its log: on this machine it tells the developer tools, see the shell's error logger. */
import type { Page } from '@playwright/test';

const start = 'Not sent to the log: ';

export interface LogEntry {
  readonly message: string;
  /** Name and release of the remote that it is about. */
  readonly remote?: string;
  readonly failure?: string;
}

/** Entries of a page from now on, as they come. */
export const listenToLog = (page: Page): readonly LogEntry[] => {
  const entries: LogEntry[] = [];
  page.on('console', message => {
    if (message.type() === 'debug' && message.text().startsWith(start))
      entries.push(JSON.parse(message.text().slice(start.length)) as LogEntry);
  });
  return entries;
};
