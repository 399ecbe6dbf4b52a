import { startApi } from 'shared/testing/start-api.ts';
import { testWrites } from 'shared/testing/writes.tsx';
import { exampleFormWrite } from './testing/example-form.tsx';

const api = startApi();
testWrites(__dirname, api, [exampleFormWrite(api)]);
