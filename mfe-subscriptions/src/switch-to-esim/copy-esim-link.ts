import type { ExistingEsim } from '../sim-model/esim-code.tsx';

export type CopyResult = 'copied' | 'notOrdered' | 'noClipboard';

/** Copies the link that installs an eSIM; fails unless the eSIM is ordered (ESIM-014). */
export const copyEsimLink = async ({ isOrdered, qrCodeUrl }: ExistingEsim): Promise<CopyResult> => {
  if (!isOrdered || qrCodeUrl === undefined) return 'notOrdered';
  try {
    await navigator.clipboard.writeText(qrCodeUrl);
    return 'copied';
  } catch {
    return 'noClipboard';
  }
};
