/** SIM cards: the blank ones available, and the replacement of one by another. */
import type { DomainCode } from '../../../contracts/api-error.ts';
import { ownSimCardPrefix } from '../../../contracts/sim-card.ts';
import type { TenantData } from '../backend-data.ts';
import { refuse } from '../route.ts';
import type { StoredEsim, StoredSimCard, StoredSubscription } from '../subscriptions/subscriptions.ts';

/** 400 blank cards, from `89450090000000000001`. */
const isBlank = (icc: string): boolean => {
  const [, counted] = new RegExp(`^${ownSimCardPrefix}9(\\d{13})$`).exec(icc) ?? [];
  return counted !== undefined && Number(counted) >= 1 && Number(counted) <= 400;
};

/** Why a SIM card cannot be used; undefined if it can. */
export const iccRefusal = (tenants: readonly TenantData[], icc: string): DomainCode | undefined => {
  if (!/^\d+$/.test(icc)) return 'IccShouldContainDigitsOnly';
  const all = tenants.flatMap(({ subscriptions }) => subscriptions);
  const isUsed = all.some(
    ({ simCards, esim }) => esim?.icc === icc || simCards.some(({ number }) => number === icc),
  );
  if (isUsed) return 'IccAlreadyInUse';
  if (!isBlank(icc)) return 'IccCantBeFound';
  const orders = tenants.flatMap(tenant => tenant.orders);
  const isKept = orders.some(({ plan, status }) => plan?.icc === icc && status !== 'Cancelled');
  return isKept ? 'IccNotAvailable' : undefined;
};

export const mustBeFree = (tenant: TenantData, icc: string): void => {
  refuse(iccRefusal([tenant], icc));
};

const digits = (count: number): string =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

export const newIcc = (kind: 'Esim' | 'Physical'): string =>
  `${ownSimCardPrefix}${kind === 'Esim' ? '7' : '8'}${digits(13)}`;

export const newEsim = (icc = newIcc('Esim')): StoredEsim => ({
  icc,
  status: 'Ordered',
  code: `OFFLINE${digits(12)}`,
});

const kinds = {
  SimCard: { serviceCode: 'SIM', name: 'Simkort' },
  Esim: { serviceCode: 'ESIM', name: 'E-simkort' },
} as const;

export const newCard = (kind: keyof typeof kinds, icc: string, msisdn: string): StoredSimCard => ({
  ...kinds[kind],
  number: icc,
  msisdn,
  pukCode: digits(8),
  isMain: true,
});

export const mainCard = ({ simCards }: StoredSubscription): StoredSimCard | undefined =>
  simCards.find(({ isMain }) => isMain);

/** Moves the number to another card and ends its eSIM. A new eSIM waits for installation. */
export const moveToCard = (
  subscription: StoredSubscription,
  kind: keyof typeof kinds,
  icc: string,
): Partial<StoredSubscription> => {
  const { simCards } = subscription;
  return {
    simCards: simCards.map(card => (card.isMain ? newCard(kind, icc, card.msisdn) : card)),
    esim: kind === 'Esim' ? newEsim(icc) : null,
  };
};

/** The main card in a preview: an eSIM has no number yet. */
export const cardState = (subscription: StoredSubscription) => {
  const card = mainCard(subscription);
  return card?.serviceCode === 'ESIM' ? card.serviceCode : (card?.number ?? null);
};
