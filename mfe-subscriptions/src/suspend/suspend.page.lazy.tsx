import type { ComponentType } from 'react';
import { pages } from '../pages.tsx';
import { orderActionPage } from '../subscription-model/order-action-page.tsx';
import { SuspensionFields } from './suspension-fields.tsx';
import { actionFor, initialSuspension, suspensionSchema } from './suspension-schema.ts';
import { placedTitles, titles } from './texts.ts';

/** Suspending a subscription, and opening it again (NAV-023, CTRL-001 to CTRL-003). */
export const Page: ComponentType = orderActionPage({
  page: pages.suspend,
  endpoint: 'suspension',
  title: of => titles[actionFor(of)],
  initial: ({ today }) => initialSuspension(today),
  schema: ({ of, today }) => suspensionSchema(actionFor(of), today),
  Fields: SuspensionFields,
  submit: ({ of }) => titles[actionFor(of)],
  placed: ({ action }) => placedTitles[action],
});
