import { DeveloperError } from './developer-error.ts';

it.each([
  ['noAdminSelected', 'Der er ikke valgt nogen administrator.'],
  ['noMatchingUser', 'Der findes ingen administrator eller invitation med denne e-mail.'],
  ['moreThanOneResult', 'Der findes mere end én administrator eller invitation med denne e-mail.'],
  ['emailMismatch', 'Den administrator, der blev fundet, har en anden e-mail end den valgte.'],
  ['unknownUserType', 'Der kan ikke søges efter en bruger af ukendt type.'],
] as const)('explains the developer error %s (ERR-059, ERR-060)', (kind, sentence) => {
  expect(new DeveloperError(kind)).toMatchObject({ kind, message: sentence, retryable: true });
});
