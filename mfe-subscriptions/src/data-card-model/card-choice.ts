import type { DataCardOffering, SwitchDataCard } from 'shared/contracts/data-card';
import { SHIPMENT_TYPES } from 'shared/contracts/shipment';
import { isOwnSimCard } from 'shared/contracts/sim-card';
import type { FormSchema } from 'shared/form';
import { addressOf, addressShape, emptyAddress, type AddressValues } from 'shared/validation/address';
import { field } from 'shared/validation/rule';
import { internalSimNumberRule, simNumberRule, tidySimNumber } from 'shared/validation/sim-number';
import * as z from 'zod/mini';
import { orderFields, type PreviewFields } from '../subscription-model/order-fields.ts';
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

/** Codes by which a number is refused, at its field. */
export const refusedAtIcc = {
  IccShouldContainDigitsOnly: 'icc',
  IccCantBeFound: 'icc',
  IccNotAvailable: 'icc',
  IccAlreadyInUse: 'icc',
} as const;

/** One of our own cards has exactly 20 digits (VAL-001 to VAL-005). */
const iccRule = (entered: string) => {
  const number = tidySimNumber(entered);
  return isOwnSimCard(number) ? internalSimNumberRule(number) : simNumberRule(number);
};

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
      z.object({ ...own, ...source, icc: field(iccRule, tidySimNumber) }),
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
