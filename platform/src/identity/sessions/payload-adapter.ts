import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Adapter, AdapterPayload, KoaContextWithOIDC } from 'oidc-provider';
import { errors, Provider } from 'oidc-provider';
import type { Database } from '../../database/tables.ts';
import { idleSince, recordUse } from './idle-timeout.ts';
import type { TokenSeal } from './token-seal.ts';

/** Models whose id is a bearer secret; only the hash is stored. */
const secretIds = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/** Storage key of an artefact. */
export function storedId(model: string, id: string): string {
  return secretIds.has(model) ? createHash('sha256').update(id).digest('base64url') : id;
}

interface PayloadSettings {
  db: Kysely<Database>;
  /** Tokens without it belong to nobody. */
  seal: TokenSeal;
  /** Called whenever sign-ins or tokens end, to clear caches. */
  onEnd: () => void;
  /** Idle timeout of a session in minutes. */
  idleMinutes: number;
}

/** Stores oidc-provider's artefacts in the database. */
export function createPayloadAdapter(settings: PayloadSettings): (model: string) => Adapter {
  return model => new PayloadAdapter(model, settings);
}

class PayloadAdapter implements Adapter {
  readonly #db: Kysely<Database>;
  readonly #model: string;
  readonly #seal: TokenSeal;
  readonly #onEnd: () => void;
  readonly #idleMinutes: number;

  constructor(model: string, { db, seal, onEnd, idleMinutes }: PayloadSettings) {
    this.#db = db;
    this.#model = model;
    this.#seal = seal;
    this.#onEnd = onEnd;
    this.#idleMinutes = idleMinutes;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const { jti: _secret, ...withoutId } = payload;
    const kept = secretIds.has(this.#model) ? withoutId : payload;
    const columns = {
      payload: JSON.stringify(kept),
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      session_uid: payload.sessionUid ?? null,
      // A sign-in that has passed the password step belongs to the person, and ends with their other sign-ins.
      account_id: payload.result?.login?.accountId ?? payload.accountId ?? null,
      expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    };
    const formerId = this.#model === 'Session' ? sessionAtBeginning() : undefined;
    if (formerId !== undefined) {
      await this.#db
        .updateTable('oidc_payloads')
        .set({ ...columns, id })
        .where('model', '=', this.#model)
        .where('id', '=', formerId)
        .execute();
      return;
    }
    await this.#db
      .insertInto('oidc_payloads')
      .values({ model: this.#model, id: storedId(this.#model, id), ...columns })
      .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(columns))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    // The only client is in the configuration; there are no others.
    if (this.#model === 'Client') return undefined;
    if (secretIds.has(this.#model) && !this.#seal.isOurs(id)) return undefined;
    const found = await this.#first('id', storedId(this.#model, id));
    return found && secretIds.has(this.#model) ? { ...found, jti: id } : found;
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#first('uid', uid);
  }

  /** User codes belong to the device flow, which is not enabled. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** Of two concurrent requests with the same code or refresh token, one is rejected. */
  async consume(id: string): Promise<void> {
    const [result] = await this.#db
      .updateTable('oidc_payloads')
      .set({ consumed_at: new Date() })
      .where('model', '=', this.#model)
      .where('id', '=', storedId(this.#model, id))
      .where('consumed_at', 'is', null)
      .execute();
    if (!result?.numUpdatedRows) throw new errors.InvalidGrant('already consumed');
  }

  async destroy(id: string): Promise<void> {
    // A session with a new id is moved when it is saved.
    if (this.#model === 'Session' && inRequest()?.oldId === id) return;
    await this.#db
      .deleteFrom('oidc_payloads')
      .where('model', '=', this.#model)
      .where('id', '=', storedId(this.#model, id))
      .execute();
    this.#onEnd();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db
      .deleteFrom('oidc_payloads')
      .where('model', '=', this.#model)
      .where('grant_id', '=', grantId)
      .execute();
    this.#onEnd();
  }

  async #first(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    // PostgreSQL text cannot contain NUL; an id with one does not exist.
    if (value.includes('\0')) return undefined;
    const isSession = this.#model === 'Session';
    const row = await this.#db
      .selectFrom('oidc_payloads')
      .select(['payload', 'consumed_at', 'uid', 'used_at'])
      .where('model', '=', this.#model)
      .where(column, '=', value)
      .where(sql<boolean>`(expires_at is null or expires_at > now())`)
      .$if(isSession, query => query.where('used_at', '>', idleSince(this.#idleMinutes)))
      .executeTakeFirst();
    if (!row) return undefined;
    // Only use by cookie counts: an unattended page renews its tokens.
    if (isSession && column === 'id' && row.uid !== null)
      await recordUse(this.#db, row.uid, row.used_at, this.#idleMinutes);
    const consumed = row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {};
    return { ...(JSON.parse(row.payload) as AdapterPayload), ...consumed };
  }
}

/** The session's previous id, which the library's types lack. */
type Renamed = KoaContextWithOIDC['oidc']['session'] & { oldId?: string };

/** Session of the current request. */
const inRequest = (): Renamed | undefined => Provider.ctx?.oidc.session;

/**
 * Session id at the start of the request, if any. The session is saved at the end of the request; one that has ended
 * meanwhile must not be revived.
 */
function sessionAtBeginning(): string | undefined {
  const session = inRequest();
  // Only stored sessions have a creation time.
  return session && 'iat' in session ? (session.oldId ?? session.jti) : undefined;
}

/** Removes expired and idle entries. Called periodically; correctness does not depend on it. */
export async function removeExpiredPayloads(db: Kysely<Database>, idleMinutes: number): Promise<void> {
  await db
    .deleteFrom('oidc_payloads')
    .where('model', '=', 'Session')
    .where('used_at', '<', idleSince(idleMinutes))
    .execute();
  await db.deleteFrom('oidc_payloads').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('sign_in_attempts').where('window_ends_at', '<', new Date()).execute();
}
