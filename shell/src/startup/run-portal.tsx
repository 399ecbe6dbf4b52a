/** Starts the portal where the page is, or says that it can't be started. Nothing can fail past this. */
import { detectEnvironment, type PageAddress } from '../settings/detect-environment.ts';
import { CriticalError } from './critical-error.tsx';
import { startPortal, type Mount } from './start-portal.tsx';

interface Page {
  readonly address: PageAddress;
  /** What the shell's origin says of its hosts. */
  readonly readSettings: () => Promise<unknown>;
  readonly mount: Mount;
  /** Opens the application root anew. */
  readonly startAgain: () => void;
}

/** What breaks while even this page is drawn can only be said to whoever has the developer tools open. */
const report = (error: unknown): void => {
  reportError(error);
};

/** SHL-028: whichever step fails, detecting the environment included, the critical error page is mounted instead. */
export const runPortal = async (
  { address, readSettings, mount, startAgain }: Page,
  start: typeof startPortal = startPortal,
): Promise<void> => {
  try {
    await start(detectEnvironment(address, await readSettings()), mount);
  } catch (error) {
    mount(<CriticalError error={error} onStartAgain={startAgain} />, {
      onUncaughtError: report,
      onCaughtError: report,
      onRecoverableError: report,
    });
  }
};
