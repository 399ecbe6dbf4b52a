import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requireGoodPassword } from './require-good-password.ts';

const owner = { email: 'aase.norgaard@nordhavn-byg.example', first_name: 'Åse', last_name: 'Nørgård' };
const outcome = (password: string) => {
  try {
    requireGoodPassword(password, owner);
    return 'taken';
  } catch (error) {
    return (error as { subCode?: string }).subCode;
  }
};

describe('requireGoodPassword', () => {
  for (const password of ['kort1A', 'kunsmaa1', 'KUNSTORE1', 'UdenTalHer'])
    it(`refuses ${password} by the rules (VAL-016, VAL-017)`, () => {
      assert.equal(outcome(password), 'InvalidPassword');
    });

  for (const password of ['Password1', 'Passw0rd', '1Q2w3e4r', 'Qwerty123', 'TrustNo1', 'Abcd1234'])
    it(`refuses ${password} as a common password`, () => {
      assert.equal(outcome(password), 'CommonPassword');
    });

  for (const password of [
    'Portal2026',
    'Portal-2026!',
    'Selvbetjening1',
    'Velkommen2026',
    'Sommer2026!',
    'Åsenørgård7',
    'A\u030ase2026nørgård',
    'Nordhavn2026',
    'Norgaard.12',
    'AaseNordhavnByg1',
    'PortalPassword9',
  ])
    it(`refuses ${password} as little more than the person's name, e-mail or an obvious word`, () => {
      assert.equal(outcome(password), 'CommonPassword');
    });

  for (const password of ['EnGodKode1', 'Nørgårds3Gule', 'xK7!9#Qz', '9A!9b#90', 'PortalMedBlåDør4'])
    it(`accepts ${password}`, () => {
      assert.equal(outcome(password), 'taken');
    });
});
