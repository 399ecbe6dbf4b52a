import {
  orderPreviewAnswer,
  type OrderPreview as Preview,
  type PreviewValue,
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
import { consequenceTexts } from './consequence-texts.ts';
import styles from './order-preview.module.css';
import { previewTexts as texts } from './order-preview-texts.ts';
import type { SubscriptionIds } from './subscription-ids.ts';

/** What the preview calls the fields of the action, and how it writes what they hold; others it leaves out. */
export type PreviewFields = Readonly<
  Record<string, { readonly label: string; readonly text?: (value: PreviewValue) => string }>
>;

interface OrderPreviewProps {
  readonly ids: SubscriptionIds;
  /** Of the order's call. */
  readonly path: string;
  /** What would be sent; undefined while something is missing. */
  readonly body: unknown;
  readonly fields: PreviewFields;
}

const textOf = (value: Preview['changes'][number]['from']): string => {
  if (value === null) return texts.nothing;
  return typeof value === 'boolean' ? texts[value ? 'yes' : 'no'] : String(value);
};

const rowsOf = (preview: Preview, fields: PreviewFields, showsPrices: boolean): SummaryRow[] => {
  const rank = (field: string) => Object.keys(fields).indexOf(field);
  const sorted = preview.changes.toSorted((one, other) => rank(one.field) - rank(other.field));
  const changes = sorted.flatMap(({ field, from, to }) => {
    const { label, text = textOf } = fields[field] ?? {};
    return label === undefined ? [] : [{ term: label, before: text(from), after: text(to) }];
  });
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

/** What the order would do, as the server that carries it out says (`…/preview`); follows what is entered. */
export const OrderPreview = ({ ids, path, body, fields }: OrderPreviewProps) => {
  const http = useHttp();
  const showsPrices = useToggle('show_subscription_prices');
  const { data, error } = useQuery({
    queryKey: ['mfe-subscriptions', ids.customerId, 'previews', path, body],
    queryFn: ({ signal }) =>
      http.request({
        ...{ method: 'POST', path: `${path}/preview`, query: { customerId: ids.customerId }, body },
        ...{ schema: orderPreviewAnswer, signal },
      }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  if (error !== null && body !== undefined) {
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
