import { UserFacingError } from './user-facing-error.ts';

/**
 * Every environment variable that the code reads, besides `DATABASE_URL`. A test compares it with the code.
 */
export const variableNames: readonly string[] = `
  PORT_BASE DATA_DIR MODE SETTINGS ORIGIN HOST TRUST_PROXY CONTROL_URL
  IDENTITY_URL API_URL TOGGLES_URL COLLECTOR_URL REMOTE_ORIGINS TOGGLE_PROTOCOL
  ACCESS_TOKENS ACCESS_TOKEN_AUDIENCE ACCESS_TOKEN_USER_BY ACCESS_TOKEN_USER_CLAIM
  INTROSPECTION_CLIENT INTROSPECTION_SECRET
  PAYMENTS_URL PAYMENTS_ORIGINS PAYMENTS_API_URL PAYMENTS_API_KEY PAYMENTS_WEBHOOK_URL PAYMENTS_WEBHOOK_KEY
  DATABASE_CONNECTIONS DRAIN_SECONDS IDLE_MINUTES CALLS_PER_MINUTE ORDER_STEP_SECONDS
  RELEASE_TARGET RELEASE_ADDRESS RELEASE_BY BUILD_ID SHELL_SITE SHELL_STATIC PARENT
  CHROMIUM WHOLE_CHROMIUM BROWSER_REPORT TEST_REPORT AXE
  DATABASE_ROUNDS KILL_ROUNDS KILL_ROWS KILL_SEED DEPLOY_SEED DEPLOY_STEPS GENERATED_REQUESTS GENERATED_SEED
`
  .trim()
  .split(/\s+/)
  .map(name => `PORTAL_${name}`);

/**
 * Refuses an unknown variable with our prefix: it was set to change something and would have no effect.
 *
 * @throws UserFacingError that names it
 */
export function refuseUnknownVariables(environment: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(environment).find(
    name => name.startsWith('PORTAL_') && environment[name] !== undefined && !variableNames.includes(name),
  );
  if (unknown !== undefined)
    throw new UserFacingError(
      `${unknown} is not a variable of the portal. Correct its name, or unset it: docs/running.md lists the names.`,
    );
}
