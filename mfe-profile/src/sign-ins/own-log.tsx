import type { OwnLogEntry } from 'shared/contracts/own-log';
import { formatDateTime } from 'shared/format/date';
import { Card } from 'shared/ui/card';
import { QueryView, type ShownQuery } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import styles from '../row-list.module.css';
import { ownActionLabels, ownLogTexts as texts } from './own-log-texts.ts';

/** Events of the user's login, so that they notice what they did not do. */
export const OwnLog = ({ query }: { readonly query: ShownQuery<readonly OwnLogEntry[]> }) => (
  <QueryView query={query} title={texts.failed}>
    {entries => (
      <Card title={texts.title}>
        {entries.length === 0 ? (
          <Typography>{texts.none}</Typography>
        ) : (
          <ul className={styles.list} aria-label={texts.title}>
            {entries.map(({ entryId, action, at }) => (
              <li key={entryId} className={styles.row}>
                <span>{ownActionLabels[action]}</span>
                <span className={styles.facts}>{formatDateTime(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    )}
  </QueryView>
);
