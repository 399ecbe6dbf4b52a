import { useState } from 'react';
import { formatCount } from '../../format/number.ts';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { filterTexts } from './texts.ts';
import styles from './filter-menu.module.css';

export interface FilterOption {
  value: string;
  label: string;
  /** Number of rows with this value. */
  count?: number;
}

export interface FilterMenuProps {
  /** Name of the filter: 'Status'. */
  label: string;
  options: readonly FilterOption[];
  /** Selected values; empty means no filter. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** For filters that always have a selection: the button shows how many, not which. */
  isCounted?: boolean;
}

/** Number of options from which the list gets a search field. */
const manyOptions = 12;

/** The options of a filter menu; a long list has a search field. */
export const FilterChoices = ({ label, options, value, onChange }: FilterMenuProps) => {
  const [search, setSearch] = useState('');
  const needle = search.trim().toLocaleLowerCase('da');
  const shown = options.filter(option => option.label.toLocaleLowerCase('da').includes(needle));
  const isShown = (chosen: string): boolean => shown.some(option => option.value === chosen);
  return (
    <>
      {options.length < manyOptions ? null : (
        <div className={styles.search}>
          <SearchField label={filterTexts.search(label)} hidesLabel value={search} onChange={setSearch} />
        </div>
      )}
      <div className={styles.options}>
        <CheckboxGroup
          label={label}
          hidesLabel
          value={value}
          onChange={values => {
            // Options hidden by the search stay selected.
            onChange([...value.filter(chosen => !isShown(chosen)), ...values]);
          }}
          options={shown.map(option => ({
            value: option.value,
            label: (
              <span className={styles.option}>
                {option.label}
                {option.count === undefined ? null : (
                  <span className={styles.count}>{formatCount(option.count)}</span>
                )}
              </span>
            ),
          }))}
        />
        {shown.length === 0 ? <p role="status">{filterTexts.noHits}</p> : null}
      </div>
    </>
  );
};
