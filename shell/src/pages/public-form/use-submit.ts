import { useCallback, useRef } from 'react';
import { useHttp, type Http } from 'shared/http';
import { useMutation } from 'shared/query';

export interface Submit<Body> {
  /** Sends; does nothing while what was sent before is under way. */
  readonly submit: (body: Body) => void;
  readonly isPending: boolean;
  /** Why the last try failed; null again while the next is under way. */
  readonly error: Error | null;
}

/**
 * What a public page sends, once however often it is asked to. The page says itself what failed, beside the form.
 */
export const useSubmit = <Body, Answer>(
  send: (http: Http, body: Body) => Promise<Answer>,
  onDone: (answer: Answer) => void | Promise<void>,
): Submit<Body> => {
  const http = useHttp();
  // What the query library knows reaches this component a moment later than the second click.
  const isSending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body) => send(http, body),
    onSuccess: onDone,
    onSettled: () => {
      isSending.current = false;
    },
    meta: { isSaidByPage: true },
  });
  const submit = useCallback(
    (body: Body) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(body);
    },
    [mutate],
  );
  return { submit, isPending, error };
};
