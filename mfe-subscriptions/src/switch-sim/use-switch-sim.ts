import { isPortalError } from 'shared/errors/portal-error';
import { useHttp } from 'shared/http';
import { useMutation } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { changeSimCard } from '../sim-cards.writes.ts';
import type { SubscriptionIds } from '../subscription-addresses.ts';
import { useOrderWrite } from '../use-order-write.ts';
import { cannotValidateToast, simCardChangedToast } from './texts.ts';
import { validateSimNumber } from './validate-sim-number.ts';

interface SwitchSim {
  readonly ids: SubscriptionIds;
  /** The service code of the card that is changed. */
  readonly code: string;
  /** What the server says about the number. */
  readonly onRefused: (message: string) => void;
  readonly onChanged: () => void;
}

/** Asks the server about a number, and orders the change when it is good (SIM-017). */
export const useSwitchSim = ({ ids, code, onRefused, onChanged }: SwitchSim) => {
  const http = useHttp();
  const toasts = useToasts();
  const change = useOrderWrite({
    ids,
    send: (ofHttp, headers, icc: string) => changeSimCard(ofHttp, ids, headers, { icc, code }),
    onPlaced: () => {
      toasts.show({ variant: 'SUCCESS', ...simCardChangedToast });
      onChanged();
    },
  });
  const validate = useMutation({
    mutationFn: (icc: string) => validateSimNumber(http, icc),
    onSuccess: ({ isSimCardNumberValid, message }, icc) => {
      if (isSimCardNumberValid) change.mutate(icc);
      else onRefused(message ?? '');
    },
    meta: { isSaidByPage: true },
    onError: error => {
      // The login-expired dialog already says it.
      if (isPortalError(error) && error.kind === 'unauthorized') return;
      toasts.show({ variant: 'ERROR', ...cannotValidateToast });
    },
  });
  return { submit: validate.mutate, isPending: validate.isPending || change.isPending };
};
