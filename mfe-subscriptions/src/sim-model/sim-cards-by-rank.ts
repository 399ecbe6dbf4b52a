import type { SimCard } from 'shared/contracts/subscription';

/** The main card first, the others as the API has them. */
export const simCardsByRank = (simCards: readonly SimCard[]): SimCard[] =>
  simCards.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
