import { useRef } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { administratorListsKey, administratorLookupsKey } from './administrator.queries.ts';
import { administratorWrites, type AdministratorWrites } from './administrator.writes.ts';

interface Write<Variables, Answer> {
  readonly send: (writes: AdministratorWrites, variables: Variables) => Promise<Answer>;
  /** Shows the toast, and leaves the drawer where the task is done with it. */
  readonly onDone: (answer: Answer) => void;
  /** The drawer goes away with the write: what it shows is not read again. */
  readonly endsDrawer?: boolean;
}

/**
 * A change of an administrator or an invitation: makes the lists and the lookups stale (ADM-041, ADM-064, INV-042).
 * That it failed is said by the shell.
 */
export const useAdministratorWrite = <Variables, Answer>(write: Write<Variables, Answer>) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const http = useHttp();
  const queryClient = useQueryClient();
  const attempt = useRef({ content: '', key: '' });
  const lookups = { queryKey: administratorLookupsKey(customerId) };

  return useMutation({
    mutationFn: (variables: Variables) => {
      // Trying the same again after a failure is the same wish: the first try may have arrived after all.
      const content = JSON.stringify(variables);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      return write.send(administratorWrites(http, customerId, attempt.current.key), variables);
    },
    onSuccess: answer => {
      attempt.current = { content: '', key: '' };
      write.onDone(answer);
      void queryClient.invalidateQueries({ queryKey: administratorListsKey(customerId) });
      void queryClient.invalidateQueries({ ...lookups, refetchType: write.endsDrawer ? 'none' : 'active' });
    },
    // It may have failed because what is shown is out of date.
    onError: () => queryClient.invalidateQueries(lookups),
  });
};
