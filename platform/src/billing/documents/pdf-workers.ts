import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { TooBusy } from '../../hashing/hash-queue.ts';
import type { BillingDocument } from './billing-document.ts';

/** Maximum queue length: about ten seconds of work for one thread. */
const maxQueued = 300;

/** Started with the first PDF. Idle threads end after a while, and do not keep the process alive. */
let workers: Piscina<BillingDocument, Uint8Array> | undefined;

const startWorkers = () =>
  new Piscina<BillingDocument, Uint8Array>({
    filename: import.meta.resolve('./pdf-worker.ts'),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    idleTimeout: 60_000,
    maxQueue: maxQueued,
  });

/**
 * Renders a document as PDF in a worker thread.
 *
 * @throws TooBusy if the queue is full
 */
export async function makePdf(document: BillingDocument): Promise<Buffer> {
  workers ??= startWorkers();
  if (workers.queueSize >= maxQueued) throw new TooBusy();
  const { buffer, byteOffset, byteLength } = await workers.run(document);
  return Buffer.from(buffer, byteOffset, byteLength);
}
