import { useToasts } from 'shared/toasts';
import { useWrite } from 'shared/write';
import { changeSimCard } from '../sim-model/sim-cards.writes.ts';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { cannotValidateToast, refusedSimTexts } from '../sim-model/sim-number-texts.ts';
import { validateSimNumber } from '../sim-model/validate-sim-number.ts';
import { simCardChangedToast } from './texts.ts';

interface SwitchSim {
  readonly ids: SubscriptionIds;
  /** Service code of the card to change. */
  readonly code: string;
  /** Called with the server's message about the number. */
  readonly onRefused: (message: string) => void;
  readonly onChanged: () => void;
}

/** Has the server check a number, and orders the change when it is valid (SIM-017). */
export const useSwitchSim = ({ ids, code, onRefused, onChanged }: SwitchSim) => {
  const toasts = useToasts();
  return useWrite({
    send: async (http, icc: string) => {
      const validation = await validateSimNumber(http, icc);
      if (validation === 'free') await changeSimCard(http, ids, { icc, code });
      return validation;
    },
    stale: orderStaleKeys(ids),
    onDone: validation => {
      if (validation === 'cannotTell') toasts.show({ variant: 'ERROR', ...cannotValidateToast });
      else if (validation === 'free') {
        toasts.show({ variant: 'SUCCESS', ...simCardChangedToast });
        onChanged();
      } else onRefused(refusedSimTexts[validation]);
    },
  });
};
