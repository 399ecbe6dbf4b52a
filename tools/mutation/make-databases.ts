// Makes what test databases begin with, so that it is known which code makes them: no test runs that code again.
import { embeddedCopy } from 'platform/testing/embedded-copy';

await embeddedCopy('empty');
await embeddedCopy('seeded');
