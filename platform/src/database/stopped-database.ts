import type { PGlite } from '@electric-sql/pglite';
import { UserFacingError } from 'shared/node/user-facing-error';

/** The embedded database cannot go on; what is asked of it meanwhile, such as the end of a transaction, fails alike. */
export class DatabaseStopped extends UserFacingError {}

/** Messages of the protocol whose answer ends by saying that the next may come: a query, and the end of what is asked together. */
const ended: readonly (number | undefined)[] = ['Q', 'S'].map(letter => letter.codePointAt(0));

/**
 * Fails what is asked of an embedded database that cannot go on, as where it cannot write to a full disk: its answer has no
 * end then, and the driver would wait for it for ever.
 */
export function failWhenStopped(database: Pick<PGlite, 'execProtocolStream'>): void {
  const ask = database.execProtocolStream.bind(database);
  database.execProtocolStream = async (message, options) => {
    const answers = await ask(message, options);
    if (!ended.includes(message[0]) || answers.some(({ name }) => name === 'readyForQuery')) return answers;
    const told = answers.find(answer => answer instanceof Error)?.message ?? 'it gives no answer';
    throw new DatabaseStopped(
      `The embedded database has stopped (${told}): make room on the disk of its folder if that is full, and start again.`,
    );
  };
}
