import type { OrderStep } from 'shared/contracts/order-details';
import { formatDateTime } from 'shared/format/date';
import { Typography } from 'shared/ui/typography';
import { orderStatusLabels } from '../subscription-model/order-labels.ts';
import styles from './order.module.css';
import { orderTexts as texts } from './texts.ts';

/** When the order reached each status, and who did it if it was a user. */
export const OrderTimeline = ({ steps }: { readonly steps: readonly OrderStep[] }) => {
  if (steps.length === 0) return <Typography tone="muted">{texts.noSteps}</Typography>;
  return (
    <ol className={styles.steps}>
      {steps.map(({ status, at, by }) => (
        <li key={`${status} ${at}`} className={styles.step} data-status={status}>
          <span className={styles.status}>{orderStatusLabels[status]}</span>
          <span className={styles.when}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by ? ` ${texts.stepBy(by)}` : null}
          </span>
        </li>
      ))}
    </ol>
  );
};
