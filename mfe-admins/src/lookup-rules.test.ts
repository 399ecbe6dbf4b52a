import type { DeveloperErrorKind } from './developer-error.ts';
import { requestableTypes, theOneMatch } from './lookup-rules.ts';
import { anAdministrator, anInvitation } from './testing/administrators.ts';

const found = (...emails: string[]) => emails.map(email => anAdministrator({ email, userId: email }));

it('rejects requests for an unknown user type (ADM-068, ERR-059)', () => {
  expect(requestableTypes(['Administrator', 'AdministratorInvitation'])).toEqual([
    'Administrator',
    'AdministratorInvitation',
  ]);
  expect(() => requestableTypes(['Administrator', 'Unknown'])).toThrow(
    expect.objectContaining({ kind: 'unknownUserType' }) as Error,
  );
});

it.each([
  ['the only one', found('bo@demo.example')],
  ['in another case', found('Bo@Demo.Example')],
  ['among those whose e-mail only contains it', found('ebo@demo.example', 'bo@demo.example')],
])('finds exactly one match: %s (ADM-069)', (_, users) => {
  expect(theOneMatch(users, 'bo@demo.example').email.toLowerCase()).toBe('bo@demo.example');
});

it.each<[string, DeveloperErrorKind, ReturnType<typeof found>]>([
  ['nobody (ADM-069)', 'noMatchingUser', []],
  ['one with another e-mail (ADM-070)', 'emailMismatch', found('ebo@demo.example')],
  ['several with other e-mails (ADM-070)', 'noMatchingUser', found('ebo@demo.example', 'bo@demo.example.dk')],
  [
    'a person and an invitation of the same e-mail (ADM-069)',
    'moreThanOneResult',
    [anAdministrator({ email: 'bo@demo.example' }), anInvitation({ email: 'bo@demo.example' })],
  ],
])('rejects %s as %s (ERR-059)', (_, kind, users) => {
  expect(() => theOneMatch(users, 'bo@demo.example')).toThrow(expect.objectContaining({ kind }) as Error);
});
