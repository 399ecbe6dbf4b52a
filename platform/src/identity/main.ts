import { runService } from '../run-service.ts';
import { startIdentity } from '../start-services.ts';

// The sign-in server alone.
await runService('identity', startIdentity);
