import type { AccessChoice } from '../access-model/access-choice.ts';
import { bodyOf, emptyForm, gathered, isChanged, problemsOf, withPasted, withTyped } from './invite-form.ts';
import { maxRecipients, type Recipient } from './recipients.ts';

const all: AccessChoice = { selectedVariant: 'ALL-ACCOUNTS', accounts: [] };
const selected: AccessChoice = { selectedVariant: 'SELECTED-ACCOUNTS', accounts: [{ id: '80010002' }] };
const email = 'ny@demo.example';
const sent: Recipient['result'] = { state: 'sent', outcome: 'created' };
const refused: Recipient['result'] = { state: 'refused', reason: 'E-mailen er ugyldig.' };
const two = [{ email }, { email: 'to@demo.example' }];

it.each([
  ['', false, ['Indtast e-mailadresse']],
  ['   ', false, ['Indtast e-mailadresse']],
  ['ny@demo', false, ['E-mailadressen skal skrives som navn@domæne.dk']],
  [` ${email} `, false, []],
  ['', true, ['Indtast e-mailadresse', 'Du skal vælge en mulighed']],
  [email, true, ['Du skal vælge en mulighed']],
])('validates «%s» with access required %p: %p (INV-030, INV-031, VAL-023)', (entered, asks, messages) => {
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
  expect(bodyOf(` ${email} `, access, asks)).toEqual(body);
});

it.each([
  [emptyForm, false],
  [{ ...emptyForm, email: 'n' }, true],
  [{ ...emptyForm, access: all }, true],
  [{ ...emptyForm, recipients: [{ email }] }, true],
  [{ ...emptyForm, recipients: [{ email, result: refused }] }, true],
  [{ ...emptyForm, recipients: [{ email, result: sent }], access: all }, false],
])('%j is dirty: %p (INV-034)', (form, changed) => {
  expect(isChanged(form)).toBe(changed);
});

describe('several addresses', () => {
  it('move from the field to the list, unless there is only one', () => {
    const typed = { ...emptyForm, email: 'ny@demo.example, to@demo.example' };
    expect(gathered(typed)).toEqual({ ...emptyForm, recipients: two });
    expect(gathered({ ...emptyForm, email })).toEqual({ ...emptyForm, email });
    expect(gathered({ ...emptyForm, email, recipients: two.slice(1) }).recipients).toHaveLength(2);
  });

  it.each([
    ['ny@demo.example,', '', [email]],
    ['ny@demo.example; to', 'to', [email]],
    ['ny@demo.example', 'ny@demo.example', []],
    ['Holm, Mette', 'Holm, Mette', []],
  ])('are split by a comma or semicolon: %p', (typed, left, emails) => {
    const form = withTyped(emptyForm, typed);
    expect(form.email).toBe(left);
    expect(form.recipients.map(recipient => recipient.email)).toEqual(emails);
  });

  it.each([
    ['ny@demo.example\nto@demo.example', { ...emptyForm, recipients: two }],
    ['Mette Holm <ny@demo.example>', { ...emptyForm, email }],
    [' ny@demo.example ', undefined],
    ['ny', undefined],
    ['', undefined],
  ])('are parsed from a paste of %p', (pasted, form) => {
    expect(withPasted(emptyForm, pasted)).toEqual(form);
  });

  it('are validated one by one (INV-031)', () => {
    const recipients = [...two, { email: 'hans' }, { email: 'sendt@demo', result: sent }];
    expect(problemsOf({ ...emptyForm, recipients }, false)).toEqual([
      {
        path: ['recipients', 'hans'],
        message: 'hans: E-mailadressen skal skrives som navn@domæne.dk',
      },
    ]);
  });

  it('require another one once all in the list are sent (INV-030)', () => {
    const recipients = [{ email, result: sent }];
    expect(problemsOf({ ...emptyForm, recipients }, false)).toMatchObject([
      { path: ['email'], message: 'Indtast e-mailadresse' },
    ]);
  });

  it('have a max number', () => {
    const recipients = Array.from({ length: maxRecipients + 1 }, (_, index) => ({
      email: `person-${String(index)}@demo.example`,
    }));
    expect(problemsOf({ ...emptyForm, recipients }, false)).toEqual([
      {
        path: ['email'],
        message: 'Du kan højst invitere 100 ad gangen. Fjern nogle af modtagerne.',
      },
    ]);
    expect(problemsOf({ ...emptyForm, recipients: recipients.slice(1) }, false)).toEqual([]);
  });
});
