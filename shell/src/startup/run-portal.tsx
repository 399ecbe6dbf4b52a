/** Starts the portal where the page is, or says that it can't be started. Nothing can fail past this. */
import { detectEnvironment, type Declared, type PageAddress } from '../settings/detect-environment.ts';
import { CriticalError } from './critical-error.tsx';
import { startPortal, type Mount } from './start-portal.tsx';

interface Page {
  readonly address: PageAddress;
  /** What the build and the html element say; counts on this machine only. */
  readonly declared: Declared;
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
  { address, declared, mount, startAgain }: Page,
  start: typeof startPortal = startPortal,
): Promise<void> => {
  try {
    await start(detectEnvironment(address, declared), mount);
  } catch (error) {
    mount(<CriticalError error={error} onStartAgain={startAgain} />, {
      onUncaughtError: report,
      onCaughtError: report,
      onRecoverableError: report,
    });
  }
};
