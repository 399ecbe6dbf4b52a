import { auditDetailsSchema, type AuditDetails } from '../contracts/audit-log.ts';
import * as z from 'zod/mini';

const chosen = z.object({ reason: auditDetailsSchema.shape.reason });

/** The reason of an order, if its details contain one: the only detail for the audit log. */
export const reasonIn = (details: unknown): AuditDetails['reason'] =>
  z.safeParse(chosen, details).data?.reason;
