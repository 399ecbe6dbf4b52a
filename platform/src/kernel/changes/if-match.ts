import { staleVersion } from '../api-problem.ts';

/**
 * Rejects an edit of a stale version.
 *
 * @param ifMatch the header: `"3"` edits version 3; `*` or none edits any version
 * @throws ApiProblem 412 `StaleVersion`
 */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${String(version)}"`) throw staleVersion();
}
