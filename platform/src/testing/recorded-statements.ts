import type { Kysely, KyselyPlugin, QueryId } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * A view of this database that notes the text of each statement asked through it, in order and without its values:
 * where the time something takes must not tell anything, or must not grow, the work is compared and not the clock.
 */
export function recordStatements(db: Kysely<Database>): { db: Kysely<Database>; statements: string[] } {
  const statements: string[] = [];
  const texts = new WeakMap<QueryId, string>();
  const recorder: KyselyPlugin = {
    // Also called for a query that becomes a part of another; only what has a result was asked.
    transformQuery({ node, queryId }) {
      texts.set(queryId, db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult({ queryId, result }) {
      statements.push(texts.get(queryId) ?? '');
      return Promise.resolve(result);
    },
  };
  return { db: db.withPlugin(recorder), statements };
}
