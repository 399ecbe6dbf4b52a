import type { TenantData } from '../backend-data.ts';

/** The pool of free numbers. None is real: Danish telephone numbers do not start with 1. */
const pool: readonly string[] = Array.from({ length: 500 }, (_, index) =>
  String(10_900_000 + ((index * 7919) % 100_000)),
);

const isInUse = ({ subscriptions }: TenantData, number: string): boolean =>
  subscriptions.some(({ telephoneNumber }) => telephoneNumber?.localNumber === number);

export const freeNumbers = (tenant: TenantData, digits = ''): string[] =>
  pool.filter(number => number.includes(digits) && !isInUse(tenant, number));

/** Whether a number can be ported in: Danish numbers do not start with 1; those that do are our own. */
export const canBePorted = (tenant: TenantData, number: string): boolean =>
  /^[2-9]\d{7}$/.test(number) && !isInUse(tenant, number);
