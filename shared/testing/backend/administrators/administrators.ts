/** A customer's users: the signed-in user first, then others, then invitations. */
import type { Administrator, UserType } from '../../../contracts/administrator.ts';
import type { StoredAccount } from '../accounts/accounts.ts';
import type { CustomerPlan } from '../customers/customer-plans.ts';
import type { Moments } from '../moments.ts';
import { emailOf, nth, personAt } from '../invented-names.ts';

/** The signed-in user. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const administratorsOf = (
  plan: CustomerPlan,
  person: Person,
  accounts: readonly StoredAccount[],
  moments: Moments,
): Administrator[] => {
  const { customer, administrators, invitations } = plan;
  const own: Administrator = {
    ...person,
    userType: customer.role === 'Superadmin' ? 'SuperAdministrator' : 'Administrator',
    created: moments.hoursAgo(24 * 700),
    lastLogin: moments.hoursAgo(0),
    accessType: 'Full',
    assets: [],
  };
  const others = Array.from({ length: administrators - 1 }, (_, index): Administrator => {
    const name = personAt(index + Number(customer.id));
    const isLimited = index % 4 === 3;
    return {
      userId: `${customer.id}-person-${String(index + 1)}`,
      ...name,
      userType: index < 2 ? 'SuperAdministrator' : 'Administrator',
      email: emailOf(name),
      created: moments.hoursAgo(24 * (90 + index * 41)),
      lastLogin: index % 6 === 5 ? null : moments.hoursAgo(24 * index + 3),
      accessType: isLimited ? 'Limited' : 'Full',
      assets: isLimited ? accounts.slice(2, 4).map(({ accountId: id }) => ({ id, type: 'Account' })) : [],
    };
  });
  const invited = invitations.map((position, index): Administrator => {
    const userType = nth<UserType>(['AdministratorInvitation', 'SuperAdministratorInvitation'], index);
    return {
      invitationId: `${customer.id}-invitation-${String(index + 1)}`,
      userType,
      email: emailOf(personAt(position)),
      created: moments.hoursAgo(24 * (1 + index)),
      accessType: 'Full',
      assets: [],
    };
  });
  return [own, ...others, ...invited];
};
