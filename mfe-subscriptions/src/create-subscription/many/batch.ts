import { bulkJobAnswer } from 'shared/contracts/bulk-job';
import type { Money } from 'shared/contracts/money';
import {
  newOfferingsAnswer,
  newSubscriptionsPreviewAnswer,
  type NewSubscription,
  type NewSubscriptionCategory,
} from 'shared/contracts/new-subscription';
import { bulkReason } from 'shared/format/bulk-job';
import type { Http } from 'shared/http';
import { bulkPath } from '../../bulk-model/bulk.queries.ts';
import { parseLines, type Cells, type ParsedLine } from './parse-lines.ts';
import { lineTexts } from './texts.ts';
import { categoryOf, ownThings, toLine, type OfferedTo } from './to-line.ts';

/** A line of the file with its result. */
export interface BatchLine {
  readonly line: number;
  readonly cells: Cells;
  /** The order; missing when there is a problem. */
  readonly body?: NewSubscription;
  /** Why it cannot be ordered. */
  readonly problem?: string;
  /** Why the server refuses it. */
  readonly code?: string;
}

/** The checked lines of a text. */
export interface Batch {
  readonly lines: readonly BatchLine[];
  /** Monthly price of the lines that can be ordered. */
  readonly price: Money | null;
  /**
   * Idempotency key of the order. Retries and corrected lines use the same key, so that an order whose response was
   * lost is not placed again.
   */
  readonly key: string;
}

const readOffered = async (
  http: Http,
  customerId: string,
  lines: readonly ParsedLine[],
  categories: readonly NewSubscriptionCategory[],
): Promise<OfferedTo> => {
  const named = lines.flatMap(({ cells }) => categoryOf(cells.type, categories) ?? []);
  // A line with an unknown type gets an error that lists the available ones.
  const toLoad = named.length < lines.length ? categories : [...new Set(named)];
  const entries = await Promise.all(
    toLoad.map(async category => {
      const path = '/self-service-api/subscriptions/offerings';
      const query = { customerId, category };
      return [category, await http.request({ path, query, schema: newOfferingsAnswer })] as const;
    }),
  );
  return Object.fromEntries(entries);
};

/** Lines whose number or SIM card is also in an earlier line. */
const findRepeated = (lines: readonly ParsedLine[]): Map<ParsedLine, string> => {
  const first = new Map<string, number>();
  const found = new Map<ParsedLine, string>();
  for (const each of lines) {
    const { number, sim } = ownThings(each.cells);
    for (const [thing, what] of [
      [number, lineTexts.twiceNumber],
      [sim, lineTexts.twiceSim],
    ] as const) {
      if (thing === '') continue;
      const earlier = first.get(thing);
      if (earlier === undefined) first.set(thing, each.line);
      else found.set(each, what(earlier));
    }
  }
  return found;
};

/** Has the server check the lines that can be ordered. */
const preview = async (http: Http, customerId: string, lines: readonly BatchLine[]) => {
  const good = lines.filter(({ body }) => body !== undefined);
  if (good.length === 0) return { lines, price: null };
  const { codes, price } = await http.request({
    method: 'POST',
    path: '/self-service-api/subscriptions/preview',
    query: { customerId },
    body: { subscriptions: good.map(({ body }) => body) },
    schema: newSubscriptionsPreviewAnswer,
  });
  const refused = new Map(good.map(({ line }, index) => [line, codes[index] ?? null]));
  const looked = lines.map((each): BatchLine => {
    const code = refused.get(each.line) ?? null;
    const { line, cells } = each;
    return code === null ? each : { line, cells, code, problem: bulkReason('Create', code) };
  });
  return { lines: looked, price };
};

/**
 * The result of each line of a text; nothing is ordered.
 *
 * @throws FileFault with the message when the whole text is invalid
 */
export const checkLines = async (
  http: Http,
  customerId: string,
  text: string,
  categories: readonly NewSubscriptionCategory[],
): Promise<Omit<Batch, 'key'>> => {
  const parsed = parseLines(text);
  const offered = await readOffered(http, customerId, parsed, categories);
  const repeated = findRepeated(parsed);
  const lines = parsed.map((each): BatchLine => {
    const { line, cells } = each;
    const problem = each.problem ?? repeated.get(each);
    const outcome = problem === undefined ? toLine(cells, offered) : { problem };
    return { line, cells, ...outcome };
  });
  return preview(http, customerId, lines);
};

/** Starts the job that orders the lines without a problem. */
export const startJob = (http: Http, customerId: string, { lines, key }: Batch) =>
  http.request({
    method: 'POST',
    path: `${bulkPath}/new-subscriptions`,
    query: { customerId },
    headers: { 'idempotency-key': key },
    body: { lines: lines.flatMap(({ line, body }) => (body ? [{ line, subscription: body }] : [])) },
    schema: bulkJobAnswer,
  });
