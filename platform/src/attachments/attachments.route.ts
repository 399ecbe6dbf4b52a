import { Readable } from 'node:stream';
import { attachmentAnswer, attachmentQuery, MAX_ATTACHMENT_BYTES } from 'shared/contracts/attachment';
import type { FastifyRequest } from 'fastify';
import { argumentError } from '../kernel/api-problem.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { finishAttachment, forgetUnfinished } from './keep-attachment.ts';
import { receiveAttachment, type NewAttachment } from './store-attachment.ts';

/** A large file on a slow connection needs more time than other calls. */
const uploadTimeout = 600_000;

/**
 * `POST /attachments`: uploads a file for a later order, for administrators of a customer with a contract. Not written
 * to the audit log, because it changes no customer data until an order refers to it; the order is.
 */
export function addAttachmentsRoute(api: Api, context: ApiContext): void {
  void api.register((routes: Api, _options, done) => {
    // Passes the body through unparsed, whatever its content type.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', (_request, payload, parsed) => {
      parsed(null, payload);
    });
    routes.post(
      '/attachments',
      {
        config: {
          access: { to: 'customer', named: 'in-query', role: 'Admin', needsContract: true },
          system: 'DocumentAPI',
        },
        handlerTimeout: uploadTimeout,
        bodyLimit: Number.MAX_SAFE_INTEGER,
        schema: {
          summary: 'Upload an attachment for an order',
          querystring: attachmentQuery,
          response: { 200: attachmentAnswer },
        },
      },
      async request => ({ data: await takeFile(context, request, request.query.name) }),
    );
    done();
  });
}

async function takeFile(
  context: ApiContext,
  request: FastifyRequest,
  fileName: string,
): Promise<{ attachmentId: string }> {
  const { customerId, userId } = tenantOf(request);
  const { headers, body } = request;
  if (Number(headers['content-length'] ?? 0) > MAX_ATTACHMENT_BYTES)
    throw argumentError('AttachmentIsTooLarge');
  const attachment: NewAttachment = {
    customerId,
    userId,
    fileName,
    now: context.clock.now(),
    declaredType: headers['content-type']?.split(';')[0]?.trim().toLowerCase(),
    maxBytes: MAX_ATTACHMENT_BYTES,
  };
  const content = body instanceof Readable ? body : undefined;
  const received = await receiveAttachment(context.db, content, attachment);
  const finish = ({ transaction }: ChangeContext) => finishAttachment(transaction, received);
  try {
    // The fingerprint of the call is the content.
    return await changeForCustomer(context, request, finish, received.hash);
  } finally {
    // A repeated call returns the first copy; the new one would count as an unfinished upload.
    await forgetUnfinished(context.db, received);
  }
}
