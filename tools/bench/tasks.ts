/** The tasks of a page's main thread, from Chromium's own trace: with the processor time of each. */
import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** On the clock and in processor time, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
}

export interface LongestTask {
  /** The longest task on the clock. */
  readonly taskMs: number;
  /** The longest in processor time of the page's main thread: others' load does not count. */
  readonly processorMs: number;
}

export interface RecordedTasks {
  /** A moment to ask for afterwards. */
  readonly mark: () => Promise<string>;
  /** Ends the recording, and tells the longest task between two moments. */
  readonly stop: () => Promise<(from: string, to: string) => LongestTask>;
}

export const recordTasks = async (browser: Browser, page: Page): Promise<RecordedTasks> => {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  let marks = 0;
  return {
    mark: async () => {
      marks += 1;
      const name = `bench-${String(marks)}`;
      await page.evaluate(mark => performance.mark(mark), name);
      return name;
    },
    stop: async () => {
      const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      await session.detach();
      return (from, to) => {
        const [start, end] = [from, to].map(wanted => events.find(({ name }) => name === wanted));
        const during = events.filter(
          ({ name, pid, tid, ts }) =>
            name.endsWith('RunTask') &&
            pid === start?.pid &&
            tid === start.tid &&
            ts > start.ts &&
            ts < (end?.ts ?? 0),
        );
        const longest = (of: 'dur' | 'tdur') => Math.max(0, ...during.map(task => (task[of] ?? 0) / 1000));
        return { taskMs: longest('dur'), processorMs: longest('tdur') };
      };
    },
  };
};
