/** The tasks of a page's main thread with their CPU time, from Chromium's trace. */
import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Wall-clock and CPU time, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
}

export interface LongestTask {
  /** The longest task in wall-clock time. */
  readonly taskMs: number;
  /** The longest in CPU time of the page's main thread, which is not affected by other load. */
  readonly processorMs: number;
}

export interface RecordedTasks {
  /** Marks a moment to query later. */
  readonly mark: () => Promise<string>;
  /** Stops the recording and returns the longest task between two marks. */
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
