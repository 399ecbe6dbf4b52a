import assert from 'node:assert/strict';
import { it } from 'node:test';
import { invitationMail } from './administrator-mails.ts';

const mailFrom = (inviterName: string) =>
  invitationMail({
    to: 'ny@firma.example',
    companyName: 'Nordhavn Byg A/S',
    inviterName,
    link: 'http://localhost:4000/selvbetjening/opret-login#token=x',
    expiresAt: new Date('2026-12-01T12:00:00Z'),
  });

it('invitationMail names the inviter in the first sentence', () => {
  assert.match(mailFrom('Åse A.P. Nørgård').text, /^Hej\n\nÅse A\.P\. Nørgård har inviteret dig/);
});

it('invitationMail offers a new or an existing login', () => {
  assert.match(mailFrom('Åse').text, /\n\nFå adgang her med et nyt login eller med det, du har:\nhttp:/);
});

for (const name of ['https://evil.example/win Holm', 'Vind nu www.evil.dk', 'evil.dk x', 'a@evil.dk x'])
  it(`invitationMail has no foreign link or name when the stored name is ${name}`, () => {
    const { text, links } = mailFrom(name);
    assert.match(text, /^Hej\n\nEn superadministrator har inviteret dig/);
    assert(!text.includes('evil'));
    assert.equal(links.length, 1);
  });
