const minute = 60_000;

/** Budget per minute. */
export interface MinuteBudget {
  /** Whether the address has this much left. */
  has(address: string, amount: number): boolean;
  /** Spends this much for the address. @returns false if the budget is too small; nothing is spent then */
  spend(address: string, amount: number): boolean;
}

export interface Budget {
  byAddress: number;
  inAll: number;
  now?: (() => number) | undefined;
}

/** In-process budgets per address and for all addresses together. */
export function createMinuteBudget({ byAddress, inAll, now = Date.now }: Budget): MinuteBudget {
  const spent = new Map<string, number>();
  let total = 0;
  let begunAt = 0;
  const has = (address: string, amount: number): boolean => {
    const passed = now() - begunAt;
    // Negative if the clock was set back, which would extend the minute.
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
