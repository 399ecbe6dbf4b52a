/** Runs in a worker thread, started by pdf-workers.ts. */
import { documentPdf } from './document-pdf.ts';

// oxlint-disable-next-line no-restricted-exports -- the pool runs a module through its default export
export default documentPdf;
