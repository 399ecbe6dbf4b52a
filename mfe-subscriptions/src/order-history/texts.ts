import { formatCount } from 'shared/format/number';

export const orderHistoryTexts = {
  title: 'Aktivitetshistorik',
  back: 'Abonnement',
  failed: 'Kunne ikke indlæse information om aktiviteterne for abonnementet.',
  moreFailed: 'Kunne ikke indlæse flere aktiviteter.',
  stale: 'Vi kunne ikke hente de nyeste aktiviteter lige nu. Vi prøver igen om lidt.',
  empty: 'Ingen aktiviteter på abonnementet endnu.',
  by: 'Bestilt af',
} as const;

export const activityLogTexts = {
  title: 'Aktivitetslog',
  intro: 'Her står, hvem der har set eller ændret noget på abonnementet. Det, der er bestilt, står i',
  history: 'aktivitetshistorikken',
} as const;

/** How much of the history is here. How much there is in all, nobody tells. */
export const shownText = (count: number, hasMore: boolean): string => {
  if (hasMore) return `Viser de ${formatCount(count)} nyeste aktiviteter`;
  if (count === 2) return 'Viser begge aktiviteter';
  return count === 1 ? 'Viser 1 aktivitet' : `Viser alle ${formatCount(count)} aktiviteter`;
};

export const newsText = (named: readonly string[], left: number): string => {
  const sentence = `${named.join('. ')}.`;
  return left > 0 ? `${sentence} Og ${formatCount(left)} mere.` : sentence;
};
