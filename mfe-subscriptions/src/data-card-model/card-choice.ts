import type { DataCardOffering, SwitchDataCard } from 'shared/contracts/data-card';
import { SHIPMENT_TYPES } from 'shared/contracts/shipment';
import type { FormSchema } from 'shared/form';
import { addressOf, addressShape, emptyAddress, type AddressValues } from 'shared/validation/address';
import * as z from 'zod/mini';
import { orderFields, type PreviewFields } from '../order-form-model/order-fields.ts';
import { simNumberField } from '../sim-model/sim-number.ts';
import { cardChoiceTexts as texts } from './texts.ts';

/** Source of a plastic card: sent, collected, or already at hand. */
export const CARD_SOURCES = [...SHIPMENT_TYPES, 'InHand'] as const;
type CardSource = (typeof CARD_SOURCES)[number];

/** Form values. Unused ones are kept, in case they are needed again. */
export interface CardChoice extends AddressValues {
  readonly source: CardSource | undefined;
  readonly icc: string;
}

export const noCardChoice: CardChoice = { ...emptyAddress, source: undefined, icc: '' };

const source = { source: z.enum(CARD_SOURCES, { error: texts.sourceMissing }) };

/**
 * An eSIM needs no choice: it is installed by a code.
 *
 * @param own rules of the page's own fields, which are not part of the body
 */
export const cardChoiceSchema = (
  { simKind }: Pick<DataCardOffering, 'simKind'>,
  values: CardChoice,
  own: Readonly<Record<string, z.ZodMiniType>> = {},
): FormSchema<SwitchDataCard> => {
  if (simKind === 'Esim')
    return z.pipe(
      z.object(own),
      z.transform(() => ({})),
    );
  if (values.source === 'InHand')
    return z.pipe(
      z.object({ ...own, ...source, icc: simNumberField }),
      z.transform(({ icc }) => ({ icc })),
    );
  if (values.source === 'Custom')
    return z.pipe(
      z.object({ ...own, ...source, ...addressShape }),
      z.transform(entered => ({ shipment: { type: 'Custom', address: addressOf(entered) } })),
    );
  return z.pipe(
    z.object({ ...own, ...source }),
    z.transform(() => ({ shipment: { type: 'PickUp' } })),
  );
};

/**
 * Fields of the preview: a card that is sent gets its number only when it is ordered, so the preview's number is not
 * shown.
 */
export const cardFields = (from: CardSource | undefined): PreviewFields => {
  const { dataCards, dataCardNumbers } = orderFields;
  return {
    ...(dataCards && { dataCards }),
    ...(from === 'InHand' && dataCardNumbers && { dataCardNumbers }),
  };
};
