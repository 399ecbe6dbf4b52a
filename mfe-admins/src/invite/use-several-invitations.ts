import { useRef } from 'react';
import type { InvitationBody } from 'shared/contracts/invitation';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { administratorListsKey, administratorLookupsKey } from '../administrator.queries.ts';
import { administratorWrites } from '../administrator.writes.ts';
import { resultOf, resultOfRefusal } from './invitation-result.ts';
import type { RecipientResult } from './recipients.ts';

interface SeveralInvitations {
  /** Called for each as soon as it is known. */
  readonly onResult: (email: string, result: RecipientResult) => void;
  /** All were tried; `results` in the order they were sent. */
  readonly onDone: (results: readonly RecipientResult[]) => void;
}

/**
 * Invites one after the other. What is wrong with one is told at that one and does not stop the others; a login
 * that has run out does. Trying an address again with the same content is the same wish, and sends one mail.
 */
export const useSeveralInvitations = ({ onResult, onDone }: SeveralInvitations) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const http = useHttp();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());

  return useMutation({
    mutationFn: async (bodies: readonly InvitationBody[]) => {
      const results: RecipientResult[] = [];
      for (const body of bodies) {
        const content = JSON.stringify(body);
        const key = keys.current.get(content) ?? crypto.randomUUID();
        keys.current.set(content, key);
        const result = await administratorWrites(http, customerId, key)
          .invite(body)
          .then(({ invitation }) => resultOf(invitation))
          .catch(resultOfRefusal);
        results.push(result);
        onResult(body.email, result);
      }
      return results;
    },
    onSuccess: onDone,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: administratorListsKey(customerId) });
      void queryClient.invalidateQueries({
        queryKey: administratorLookupsKey(customerId),
        refetchType: 'none',
      });
    },
  });
};
