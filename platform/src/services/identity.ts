import { runMailingService } from '../run-service.ts';
import { startIdentity } from '../start-services.ts';

// The sign-in server alone.
await runMailingService('identity', startIdentity);
