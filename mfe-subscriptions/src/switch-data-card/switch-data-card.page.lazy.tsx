import type { DataCards } from 'shared/contracts/data-card';
import { AttentionBox } from 'shared/ui/attention-box';
import { field, must } from 'shared/validation/rule';
import { pages } from '../pages.tsx';
import { cardChoiceSchema, cardFields, noCardChoice } from '../data-card-model/card-choice.ts';
import { dataCardsRead } from '../data-card-model/data-cards.queries.ts';
import { simCardsBack } from '../data-card-model/sim-cards-back.ts';
import { dataCardTexts } from '../data-card-model/texts.ts';
import { refusedAtIcc } from '../sim-model/sim-number.ts';
import {
  orderActionPage,
  type OrderContext,
  type OrderPage,
} from '../order-form-model/order-action-page.tsx';
import { cardsOfProduct, productOf, type SwitchValues } from './cards-of-product.ts';
import { SwitchDataCardFields } from './switch-data-card-fields.tsx';
import { switchDataCardTexts as texts } from './texts.ts';

/** The card in the link, or the only one. */
const initialOf = (context: OrderContext<DataCards>): SwitchValues => {
  const cards = cardsOfProduct(context);
  const named = cards.find(({ icc }) => icc === context.search.get('kort'));
  const old = named ?? (cards.length === 1 ? cards[0] : undefined);
  return { old: old?.icc ?? '', ...noCardChoice };
};

const own = { old: field(must(old => old !== '', texts.oldMissing)) };

/** Replaces a data card with another one (NAV-018, SIM-033). */
export const Page: OrderPage = orderActionPage({
  page: pages.switchDataCard,
  endpoint: ({ old }: SwitchValues) => `sims/datacards/${encodeURIComponent(old)}`,
  back: simCardsBack,
  read: dataCardsRead,
  loadFailed: dataCardTexts.failed,
  instead: context => (cardsOfProduct(context).length > 0 ? null : <AttentionBox>{texts.none}</AttentionBox>),
  initial: initialOf,
  schema: (context, values) => cardChoiceSchema(productOf(context) ?? { simKind: 'Unknown' }, values, own),
  Fields: SwitchDataCardFields,
  submit: () => texts.submit,
  fields: ({ source }) => cardFields(source),
  refusedAt: refusedAtIcc,
  placed: () => texts.placed,
});
