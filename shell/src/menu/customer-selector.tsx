/** Shows the current customer and switches to another; the page stays the same if possible. */
import { useId, useRef, useState } from 'react';
import type { Customer } from 'shared/contracts/customer';
import { companyNameOf } from 'shared/customers/capabilities';
import { Link, useLocation } from 'shared/router';
import { Icon } from 'shared/ui/icon';
import { SearchField } from 'shared/ui/search-field';
import { usePortal } from '../portal/portal.ts';
import { addressForCustomer } from '../addresses/switch-customer.ts';
import styles from './customer-selector.module.css';
import { menuTexts } from './texts.ts';
import { useCloseOutside } from './use-close-outside.ts';

/** The list has a search field from this many customers. */
const searchFrom = 8;

interface CustomerSelectorProps {
  readonly customers: readonly Customer[];
  readonly currentId: string;
  readonly onChosen: () => void;
}

export const CustomerSelector = ({ customers, currentId, onChosen }: CustomerSelectorProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const selector = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
  };
  useCloseOutside(isOpen, [selector], close);
  const current = customers.find(customer => customer.id === currentId);
  if (!current) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the controls within
    <div
      ref={selector}
      className={styles.selector}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.current}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={`${menuTexts.switchCustomer}: ${companyNameOf(current)} ${menuTexts.cvr(current.cvr || '-')}`}
        disabled={customers.length < 2}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <Icon name="building" size="sm" />
        <span className={styles.names}>
          <span className={styles.name}>{companyNameOf(current)}</span>{' '}
          <span className={styles.detail}>{menuTexts.cvr(current.cvr || '-')}</span>
        </span>
        {customers.length < 2 ? null : <Icon name="chevron" size="sm" {...(isOpen ? { rotate: 180 } : {})} />}
      </button>
      <div id={listId} hidden={!isOpen}>
        {isOpen ? (
          <CustomerList
            customers={customers}
            currentId={currentId}
            onChosen={() => {
              close();
              onChosen();
            }}
          />
        ) : null}
      </div>
    </div>
  );
};

const CustomerList = ({ customers, currentId, onChosen }: CustomerSelectorProps) => {
  const [search, setSearch] = useState('');
  const { pathname } = useLocation();
  const { registry } = usePortal();
  const patterns = registry.registry.remotes.flatMap(remote => remote.titles.map(title => title.pattern));
  const needle = search.trim().toLocaleLowerCase('da');
  const found = customers.filter(customer =>
    `${companyNameOf(customer)} ${customer.cvr ?? ''} ${customer.id}`
      .toLocaleLowerCase('da')
      .includes(needle),
  );
  return (
    <div className={styles.list}>
      {customers.length < searchFrom ? null : (
        <SearchField label={menuTexts.searchCustomer} value={search} onChange={setSearch} />
      )}
      <ul role="list">
        {found.map(customer => (
          <li key={customer.id}>
            <Link
              className={styles.choice ?? ''}
              to={addressForCustomer(pathname, customer.id, patterns)}
              aria-current={customer.id === currentId ? 'true' : undefined}
              onClick={onChosen}
            >
              <span className={styles.name}>{companyNameOf(customer)}</span>
              {customer.id === currentId ? <Icon name="check" size="sm" /> : null}
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 ? menuTexts.noCustomerFound : ''}
      </p>
    </div>
  );
};
