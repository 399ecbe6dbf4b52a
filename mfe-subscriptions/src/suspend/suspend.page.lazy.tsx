import { pages } from '../pages.tsx';
import { orderActionPage, type OrderPage } from '../order-form-model/order-action-page.tsx';
import { refusedAtIcc } from '../sim-model/sim-number.ts';
import { checkReplacement } from './check-replacement.ts';
import { SuspensionFields } from './suspension-fields.tsx';
import { actionFor, initialSuspension, suspensionSchema } from './suspension-schema.ts';
import { placedTitles, titles } from './texts.ts';

/** Suspends a subscription, or reactivates it (NAV-023, CTRL-001 to CTRL-003). */
export const Page: OrderPage = orderActionPage({
  page: pages.suspend,
  endpoint: 'suspension',
  title: of => titles[actionFor(of)],
  initial: ({ today, search }) => initialSuspension(today, search.get('aarsag')),
  schema: ({ of, today }, values) => suspensionSchema(actionFor(of), today, values),
  Fields: SuspensionFields,
  check: checkReplacement,
  refusedAt: refusedAtIcc,
  submit: ({ of }) => titles[actionFor(of)],
  placed: ({ action }) => placedTitles[action],
});
