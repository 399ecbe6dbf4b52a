import type { CompiledQuery, Kysely, KyselyPlugin, QueryId } from 'kysely';
import type { Database } from '../../database/tables.ts';

/**
 * Records the text and values of each statement executed through this database, in order. For tests of work that must
 * not reveal anything by its duration, or must not grow: they compare the statements instead of measuring time.
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
    // Also called for subqueries; only queries with a result were executed.
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
