/** Who uses a subscription, `Albert Skovlyst`; null for nobody. */
export function userNameOf(row: { first_name: string | null; last_name: string | null }): string | null {
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
}

/** What people know a subscription by: its number, that of its circuit, else its id. */
export function numberOf(row: {
  subscription_id: string;
  local_number: string | null;
  circuit_id: string | null;
}): string {
  return row.local_number ?? row.circuit_id ?? row.subscription_id;
}
