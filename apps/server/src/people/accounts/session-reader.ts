import { createPool } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Log } from '../../ground/log.ts'
import { type BatchedReader, createBatchedReader } from '../../money/wallet/batched-reader.ts'

/** A stored session, which may have ended. Times in milliseconds since 1970. */
export interface StoredSession {
  id: string
  accountId: string
  currencyId: string
  /** The account's wallet in that currency. */
  walletId: WalletId
  /** The account's country, if it has one. */
  countryId: string | undefined
  lastSeenAtMs: number
  expiresAtMs: number
  isRevoked: boolean
}

/** Finds sessions by the SHA-256 of their token, hex; look-ups of the same moment share a query. */
export interface SessionReader {
  find: BatchedReader<string, StoredSession>
  close(): Promise<void>
}

type Row = [
  at: number,
  id: string,
  account: string,
  currency: string,
  wallet: WalletId,
  country: string | null,
  seenMs: number,
  expiresMs: number,
  revoked: boolean,
]

const QUERY = `
  select asked.at::int, session.id, session.account_id, account.currency_id, account_wallet.wallet_id, country_id,
    (extract(epoch from last_seen_at) * 1000)::float8, (extract(epoch from expires_at) * 1000)::float8,
    revoked_at is not null
  from unnest($1::bytea[]) with ordinality asked(token_hash, at)
  join session on session.token_hash = asked.token_hash
  join account on account.id = session.account_id
  join account_wallet on account_wallet.account_id = account.id and account_wallet.currency_id = account.currency_id`

/** Connections for this query only, since every call of a user waits for it. */
const CONNECTIONS = 2
/** Settings that force look-ups by key: the prepared plan may date from a time when the tables were empty. */
const PLAN = ['plan_cache_mode=force_generic_plan', 'enable_seqscan=off', 'enable_hashjoin=off', 'enable_mergejoin=off']

/** Creates a reader with its own pool. */
export function createSessionReader(databaseUrl: string, log: Log): SessionReader {
  const settings = PLAN.map((setting) => `-c ${setting}`).join(' ')
  const pool = createPool(databaseUrl, { name: 'sessions', max: CONNECTIONS, settings, log })

  async function load(tokenHashes: readonly string[]): Promise<(StoredSession | undefined)[]> {
    const { rows } = await pool.query<Row>({
      name: 'find-sessions',
      text: QUERY,
      values: [`{${tokenHashes.map((tokenHash) => `"\\\\x${tokenHash}"`).join(',')}}`],
      rowMode: 'array',
    })
    const sessions = new Array<StoredSession | undefined>(tokenHashes.length)
    for (const [at, id, accountId, currencyId, walletId, country, lastSeenAtMs, expiresAtMs, isRevoked] of rows) {
      sessions[at - 1] = {
        id,
        accountId,
        currencyId,
        walletId,
        countryId: country ?? undefined,
        lastSeenAtMs,
        expiresAtMs,
        isRevoked,
      }
    }
    return sessions
  }

  return { find: createBatchedReader(load, { queries: CONNECTIONS }), close: () => pool.end() }
}
