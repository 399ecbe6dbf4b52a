import { createBackendData, demoPerson } from 'shared/testing/backend/backend-data.ts';
import { createOfflineSession } from '../session/offline-session.ts';
import { createFakePage } from '../session/testing/fake-page.ts';

it('signs in the user of the demo data, with their customers and roles', async () => {
  const { userInfo } = await createOfflineSession(
    createFakePage('http://localhost:4000/selvbetjening/'),
  ).start();
  expect(userInfo).toMatchObject({ sub: demoPerson.userId, email: demoPerson.email });
  const { tenants } = createBackendData(new Date());
  expect(userInfo.customer_roles).toEqual(
    tenants.map(({ customer }) => ({ customer_id: customer.id, role: customer.role })),
  );
});
