/** What may be done with an invitation now, and why not (INV-017 to INV-023). */
import type { AdministratorItem } from '../administrator-item.ts';

interface Viewer {
  readonly canInviteAdmins: boolean;
  readonly canHandleSuperadminInvitations: boolean;
}

/** Which of the two actions is pending. */
export interface InvitationProgress {
  readonly isResending: boolean;
  readonly isRemoving: boolean;
  readonly isResent: boolean;
}

type Block = 'blockedByRole' | 'blockedForSuperadmin' | 'resent' | 'waitForResend' | 'waitForRemoval';
type Target = Pick<AdministratorItem, 'isSuperAdminInvitation'>;

/** The notice above the buttons; a missing right to invite comes first. */
export const noticeOf = (viewer: Viewer, target: Target): 'noAccess' | 'superadmin' | undefined => {
  if (!viewer.canInviteAdmins) return 'noAccess';
  if (target.isSuperAdminInvitation && !viewer.canHandleSuperadminInvitations) return 'superadmin';
  return undefined;
};

/** Why each button is disabled; undefined when it is enabled. */
export const blocksOf = (
  viewer: Viewer,
  target: Target,
  progress: InvitationProgress,
): { readonly resend: Block | undefined; readonly remove: Block | undefined } => {
  const notice = noticeOf(viewer, target);
  if (notice === 'noAccess') return { resend: 'blockedByRole', remove: 'blockedByRole' };
  if (notice === 'superadmin') return { resend: 'blockedForSuperadmin', remove: 'blockedForSuperadmin' };
  if (progress.isRemoving) return { resend: 'waitForRemoval', remove: undefined };
  if (progress.isResending) return { resend: undefined, remove: 'waitForResend' };
  return { resend: progress.isResent ? 'resent' : undefined, remove: undefined };
};
