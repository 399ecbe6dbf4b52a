import { useEffect, type ComponentType } from 'react';
import { newSubscriptionAnswer } from 'shared/contracts/new-subscription';
import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { useToasts } from 'shared/toasts';
import { AttentionBox } from 'shared/ui/attention-box';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { useWizard, Wizard } from 'shared/wizard';
import { useWrite } from 'shared/write';
import { orderListsKey, subscriptionListsKey } from '../subscription-model/stale-keys.ts';
import { orderToast } from '../order-form-model/order-toast.ts';
import { numbersKey, offeringsKey } from './create.queries.ts';
import type { Draft } from './draft.ts';
import { placeOf, refusalCodes } from './refusals.ts';
import { steps } from './steps.tsx';
import { TotalPrice } from './summary.tsx';
import { planTexts, texts } from './texts.ts';
import { toBody } from './to-body.ts';
import { useCategories } from './use-categories.ts';
import { useIsWithdrawn, useOffered } from './use-offered.ts';
import { useIdempotencyKey, type KeyedOrder } from './use-idempotency-key.ts';

const CreateWizard = ({ href }: { readonly href: string }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const wizard = useWizard<Draft>('create-subscription', steps);
  const offered = useOffered(wizard.values.plan);
  const isWithdrawn = useIsWithdrawn(wizard.values.plan);
  useEffect(() => {
    if (!isWithdrawn) return;
    wizard.refuse('plan', 'offering', planTexts.withdrawn, '');
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it becomes known
  }, [isWithdrawn]);
  const toasts = useToasts();
  const idempotencyKey = useIdempotencyKey();
  const write = useWrite({
    send: (http, { body, key }: KeyedOrder) =>
      http.request({
        method: 'POST',
        path: '/self-service-api/subscriptions',
        query: { customerId },
        headers: { 'idempotency-key': key },
        body,
        schema: newSubscriptionAnswer,
      }),
    stale: [
      subscriptionListsKey(customerId),
      orderListsKey(customerId),
      numbersKey(customerId),
      offeringsKey(customerId),
    ],
    expected: [...refusalCodes, 'IdempotencyKeyReused'],
    onRefused: (code, message) => {
      if (code === 'IdempotencyKeyReused') {
        idempotencyKey.renew();
        const link = { label: texts.seeOrders, href: links.orders.href(customerId) };
        toasts.show({ variant: 'ERROR', title: texts.placedBefore, richText: texts.placedBeforeText, link });
        return;
      }
      const place = placeOf(code);
      wizard.refuse(place.step, place.field, place.message ?? message, place.put);
    },
    onDone: placed => {
      idempotencyKey.clear();
      toasts.show(orderToast(texts.placed, placed, customerId));
      wizard.leaveFor(links.subscription.href(customerId, { subscriptionId: placed.subscriptionId }));
    },
  });
  return (
    <Wizard
      wizard={wizard}
      write={{
        isPending: write.isPending,
        submit: draft => {
          if (offered) write.submit(idempotencyKey.withKey(toBody(draft, offered)));
        },
      }}
      submit={texts.submit}
      cancelHref={href}
    >
      <TotalPrice draft={wizard.values} />
    </Wizard>
  );
};

/** The page that creates several from a file. */
const manyPath = `${areaPaths.createSubscription}/flere`;

/** Creates a subscription, step by step (NAV-012, PLAN-010). */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  const href = customerHref(customer.id, areaPaths.subscriptions);
  const hasCategories = useCategories().length > 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        backTo={{ href, label: texts.back }}
        actions={
          hasCategories ? (
            <LinkButton variant="secondary" href={customerHref(customer.id, manyPath)}>
              {texts.many}
            </LinkButton>
          ) : null
        }
      />
      {!hasCategories ? (
        <AttentionBox variant="warning" title={texts.forbiddenTitle}>
          {texts.forbidden}
        </AttentionBox>
      ) : (
        <CreateWizard href={href} />
      )}
    </>
  );
};
