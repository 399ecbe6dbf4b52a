/** Runs in a worker thread, started by pdf-workers.ts. */
import { documentPdf } from './document-pdf.ts';

// oxlint-disable-next-line no-restricted-exports -- what a thread of the pool runs is its module's default
export default documentPdf;
