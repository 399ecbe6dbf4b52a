/**
 * The one way in which a page changes something: `useWrite`. `docs/decisions/0032-one-write-and-one-form.md` tells why.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalOf } from '../errors/refusal.ts';
import { useHttp, type Http } from 'shared/http';
import { useMutation, useQueryClient, type QueryClient } from 'shared/query';
import { createAttempts, type Attempt } from './keyed-http.ts';

type QueryKey = readonly unknown[];

export interface WriteOptions<Body, Answer, Code extends string> {
  /**
   * Makes the call or calls. `http` is the page's client; whatever it changes carries its Idempotency-Key. Close over
   * nothing that the call does not say: what is not in it does not tell one wish from another.
   */
  readonly send: (http: Http, body: Body) => Promise<Answer>;
  /**
   * Start of the keys of every query that may show something else afterwards, lists too. They are read again after a
   * success, and after a failure or a refusal: it may have come because what is shown is out of date.
   */
  readonly stale: readonly QueryKey[];
  /** The same of what a success takes away: it becomes stale, but what is in sight of it is read again after a failure only. */
  readonly gone?: readonly QueryKey[];
  /** Shows the toast, and leaves the page where the task ends with the write. */
  readonly onDone: (answer: Answer, body: Body) => void | Promise<void>;
  /** Codes of refusals that the page has a place for, while it is there. Every other failure is reported by the shell. */
  readonly expected?: readonly Code[] | undefined;
  /** Shows one of the expected refusals, usually by `form.refuse`. `message` is the catalogue's sentence for it. */
  readonly onRefused?: ((code: Code, message: string) => void) | undefined;
  /** The page shows `error` itself, in sight of its form: the shell shows no toast. */
  readonly reportsOwnErrors?: boolean;
}

export interface Write<Body> {
  /** Sends; does nothing while what was sent before is under way, as at a double click. */
  readonly submit: (body: Body) => void;
  readonly isPending: boolean;
  /** Whether the last try was done. */
  readonly isDone: boolean;
  /** Why the last try failed; null again while the next is under way. */
  readonly error: Error | null;
}

type Outcome<Answer, Code> =
  | { readonly answer: Answer }
  | { readonly refused: Code; readonly message: string };

const startsWith = (key: QueryKey, start: QueryKey): boolean =>
  start.every((part, at) => JSON.stringify(key[at]) === JSON.stringify(part));

type IsMeant = (query: { readonly queryKey: QueryKey; readonly options: object }) => boolean;

/** Whatever lies below these keys, in one go, so that a query below two of them is read once. */
const below =
  (keys: readonly QueryKey[]): IsMeant =>
  ({ queryKey }) =>
    keys.some(key => startsWith(queryKey, key));

/**
 * Whatever is read after a change may show something else, in other areas as well, whose keys nobody here knows: the front
 * page, the activity log. What is in sight stays until it is opened again; what a link gave once is never read again.
 */
const mayChange: IsMeant = ({ options }) => (options as { staleTime?: unknown }).staleTime !== Infinity;

/**
 * Makes queries stale. One that is being read may have been answered before the change, and would pass for what there is
 * now: it is given up. Tells which are.
 */
const markStale = (queryClient: QueryClient, predicate: IsMeant): IsMeant => {
  const givenUp = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  void queryClient.cancelQueries({ predicate });
  void queryClient.invalidateQueries({ predicate, refetchType: 'none' });
  return query => givenUp.some(({ queryKey }) => queryKey === query.queryKey);
};

/** Reads again what is in sight. */
const readAgain = (queryClient: QueryClient, predicate: IsMeant): void => {
  void queryClient.refetchQueries({ type: 'active', predicate });
};

/** What came of a try: the answer, one of the expected refusals, or any other failure, which it throws. */
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
 * Changes something through the API, once however often it is asked to.
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
 * Hand it to `<Form write={write}>`, or call `write.submit(body)` from a button. The variables of a write are not kept:
 * a password or a code may be among them.
 */
export const useWrite = <Body, Answer, const Code extends string = never>(
  options: WriteOptions<Body, Answer, Code>,
): Write<Body> => {
  const { send, stale, gone = [], onDone, expected = [], onRefused, reportsOwnErrors = false } = options;
  const http = useHttp();
  const [beginAttempt] = useState(createAttempts);
  // The page is drawn anew a moment later than the second half of a double click comes.
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
