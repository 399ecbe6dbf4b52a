/** Places for streams, so many for each address and in all. */
export interface StreamPlaces {
  /** @returns gives the place back; undefined when there is none left */
  take(address: string): (() => void) | undefined;
}

/** An office of many people may sit behind one address, so that it has a tenth of all. */
export function createStreamPlaces({ byAddress = 500, inAll = 5000 } = {}): StreamPlaces {
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
