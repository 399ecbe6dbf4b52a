import { runMailingService } from '../run-service.ts';
import { startApi } from '../start-services.ts';

// The self-service API alone: as many of these as are needed, on one PostgreSQL.
await runMailingService('api', startApi);
