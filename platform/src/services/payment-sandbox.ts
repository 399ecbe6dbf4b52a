import { runService } from '../run-service.ts';
import { startPayments } from '../start-services.ts';

// The sandbox of card payments alone.
await runService('payments', startPayments);
