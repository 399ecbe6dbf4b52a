import type { OrderType } from 'shared/contracts/order';
import { orderTypeLabels } from '../subscription-model/order-labels.ts';

export const undoTexts = {
  label: (type: OrderType): string => (type === 'Termination' ? 'Fortryd opsigelse' : 'Fortryd'),
  question: (type: OrderType): string =>
    type === 'Termination' ? 'Vil du fortryde opsigelsen?' : `Vil du fortryde “${orderTypeLabels[type]}”?`,
  consequence: 'Ordren bliver annulleret, og abonnementet forbliver, som det er.',
  keep: 'Behold ordren',
  done: (orderId: string): string => `Ordre ${orderId} er fortrudt`,
  tooLate: (orderId: string): string => `Ordre ${orderId} kan ikke længere fortrydes`,
  tooLateText: 'Den er nået for langt eller er allerede fortrudt.',
} as const;
