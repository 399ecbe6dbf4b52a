/** Set by the build: true only for offline mode. */
declare const PORTAL_OFFLINE: boolean;
/** Set by the build: version and build id of the shell. */
declare const PORTAL_RELEASE: string;
/** Set by the build: true when remotes come from dev servers, which rebuild and therefore have no hashes. */
declare const PORTAL_DEV_SERVERS: boolean;
