import { permissionsOf } from './permissions.ts';

const viewers = {
  superadmin: { isSuperAdmin: true, canHandleSuperadmins: false },
  admin: { isSuperAdmin: false, canHandleSuperadmins: false },
  support: { isSuperAdmin: true, canHandleSuperadmins: true },
} as const;

it.each([
  ['superadmin', 'an admin', true, undefined, []],
  ['superadmin', 'a superadmin', true, 'superadmin', ['superadmin']],
  ['admin', 'an admin', true, 'noAccess', ['noAccess']],
  ['admin', 'a superadmin', true, 'noAccess', ['noAccess', 'superadmin']],
  ['superadmin', 'an admin', false, undefined, ['comingSoon']],
  ['admin', 'an admin', false, 'noAccess', ['noAccess', 'comingSoon']],
  ['support', 'a superadmin', true, undefined, []],
] as const)(
  '%s looks at %s, rights can be set: %p; deleting is blocked by %p, notices %p (ADM-042, ADM-043, ADM-044, ADM-045, ADM-046)',
  (viewer, target, canSetRights, removalBlock, notices) => {
    const isSuperAdmin = target === 'a superadmin';
    expect(permissionsOf(viewers[viewer], { isSuperAdmin }, canSetRights)).toMatchObject({
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
    expect(permissionsOf(viewers[viewer], { isSuperAdmin }, canSetRights).showsRights).toBe(showsRights);
  },
);
