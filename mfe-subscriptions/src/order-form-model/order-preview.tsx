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
import { useSteady } from './use-steady.ts';

interface OrderPreviewProps {
  readonly ids: SubscriptionIds;
  /** Of the order's call. */
  readonly path: string;
  /** `PUT` by default. */
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  /** What would be sent; undefined while something is missing. */
  readonly body: unknown;
  /** The order is on its way or placed: asked for now, it would be refused as something done twice. */
  readonly isSent: boolean;
  /** What the preview tells of; every field that there is by default. */
  readonly fields?: PreviewFields;
}

/** A binding that has run out binds nobody, though the day is still known. */
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

/** Sentences below the changes: what it costs once, from when it counts, what ends and what cannot be taken back. */
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

/** What the order would do, as the server that carries it out says (`previewPath`); follows what is entered. */
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
  // Another key: what is asked for on its way is given up, and asked for again when the order was refused.
  const asked = isSent ? undefined : body;
  const query = useQuery({
    queryKey: ['mfe-subscriptions', ids.customerId, 'previews', path, asked],
    queryFn: ({ signal }) =>
      http.request({
        ...{ method: 'POST', path, query: { customerId: ids.customerId }, body: asked },
        ...{ schema: orderPreviewAnswer, signal },
      }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const [data, error] = [useSteady(query.data), useSteady(query.error)];
  if (error !== null && asked !== undefined) {
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
