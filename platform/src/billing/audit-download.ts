import type { AuditDetails } from 'shared/contracts/audit-log';
import type { FastifyRequest } from 'fastify';
import { writeAuditEntry, type AuditedChange } from '../audit/write-audit-entry.ts';
import type { ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/access/guard.ts';

/**
 * Writes to the audit log that documents were downloaded. Called before they are sent, so that none is sent without an
 * entry.
 */
export function auditDownload(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  request: FastifyRequest,
  fetched: Pick<AuditedChange, 'subject' | 'about' | 'after'> & { details: AuditDetails },
): Promise<void> {
  const { customerId, userId } = tenantOf(request);
  return db.transaction().execute(transaction =>
    writeAuditEntry(transaction, {
      ...fetched,
      customerId,
      actorId: userId,
      action: 'DocumentFetched',
      correlationId: request.id,
      at: clock.now(),
    }),
  );
}
