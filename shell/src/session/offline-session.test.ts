import { createOfflineSession } from './offline-session.ts';
import { createFakePage } from './testing/fake-page.ts';

const root = 'http://localhost:4000/selvbetjening/';

describe('the session of offline mode', () => {
  it('is signed in at once, and keeps the URL', async () => {
    const session = createOfflineSession(createFakePage(`${root}1001/faktura?side=2`));
    const { userInfo, returnPath } = await session.start();
    expect(userInfo.email).toBe('superadmin@demo.example');
    expect(userInfo.customer_roles).not.toHaveLength(0);
    expect(returnPath).toBe('/1001/faktura?side=2');
    expect(session.accessToken()).toBe(await session.usableAccessToken());
  });

  it('signs out to the confirmation page, and signs in again by a reload', async () => {
    const page = createFakePage(root);
    void createOfflineSession(page).signOut();
    await expect(page.left()).resolves.toBe('/selvbetjening/logud-bekraeftelse');
    const expired = createFakePage(`${root}1001`);
    void createOfflineSession(expired).signInAgain();
    await expect(expired.left()).resolves.toBe('reload');
  });
});
