import { useState } from 'react';
import type { AddressSuggestion } from 'shared/contracts/address-suggestion';
import { useCurrentCustomer } from 'shared/customers';
import type { FieldProps } from 'shared/form';
import { AddressFields } from 'shared/form/address-fields';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { LiveSearchField } from 'shared/ui/live-search-field';
import type { AddressValues } from 'shared/validation/address';
import { addressQueries } from './address.queries.ts';
import styles from './address-search.module.css';
import { addressSearchTexts as texts } from './texts.ts';

interface Props {
  readonly field: (name: keyof AddressValues) => FieldProps<string>;
  readonly onChoose: (address: Partial<AddressValues>) => void;
}

const fewest = 2;

const Suggestions = ({ typed, onChoose }: { typed: string; onChoose: (at: AddressSuggestion) => void }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = useQuery(addressQueries(useHttp()).suggestions(customerId, typed));
  // Suggestions are optional: the fields below can always be filled in.
  const status = query.error ? texts.failed : query.data?.length === 0 ? texts.none : null;
  return (
    <>
      <p role="status">{status}</p>
      <ul className={styles.suggestions} aria-label={texts.suggestions}>
        {query.data?.map(suggestion => (
          <li key={suggestion.id}>
            <Button
              variant="text"
              onPress={() => {
                onChoose(suggestion);
              }}
            >
              {suggestion.text}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** A postal address, searched for or typed (PLAN-011, PLAN-015). */
export const AddressSearch = ({ field, onChoose }: Props) => {
  const [typed, setTyped] = useState('');
  return (
    <>
      <LiveSearchField
        label={texts.search}
        help={texts.searchHelp}
        search={typed}
        onSearch={setTyped}
        maxLength={100}
      />
      {typed.length < fewest ? null : (
        <Suggestions
          typed={typed}
          onChoose={({ streetName, houseNumber, zip, city }) => {
            onChoose({ streetName, houseNumber, zip, city });
            setTyped('');
          }}
        />
      )}
      <AddressFields field={field} />
    </>
  );
};
