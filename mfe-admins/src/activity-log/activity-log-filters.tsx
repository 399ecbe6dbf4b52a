import { auditActionLabels } from 'shared/format/audit-action';
import { AUDIT_ACTIONS } from 'shared/contracts/audit-log';
import { ListBar, type List } from 'shared/list';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { Select } from 'shared/ui/select';
import type { ActivityLogValues } from './activity-log-params.ts';
import { PeriodFilter } from './period-filter.tsx';
import { texts } from './texts.ts';

/** Options of the filter: an action unknown to this version has no name. */
const knownActions = AUDIT_ACTIONS.filter(action => action !== 'Unknown');

/** Filters the log by user, kind of event and period. */
export const ActivityLogFilters = ({ list }: { readonly list: List<ActivityLogValues> }) => {
  const { search, action, from, to } = list.values;
  return (
    <ListBar
      list={list}
      search={<LiveSearchField label={texts.search} search={search} onSearch={list.search} />}
      view={
        <Select
          label={texts.action}
          placeholder={texts.allActions}
          value={action ?? ''}
          options={knownActions.map(each => ({ value: each, label: auditActionLabels[each] }))}
          onChange={event => {
            list.change({ action: knownActions.find(each => each === event.target.value) });
          }}
        />
      }
      filters={<PeriodFilter period={{ from, to }} onApply={list.change} />}
    />
  );
};
