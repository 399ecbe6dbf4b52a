/** Reports that compare running portals, such as builds of two commits. */
import { chromium } from 'playwright';
import { findBrowsers } from '../test/chromium.ts';
import { measureCold } from './comparisons.ts';
import { interactionTable, measureInteractions } from './interaction.ts';
import { signedIn, startFederated, type Portal } from './portals.ts';
import { save } from './save.ts';

/** Without port bases, only the federated portal. */
export const reportInteraction = async (rounds: number, bases: readonly number[]): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowsers().whole, args: ['--no-sandbox'] });
  const started = bases.length > 0 ? undefined : await startFederated();
  try {
    const portals: Portal[] = [];
    for (const base of started ? [started.base] : bases) portals.push(await signedIn(browser, { base }));
    for (const rows of [40, 100] as const) {
      process.stdout.write(`${String(rows)} rows a page, in turns `);
      const measured = await measureInteractions(browser, portals, rounds, rows);
      process.stdout.write(`\n${interactionTable(measured)}\n\n`);
    }
  } finally {
    await browser.close();
    await started?.stop();
  }
};

/** The landing page of two running portals. */
export const reportLanding = async (rounds: number, one: number, other: number): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowsers().whole, args: ['--no-sandbox'] });
  try {
    const portals = {
      single: await signedIn(browser, { base: one }),
      federated: await signedIn(browser, { base: other }),
    };
    save({ rounds, comparisons: await measureCold(browser, rounds, portals, []) }, [
      `port ${String(one)}`,
      `port ${String(other)}`,
    ]);
  } finally {
    await browser.close();
  }
};
