import type { TenantData } from '../backend-data.ts';

/** The numbers that are handed out. None is anybody's: telephone numbers in Denmark do not begin with 1. */
const pool: readonly string[] = Array.from({ length: 500 }, (_, index) =>
  String(10_900_000 + ((index * 7919) % 100_000)),
);

const isInUse = ({ subscriptions }: TenantData, number: string): boolean =>
  subscriptions.some(({ telephoneNumber }) => telephoneNumber?.localNumber === number);

export const freeNumbers = (tenant: TenantData, digits = ''): string[] =>
  pool.filter(number => number.includes(digits) && !isInUse(tenant, number));

/** Telephone numbers in Denmark do not begin with 1: those that do are ours. */
export const canBePorted = (tenant: TenantData, number: string): boolean =>
  /^[2-9]\d{7}$/.test(number) && !isInUse(tenant, number);
