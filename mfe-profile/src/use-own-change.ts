import { useRef } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { useHttp } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { ownProfileWrites, type OwnProfileWrites } from './own-profile.writes.ts';
import { profileQueries } from './profile.queries.ts';

interface OwnChange<Variables> {
  /** As it was read. */
  readonly version: number | undefined;
  readonly send: (writes: OwnProfileWrites, variables: Variables) => Promise<{ readonly user: Profile }>;
  /** Shows the toast and leaves the page. */
  readonly onDone: (user: Profile) => void;
}

/**
 * A change of the own profile, sent once however often it is asked for. What it answers is the profile that every page
 * shows from then on. That it failed is said by the shell.
 */
export const useOwnChange = <Variables>({ version, send, onDone }: OwnChange<Variables>) => {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = profileQueries(http).profile();
  const attempt = useRef({ content: '', key: '' });
  // What the query library knows reaches the page a moment later than the second click.
  const isSending = useRef(false);

  const { mutate, isPending } = useMutation({
    mutationFn: (variables: Variables) => {
      // Trying the same again after a failure is the same wish: the first try may have arrived after all.
      const content = JSON.stringify([version, variables]);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      return send(ownProfileWrites(http, attempt.current.key, version), variables);
    },
    onSuccess: ({ user }) => {
      attempt.current = { content: '', key: '' };
      queryClient.setQueryData(queryKey, user);
      onDone(user);
    },
    // It may have failed because what is shown is out of date.
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const change = (variables: Variables): void => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(variables);
  };
  return { change, isPending };
};
