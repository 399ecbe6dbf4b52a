import type { Ref } from 'react';
import type { BulkChange, BulkPreview, BulkPreviewRow } from 'shared/contracts/bulk-job';
import { hasStatus } from 'shared/errors/refusal';
import { bulkReason } from 'shared/format/bulk-job';
import { formatMoney, formatMonthlyPrice } from 'shared/format/money';
import { formatPhoneNumber } from 'shared/format/phone';
import { useToggle } from 'shared/toggles';
import { Accordion } from 'shared/ui/accordion';
import { AttentionBox } from 'shared/ui/attention-box';
import { Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { QueryView, type ShownQuery } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { consequenceTexts } from '../order-form-model/consequence-texts.ts';
import styles from './bulk-change.module.css';
import { bulkChangeTexts as changeTexts, dryRunTexts as texts } from './texts.ts';

interface DryRunProps {
  readonly ref: Ref<HTMLElement>;
  readonly query: ShownQuery<BulkPreview>;
  readonly action: BulkChange['action'];
  readonly listHref: string;
}

/** The effect of the change, from the server that carries it out: who is changed, the cost, who is skipped and why. */
export const DryRun = ({ ref, query, action, listHref }: DryRunProps) => (
  <section ref={ref} tabIndex={-1} aria-labelledby="dry-run" aria-live="polite">
    <Stack>
      <Typography tag="h3" look="h3" id="dry-run">
        {texts.title}
      </Typography>
      {hasStatus(query.error, 404) ? (
        <AttentionBox
          variant="warning"
          title={texts.missingTitle}
          action={<LinkButton href={listHref}>{changeTexts.toList}</LinkButton>}
        >
          {texts.missing}
        </AttentionBox>
      ) : (
        <QueryView query={query} title={texts.failed}>
          {preview => (
            <Stack>
              <Outcome preview={preview} />
              <Skipped rows={preview.rows.filter(({ reasonCode }) => reasonCode !== null)} action={action} />
            </Stack>
          )}
        </QueryView>
      )}
    </Stack>
  </section>
);

const Outcome = ({ preview }: { readonly preview: BulkPreview }) => {
  const showsPrices = useToggle('show_subscription_prices');
  if (preview.readyCount === 0) return <AttentionBox variant="warning">{texts.none}</AttentionBox>;
  const { price, ends, irreversible, notices } = preview;
  const codes = [...new Set([...ends, ...irreversible, ...notices])];
  const lines = [
    ...(showsPrices && price && price.before.value !== price.after.value
      ? [texts.price(formatMonthlyPrice(price.before), formatMonthlyPrice(price.after))]
      : []),
    ...(showsPrices && price?.oneTime ? [texts.oneTime(formatMoney(price.oneTime))] : []),
    ...codes.flatMap(code => (code === 'Unknown' ? [] : [consequenceTexts[code]])),
    irreversible.length > 0 ? texts.irreversible : texts.undo,
  ];
  return (
    <AttentionBox
      variant={irreversible.length > 0 ? 'warning' : 'info'}
      title={texts.ready(preview.readyCount)}
    >
      <div className={styles.lines}>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </AttentionBox>
  );
};

interface SkippedProps {
  readonly rows: readonly BulkPreviewRow[];
  readonly action: BulkChange['action'];
}

/** Skipped subscriptions by reason. */
const Skipped = ({ rows, action }: SkippedProps) => {
  if (rows.length === 0) return null;
  const reasonOf = ({ reasonCode }: BulkPreviewRow) => bulkReason(action, reasonCode ?? '');
  const reasons = [...new Set(rows.map(reasonOf))];
  return (
    <Stack gap={3}>
      <Typography tag="h4" look="h4">
        {texts.skipped(rows.length)}
      </Typography>
      <Accordion
        allowsMultiple
        items={reasons.map((reason, position) =>
          skippedFor(
            reason,
            position,
            rows.filter(row => reasonOf(row) === reason),
          ),
        )}
      />
    </Stack>
  );
};

const skippedFor = (reason: string, position: number, rows: readonly BulkPreviewRow[]) => ({
  id: String(position),
  title: texts.reason(reason, rows.length),
  content: (
    <ul className={styles.skipped}>
      {rows.map(row => (
        <li key={row.subscriptionId}>{nameOf(row)}</li>
      ))}
    </ul>
  ),
});

const nameOf = ({ userName, number, productName }: BulkPreviewRow): string =>
  [number && formatPhoneNumber(number), userName, productName].filter(Boolean).join(', ') || texts.unknown;
