import type { AuditState } from 'shared/contracts/audit-log';
import type { DemoRow, DemoRows } from './demo-rows.ts';
import type { Moments } from './moments.ts';
import { createRandom } from 'shared/catalogue/random';
import { searchText } from '../database/search-text.ts';

type Entry = DemoRow<'audit_log'>;
type People = Pick<DemoRows, 'users' | 'memberships' | 'membership_accounts' | 'invitations'>;

const administratorsWithHistory = 12;
const hour = 3_600_000;

/** Audit log entries of a customer's administrators and invitations. */
export function generateAuditLog(customerId: string, people: People, moments: Moments): Entry[] {
  const random = createRandom(`audit log of ${customerId}`);
  const userById = new Map(people.users.map(user => [user.user_id, user]));
  const userByEmail = new Map(people.users.map(user => [user.email, user]));
  const superadmin = people.memberships.find(member => member.role === 'Superadmin');
  if (!superadmin) return [];

  const nameOf = (user: People['users'][number] | undefined) =>
    user ? `${user.first_name} ${user.last_name}` : null;
  const entry = (
    details: Pick<Entry, 'at' | 'action' | 'subject' | 'before' | 'after'> & { actor_id: string },
  ): Entry => {
    const actor = userById.get(details.actor_id);
    const actor_name = nameOf(actor);
    const actor_email = actor?.email ?? null;
    const about_name = nameOf(userByEmail.get(details.subject));
    const searched = [actor_name, actor_email, details.subject, about_name];
    return {
      entry_id: random.uuid(),
      customer_id: customerId,
      correlation_id: random.uuid(),
      actor_name,
      actor_email,
      about_kind: 'Person',
      about_id: details.subject,
      about_name,
      details: null,
      search_text: searchText(searched),
      ...details,
    };
  };

  const ofAdministrators = people.memberships
    .filter(member => member.role === 'Admin')
    .slice(0, administratorsWithHistory)
    .flatMap(member => {
      const subject = userById.get(member.user_id)?.email ?? '';
      const joined = Date.parse(member.created_at);
      const full: AuditState = { role: 'Admin', accessType: 'Full' };
      const invited = { actor_id: superadmin.user_id, subject };
      const accounts = people.membership_accounts.filter(one => one.user_id === member.user_id);
      const limited = { ...full, accessType: 'Limited', accountIds: accounts.map(one => one.account_id) };
      const at = (hours: number) => new Date(joined + hours * hour).toISOString();
      return [
        entry({ ...invited, at: at(-20), action: 'InvitationCreated', before: null, after: full }),
        entry({
          actor_id: member.user_id,
          subject,
          at: at(0),
          action: 'InvitationAccepted',
          before: null,
          after: full,
        }),
        ...(member.access === 'Limited'
          ? [entry({ ...invited, at: at(100), action: 'AccessChanged', before: full, after: limited })]
          : []),
      ];
    });
  const ofInvitations = people.invitations.flatMap(invitation =>
    invitation.inviter_id === null
      ? []
      : [
          entry({
            actor_id: invitation.inviter_id,
            at: invitation.created_at,
            action: 'InvitationCreated',
            subject: invitation.email,
            before: null,
            after: {
              role: invitation.role,
              accessType: invitation.access,
              ...(invitation.access === 'Limited' ? { accountIds: invitation.account_ids } : {}),
              expiresAt: invitation.expires_at,
            },
          }),
        ],
  );
  const ofTheOneWhoLeft = entry({
    actor_id: superadmin.user_id,
    at: moments.daytime(16, 200),
    action: 'AccessRemoved',
    subject: `tidligere.${customerId}@kunde.example`,
    before: { role: 'Admin', accessType: 'Full' },
    after: null,
  });
  return [...ofAdministrators, ...ofInvitations, ofTheOneWhoLeft];
}
