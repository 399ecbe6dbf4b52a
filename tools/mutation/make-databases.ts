// Creates the template databases of the tests in advance, so that the coverage of their creation is known: no test
// runs that code again.
import { embeddedCopy } from 'platform/testing/database/embedded-copy';

await embeddedCopy('empty');
await embeddedCopy('seeded');
