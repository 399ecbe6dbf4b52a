import { blocksOf, noticeOf } from './permissions.ts';

const viewers = {
  superadmin: { canInviteAdmins: true, canHandleSuperadminInvitations: false },
  admin: { canInviteAdmins: false, canHandleSuperadminInvitations: false },
  support: { canInviteAdmins: true, canHandleSuperadminInvitations: true },
} as const;
const resting = { isResending: false, isRemoving: false, isResent: false };

it.each([
  ['superadmin', false, undefined, undefined],
  ['superadmin', true, 'superadmin', 'blockedForSuperadmin'],
  ['admin', false, 'noAccess', 'blockedByRole'],
  ['admin', true, 'noAccess', 'blockedByRole'],
  ['support', true, undefined, undefined],
] as const)(
  '%s, superadmin invitation %p: notice %p, both buttons blocked by %p (INV-020, INV-021, INV-022, INV-023, CUST-029)',
  (viewer, isSuperAdminInvitation, notice, block) => {
    expect(noticeOf(viewers[viewer], { isSuperAdminInvitation })).toBe(notice);
    expect(blocksOf(viewers[viewer], { isSuperAdminInvitation }, resting)).toEqual({
      resend: block,
      remove: block,
    });
  },
);

it.each([
  ['blocks resending after a resend (INV-017)', { isResent: true }, 'resent', undefined],
  ['blocks deleting while resending (INV-018)', { isResending: true }, undefined, 'waitForResend'],
  ['blocks resending while deleting (INV-018)', { isRemoving: true }, 'waitForRemoval', undefined],
] as const)('%s', (_, progress, resend, remove) => {
  const target = { isSuperAdminInvitation: false };
  expect(blocksOf(viewers.superadmin, target, { ...resting, ...progress })).toEqual({ resend, remove });
});
