/** What the user may do with an administrator, and what the drawer says about it. */
import type { AdministratorItem } from '../administrator-item.ts';

interface Viewer {
  readonly isSuperAdmin: boolean;
  readonly canHandleSuperadmins: boolean;
}

export type AdministratorNotice = 'noAccess' | 'comingSoon' | 'superadmin';

interface Permissions {
  /** In display order (C-15): no access first. */
  readonly notices: readonly AdministratorNotice[];
  /** Why the administrator cannot be deleted; undefined when they can. */
  readonly removalBlock: 'noAccess' | 'oneself' | 'superadmin' | undefined;
  readonly showsRights: boolean;
}

type Target = Pick<AdministratorItem, 'isSuperAdmin'> & { readonly isOneself: boolean };

const removalBlock = (viewer: Viewer, target: Target): Permissions['removalBlock'] => {
  if (!viewer.isSuperAdmin) return 'noAccess';
  // Nobody locks themselves out. Superadministrators cannot be deleted here at all, so one always remains.
  if (target.isOneself) return 'oneself';
  if (target.isSuperAdmin && !viewer.canHandleSuperadmins) return 'superadmin';
  return undefined;
};

/** @param canSetRights toggle set-bans-for-existing-admin */
export const permissionsOf = (viewer: Viewer, target: Target, canSetRights: boolean): Permissions => ({
  notices: [
    ...(viewer.isSuperAdmin ? [] : (['noAccess'] as const)),
    ...(canSetRights ? [] : (['comingSoon'] as const)),
    ...(target.isSuperAdmin && !viewer.canHandleSuperadmins ? (['superadmin'] as const) : []),
  ],
  removalBlock: removalBlock(viewer, target),
  showsRights: canSetRights && viewer.isSuperAdmin && !target.isSuperAdmin,
});
