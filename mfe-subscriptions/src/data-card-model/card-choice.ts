import type { DataCardOffering, SwitchDataCard } from 'shared/contracts/data-card';
import { SHIPMENT_TYPES } from 'shared/contracts/shipment';
import type { FormSchema } from 'shared/form';
import { addressOf, addressShape, emptyAddress, type AddressValues } from 'shared/validation/address';
import * as z from 'zod/mini';
import { orderFields, type PreviewFields } from '../order-form-model/order-fields.ts';
import { simNumberField } from '../sim-model/sim-number.ts';
import { cardChoiceTexts as texts } from './texts.ts';

/** Where a card of plastic comes from: it is sent, fetched, or lies ready. */
export const CARD_SOURCES = [...SHIPMENT_TYPES, 'InHand'] as const;
type CardSource = (typeof CARD_SOURCES)[number];

/** What is filled in. What is not in use is kept, in case it is chosen again. */
export interface CardChoice extends AddressValues {
  readonly source: CardSource | undefined;
  readonly icc: string;
}

export const noCardChoice: CardChoice = { ...emptyAddress, source: undefined, icc: '' };

const source = { source: z.enum(CARD_SOURCES, { error: texts.sourceMissing }) };

/**
 * Nothing is chosen for an eSIM: it is installed by a code.
 *
 * @param own rules of the page's own fields, which are no part of the body
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
 * What the preview tells: the number of a card that is sent is made up when it is ordered, so that the preview's is not
 * the one that comes.
 */
export const cardFields = (from: CardSource | undefined): PreviewFields => {
  const { dataCards, dataCardNumbers } = orderFields;
  return {
    ...(dataCards && { dataCards }),
    ...(from === 'InHand' && dataCardNumbers && { dataCardNumbers }),
  };
};
