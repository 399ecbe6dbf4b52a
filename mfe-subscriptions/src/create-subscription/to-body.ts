import type { NewOfferings, NewSubscription } from 'shared/contracts/new-subscription';
import type { PricePlanOffering } from 'shared/contracts/price-plan';
import { addressOf } from 'shared/validation/address';
import { tidyPhone } from 'shared/validation/phone';
import { tidySimNumber } from 'shared/validation/sim-number';
import { fitting } from './chosen-services.ts';
import type { Draft } from './draft.ts';

/** The request body: leaves out steps that an earlier choice made irrelevant. */
export const toBody = (
  { plan: { category = 'Voice' }, user, account, number, sim, address, services }: Draft,
  { offerings, plan }: { offerings: NewOfferings; plan: PricePlanOffering },
): NewSubscription => {
  const common = {
    category,
    offering: { id: plan.id, pricePlanCode: plan.pricePlanCode },
    user: {
      firstName: user.firstName.trim(),
      lastName: user.lastName.trim(),
      email: user.email.trim() || null,
      employeeId: user.employeeId.trim() || null,
    },
    accountId: account.accountId,
  };
  if (category === 'HomeOffice')
    return { ...common, installationAddress: addressOf(address), extraServices: [] };
  return {
    ...common,
    ...(category === 'Voice' ? numberOf(number) : { number: { mode: 'None' as const } }),
    ...simOf(sim),
    extraServices: fitting(services.services, offerings, plan).map(({ code }) => code),
  };
};

function numberOf(values: Draft['number']): Pick<NewSubscription, 'number' | 'effectiveDate'> {
  const { mode, donorOperator, ownerName, ownerCvr, attachmentId } = values;
  if (mode === 'New') return { number: { mode, number: values.number } };
  const porting = {
    donorOperator: donorOperator.trim(),
    ownerName: ownerName.trim(),
    attachmentId,
    ownerCvr: ownerCvr.replaceAll(/\s/g, '') || null,
  };
  return {
    number: { mode, number: tidyPhone(values.portedNumber), porting },
    effectiveDate: values.wishDate,
  };
}

function simOf({ kind, icc, shipment, ...address }: Draft['sim']): Pick<NewSubscription, 'sim' | 'shipment'> {
  if (kind === undefined) return {};
  if (kind === 'InHand') return { sim: { kind, icc: tidySimNumber(icc) } };
  if (kind === 'Esim' || shipment === undefined) return { sim: { kind } };
  return {
    sim: { kind },
    shipment: { type: shipment, ...(shipment === 'Custom' && { address: addressOf(address) }) },
  };
}
