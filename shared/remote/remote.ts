/**
 * The contract between the shell and a remote. Keep it to one screen.
 *
 * A remote exposes one module, `./remote`, whose named export `remote` is a {@link Remote}. The shell
 * loads it when a user first opens one of the remote's paths, and adds its routes below the customer.
 * Everything the shell needs before that (paths, titles, menu entries and who may see them) is in
 * the remote's `remote.json` and reaches the shell through the registry.
 */
import type { RouteObject } from 'shared/router';

/** Semantic version of this contract. Raise it with every change to this file or to a shared port. */
export const contractVersion = '1.17.0';

/** The export `remote` of a remote's `./remote` module. */
export interface Remote {
  /** The remote's package name, for example `mfe-billing`. Also the root of its query keys. */
  readonly id: string;
  /** Routes relative to `/selvbetjening/{customerId}`, for react-router's data router. */
  readonly routes: RouteObject[];
}

/** Whether a loaded module has the shape of the contract. Check it before using the module. */
export const isRemoteModule = (module: unknown): module is { remote: Remote } => {
  if (typeof module !== 'object' || module === null || !('remote' in module)) return false;
  const { remote } = module;
  if (typeof remote !== 'object' || remote === null) return false;
  return (
    'id' in remote && typeof remote.id === 'string' && 'routes' in remote && Array.isArray(remote.routes)
  );
};
