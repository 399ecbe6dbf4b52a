import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import type { DemoRow } from './demo-rows.ts';
import { createRandom } from 'shared/catalogue/random';

/** Number of blank SIM cards. */
const ready = 400;

/**
 * Blank SIM cards: our own with 20 digits, some of other issuers with 19 and 11, and finally one of our own that was
 * withdrawn.
 */
export function generateBlankSimCards(): DemoRow<'blank_sim_cards'>[] {
  const random = createRandom('blank SIM cards');
  const card = (icc: string, is_available = true) => ({ icc, puk_code: random.digits(8), is_available });
  const counted = (index: number, digits: number) => String(index).padStart(digits, '0');
  return [
    ...Array.from({ length: ready }, (_, index) => card(`${ownSimCardPrefix}9${counted(index + 1, 13)}`)),
    ...Array.from({ length: 20 }, (_, index) => card(`8945999${counted(index + 1, 12)}`)),
    ...Array.from({ length: 20 }, (_, index) => card(`45999${counted(index + 1, 6)}`)),
    card(`${ownSimCardPrefix}98${counted(1, 12)}`, false),
  ];
}
