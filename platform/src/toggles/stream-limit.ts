/** Limits the number of streams, per address and in total. */
export interface StreamLimit {
  /** @returns releases the place; undefined if none is left */
  take(address: string): (() => void) | undefined;
}

/** An address may be shared by a large office, so it gets up to a tenth of all places. */
export function createStreamLimit({ byAddress = 500, inAll = 5000 } = {}): StreamLimit {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(address) {
      const ofAddress = taken.get(address) ?? 0;
      if (ofAddress >= byAddress || total >= inAll) return undefined;
      taken.set(address, ofAddress + 1);
      total += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        total -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left === 0) taken.delete(address);
        else taken.set(address, left);
      };
    },
  };
}
