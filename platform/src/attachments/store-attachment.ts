import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AttachmentType } from 'shared/contracts/attachment';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { ApiProblem, argumentError } from '../kernel/api-problem.ts';
import { lockPerson } from '../kernel/changes/change-context.ts';
import { OWN_PROFILE } from '../kernel/changes/idempotency.ts';
import { isWhole, TAIL_BYTES, typeOf } from './attachment-type.ts';

/** Data of a file that is known before the upload. */
export interface NewAttachment {
  customerId: string;
  userId: string;
  fileName: string;
  /** Content type stated by the client; undefined without one. */
  declaredType: string | undefined;
  maxBytes: number;
  now: Date;
}

export interface ReceivedAttachment {
  attachmentId: string;
  type: AttachmentType;
  size: number;
  /** SHA-256 of the content. */
  hash: string;
}

/** Part size in bytes; no more of a file is ever in memory. */
const partBytes = 262_144;

/** Maximum number of a person's files without an order. */
const maxWaiting = 5;

/**
 * Stores a file while it is uploaded, each part in its own transaction, so that a slow sender blocks nobody. It is
 * incomplete until `finishAttachment`; rejected and interrupted uploads are removed.
 *
 * @throws ApiProblem 400 with the codes of attachments; 429 for too many concurrent uploads
 */
export async function receiveAttachment(
  db: Kysely<Database>,
  content: Readable | undefined,
  attachment: NewAttachment,
): Promise<ReceivedAttachment> {
  const attachmentId = await db
    .transaction()
    .execute(transaction => beginAttachment(transaction, attachment));
  try {
    return { attachmentId, ...(await writeParts(db, attachmentId, content, attachment)) };
  } catch (error) {
    await db.deleteFrom('attachments').where('attachment_id', '=', attachmentId).execute();
    throw error;
  }
}

async function beginAttachment(
  transaction: Transaction<Database>,
  { customerId, userId, fileName, now }: NewAttachment,
): Promise<string> {
  // Serializes a person's concurrent uploads, so that they are counted correctly.
  await lockPerson(transaction, OWN_PROFILE, userId);
  const waiting = await transaction
    .selectFrom('attachments')
    .where('user_id', '=', userId)
    .where('order_id', 'is', null)
    .select(['attachment_id', 'is_whole'])
    .orderBy('created_at', 'desc')
    .execute();
  if (waiting.filter(each => !each.is_whole).length >= maxWaiting)
    throw new ApiProblem(429, 'TooManyRequests');
  const old = waiting.filter(each => each.is_whole).slice(maxWaiting - 1);
  if (old.length > 0)
    await transaction
      .deleteFrom('attachments')
      .where(
        'attachment_id',
        'in',
        old.map(each => each.attachment_id),
      )
      // An order may refer to one by now.
      .where('order_id', 'is', null)
      .execute();
  const attachment_id = randomUUID();
  await transaction
    .insertInto('attachments')
    .values({
      attachment_id,
      customer_id: customerId,
      user_id: userId,
      file_name: fileName,
      media_type: '',
      size: 0,
      is_whole: false,
      created_at: now,
      order_id: null,
    })
    .execute();
  return attachment_id;
}

async function writeParts(
  db: Kysely<Database>,
  attachment_id: string,
  content: Readable | undefined,
  { declaredType, maxBytes }: NewAttachment,
): Promise<Omit<ReceivedAttachment, 'attachmentId'>> {
  const hash = createHash('sha256');
  let type: AttachmentType | undefined;
  let tail = Buffer.alloc(0);
  let size = 0;
  let position = 0;
  for await (const part of partsOf(content)) {
    size += part.length;
    if (size > maxBytes) throw argumentError('AttachmentIsTooLarge');
    type ??= allowedType(part, declaredType);
    hash.update(part);
    tail = Buffer.concat([tail, part]).subarray(-TAIL_BYTES);
    await db.insertInto('attachment_parts').values({ attachment_id, position, content: part }).execute();
    position += 1;
  }
  if (type === undefined) throw argumentError('AttachmentIsEmpty');
  if (!isWhole(type, tail)) throw argumentError('AttachmentIsCutOff');
  return { type, size, hash: hash.digest('base64url') };
}

function allowedType(head: Buffer, declared: string | undefined): AttachmentType {
  const type = typeOf(head);
  if (type === undefined || (declared !== undefined && declared !== type))
    throw argumentError('AttachmentTypeNotAllowed');
  return type;
}

/** The content in parts of equal size. The server reads the rest of a rejected body, so that it can answer. */
async function* partsOf(content: Readable | undefined): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let length = 0;
  for await (const chunk of content?.iterator({ destroyOnReturn: false }) ?? []) {
    gathered.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length < partBytes) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(gathered);
}
