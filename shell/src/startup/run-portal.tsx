/** Starts the portal where the page is, or says that it can't be started. Nothing can fail past this. */
import type { Beginning } from './begin.ts';
import { CriticalError } from './critical-error.tsx';
import { startPortal, type Mount } from './start-portal.tsx';

interface Page {
  readonly beginning: Promise<Beginning>;
  readonly mount: Mount;
  /** Opens the application root anew. */
  readonly startAgain: () => void;
}

/** What breaks while even this page is drawn can only be said to whoever has the developer tools open. */
const report = (error: unknown): void => {
  reportError(error);
};

/** SHL-028: whichever step fails, detecting the environment included, the critical error page is mounted instead. */
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
