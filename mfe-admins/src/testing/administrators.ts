import type { Administrator } from 'shared/contracts/administrator';

/** A user with full access who signed in yesterday. */
export const anAdministrator = (changes: Partial<Administrator> = {}): Administrator => ({
  userId: 'user-2',
  invitationId: null,
  userType: 'Administrator',
  email: 'mette.holm@demo.example',
  firstName: 'Mette',
  lastName: 'Holm',
  created: '2025-02-03T08:00:00.000Z',
  lastLogin: '2026-11-20T10:00:00.000Z',
  accessType: 'Full',
  assets: [],
  ...changes,
});

/** A pending invitation to become an administrator. */
export const anInvitation = (changes: Partial<Administrator> = {}): Administrator =>
  anAdministrator({
    userId: null,
    invitationId: 'invitation-1',
    userType: 'AdministratorInvitation',
    email: 'jens.lund@demo.example',
    firstName: null,
    lastName: null,
    lastLogin: null,
    ...changes,
  });

/** `count` users, numbered from 1: `person-1@demo.example`. */
export const administrators = (count: number): Administrator[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1);
    return anAdministrator({
      userId: `user-${number}`,
      email: `person-${number}@demo.example`,
      firstName: 'Person',
      lastName: number,
    });
  });
