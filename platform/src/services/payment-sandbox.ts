import { runService } from '../run-service.ts';
import { startPayments } from '../start-services.ts';

// Only the card payment sandbox.
await runService('payments', startPayments);
