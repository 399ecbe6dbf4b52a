export const overviewTexts = {
  title: 'Administratorer',
  help: 'Her kan du se, hvem der administrerer virksomheden, og hvem der er inviteret.',
  create: 'Inviter administrator',
  activityLog: 'Aktivitetslog',
  search: 'Søg efter navn eller e-mail',
  invitations: 'Invitationer',
  tableName: 'Administratorer og invitationer',
  columns: { name: 'Navn', email: 'E-mail', role: 'Rolle', latestLogin: 'Seneste login' },
  invitation: 'Invitation',
  administrator: 'Administrator',
  neverLoggedIn: 'Har ikke logget ind endnu',
  empty: 'Ingen invitationer eller administratorer fundet',
  clearSearch: 'Ryd søgning',
  failed: 'Kunne ikke indlæse administratorer og invitationer.',
  failedMore: 'Kunne ikke indlæse flere administratorer og invitationer.',
  forbiddenTitle: 'Du har ikke adgang til administratorerne',
  forbidden: 'Kun administratorer og superadministratorer kan se, hvem der administrerer virksomheden.',
} as const;

/** Stays on one line. */
const onDay = (date: string): string => `d. ${date}`.replaceAll(' ', '\u00a0');

/** 'Inviteret d. 20. nov. 2026' (INV-006), and by whom where that is known. */
export const invitedText = (date: string, inviter: string | undefined): string =>
  `Inviteret ${onDay(date)}${inviter === undefined ? '' : ` af ${inviter}`}`;

export const expiresText = (date: string): string => `Udløber ${onDay(date)}`;
