import { SHIPMENT_TYPES } from 'shared/contracts/shipment';
import type { FormState } from 'shared/form';
import { RadioGroup } from 'shared/ui/radio-group';
import { TextField } from 'shared/ui/text-field';
import { AddressSearch } from '../address-model/address-search.tsx';
import type { SimValues } from './draft.ts';
import { simTexts as texts } from './texts.ts';

const kinds = (['SimCard', 'Esim', 'InHand'] as const).map(value => ({ value, ...texts.kinds[value] }));
const shipments = SHIPMENT_TYPES.map(value => ({ value, label: texts.shipments[value] }));

/** A new card with its delivery, an eSIM, or a card already at hand. */
export const SimFields = ({ form }: { readonly form: FormState<SimValues, unknown> }) => {
  const { kind, shipment } = form.values;
  return (
    <>
      <RadioGroup {...form.field('kind')} label={texts.kind} options={kinds} />
      {kind === 'InHand' ? (
        <TextField {...form.field('icc')} label={texts.icc} width="digits-20" inputMode="numeric" />
      ) : null}
      {kind === 'SimCard' ? (
        <RadioGroup {...form.field('shipment')} label={texts.shipment} options={shipments} />
      ) : null}
      {kind === 'SimCard' && shipment === 'Custom' ? (
        <AddressSearch field={form.field} onChoose={form.change} />
      ) : null}
    </>
  );
};
