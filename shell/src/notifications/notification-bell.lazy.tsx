/** The bell with the unread count, and the drawer that it opens. */
import { useState } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery, useQueryClient } from 'shared/query';
import { Drawer } from 'shared/ui/drawer';
import { Icon } from 'shared/ui/icon';
import styles from './notification-bell.module.css';
import { NotificationList } from './notification-list.tsx';
import { notificationsKey, notificationsQuery } from './notifications.queries.ts';
import { notificationTexts as texts } from './texts.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** How many are loaded at first, and per press of the button for more. */
const pageSize = 20;
const maxShown = 99;

export const NotificationBell = () => {
  const { customer } = useCurrentCustomer();
  const http = useHttp();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery(notificationsQuery(http, customer.id, pageSize));
  const tellOtherTabs = useOtherTabs(() => {
    void queryClient.invalidateQueries({ queryKey: notificationsKey(customer.id) });
  });
  const unread = query.data?.unreadCount ?? 0;
  const close = () => {
    setIsOpen(false);
  };

  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={texts.bell(unread)}
        onClick={() => {
          setIsOpen(true);
          void queryClient.invalidateQueries({ queryKey: notificationsKey(customer.id) });
        }}
      >
        <Icon name="bell" size="sm" />
        {unread === 0 ? null : (
          <span className={styles.count} aria-hidden="true">
            {unread > maxShown ? `${String(maxShown)}+` : unread}
          </span>
        )}
      </button>
      {isOpen ? (
        <Drawer title={texts.title} onClose={close}>
          <NotificationList
            customerId={customer.id}
            pageSize={pageSize}
            onFollowed={close}
            onRead={tellOtherTabs}
          />
        </Drawer>
      ) : null}
    </>
  );
};
