import type { PGlite } from '@electric-sql/pglite';
import { UserFacingError } from 'shared/node/user-facing-error';

/** The embedded database has stopped; pending and later queries, including rollbacks, fail with this. */
export class DatabaseStopped extends UserFacingError {}

/** Protocol messages that are answered with ReadyForQuery: Query and Sync. */
const ended: readonly (number | undefined)[] = ['Q', 'S'].map(letter => letter.codePointAt(0));

/**
 * Rejects queries when the embedded database has stopped, for example because the disk is full: its response is then
 * incomplete, and the driver would wait for ever.
 */
export function failWhenStopped(database: Pick<PGlite, 'execProtocolStream'>): void {
  const ask = database.execProtocolStream.bind(database);
  database.execProtocolStream = async (message, options) => {
    const answers = await ask(message, options);
    if (!ended.includes(message[0]) || answers.some(({ name }) => name === 'readyForQuery')) return answers;
    const reason = answers.find(answer => answer instanceof Error)?.message ?? 'it gives no answer';
    throw new DatabaseStopped(
      `The embedded database has stopped (${reason}): make room on the disk of its folder if that is full, and start again.`,
    );
  };
}
