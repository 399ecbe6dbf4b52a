/** Starts the portal, or shows that it cannot be started. Nothing can fail beyond this. */
import type { EarlyStart } from './early-start.ts';
import { CriticalError } from './critical-error.tsx';
import { startPortal, type Mount } from './start-portal.tsx';

interface Page {
  readonly earlyStart: Promise<EarlyStart>;
  readonly mount: Mount;
  /** Reloads the application root. */
  readonly startAgain: () => void;
}

/** Errors while rendering even this page are only visible in the developer tools. */
const report = (error: unknown): void => {
  reportError(error);
};

/** SHL-028: whichever step fails, including environment detection, the critical error page is mounted instead. */
export const runPortal = async ({ earlyStart, mount, startAgain }: Page): Promise<void> => {
  try {
    await startPortal(await earlyStart, mount);
  } catch (error) {
    mount(<CriticalError error={error} onStartAgain={startAgain} />, {
      onUncaughtError: report,
      onCaughtError: report,
      onRecoverableError: report,
    });
  }
};
