import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { TooBusy } from '../../hashing/hash-queue.ts';
import type { BillingDocument } from './billing-document.ts';

/** How many may wait: some ten seconds' work of one thread. */
const maxQueued = 300;

/** Started by the first PDF. A thread that has had nothing to do for a while goes, and holds up no process that ends. */
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
 * A document as PDF, made beside the process that answers calls.
 *
 * @throws TooBusy when more waits already than will be made soon
 */
export async function makePdf(document: BillingDocument): Promise<Buffer> {
  workers ??= startWorkers();
  if (workers.queueSize >= maxQueued) throw new TooBusy();
  const { buffer, byteOffset, byteLength } = await workers.run(document);
  return Buffer.from(buffer, byteOffset, byteLength);
}
