import type { AccessChoice } from '../access-choice.ts';
import { bodyOf, emptyForm, isChanged, problemsOf } from './invite-form.ts';

const all: AccessChoice = { selectedVariant: 'ALL-ACCOUNTS', accounts: [] };
const selected: AccessChoice = { selectedVariant: 'SELECTED-ACCOUNTS', accounts: [{ id: '80010002' }] };
const email = 'ny@demo.example';

it.each([
  ['', false, ['Indtast e-mailadresse']],
  ['   ', false, ['Indtast e-mailadresse']],
  ['ny@demo', false, ['E-mailadressen skal skrives som navn@domæne.dk']],
  [` ${email} `, false, []],
  ['', true, ['Indtast e-mailadresse', 'Du skal vælge en mulighed']],
  [email, true, ['Du skal vælge en mulighed']],
])('refuses «%s», access asked for %p, with %p (INV-030, INV-031, VAL-023)', (entered, asks, messages) => {
  expect(problemsOf({ ...emptyForm, email: entered }, asks).map(({ message }) => message)).toEqual(messages);
});

it.each([
  ['the e-mail alone (INV-038)', false, selected, { email }],
  ['all accounts', true, all, { email, type: 'AdministratorInvitation' }],
  [
    'selected accounts (INV-001)',
    true,
    selected,
    { email, type: 'AdministratorInvitation', assets: [{ id: '80010002', type: 'Account' }] },
  ],
])('sends %s', (_, asks, access, body) => {
  expect(bodyOf({ email: ` ${email} `, access }, asks)).toEqual(body);
});

it.each([
  [emptyForm, false],
  [{ ...emptyForm, email: 'n' }, true],
  [{ ...emptyForm, access: all }, true],
])('%j is changed: %p (INV-034)', (form, changed) => {
  expect(isChanged(form)).toBe(changed);
});
