import { staleVersion } from './api-problem.ts';

/**
 * Refuses an edit of what was changed in between.
 *
 * @param ifMatch the header: `"3"` for an edit of version 3, `*` or nothing for whatever is there
 * @throws ApiProblem 412 `StaleVersion`
 */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${String(version)}"`) throw staleVersion();
}
