import { permissionsOf } from './permissions.ts';

const viewers = {
  superadmin: { isSuperAdmin: true, canHandleSuperadmins: false },
  admin: { isSuperAdmin: false, canHandleSuperadmins: false },
  support: { isSuperAdmin: true, canHandleSuperadmins: true },
} as const;

it.each([
  ['superadmin', 'an admin', true, undefined, []],
  ['superadmin', 'a superadmin', true, 'superadmin', ['superadmin']],
  ['superadmin', 'oneself', true, 'oneself', ['superadmin']],
  ['support', 'oneself', true, 'oneself', []],
  ['admin', 'an admin', true, 'noAccess', ['noAccess']],
  ['admin', 'a superadmin', true, 'noAccess', ['noAccess', 'superadmin']],
  ['superadmin', 'an admin', false, undefined, ['comingSoon']],
  ['admin', 'an admin', false, 'noAccess', ['noAccess', 'comingSoon']],
  ['support', 'a superadmin', true, undefined, []],
] as const)(
  '%s views %s with the toggle %p: deleting blocked by %p, notices %p (ADM-042, ADM-043, ADM-044, ADM-045, ADM-046)',
  (viewer, target, canSetRights, removalBlock, notices) => {
    const person = { isSuperAdmin: target !== 'an admin', isOneself: target === 'oneself' };
    expect(permissionsOf(viewers[viewer], person, canSetRights)).toMatchObject({
      removalBlock,
      notices,
    });
  },
);

it.each([
  [true, 'superadmin', false, true],
  [false, 'superadmin', false, false],
  [true, 'admin', false, false],
  [true, 'superadmin', true, false],
] as const)(
  'toggle %p, viewer %s, target is superadmin %p: the rights card shows %p (ADM-053, CUST-031)',
  (canSetRights, viewer, isSuperAdmin, showsRights) => {
    const person = { isSuperAdmin, isOneself: false };
    expect(permissionsOf(viewers[viewer], person, canSetRights).showsRights).toBe(showsRights);
  },
);
