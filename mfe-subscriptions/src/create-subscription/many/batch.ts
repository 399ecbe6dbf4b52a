import {
  MAX_PREVIEWED,
  newOfferingsAnswer,
  newSubscriptionAnswer,
  newSubscriptionsPreviewAnswer,
  type NewSubscription,
  type NewSubscriptionCategory,
} from 'shared/contracts/new-subscription';
import { codeTexts, fallbackText } from 'shared/errors/error-texts';
import { isPortalError } from 'shared/errors/portal-error';
import type { Http } from 'shared/http';
import { planTexts } from '../texts.ts';
import { parseLines, type Cells, type ParsedLine } from './parse-lines.ts';
import { lineTexts } from './texts.ts';
import { categoryOf, ownThings, toLine, type OfferedTo } from './to-line.ts';

/** A line of the file on its way to a subscription. All of it is kept in the tab. */
export interface BatchLine {
  readonly line: number;
  readonly cells: Cells;
  /** The key with which it is ordered, however often: what is sent again after a reload is not ordered again. */
  readonly key: string;
  readonly body?: NewSubscription;
  /** Why it cannot be ordered, or was not. */
  readonly problem?: string;
  readonly orderId?: string;
  readonly subscriptionId?: string;
}

const sentenceOf = (code: string): string => {
  if (code === 'NotFound') return lineTexts.account;
  if (code === 'PricePlanNotOffered') return planTexts.withdrawn;
  return codeTexts[code] ?? fallbackText;
};

const readOffered = async (
  http: Http,
  customerId: string,
  lines: readonly ParsedLine[],
  categories: readonly NewSubscriptionCategory[],
): Promise<OfferedTo> => {
  const named = lines.flatMap(({ cells }) => categoryOf(cells.type, categories) ?? []);
  // A line whose type is unknown is told what there is.
  const wanted = named.length < lines.length ? categories : [...new Set(named)];
  const entries = await Promise.all(
    wanted.map(async category => {
      const path = '/self-service-api/subscriptions/offerings';
      const query = { customerId, category };
      return [category, await http.request({ path, query, schema: newOfferingsAnswer })] as const;
    }),
  );
  return Object.fromEntries(entries);
};

/** A number or a card that stands in an earlier line too. */
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

/** Has the server look at what could be ordered. */
const previewAll = async (http: Http, customerId: string, lines: readonly BatchLine[]) => {
  const checked: BatchLine[] = [];
  const good = lines.filter(({ body }) => body !== undefined);
  for (let from = 0; from < good.length; from += MAX_PREVIEWED) {
    const some = good.slice(from, from + MAX_PREVIEWED);
    const { codes } = await http.request({
      method: 'POST',
      path: '/self-service-api/subscriptions/preview',
      query: { customerId },
      body: { subscriptions: some.map(({ body }) => body) },
      schema: newSubscriptionsPreviewAnswer,
    });
    for (const [index, { body, ...each }] of some.entries()) {
      const code = codes[index] ?? null;
      checked.push(
        code === null ? { ...each, ...(body && { body }) } : { ...each, problem: sentenceOf(code) },
      );
    }
  }
  return new Map(checked.map(each => [each.line, each]));
};

/**
 * What would become of each line of a text; nothing is ordered.
 *
 * @throws FileFault with the sentence that says what is wrong with all of it
 */
export const checkLines = async (
  http: Http,
  customerId: string,
  text: string,
  categories: readonly NewSubscriptionCategory[],
): Promise<BatchLine[]> => {
  const parsed = parseLines(text);
  const offered = await readOffered(http, customerId, parsed, categories);
  const repeated = findRepeated(parsed);
  const lines = parsed.map((each): BatchLine => {
    const { line, cells } = each;
    const problem = each.problem ?? repeated.get(each);
    const outcome = problem === undefined ? toLine(cells, offered) : { problem };
    return { line, cells, key: crypto.randomUUID(), ...outcome };
  });
  const checked = await previewAll(http, customerId, lines);
  return lines.map(each => checked.get(each.line) ?? each);
};

/** Whether a line waits to be ordered. */
export const isWaiting = ({ body, orderId }: BatchLine): boolean =>
  body !== undefined && orderId === undefined;

/**
 * Orders what waits, line by line, and tells after each how far it has come. A refusal is that line's; any other failure
 * ends it, and the lines after it wait on.
 */
export const orderLines = async (
  http: Http,
  customerId: string,
  lines: readonly BatchLine[],
  onProgress: (lines: readonly BatchLine[]) => void,
): Promise<readonly BatchLine[]> => {
  let now = lines;
  for (const each of lines.filter(isWaiting)) {
    const done = await orderLine(http, customerId, each);
    now = now.map(one => (one.line === each.line ? done : one));
    onProgress(now);
  }
  return now;
};

const orderLine = async (http: Http, customerId: string, line: BatchLine): Promise<BatchLine> => {
  const { body, ...rest } = line;
  try {
    const { orderId, subscriptionId } = await http.request({
      method: 'POST',
      path: '/self-service-api/subscriptions',
      query: { customerId },
      headers: { 'idempotency-key': line.key },
      body,
      schema: newSubscriptionAnswer,
    });
    return { ...line, orderId, subscriptionId };
  } catch (failure) {
    const isRefused = isPortalError(failure) && failure.kind === 'self-service' && isOfLine(failure);
    if (!isRefused) throw failure;
    const { code, subCode } = failure as { code?: string; subCode?: string };
    return { ...rest, problem: sentenceOf(subCode ?? code ?? '') };
  }
};

const isOfLine = (failure: object): boolean =>
  'status' in failure && (failure.status === 400 || failure.status === 404);
