import { INVITATION_DAYS } from 'shared/contracts/invitation';
import type { HeldRole } from '../database/tables/customers.ts';
import { danishSortKey } from '../database/danish-sort-key.ts';
import { limitedAccountIds } from './accounts.ts';
import type { DemoCustomer } from './customers.ts';
import type { DemoRow, DemoRows } from './demo-rows.ts';
import type { Moments } from './moments.ts';
import { createRandom, type Random } from 'shared/catalogue/random';
import { firstNames, lastNames } from './invented-names.ts';

/** The people with known addresses, and what each one demonstrates. */
const namedPeople = [
  ['superadmin@demo.example', 'Sanne', 'Østerhede'],
  ['admin@demo.example', 'Anders', 'Bakkelund'],
  ['limited@demo.example', 'Line', 'Kildemark'],
  ['employee@demo.example', 'Emil', 'Havbjerg'],
  ['single@demo.example', 'Signe', 'Klitholm'],
  ['nocustomers@demo.example', 'Nanna', 'Engløkke'],
  ['noroles@demo.example', 'Niels', 'Rønnedal'],
] as const;

const namedMemberships = [
  ['superadmin@demo.example', '1001', 'Superadmin', 'Full'],
  ['superadmin@demo.example', '1002', 'Superadmin', 'Full'],
  ['superadmin@demo.example', '1003', 'Superadmin', 'Full'],
  ['superadmin@demo.example', '1004', 'Admin', 'Full'],
  ['admin@demo.example', '1001', 'Admin', 'Full'],
  ['limited@demo.example', '1001', 'Admin', 'Limited'],
  ['employee@demo.example', '1001', 'User', 'Full'],
  ['single@demo.example', '1002', 'Superadmin', 'Full'],
] as const;

type People = Pick<DemoRows, 'users' | 'memberships' | 'membership_accounts' | 'invitations'>;

/** The people used in tests and for signing in. */
export function generateNamedPeople(passwordHash: string, moments: Moments): People {
  const random = createRandom('named people');
  const users = namedPeople.map(([email, firstName, lastName]) => ({
    ...person(random, moments, passwordHash, firstName, lastName, email),
    last_login_at: moments.daytime(random.int(0, 20), random.int(0, 600)),
    version: 1,
    has_customer_roles: email !== 'noroles@demo.example',
  }));
  const byEmail = new Map(users.map(user => [user.email, user]));
  const memberships = namedMemberships.map(([email, customer_id, role, access]) => ({
    user_id: byEmail.get(email)?.user_id ?? '',
    customer_id,
    role,
    access,
    created_at: byEmail.get(email)?.created_at ?? moments.daytime(700, 0),
    version: 1,
  }));
  const membership_accounts = limitedAccountIds.map(account_id => ({
    user_id: byEmail.get('limited@demo.example')?.user_id ?? '',
    customer_id: '1001',
    account_id,
  }));
  return { users, memberships, membership_accounts, invitations: [] };
}

/** The other people of a customer; `administrators` includes those with known addresses. */
export function generatePeople(
  customer: DemoCustomer,
  accountIds: readonly string[],
  passwordHash: string,
  moments: Moments,
): People {
  const customerId = customer.row.customer_id;
  const random = createRandom(`people of ${customerId}`);
  const people: People = { users: [], memberships: [], membership_accounts: [], invitations: [] };
  const alreadyThere = namedMemberships.filter(([, id, role]) => id === customerId && role !== 'User').length;

  const add = (index: number, role: HeldRole, isLimited: boolean) => {
    const firstName = random.pick(firstNames);
    const lastName = random.pick(lastNames);
    const email = emailOf(firstName, lastName, `${String(index)}.${customerId}`);
    const user = person(random, moments, passwordHash, firstName, lastName, email);
    people.users.push(user);
    people.memberships.push({
      user_id: user.user_id,
      customer_id: customerId,
      role,
      access: isLimited ? 'Limited' : 'Full',
      created_at: user.created_at,
      version: 1,
    });
    const reach = isLimited ? accountIds.slice(index % 5, (index % 5) + 1 + (index % 3)) : [];
    for (const account_id of reach) {
      people.membership_accounts.push({ user_id: user.user_id, customer_id: customerId, account_id });
    }
  };

  for (let index = alreadyThere; index < customer.administrators; index += 1) {
    const isSuperadmin = index < alreadyThere + 2;
    add(index, isSuperadmin ? 'Superadmin' : 'Admin', !isSuperadmin && index % 4 === 0);
  }
  for (let index = 0; index < customer.employees; index += 1) {
    add(customer.administrators + index, 'User', false);
  }
  for (const role of ['User', 'Admin', 'Superadmin'] as const) {
    for (let index = 0; index < customer.invitationsOfEachType; index += 1) {
      const inviters = people.memberships.filter(member => member.role === 'Superadmin');
      const inviter = role === 'Superadmin' ? undefined : inviters[index % inviters.length];
      people.invitations.push({
        ...invitation(random, moments, customerId, role, index, accountIds),
        inviter_id: inviter?.user_id ?? null,
      });
    }
  }
  return people;
}

function person(
  random: Random,
  moments: Moments,
  passwordHash: string,
  firstName: string,
  lastName: string,
  email: string,
): DemoRow<'users'> {
  const createdDaysAgo = random.int(30, 1400);
  return {
    user_id: random.uuid(),
    email,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: lastName,
    sort_name: danishSortKey(`${firstName} ${lastName}`),
    phone_number: `10${random.digits(6)}`,
    phone_verified: true,
    segment_id: random.chance(50) ? `segment-${random.digits(2)}` : null,
    email_verified: true,
    has_customer_roles: true,
    created_at: moments.daytime(createdDaysAgo, random.int(0, 600)),
    last_login_at: random.chance(85)
      ? moments.daytime(random.int(0, createdDaysAgo - 1), random.int(0, 600))
      : null,
    version: 1,
  };
}

function invitation(
  random: Random,
  moments: Moments,
  customer_id: string,
  role: HeldRole,
  index: number,
  accountIds: readonly string[],
): DemoRow<'invitations'> {
  const isLimited = role === 'Admin' && index % 2 === 1;
  // One has expired and one mail bounced; the others are pending.
  const isExpired = role === 'Admin' && index === 4;
  const daysAgo = random.int(1, 12) + (isExpired ? 14 : 0);
  const sentAt = moments.daytime(daysAgo, random.int(0, 600));
  return {
    invitation_id: random.uuid(),
    customer_id,
    email: emailOf(random.pick(firstNames), random.pick(lastNames), `inviteret${String(index)}`),
    role,
    access: isLimited ? 'Limited' : 'Full',
    account_ids: isLimited ? accountIds.slice(0, 1 + index) : [],
    created_at: sentAt,
    expires_at: new Date(Date.parse(sentAt) + INVITATION_DAYS * 86_400_000).toISOString(),
    // Nobody knows the token of a generated link; resending creates a working one.
    token_hash: null,
    inviter_id: null,
    sent_at: sentAt,
    sent_count: 1,
    is_undeliverable: role === 'Admin' && index === 2,
    accepted_at: null,
  };
}

/** An address of the form `aase.aebeltoft.12.1001@kunde.example`. */
export function emailOf(firstName: string, lastName: string, ending: string): string {
  const name = `${firstName}.${lastName}.${ending}`.toLowerCase();
  const ascii = name.replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa');
  return `${ascii}@kunde.example`;
}
