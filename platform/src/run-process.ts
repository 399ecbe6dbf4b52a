import { UserFacingError } from './user-facing-error.ts';

/**
 * Runs a process of the platform from start to clean stop. It stops on Ctrl-C, on a request to
 * end, and when the process that started it goes away; what it cannot do for a reason the person
 * can mend it says in one sentence, with exit code 1.
 *
 * @param start starts the services; its `ready` is the line printed once they answer
 */
export async function runProcess(
  start: () => Promise<{ ready: string; close(): Promise<void> }>,
): Promise<void> {
  let stopAsked = false;
  let stop = () => {
    stopAsked = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop();
    });
  }
  process.on('disconnect', () => {
    stop();
  });

  try {
    const running = await start();
    let stopping = false;
    stop = () => {
      // Whoever asks twice does not want to wait.
      if (stopping) process.exit(1);
      stopping = true;
      running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          fail(error);
        },
      );
    };
    console.log(running.ready);
    if (stopAsked) stop();
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exit(1);
}
