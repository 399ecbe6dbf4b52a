import type { CompiledQuery, Kysely, KyselyPlugin, QueryId } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * A view of this database that notes the text of each statement asked through it, in order, and beside it the values:
 * where the time something takes must not tell anything, or must not grow, the work is compared and not the clock.
 */
export function recordStatements(db: Kysely<Database>): {
  db: Kysely<Database>;
  statements: string[];
  queries: CompiledQuery[];
} {
  const statements: string[] = [];
  const queries: CompiledQuery[] = [];
  const compiled = new WeakMap<QueryId, CompiledQuery>();
  const recorder: KyselyPlugin = {
    // Also called for a query that becomes a part of another; only what has a result was asked.
    transformQuery({ node, queryId }) {
      compiled.set(queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult({ queryId, result }) {
      const query = compiled.get(queryId);
      statements.push(query?.sql ?? '');
      if (query) queries.push(query);
      return Promise.resolve(result);
    },
  };
  return { db: db.withPlugin(recorder), statements, queries };
}
