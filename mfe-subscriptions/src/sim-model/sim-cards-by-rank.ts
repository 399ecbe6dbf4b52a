import type { SimCard } from 'shared/contracts/subscription';

/** The main card first, the others in the API's order. */
export const simCardsByRank = (simCards: readonly SimCard[]): SimCard[] =>
  simCards.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
