/** What happened of late, the newest first, each with a link to it. */
import { useState, type MouseEvent } from 'react';
import type { Notification, Notifications } from 'shared/contracts/notification';
import { MAX_PAGE_SIZE } from 'shared/contracts/paging';
import { formatDateTime, formatMediumDate } from 'shared/format/date';
import { notificationSentence } from 'shared/format/notification-sentence';
import { formatRelativeTime } from 'shared/format/relative-time';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { Link } from 'shared/router';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { QueryView } from 'shared/ui/query-view';
import { useWrite } from 'shared/write';
import styles from './notification-list.module.css';
import { hrefOf } from './notification-href.ts';
import { notificationsKey, notificationsQuery, readNotifications } from './notifications.queries.ts';
import { notificationTexts as texts } from './texts.ts';

interface NotificationListProps {
  readonly customerId: string;
  /** How many are shown at first, and how many more at a press. */
  readonly pageSize: number;
  /** A link was followed on this page, not in another tab. */
  readonly onFollowed: () => void;
  /** Some were read. */
  readonly onRead: () => void;
}

export const NotificationList = ({ customerId, pageSize, onFollowed, onRead }: NotificationListProps) => {
  const http = useHttp();
  const [shown, setShown] = useState(pageSize);
  const query = useQuery({
    ...notificationsQuery(http, customerId, shown),
    placeholderData: keepPreviousOf(customerId),
  });
  const reading = {
    send: (client: typeof http, ids: readonly string[] | null) => readNotifications(client, customerId, ids),
    stale: [notificationsKey(customerId)],
    onDone: onRead,
  };
  const all = useWrite(reading);
  // Who follows a link has left: that it stays unread is no news to them.
  const one = useWrite({ ...reading, reportsOwnErrors: true });

  return (
    <QueryView query={query} title={texts.loadFailed}>
      {found => (
        <>
          <Rows
            {...{ customerId, found }}
            onFollow={({ id, isRead }) => {
              if (!isRead) one.submit([id]);
            }}
            onFollowed={onFollowed}
            readAll={
              <ReadAll
                unreadCount={found.unreadCount}
                isPending={all.isPending}
                onPress={() => {
                  all.submit(null);
                }}
              />
            }
          />
          {found.hasNextPage && shown < MAX_PAGE_SIZE ? (
            <Button
              variant="tertiary"
              isPending={query.isFetching && query.isPlaceholderData}
              onPress={() => {
                setShown(Math.min(shown + pageSize, MAX_PAGE_SIZE));
              }}
            >
              {texts.more}
            </Button>
          ) : null}
        </>
      )}
    </QueryView>
  );
};

interface RowsProps {
  readonly customerId: string;
  readonly found: Notifications;
  readonly readAll: React.ReactNode;
  readonly onFollow: (notification: Notification) => void;
  readonly onFollowed: () => void;
}

const Rows = ({ customerId, found, readAll, onFollow, onFollowed }: RowsProps) =>
  found.notifications.length === 0 ? (
    <EmptyState icon="bell">{texts.none}</EmptyState>
  ) : (
    <>
      {readAll}
      <ul className={styles.list} aria-label={texts.list}>
        {found.notifications.map(notification => (
          <Row
            key={notification.id}
            notification={notification}
            href={hrefOf(customerId, notification)}
            onClick={({ ctrlKey, metaKey, shiftKey }) => {
              onFollow(notification);
              if (!ctrlKey && !metaKey && !shiftKey) onFollowed();
            }}
          />
        ))}
      </ul>
    </>
  );

interface ReadAllProps {
  readonly unreadCount: number;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

/** Once it is there it stays, also when nothing is left to mark: focus may be in it, and would be lost with it. */
const ReadAll = ({ unreadCount, isPending, onPress }: ReadAllProps) => {
  const [isOffered, setIsOffered] = useState(unreadCount > 0);
  if (unreadCount > 0 && !isOffered) setIsOffered(true);
  return (
    <div className={styles.readAll}>
      {isOffered ? (
        <Button variant="secondary" size="small" isPending={isPending} onPress={onPress}>
          {texts.readAll}
        </Button>
      ) : null}
      <p role="status">{unreadCount === 0 ? texts.allRead : null}</p>
    </div>
  );
};

interface RowProps {
  readonly notification: Notification;
  readonly href: string | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

const Row = ({ notification, href, onClick }: RowProps) => {
  const sentence = notificationSentence(notification);
  return (
    <li className={styles.row} data-unread={!notification.isRead || undefined}>
      {href === undefined ? (
        <span>{sentence}</span>
      ) : (
        <Link to={href} className={styles.link ?? ''} onClick={onClick}>
          {sentence}
        </Link>
      )}
      <span className={styles.when}>
        {notification.isRead ? null : <span className={styles.unread}>{texts.unread}</span>}
        <When notification={notification} />
      </span>
    </li>
  );
};

/** Further away than this a date says more than a number of days. */
const nearMs = 7 * 86_400_000;

const When = ({ notification: { kind, at } }: { readonly notification: Notification }) => {
  const [now] = useState(() => new Date());
  const isOfDay = kind === 'InvoiceIssued' || kind === 'InvoiceOverdue';
  const isNear = now.getTime() - new Date(at).getTime() < nearMs;
  const exact = isOfDay ? formatMediumDate(at) : formatDateTime(at);
  return (
    <time dateTime={at} title={exact}>
      {isNear && !isOfDay ? formatRelativeTime(at, now) : exact}
    </time>
  );
};
