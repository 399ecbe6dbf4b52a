import type { OrderChange } from 'shared/contracts/order-details';
import {
  orderPreviewAnswer,
  previewPath,
  type OrderPreview as Preview,
} from 'shared/contracts/order-preview';
import { isPortalError } from 'shared/errors/portal-error';
import { danishDay, formatMediumDate } from 'shared/format/date';
import { formatMoney, formatMonthlyPrice } from 'shared/format/money';
import { useHttp } from 'shared/http';
import { keepPreviousData, useQuery } from 'shared/query';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { ConfirmSummary, type SummaryRow } from 'shared/ui/confirm-summary';
import { Typography } from 'shared/ui/typography';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { consequenceTexts } from './consequence-texts.ts';
import styles from './order-preview.module.css';
import { changeRows } from './change-rows.ts';
import { orderFields, type PreviewFields } from './order-fields.ts';
import { previewTexts as texts } from './order-preview-texts.ts';
import { useStableDuringClick } from './use-stable-during-click.ts';

interface OrderPreviewProps {
  readonly ids: SubscriptionIds;
  /** Path of the order's request. */
  readonly path: string;
  /** `PUT` by default. */
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  /** The request body; undefined while the form is incomplete. */
  readonly body: unknown;
  /** The order is pending or placed: a preview would now be rejected as a duplicate. */
  readonly isSent: boolean;
  /** Fields shown in the preview; all by default. */
  readonly fields?: PreviewFields;
}

/** A binding period that has ended does not count, even if its date is still known. */
const asOfToday = (change: OrderChange): OrderChange =>
  change.field === 'bindingEndDate' && String(change.from) < danishDay(new Date())
    ? { ...change, from: null }
    : change;

const rowsOf = (preview: Preview, fields: PreviewFields, showsPrices: boolean): SummaryRow[] => {
  const changes = changeRows(preview.changes.map(asOfToday), fields);
  const { price } = preview;
  if (!showsPrices || !price) return changes;
  const row = {
    term: texts.price,
    before: formatMonthlyPrice(price.before),
    after: formatMonthlyPrice(price.after),
  };
  return [...changes, row];
};

/** Sentences below the changes: one-time price, effective date, what ends, and what cannot be undone. */
const linesOf = (preview: Preview, showsPrices: boolean): string[] => {
  const { price, effectiveDate, ends, irreversible, notices } = preview;
  const codes = [...new Set([...ends, ...irreversible, ...notices])];
  return [
    ...(showsPrices && price?.oneTime ? [texts.oneTime(formatMoney(price.oneTime))] : []),
    ...(effectiveDate > danishDay(new Date()) ? [texts.from(formatMediumDate(effectiveDate))] : []),
    ...codes.flatMap(code => (code === 'Unknown' ? [] : [consequenceTexts[code]])),
    ...(irreversible.length > 0 ? [texts.irreversible] : []),
  ];
};

/** The effect of the order, from the server that carries it out (`previewPath`); updates with the input. */
export const OrderPreview = ({
  ids,
  path: orderPath,
  method = 'PUT',
  body,
  isSent,
  fields = orderFields,
}: OrderPreviewProps) => {
  const http = useHttp();
  const path = previewPath(method, orderPath);
  const showsPrices = useToggle('show_subscription_prices');
  // Another key once sent: a request in progress is aborted, and repeated if the order is rejected.
  const previewedBody = isSent ? undefined : body;
  const query = useQuery({
    queryKey: ['mfe-subscriptions', ids.customerId, 'previews', path, previewedBody],
    queryFn: ({ signal }) =>
      http.request({
        method: 'POST',
        path,
        query: { customerId: ids.customerId },
        body: previewedBody,
        schema: orderPreviewAnswer,
        signal,
      }),
    enabled: previewedBody !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const [data, error] = [useStableDuringClick(query.data), useStableDuringClick(query.error)];
  if (error !== null && previewedBody !== undefined) {
    const isRefusal = isPortalError(error) && error.kind === 'self-service';
    if (isRefusal) return <AttentionBox variant="warning">{error.message}</AttentionBox>;
    return <Typography tone="muted">{texts.failed}</Typography>;
  }
  const preview = body === undefined ? undefined : data;
  const lines = preview ? linesOf(preview, showsPrices) : [];
  return (
    <ConfirmSummary title={texts.title} rows={preview ? rowsOf(preview, fields, showsPrices) : []}>
      {lines.length === 0 ? null : (
        <div className={styles.lines}>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </ConfirmSummary>
  );
};
