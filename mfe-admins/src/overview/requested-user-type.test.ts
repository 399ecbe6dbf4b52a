import { requestedUserType } from './requested-user-type.ts';

it('is a name offline and a number otherwise (ADM-073)', () => {
  expect(requestedUserType(true)).toBe('InvitationSuperadminsAndAdmins');
  expect(requestedUserType(false)).toBe('1');
  expect(requestedUserType()).toBe('1');
});
