import { portOffsets } from 'shared/node/settings';
import { applicationPath, localOrigin } from '../portal/addresses.ts';
import type { PortalMode } from '../portal/mode.ts';

const password = 'Portal2026';

const accounts = [
  ['superadmin@demo.example', 'Superadmin at 1001, 1002 and 1003; Admin at 1004'],
  ['admin@demo.example', 'Admin at 1001, full access'],
  ['limited@demo.example', 'Admin at 1001, limited to two billing accounts'],
  ['employee@demo.example', 'User at 1001'],
  ['single@demo.example', 'Superadmin at 1002 only'],
  ['nocustomers@demo.example', 'no customers'],
  ['noroles@demo.example', 'an account that the portal refuses'],
] as const;

const accountTable = (): string[] => {
  const width = Math.max(...accounts.map(([email]) => email.length));
  return [
    `Demo accounts, password ${password}:`,
    ...accounts.map(([email, roles]) => `  ${email.padEnd(width)}  ${roles}`),
  ];
};

/** The message printed once everything is ready: the address and the demo accounts. */
export const announcement = (base: number, mode: PortalMode | 'offline'): string =>
  [
    '',
    `The portal is ready:  ${localOrigin(base, 0)}${applicationPath}/`,
    ...(mode === 'offline'
      ? ['Offline: a demo user is signed in, and nothing leaves the browser.']
      : [
          `Control API:          ${localOrigin(base, portOffsets.control)}/control/health`,
          '',
          ...accountTable(),
        ]),
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
