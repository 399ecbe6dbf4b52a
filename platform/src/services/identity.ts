import { runMailingService } from '../run-service.ts';
import { startIdentity } from '../start-services.ts';

// Only the sign-in server.
await runMailingService('identity', startIdentity);
