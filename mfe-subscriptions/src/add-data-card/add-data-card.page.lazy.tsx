import type { AddDataCard } from 'shared/contracts/data-card';
import type { FormSchema } from 'shared/form';
import { AttentionBox } from 'shared/ui/attention-box';
import * as z from 'zod/mini';
import { pages } from '../pages.tsx';
import {
  cardChoiceSchema,
  cardFields,
  noCardChoice,
  type CardChoice,
} from '../data-card-model/card-choice.ts';
import { dataCardsRead } from '../data-card-model/data-cards.queries.ts';
import { simCardsBack } from '../data-card-model/sim-cards-back.ts';
import { dataCardTexts } from '../data-card-model/texts.ts';
import { refusedAtIcc } from '../sim-model/sim-number.ts';
import {
  orderActionPage,
  type OrderContext,
  type OrderPage,
} from '../order-form-model/order-action-page.tsx';
import { AddDataCardFields } from './add-data-card-fields.tsx';
import { offeringOf } from './offering-of.ts';
import { addDataCardTexts as texts } from './texts.ts';
import type { DataCards } from 'shared/contracts/data-card';

const schemaOf = (context: OrderContext<DataCards>, values: CardChoice): FormSchema<AddDataCard> => {
  const offering = offeringOf(context);
  const simcardProductCode = offering?.simcardProductCode ?? '';
  return z.pipe(
    cardChoiceSchema({ simKind: offering?.simKind ?? 'Unknown' }, values),
    z.transform(card => ({ simcardProductCode, ...card })),
  );
};

/** Why the data card in the address cannot be added. */
const insteadOf = (context: OrderContext<DataCards>) => {
  const offering = offeringOf(context);
  if (offering === undefined) return <AttentionBox>{dataCardTexts.notOffered}</AttentionBox>;
  return offering.usedCount < offering.maxCount ? null : <AttentionBox>{dataCardTexts.limit}</AttentionBox>;
};

/** Adds a data card of the product in the address (NAV-017, SIM-031, SIM-033). */
export const Page: OrderPage = orderActionPage({
  page: pages.addDataCard,
  endpoint: 'sims/datacards',
  method: 'POST',
  back: simCardsBack,
  read: dataCardsRead,
  loadFailed: dataCardTexts.failed,
  instead: insteadOf,
  initial: () => noCardChoice,
  schema: schemaOf,
  Fields: AddDataCardFields,
  submit: () => texts.submit,
  fields: ({ source }) => cardFields(source),
  refusedAt: refusedAtIcc,
  placed: () => texts.placed,
});
