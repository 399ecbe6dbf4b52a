/**
 * The platform's clock, used for everything the domain dates (orders, codes, invoices), so that a test or a
 * demonstration can move time. Tokens and sessions use real time instead, because browsers check them against their own
 * clock.
 */
export interface Clock {
  /** The current time of the platform. */
  now(): Date;
  /** Moves the clock by this many milliseconds; negative moves it back. */
  advance(milliseconds: number): void;
  /** Sets the clock to this time, from which it continues. */
  set(moment: Date): void;
  /** Offset of the clock from real time, in milliseconds. */
  offset(): number;
}

/** A clock that runs with real time, `initialOffset` milliseconds ahead of it. */
export function createClock(initialOffset = 0): Clock {
  let offset = initialOffset;
  return {
    now: () => new Date(Date.now() + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
    set(moment) {
      offset = moment.getTime() - Date.now();
    },
    offset: () => offset,
  };
}
