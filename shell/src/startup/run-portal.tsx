/** Starts the portal, or shows that it cannot be started. Nothing can fail beyond this. */
import type { Beginning } from './early-start.ts';
import { CriticalError } from './critical-error.tsx';
import { startPortal, type Mount } from './start-portal.tsx';

interface Page {
  readonly beginning: Promise<Beginning>;
  readonly mount: Mount;
  /** Reloads the application root. */
  readonly startAgain: () => void;
}

/** Errors while rendering even this page are only visible in the developer tools. */
const report = (error: unknown): void => {
  reportError(error);
};

/** SHL-028: whichever step fails, including environment detection, the critical error page is mounted instead. */
export const runPortal = async ({ beginning, mount, startAgain }: Page): Promise<void> => {
  try {
    await startPortal(await beginning, mount);
  } catch (error) {
    mount(<CriticalError error={error} onStartAgain={startAgain} />, {
      onUncaughtError: report,
      onCaughtError: report,
      onRecoverableError: report,
    });
  }
};
