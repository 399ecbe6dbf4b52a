import { useState } from 'react';
import { searchDelayOf, searchTermOf } from 'shared/accounts/account-search';
import type { AccountMove } from 'shared/contracts/account-move';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { Typography } from 'shared/ui/typography';
import { ChangeDate } from '../order-form-model/change-date.tsx';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import { AccountChoice } from './account-choice.tsx';
import type { MoveValues } from './change-account-schema.ts';
import { changeAccountTexts as texts } from './texts.ts';

const delay = searchDelayOf(process.env['NODE_ENV']);

/** Selects the account that will pay, by searching, and its first day. */
export const ChangeAccountFields = (props: FieldsProps<MoveValues, AccountMove, undefined>) => {
  const { form, of, today } = props;
  const [search, setSearch] = useState('');
  const { id } = form.at('target');
  return (
    <>
      <Typography>{texts.now(`${of.accountName} (${of.accountId})`)}</Typography>
      <LiveSearchField
        label={texts.search}
        help={texts.searchHelp}
        search={search}
        onSearch={setSearch}
        pauseMs={delay}
      />
      <div id={id} tabIndex={-1}>
        <AccountChoice {...props} term={searchTermOf(search)} />
      </div>
      <ChangeDate form={form} today={today} />
    </>
  );
};
