import { applicationPath, localOrigin, serviceOffsets } from '../portal/addresses.ts';

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

/** What is printed once everything answers: the address, and whom to sign in as. */
export const announcement = (base: number): string => {
  const width = Math.max(...accounts.map(([email]) => email.length));
  return [
    '',
    `The portal is ready:  ${localOrigin(base, 0)}${applicationPath}/`,
    `Control API:          ${localOrigin(base, serviceOffsets.control)}/control/health`,
    '',
    `Demo accounts, password ${password}:`,
    ...accounts.map(([email, roles]) => `  ${email.padEnd(width)}  ${roles}`),
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
};
