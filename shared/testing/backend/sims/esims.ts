import type { Esim } from '../../../contracts/sim-card.ts';
import type { StoredEsim } from '../subscriptions/subscriptions.ts';

/** An eSIM as in responses; includes its code only while it can be used. */
export const toEsim = ({ status, code }: StoredEsim): Esim => {
  if (status !== 'Ordered') return { status };
  const qrCodeContent = `LPA:1$smdp.demo.example$${code}`;
  return {
    status,
    qrCodeContent,
    qrCodeUrl: `https://esim.demo.example/installer#${encodeURIComponent(qrCodeContent)}`,
  };
};
