import { requestedUserType } from './requested-user-type.ts';

it('asks for administrators by name offline and by number otherwise (ADM-073)', () => {
  expect(requestedUserType(true)).toBe('InvitationSuperadminsAndAdmins');
  expect(requestedUserType(false)).toBe('1');
  expect(requestedUserType()).toBe('1');
});
