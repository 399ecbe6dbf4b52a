import type { UserInfo } from 'shared/contracts/user-info';
import { browserPage, type SessionPage } from './page.ts';
import { applicationPath, safeReturnPath } from './return-path.ts';
import { never } from './sign-in.ts';
import type { SessionService } from './session-service.ts';

/** The signed-in user when there is no identity server: the demo's superadmin. */
const demoPerson: UserInfo = {
  sub: 'offline-person',
  email: 'superadmin@demo.example',
  segment_id: null,
  customer_roles: [
    { customer_id: '1001', role: 'Superadmin' },
    { customer_id: '1002', role: 'Superadmin' },
    { customer_id: '1003', role: 'Superadmin' },
    { customer_id: '1004', role: 'Admin' },
  ],
};

/** The session of offline mode: a user is signed in from the start, and no requests are made. */
export const createOfflineSession = (page: SessionPage = browserPage()): SessionService => {
  // Nobody checks the token. Having one makes a 401 of the mock backend mean the same as elsewhere.
  const token = 'offline';
  return {
    start: () => {
      const { pathname, search, hash, origin } = page.address();
      return Promise.resolve({
        userInfo: demoPerson,
        returnPath: safeReturnPath(pathname + search + hash, origin),
      });
    },
    accessToken: () => token,
    usableAccessToken: () => Promise.resolve(token),
    signInAgain: () => {
      page.reload();
      return never();
    },
    signInAs: () => {
      page.goTo(`${applicationPath}/`);
      return never();
    },
    signOut: () => {
      page.goTo(`${applicationPath}/logud-bekraeftelse`);
      return never();
    },
    onSignedOutElsewhere: () => () => undefined,
    close: () => {
      page.otherTabs?.close();
    },
  };
};
