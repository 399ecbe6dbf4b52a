const minute = 60_000;

/** What may be spent in a minute, of whatever it counts. */
export interface MinuteBudget {
  /** Whether there is so much left for an address. */
  has(address: string, amount: number): boolean;
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
  let begunAt = 0;
  const has = (address: string, amount: number): boolean => {
    const passed = now() - begunAt;
    // Less than none where the clock was set back: the minute would be as long.
    if (passed >= minute || passed < 0) {
      spent.clear();
      total = 0;
      begunAt = now();
    }
    return (spent.get(address) ?? 0) + amount <= byAddress && total + amount <= inAll;
  };
  return {
    has,
    spend(address, amount) {
      if (!has(address, amount)) return false;
      spent.set(address, (spent.get(address) ?? 0) + amount);
      total += amount;
      return true;
    },
  };
}
