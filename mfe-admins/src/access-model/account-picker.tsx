import { useRef, useState } from 'react';
import { searchDelayOf, searchTermOf } from 'shared/accounts/account-search';
import { accountText } from 'shared/format/account-text';
import { Button } from 'shared/ui/button';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { withAccount, type AccessChoice } from './access-choice.ts';
import { accessTexts as texts, chosenText, removeText } from './access-texts.ts';
import { AccountHits } from './account-hits.tsx';
import styles from './account-picker.module.css';

const delay = searchDelayOf(process.env['NODE_ENV']);

interface AccountPickerProps {
  readonly choice: AccessChoice;
  readonly onChange: (choice: AccessChoice) => void;
}

/** Searches billing accounts and lists the selected ones. */
export const AccountPicker = ({ choice, onChange }: AccountPickerProps) => {
  const [search, setSearch] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.picker}>
      <div>
        <p className={styles.heading} ref={heading} tabIndex={-1} role="status">
          {chosenText(choice.accounts.length)}
        </p>
        <ul className={styles.chosen} aria-label={chosenText(choice.accounts.length)}>
          {choice.accounts.map(account => (
            <li className={styles.account} key={account.id}>
              <span>{accountText(account)}</span>
              <Button
                variant="icon"
                size="small"
                icon="close"
                aria-label={removeText(accountText(account))}
                onPress={() => {
                  // The button is removed with the account, so focus would be lost.
                  heading.current?.focus();
                  onChange(withAccount(choice, account, false));
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      <LiveSearchField
        label={texts.search}
        help={texts.searchHelp}
        search={search}
        onSearch={setSearch}
        pauseMs={delay}
      />
      <AccountHits term={searchTermOf(search)} choice={choice} onChange={onChange} />
    </div>
  );
};
