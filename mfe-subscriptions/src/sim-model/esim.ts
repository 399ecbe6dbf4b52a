import type { Esim, EsimStatus } from 'shared/contracts/sim-card';
import type { IconName } from 'shared/ui/icon';
import type { TagTone } from 'shared/ui/tag';
import { esimStatusTexts } from './sim-texts.ts';

/** An eSIM as pages show it; no eSIM is distinct from one with an unknown status (ESIM-004, ESIM-007). */
export type EsimView =
  | { readonly hasEsim: false }
  | {
      readonly hasEsim: true;
      readonly status: EsimStatus;
      readonly isActivated: boolean;
      readonly isOrdered: boolean;
      readonly isRefused: boolean;
      readonly text: string;
      readonly icon: IconName;
      readonly tone: TagTone;
      readonly qrCodeContent: string | undefined;
      readonly qrCodeUrl: string | undefined;
    };

const looks: Readonly<Record<EsimStatus, { readonly icon: IconName; readonly tone: TagTone }>> = {
  Activated: { icon: 'success', tone: 'success' },
  Ordered: { icon: 'clock', tone: 'info' },
  Refused: { icon: 'error', tone: 'error' },
  Unknown: { icon: 'help', tone: 'neutral' },
};

/** Maps the API's eSIM to what is shown. Only an ordered one can be installed (ESIM-012). */
export const esimView = (esim: Esim | null): EsimView => {
  if (esim === null) return { hasEsim: false };
  const { status } = esim;
  const isOrdered = status === 'Ordered';
  return {
    hasEsim: true,
    status,
    isActivated: status === 'Activated',
    isOrdered,
    isRefused: status === 'Refused',
    text: esimStatusTexts[status],
    ...looks[status],
    qrCodeContent: isOrdered ? (esim.qrCodeContent ?? undefined) : undefined,
    qrCodeUrl: isOrdered ? (esim.qrCodeUrl ?? undefined) : undefined,
  };
};
