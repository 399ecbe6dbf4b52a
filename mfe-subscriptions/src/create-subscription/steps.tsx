import { formatLongDate } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';
import type { Description } from 'shared/ui/description-list';
import { tidyPhone } from 'shared/validation/phone';
import type { AddressValues } from 'shared/validation/address';
import type { WizardSteps } from 'shared/wizard';
import { AccountFields } from './account-fields.tsx';
import { AddressSearch } from '../address-model/address-search.tsx';
import { emptyDraft, type Draft } from './draft.ts';
import { NumberFields } from './number-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import * as schemas from './schemas.ts';
import { ServiceFields } from './service-fields.tsx';
import { SimFields } from './sim-fields.tsx';
import { PlanName, ServiceNames } from './summary.tsx';
import * as t from './texts.ts';
import { UserFields } from './user-fields.tsx';

const isLine = ({ plan }: Draft): boolean => plan.category === 'HomeOffice';
const lineOf = ({ streetName, houseNumber, zip, city }: AddressValues): string =>
  `${streetName} ${houseNumber}, ${zip} ${city}`;

/** The steps of creating a subscription, in order (PLAN-014). */
export const steps: WizardSteps<Draft> = {
  plan: {
    title: t.planTexts.title,
    initial: emptyDraft.plan,
    schema: schemas.planSchema,
    fields: form => <PlanFields form={form} />,
    facts: plan => [
      { term: t.planTexts.type, value: plan.category && t.categoryLabels[plan.category] },
      { term: t.planTexts.title, value: <PlanName plan={plan} /> },
    ],
  },
  user: {
    title: t.userTexts.title,
    initial: emptyDraft.user,
    schema: schemas.userSchema,
    fields: form => <UserFields form={form} />,
    facts: ({ firstName, lastName, email, employeeId }) => [
      { term: t.userTexts.name, value: `${firstName} ${lastName}` },
      { term: t.userTexts.email, value: email },
      { term: t.userTexts.employeeId, value: employeeId },
    ],
  },
  account: {
    title: t.accountTexts.title,
    initial: emptyDraft.account,
    schema: schemas.accountSchema,
    fields: (form, { plan }) => <AccountFields form={form} category={plan.category ?? 'Voice'} />,
    facts: ({ accountName }) => [{ term: t.accountTexts.title, value: accountName }],
  },
  number: {
    title: t.numberTexts.title,
    initial: emptyDraft.number,
    isSkipped: ({ plan }) => plan.category !== 'Voice',
    schema: schemas.numberSchema,
    fields: form => <NumberFields form={form} />,
    facts: numberFacts,
  },
  sim: {
    title: t.simTexts.title,
    initial: emptyDraft.sim,
    isSkipped: isLine,
    schema: schemas.simSchema,
    fields: form => <SimFields form={form} />,
    facts: sim => [
      { term: t.simTexts.title, value: sim.kind && t.simTexts.kinds[sim.kind].label },
      { term: t.simTexts.icc, value: sim.kind === 'InHand' ? sim.icc : undefined },
      { term: t.simTexts.shipmentTerm, value: shipmentOf(sim) },
    ],
  },
  address: {
    title: t.addressTexts.title,
    initial: emptyDraft.address,
    isSkipped: all => !isLine(all),
    schema: schemas.addressSchema,
    fields: form => <AddressSearch field={form.field} onChoose={form.change} />,
    facts: address => [{ term: t.addressTexts.address, value: lineOf(address) }],
  },
  services: {
    title: t.serviceTexts.title,
    initial: emptyDraft.services,
    isSkipped: isLine,
    schema: schemas.servicesSchema,
    fields: (form, { plan }) => <ServiceFields form={form} plan={plan} />,
    facts: (values, { plan }) => [
      { term: t.serviceTexts.title, value: <ServiceNames plan={plan} values={values} /> },
    ],
  },
};

function numberFacts(values: Draft['number']): Description[] {
  const { mode, number, donorOperator, ownerName, ownerCvr, wishDate, attachmentName } = values;
  if (mode === 'New') return [{ term: t.numberTexts.title, value: formatPhoneNumber(number) }];
  const moved = formatPhoneNumber(tidyPhone(values.portedNumber));
  return [
    {
      term: t.numberTexts.title,
      value: t.portingTexts.moved(moved, donorOperator, formatLongDate(wishDate)),
    },
    { term: t.portingTexts.owner, value: ownerName },
    { term: t.portingTexts.ownerCvr, value: ownerCvr },
    { term: t.portingTexts.file, value: attachmentName },
  ];
}

function shipmentOf({ kind, shipment, ...address }: Draft['sim']): string | undefined {
  if (kind !== 'SimCard' || shipment === undefined) return undefined;
  return shipment === 'Custom' ? lineOf(address) : t.simTexts.shipments[shipment];
}
