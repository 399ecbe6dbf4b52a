const minute = 60_000;

/** What may be spent in a minute, of whatever it counts. */
export interface MinuteBudget {
  /** Spends so much for an address. @returns false when that is more than there is, and nothing was spent */
  spend(address: string, amount: number): boolean;
}

export interface Budget {
  byAddress: number;
  inAll: number;
  now?: (() => number) | undefined;
}

/** Keeps a budget for each address and one for all, in this process. */
export function createMinuteBudget({ byAddress, inAll, now = Date.now }: Budget): MinuteBudget {
  const spent = new Map<string, number>();
  let total = 0;
  let endsAt = 0;
  return {
    spend(address, amount) {
      if (now() >= endsAt) {
        spent.clear();
        total = 0;
        endsAt = now() + minute;
      }
      const ofAddress = (spent.get(address) ?? 0) + amount;
      if (ofAddress > byAddress || total + amount > inAll) return false;
      spent.set(address, ofAddress);
      total += amount;
      return true;
    },
  };
}
