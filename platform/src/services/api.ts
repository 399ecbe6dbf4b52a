import { runMailingService } from '../run-service.ts';
import { startApi } from '../start-services.ts';

// Only the self-service API; any number of these can share one PostgreSQL server.
await runMailingService('api', startApi);
