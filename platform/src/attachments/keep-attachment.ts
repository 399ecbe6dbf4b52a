import { ATTACHMENT_DAYS } from 'shared/contracts/attachment';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { argumentError } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { ReceivedAttachment } from './store-attachment.ts';

/** Maximum duration of an upload. */
const uploadTimeout = 3_600_000;

/** Completes an uploaded file, so that an order can refer to it. */
export async function finishAttachment(
  transaction: Transaction<Database>,
  { attachmentId, type, size }: ReceivedAttachment,
): Promise<{ attachmentId: string }> {
  await transaction
    .updateTable('attachments')
    .set({ media_type: type, size, is_whole: true })
    .where('attachment_id', '=', attachmentId)
    .execute();
  return { attachmentId };
}

/** Removes an uploaded file unless it was completed. */
export async function forgetUnfinished(
  db: Kysely<Database>,
  { attachmentId }: Pick<ReceivedAttachment, 'attachmentId'>,
): Promise<void> {
  await db
    .deleteFrom('attachments')
    .where('attachment_id', '=', attachmentId)
    .where('is_whole', '=', false)
    .execute();
}

/**
 * Finds an upload of the person for this customer that belongs to no order yet, and locks it until `attachToOrder`.
 *
 * @throws ApiProblem 400 `AttachmentNotFound`
 */
export async function lockAttachment(
  { transaction, customerId, actorId }: ChangeContext,
  attachmentId: string,
): Promise<void> {
  const found = await transaction
    .selectFrom('attachments')
    .where('attachment_id', '=', attachmentId)
    .where('customer_id', '=', customerId)
    .where('user_id', '=', actorId)
    .where('is_whole', '=', true)
    .where('order_id', 'is', null)
    .select('attachment_id')
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw argumentError('AttachmentNotFound');
}

/** Attaches a file to its order, with which it is kept. */
export async function attachToOrder(
  transaction: Transaction<Database>,
  attachmentId: string,
  orderId: string,
): Promise<void> {
  await transaction
    .updateTable('attachments')
    .set({ order_id: orderId })
    .where('attachment_id', '=', attachmentId)
    .execute();
}

/** Removes the files of a cancelled order. */
export async function removeAttachmentsOf(
  transaction: Transaction<Database>,
  orderId: string,
): Promise<void> {
  await transaction.deleteFrom('attachments').where('order_id', '=', orderId).execute();
}

/** Removes files that no order has referred to in time, and the remains of interrupted uploads. */
export async function forgetAttachments(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db
    .deleteFrom('attachments')
    .where('order_id', 'is', null)
    .where(builder =>
      builder.or([
        builder('created_at', '<', before(ATTACHMENT_DAYS * 86_400_000)),
        builder.and([builder('is_whole', '=', false), builder('created_at', '<', before(uploadTimeout))]),
      ]),
    )
    .execute();
}
