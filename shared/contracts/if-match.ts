/**
 * Header for optimistic locking: `headers: ifMatch(account.version)` of a PUT or DELETE. A concurrent update is refused
 * with 412 `StaleVersion`; `useEdited` (shared/form/edited) reports it.
 *
 * @param version the version that the user saw; undefined to overwrite any version
 */
export const ifMatch = (version: number | undefined): Readonly<Record<string, string>> =>
  version === undefined ? {} : { 'if-match': `"${String(version)}"` };
