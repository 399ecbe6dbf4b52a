/** Name of the user of a subscription, `Albert Skovlyst`; null if it has none. */
export function userNameOf(row: { first_name: string | null; last_name: string | null }): string | null {
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
}

/** The label of a subscription: its phone number, circuit id or id. */
export function numberOf(row: {
  subscription_id: string;
  local_number: string | null;
  circuit_id: string | null;
}): string {
  return row.local_number ?? row.circuit_id ?? row.subscription_id;
}
