import { AUDIT_ACTIONS, type AuditAction } from 'shared/contracts/audit-log';

/** What the person has chosen in the activity log, as it stands in the address. */
export interface ActivityLogAddress {
  /** Who did it, or whom it was done to. */
  readonly search: string;
  readonly action: AuditAction | undefined;
  /** Days in Denmark, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** 1 and up. */
  readonly page: number;
}

export type Period = Pick<ActivityLogAddress, 'from' | 'to'>;

export const wholeLog: ActivityLogAddress = {
  search: '',
  action: undefined,
  from: undefined,
  to: undefined,
  page: 1,
};

const longestSearch = 200;

/** What can be chosen: an action that a newer platform writes has no name yet. */
export const knownActions = AUDIT_ACTIONS.filter(action => action !== 'Unknown');

/** The action of a text; undefined is all of them. */
export const toAction = (text: string | null): AuditAction | undefined =>
  knownActions.find(action => action === text);

/** Whether a text is a day of the calendar, `2026-11-20`; `2026-02-31` is none. */
export const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const dayOf = (text: string | null): string | undefined => (text !== null && isDay(text) ? text : undefined);

/** Reads the address; what makes no sense there falls back to the whole log. */
export const readActivityLogAddress = (params: URLSearchParams): ActivityLogAddress => {
  const page = params.get('side') ?? '';
  return {
    search: (params.get('soeg') ?? '').trim().slice(0, longestSearch),
    action: toAction(params.get('haendelse')),
    from: dayOf(params.get('fra')),
    to: dayOf(params.get('til')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

/** The query of an address; what is usual is left out. */
export const writeActivityLogAddress = (address: ActivityLogAddress): URLSearchParams => {
  const { search, action, from, to, page } = address;
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('soeg', search.trim());
  if (action !== undefined) params.set('haendelse', action);
  if (from !== undefined) params.set('fra', from);
  if (to !== undefined) params.set('til', to);
  if (page > 1) params.set('side', String(page));
  return params;
};

/** True when something of the log is left out. */
export const isNarrowed = ({ search, action, from, to }: ActivityLogAddress): boolean =>
  search !== '' || action !== undefined || from !== undefined || to !== undefined;
