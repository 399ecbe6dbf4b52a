/** Recent events, newest first, each with a link. */
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
  /** How many are shown at first, and per press of the button for more. */
  readonly pageSize: number;
  /** Called when a link was followed on this page, not in another tab. */
  readonly onFollowed: () => void;
  /** Called when some were marked as read. */
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
  // The user has left by following the link: a failure to mark it as read is not shown.
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

/** Stays mounted once shown, even with nothing left to mark: it may have focus, which would be lost. */
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

/** Beyond this, a date is shown instead of a number of days. */
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
