import type { NewSubscription } from 'shared/contracts/new-subscription';
import { whyNotSent } from 'shared/orders/data-cards';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { ApiProblem, argumentError, refuse } from '../kernel/api-problem.ts';
import { newMatchingId } from '../sims/esim-activation.ts';
import { esimCard } from '../sims/esim-card.ts';
import { findRefusal } from '../sims/find-refusal.ts';
import { digits, newIcc } from '../sims/new-icc.ts';

/** The main card of a new subscription, before the subscription exists. */
export interface NewSim {
  kind: NonNullable<NewSubscription['sim']>['kind'];
  icc: string;
  puk_code: string | null;
}

/**
 * The chosen card: a new one that is sent or collected, one the customer already has, or an eSIM.
 *
 * @throws ApiProblem 400 with the codes of shipments and of SIM numbers
 */
export async function chosenSim(
  { transaction }: ChangeContext,
  { sim, shipment }: NewSubscription,
): Promise<NewSim> {
  if (!sim) throw new ApiProblem(400, 'ArgumentError', undefined, 'Missing: sim');
  const { kind, icc } = sim;
  if (kind === 'SimCard') refuse(whyNotSent(shipment));
  if (kind !== 'InHand')
    return {
      kind,
      icc: newIcc(kind === 'Esim' ? 'Esim' : 'Physical'),
      puk_code: digits(8),
    };
  const card = await transaction
    .deleteFrom('blank_sim_cards')
    .where('icc', '=', icc ?? '')
    .where('is_available', '=', true)
    .returning(['icc', 'puk_code'])
    .executeTakeFirst();
  // A request that waited here for another order of the same card finds it gone or reserved.
  if (!card) throw argumentError((await findRefusal(transaction, icc ?? '')) ?? 'IccAlreadyInUse');
  return { kind, ...card };
}

/** Adds the card to its subscription; an eSIM waits there until a phone installs it. */
export async function addSim(
  { transaction, now }: ChangeContext,
  subscription_id: string,
  localNumber: string,
  { kind, icc, puk_code }: NewSim,
): Promise<void> {
  const card = kind === 'Esim' ? esimCard : { service_code: 'SIM', name: 'Simkort' };
  await transaction
    .insertInto('sim_cards')
    .values({ ...card, icc, puk_code, subscription_id, msisdn: `45${localNumber}`, is_main: true })
    .execute();
  if (kind === 'Esim')
    await transaction
      .insertInto('esims')
      .values({
        subscription_id,
        icc,
        puk_code,
        status: 'Ordered',
        matching_id: newMatchingId(),
        ordered_at: now,
      })
      .execute();
}
