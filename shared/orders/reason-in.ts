import { auditDetailsSchema, type AuditDetails } from '../contracts/audit-log.ts';
import * as z from 'zod/mini';

const chosen = z.object({ reason: auditDetailsSchema.shape.reason });

/** Why an order was placed, where its details tell a reason: nothing else of them is for the audit log. */
export const reasonIn = (details: unknown): AuditDetails['reason'] =>
  z.safeParse(chosen, details).data?.reason;
