/**
 * `useWrite`: how every page changes data. Reasons: `docs/decisions/0032-one-write-hook-one-form.md`.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalOf } from '../errors/refusal.ts';
import { useHttp, type Http } from 'shared/http';
import { useMutation, useQueryClient, type QueryClient } from 'shared/query';
import { trackIdempotencyKeys, type Attempt } from './idempotency-keys.ts';

type QueryKey = readonly unknown[];

export interface WriteOptions<Body, Answer, Code extends string> {
  /**
   * Makes the call or calls. `http` is the page's client; it adds the Idempotency-Key. Pass everything through the call:
   * two writes with the same request count as the same write.
   */
  readonly send: (http: Http, body: Body) => Promise<Answer>;
  /**
   * Prefixes of the query keys to invalidate, lists too. Also used after a failure, which may be due to outdated data on
   * the page.
   */
  readonly stale: readonly QueryKey[];
  /** Prefixes of query keys whose data no longer exists after a success: invalidated, but active ones are refetched only after a failure. */
  readonly gone?: readonly QueryKey[];
  /** Shows the toast, and leaves the page if the task is finished. */
  readonly onDone: (answer: Answer, body: Body) => void | Promise<void>;
  /** Error codes that the page handles itself while it is mounted. The shell reports all others. */
  readonly expected?: readonly Code[] | undefined;
  /** Shows an expected error, usually with `form.refuse`. `message` is its Danish text. */
  readonly onRefused?: ((code: Code, message: string) => void) | undefined;
  /** The page shows `error` itself, so the shell shows no toast. */
  readonly reportsOwnErrors?: boolean;
}

export interface Write<Body> {
  /** Sends the write; does nothing while one is pending, as after a double click. */
  readonly submit: (body: Body) => void;
  readonly isPending: boolean;
  /** Whether the last write succeeded. */
  readonly isDone: boolean;
  /** Error of the last write; null while the next one is pending. */
  readonly error: Error | null;
}

type Outcome<Answer, Code> =
  | { readonly answer: Answer }
  | { readonly refused: Code; readonly message: string };

const startsWith = (key: QueryKey, start: QueryKey): boolean =>
  start.every((part, at) => JSON.stringify(key[at]) === JSON.stringify(part));

type IsMeant = (query: { readonly queryKey: QueryKey; readonly options: object }) => boolean;

/** Matches all queries with one of these prefixes; one predicate, so that each query is refetched once. */
const below =
  (keys: readonly QueryKey[]): IsMeant =>
  ({ queryKey }) =>
    keys.some(key => startsWith(queryKey, key));

/**
 * Any other query may be outdated too, also of other remotes whose keys are unknown here (front page, activity log). These
 * are invalidated but not refetched. One-time answers have an infinite `staleTime` and are never read again.
 */
const mayChange: IsMeant = ({ options }) => (options as { staleTime?: unknown }).staleTime !== Infinity;

/**
 * Invalidates queries. A running request may have been answered before the change, so it is cancelled. Returns a predicate
 * for the cancelled ones.
 */
const markStale = (queryClient: QueryClient, predicate: IsMeant): IsMeant => {
  const givenUp = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  void queryClient.cancelQueries({ predicate });
  void queryClient.invalidateQueries({ predicate, refetchType: 'none' });
  return query => givenUp.some(({ queryKey }) => queryKey === query.queryKey);
};

/** Refetches active queries. */
const readAgain = (queryClient: QueryClient, predicate: IsMeant): void => {
  void queryClient.refetchQueries({ type: 'active', predicate });
};

/** The answer or an expected error; throws any other error. */
const outcomeOf = async <Answer, Code extends string>(
  attempt: Attempt,
  send: (http: Http) => Promise<Answer>,
  expected: readonly Code[],
  hasPlace: () => boolean,
): Promise<Outcome<Answer, Code>> => {
  try {
    const answer = await send(attempt.http);
    attempt.end(true);
    return { answer };
  } catch (failure) {
    attempt.end(false);
    const code = refusalOf(failure);
    const refused = hasPlace() ? expected.find(each => each === code) : undefined;
    if (refused === undefined || !(failure instanceof Error)) throw failure;
    return { refused, message: failure.message };
  }
};

/**
 * Changes data through the API, once per submit even if the button is pressed repeatedly.
 *
 *     const write = useWrite({
 *       send: (http, body: ForwardingBody) => forwardingWrites(http, ids).change(body),
 *       stale: orderStaleKeys(ids),
 *       expected: ['NumberIsNotAvailable'],
 *       onRefused: (_code, message) => form.refuse('number', message),
 *       onDone: order => {
 *         toasts.show(orderToast(texts.placed, order));
 *         form.leave(subscriptionHref(ids));
 *       },
 *     });
 *
 * Pass it to `<Form write={write}>`, or call `write.submit(body)` from a button. The variables are not kept in the mutation
 * cache, because they may hold a password or a code.
 */
export const useWrite = <Body, Answer, const Code extends string = never>(
  options: WriteOptions<Body, Answer, Code>,
): Write<Body> => {
  const { send, stale, gone = [], onDone, expected = [], onRefused, reportsOwnErrors = false } = options;
  const http = useHttp();
  const [beginAttempt] = useState(trackIdempotencyKeys);
  // A ref, because the second click of a double click can arrive before the re-render.
  const isSending = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const queryClient = useQueryClient();
  const named = below([...stale, ...gone]);
  const markNamedStale = () => {
    markStale(queryClient, named);
    readAgain(queryClient, named);
  };

  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (body: Body) =>
      outcomeOf(
        beginAttempt(http),
        client => send(client, body),
        expected,
        () => isThere.current,
      ),
    onSuccess: async (outcome, body) => {
      if ('refused' in outcome) {
        markNamedStale();
        onRefused?.(outcome.refused, outcome.message);
        return;
      }
      const wasGivenUp = markStale(queryClient, query => named(query) || mayChange(query));
      const done = onDone(outcome.answer, body);
      readAgain(queryClient, query => below(stale)(query) || (wasGivenUp(query) && !below(gone)(query)));
      await done;
    },
    onError: markNamedStale,
    onSettled: () => {
      isSending.current = false;
    },
    gcTime: 0,
    meta: { isSaidByPage: reportsOwnErrors },
  });

  const submit = useCallback(
    (body: Body) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(body);
    },
    [mutate],
  );
  return { submit, isPending, isDone: data !== undefined && 'answer' in data, error };
};
