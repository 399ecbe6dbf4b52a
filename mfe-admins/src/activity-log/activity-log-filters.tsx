import { Button } from 'shared/ui/button';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { Select } from 'shared/ui/select';
import {
  isNarrowed,
  knownActions,
  toAction,
  wholeLog,
  type ActivityLogAddress,
} from './activity-log-address.ts';
import styles from './activity-log.module.css';
import { PeriodFilter } from './period-filter.tsx';
import { actionLabels, activityLogTexts as texts } from './texts.ts';

interface ActivityLogFiltersProps {
  readonly address: ActivityLogAddress;
  readonly onSearch: (search: string) => void;
  readonly onAddressChange: (address: ActivityLogAddress) => void;
}

/** Which lines are shown: by person, by kind of event, by days. */
export const ActivityLogFilters = ({ address, onSearch, onAddressChange }: ActivityLogFiltersProps) => (
  <div className={styles.filters}>
    <div className={styles.search}>
      <LiveSearchField label={texts.search} search={address.search} onSearch={onSearch} />
    </div>
    <div className={styles.action}>
      <Select
        label={texts.action}
        placeholder={texts.allActions}
        value={address.action ?? ''}
        options={knownActions.map(action => ({ value: action, label: actionLabels[action] }))}
        onChange={event => {
          onAddressChange({ ...address, action: toAction(event.target.value), page: 1 });
        }}
      />
    </div>
    <PeriodFilter
      key={`${address.from ?? ''} ${address.to ?? ''}`}
      period={address}
      onApply={period => {
        onAddressChange({ ...address, ...period, page: 1 });
      }}
    />
    {isNarrowed(address) ? (
      <Button
        variant="tertiary"
        onPress={() => {
          onAddressChange(wholeLog);
        }}
      >
        {texts.clearFilters}
      </Button>
    ) : null}
  </div>
);
