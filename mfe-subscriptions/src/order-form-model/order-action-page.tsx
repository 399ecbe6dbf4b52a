import { useState, type ComponentType, type ReactNode } from 'react';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import type { Subscription } from 'shared/contracts/subscription';
import { Form, useForm, type FormSchema, type FormState } from 'shared/form';
import { danishDay } from 'shared/format/date';
import { useHttp, type Http } from 'shared/http';
import { useQuery } from 'shared/query';
import type { SubscriptionOrder } from 'shared/orders/subscription-order';
import type { Preload, PreloadHandle } from 'shared/remote/preload';
import { useToasts, type NewToast } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { useParams, useSearchParams } from 'shared/router';
import { QueryView } from 'shared/ui/query-view';
import { useWrite } from 'shared/write';
import * as z from 'zod/mini';
import type { Page } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { idsOf, preloadAction } from '../subscription-model/subscription-preload.ts';
import { subscriptionPath, subscriptionRead } from '../subscription-model/subscription-read.ts';
import { SubscriptionPage, type BackLink } from '../subscription-page-model/subscription-page.tsx';
import type { PreviewFields } from './order-fields.ts';
import { OrderPreview } from './order-preview.tsx';
import { orderToast } from './order-toast.ts';

/** What a form is created from. */
export interface OrderContext<Data> {
  readonly of: Subscription;
  readonly ids: SubscriptionIds;
  /** Current date in Denmark. */
  readonly today: string;
  /** The result of `load`. */
  readonly data: Data;
  /** Path parameters and query of the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export interface FieldsProps<Values extends object, Body, Data> extends OrderContext<Data> {
  readonly form: FormState<Values, Body>;
}

/** A query that the form needs besides the subscription, as returned by `queryOptions`. */
interface Read<Data> {
  readonly queryKey: readonly unknown[];
  queryFn?(context: { readonly signal: AbortSignal }): Data | Promise<Data>;
}

/** A problem with the input, shown at its field; or a toast when the check was not possible. */
export type Problem<Values extends object> =
  | { readonly at: keyof Values & string; readonly message: string }
  | { readonly toast: NewToast };

/** A page that places an order for a subscription. `Data` is the result of `load`. */
export interface OrderTask<Values extends object, Body, Data> {
  /** One of `pages`. Its `action` decides whether the form is shown. */
  readonly page: Omit<Page, 'href'>;
  /**
   * Path below `/subscriptions/{subscriptionId}/`, as in the platform's `orderAction`. A function when it contains form
   * values.
   */
  readonly endpoint: string | ((values: Values) => string);
  /** `PUT` by default. */
  readonly method?: 'POST' | 'DELETE';
  /** Back link; to the subscription by default. */
  readonly back?: (ids: SubscriptionIds) => BackLink;
  /** When the page's title depends on the subscription. */
  readonly title?: (of: Subscription) => string;
  /**
   * Query that runs in parallel with that of the subscription: a `subscriptionRead`. It is part of the page's preload.
   */
  readonly read?: (http: Http, ids: SubscriptionIds) => Read<Data>;
  /**
   * Like `read`, when the query depends on the subscription; its key must be below `subscriptionKey(ids)`, so that an
   * order makes it stale.
   */
  readonly load?: (http: Http, ids: SubscriptionIds, of: Subscription) => Read<Data>;
  /** What could not be loaded, as a full sentence. */
  readonly loadFailed?: string;
  /** Replaces the form when the data leaves nothing to order. */
  readonly instead?: (context: OrderContext<Data>) => ReactNode;
  readonly initial: (context: OrderContext<Data>) => Values;
  /** Maps the form values to the request body; each issue is the Danish message at its field. */
  readonly schema: (context: OrderContext<Data>, values: Values) => FormSchema<Body>;
  /** The fields, and information above them. The preview is between them and the button. */
  readonly Fields: ComponentType<FieldsProps<Values, Body, Data>>;
  /** Label of the button, verb first. */
  readonly submit: (context: OrderContext<Data>) => string;
  /** Fields shown in the preview; all by default. */
  readonly fields?: (values: Values) => PreviewFields;
  /** Checks the input before the order is placed; resolves with a problem, in which case nothing is ordered. */
  readonly check?: (http: Http, body: Body) => Promise<Problem<Values> | undefined>;
  /** Error codes of the order, each with the field that shows it. */
  readonly refusedAt?: Readonly<Record<string, keyof Values & string>>;
  /** Title of the toast, a sentence without a full stop; followed by the order's number and the delay. */
  readonly placed: (body: Body, context: OrderContext<Data>) => string;
  /** The form shows the current settings: submitting it unchanged orders nothing. */
  readonly isCurrent?: boolean;
}

/**
 * The properties that a page takes from an order of `shared/orders`: `orderActionPage({ ...orderOf(barrings), … })`.
 */
export const orderOf = <Body, Answer extends object>({
  method,
  endpoint,
  read,
}: SubscriptionOrder<Body, object, Answer>) => ({
  endpoint,
  ...(method === 'POST' && { method }),
  ...(read && { read: subscriptionRead(endpoint, read.answer) }),
});

/** A page with its own preload. */
export type OrderPage = ComponentType & PreloadHandle;

/**
 * Creates the page of an order action: layout and notices, form, preview, the order with its idempotency key, the toast,
 * and the back link. The server's counterpart is `orderAction` of the platform.
 *
 *     export const Page: OrderPage = orderActionPage({
 *       page: pages.barrings,                         // path, title and allowed action: src/pages.tsx
 *       ...orderOf(barrings),                         // endpoint and query; or list them here
 *       initial: ({ data }) => ({ limit: data.limit ?? '' }),
 *       schema: () => barringsSchema,                 // zod/mini; its output is the body
 *       Fields: BarringsFields,                       // ({ form, of, today, data }) => …
 *       submit: () => texts.submit,
 *       placed: () => texts.placed,
 *     });
 */
export const orderActionPage = <Values extends object, Body, Data = undefined>(
  task: OrderTask<Values, Body, Data>,
): OrderPage => {
  const { read, load = read, title } = task;
  const Loaded = ({
    load: query,
    ...context
  }: Omit<OrderContext<Data>, 'data'> & { load: NonNullable<typeof load> }) => (
    <QueryView<Data>
      query={useQuery(query(useHttp(), context.ids, context.of))}
      title={task.loadFailed ?? ''}
    >
      {data => task.instead?.({ ...context, data }) ?? <OrderForm task={task} {...context} data={data} />}
    </QueryView>
  );
  const OrderActionPage = () => {
    const [today] = useState(() => danishDay(new Date()));
    const [search] = useSearchParams();
    const params = useParams();
    return (
      <SubscriptionPage page={task.page} {...(title && { title })} {...(task.back && { back: task.back })}>
        {(of, ids) => {
          // The key creates a new form when the status changes.
          const context = { of, ids, today, params, search };
          if (load) return <Loaded key={of.status} load={load} {...context} />;
          return <OrderForm key={of.status} task={task} {...context} data={undefined as Data} />;
        }}
      </SubscriptionPage>
    );
  };
  const preload: Preload = context =>
    Promise.all([
      preloadAction(context),
      read && context.queryClient.query(read(context.http, idsOf(context))),
    ]);
  return Object.assign(OrderActionPage, { preload });
};

interface OrderFormProps<Values extends object, Body, Data> extends OrderContext<Data> {
  readonly task: OrderTask<Values, Body, Data>;
}

const OrderForm = <Values extends object, Body, Data>({
  task,
  ...context
}: OrderFormProps<Values, Body, Data>) => {
  const { ids } = context;
  const { method = 'PUT', Fields, refusedAt = {} } = task;
  const toasts = useToasts();
  // Follows refetched data, because the first may be stale. Fields that the user has changed keep their input.
  const initial = task.initial(context);
  const form = useForm({ schema: (values: Values) => task.schema(context, values), initial });
  const endpoint = typeof task.endpoint === 'string' ? task.endpoint : task.endpoint(form.values);
  const path = subscriptionPath(ids, endpoint);
  const backTo = task.back?.(ids).href ?? pages.details.href(ids);
  const write = useWrite({
    send: async (http, body: Body) => {
      const problem = await task.check?.(http, body);
      if (problem !== undefined) return { problem };
      const order = await http.request({
        method,
        path,
        query: { customerId: ids.customerId },
        body,
        schema: placedOrderAnswer,
      });
      return { order };
    },
    stale: orderStaleKeys(ids),
    expected: Object.keys(refusedAt),
    onRefused: (code, message) => {
      const name = refusedAt[code];
      if (name !== undefined) form.refuse(name, message);
    },
    onDone: ({ problem, order }, body) => {
      if (problem !== undefined) {
        if ('toast' in problem) toasts.show(problem.toast);
        else form.refuse(problem.at, problem.message);
        return;
      }
      toasts.show(orderToast(task.placed(body, context), order, ids.customerId));
      form.leave(backTo);
    },
  });
  const { data: body } = z.safeParse(task.schema(context, form.values), form.values);
  const isShown = body !== undefined && (form.isDirty || task.isCurrent !== true);
  return (
    <Card>
      <Form
        form={form}
        write={write}
        submit={task.submit(context)}
        cancelHref={backTo}
        {...(task.isCurrent === true && {
          onUnchanged: () => {
            form.leave(backTo);
          },
        })}
      >
        <Fields {...context} form={form} />
        <OrderPreview
          ids={ids}
          path={path}
          method={method}
          body={isShown ? body : undefined}
          isSent={write.isPending || write.isDone}
          {...(task.fields && { fields: task.fields(form.values) })}
        />
      </Form>
    </Card>
  );
};
