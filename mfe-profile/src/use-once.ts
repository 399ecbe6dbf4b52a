import { useRef } from 'react';
import { useMutation } from 'shared/query';

interface Once<Variables, Answer> {
  /** @param key the call's Idempotency-Key */
  readonly send: (key: string, variables: Variables) => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
  readonly onFailed?: () => void;
}

/**
 * Sends once however often it is asked to, and tries again after a failure as the same wish: the first try may have
 * arrived after all. That it failed is said by the shell.
 */
export const useOnce = <Variables, Answer>({ send, onAnswer, onFailed }: Once<Variables, Answer>) => {
  const attempt = useRef({ content: '', key: '' });
  // What the query library knows reaches the page a moment later than the second click.
  const isSending = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (variables: Variables) => {
      const content = JSON.stringify(variables);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      return send(attempt.current.key, variables);
    },
    onSuccess: answer => {
      attempt.current = { content: '', key: '' };
      onAnswer(answer);
    },
    onError: () => {
      onFailed?.();
    },
    onSettled: () => {
      isSending.current = false;
    },
    // A password or a code is among what was sent: nothing of it stays.
    gcTime: 0,
  });
  return {
    isPending,
    submit: (variables: Variables): void => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(variables);
    },
  };
};
