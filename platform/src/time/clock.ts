/**
 * The platform's clock. Everything the domain dates (orders, codes, invoices) asks it, so that a
 * test or a demonstration can move time. Tokens and sessions use real time instead: browsers
 * check those against their own clock.
 */
export interface Clock {
  /** The platform's present moment. */
  now(): Date;
  /** Moves the clock by so many milliseconds; negative moves it back. */
  advance(milliseconds: number): void;
  /** Makes the clock show this moment; it goes on running from there. */
  set(moment: Date): void;
  /** How far the clock is ahead of real time, in milliseconds. */
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
