/**
 * The header of an edit that overwrites nothing unseen: `headers: ifMatch(account.version)` of a PUT. What was changed
 * since is answered with 412 `StaleVersion`; `useEdited` (shared/form/edited) tells the person.
 *
 * @param version that of what the person saw; undefined for whatever is there
 */
export const ifMatch = (version: number | undefined): Readonly<Record<string, string>> =>
  version === undefined ? {} : { 'if-match': `"${String(version)}"` };
