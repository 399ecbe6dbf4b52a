import type { REQUESTED_USER_TYPES } from 'shared/contracts/administrator';

/** Set by the build: true only in a bundle that runs without a backend. */
declare const PORTAL_OFFLINE: boolean | undefined;

const isOffline = (): boolean => typeof PORTAL_OFFLINE !== 'undefined' && PORTAL_OFFLINE;

/** ADM-073: the same filter by number, or by name when the browser itself answers. */
export const requestedUserType = (offline = isOffline()): (typeof REQUESTED_USER_TYPES)[number] =>
  offline ? 'InvitationSuperadminsAndAdmins' : '1';
