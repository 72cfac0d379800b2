import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { KycTables } from '../../ground/db/tables/kyc.ts'
import type { Tx } from '../../ground/db/tx.ts'
import type { CaseState } from './kyc-state.ts'
import type { Approval, KycDemand } from './needed-level.ts'

/** A stored case. */
export type CaseRow = Selectable<KycTables['kyc_case']>

/** What is stored about a player's identity check. */
export interface KycRecord {
  approval: Approval
  /** The last demand that refused a deposit or withdrawal; undefined when an approval has met it. */
  demand: KycDemand | undefined
  /** The newest case. */
  lastCase: CaseRow | undefined
}

/** Reads what is stored about a player. */
export async function readKyc(db: Database | Tx, accountId: string): Promise<KycRecord> {
  const [account, lastCase] = await Promise.all([
    db.selectFrom('kyc_account').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    db
      .selectFrom('kyc_case')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    approval: { level: account?.level ?? 0, approvedMinor: account?.approved_minor ?? 0n },
    demand: account?.needed_for && account.needed > 0 ? { level: account.needed, for: account.needed_for } : undefined,
    lastCase,
  }
}

/** Locks an account, so that all changes of its identity check happen one after the other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** The state of a stored case. */
export function stateOf({ state, attempts, appeal, reason, missing }: CaseRow): CaseState {
  return { state, attempts, isAppealed: appeal !== null, reason, missing }
}

/** The columns of a state. */
export function columnsOf({ state, attempts, reason, missing }: CaseState) {
  return { state, attempts, reason, missing: [...missing] }
}

/** An amount of a row in a wallet's currency, in the smallest unit of the site's first currency, rounded down. */
const IN_FIRST = sql`floor(m.amount_minor::numeric / power(10, c.decimal_length) / c.scale * power(10, (
  select decimal_length from currency order by position limit 1)))`

/**
 * Sum of the account's paid deposits, and of those that can still be paid, in all wallets, in the smallest unit of the site's first
 * currency: a limit does not begin again with another currency.
 */
export async function sumDeposits(
  db: Database | Tx,
  accountId: string,
  at: Date,
): Promise<{ paidMinor: bigint; openMinor: bigint }> {
  const { rows } = await sql<{ paidMinor: bigint; openMinor: bigint }>`
    select coalesce(sum(${IN_FIRST}) filter (where m.status = 'PAID'), 0)::bigint as "paidMinor",
      coalesce(sum(${IN_FIRST}) filter (where m.status = 'NEW' and m.expires_at > ${at}), 0)::bigint as "openMinor"
    from account_wallet w join currency c on c.id = w.currency_id join deposit m on m.account_id = w.wallet_id
    where w.account_id = ${accountId}`.execute(db)
  return rows[0] ?? { paidMinor: 0n, openMinor: 0n }
}

/** Sum of the account's withdrawals that were not declined, like `sumDeposits`. */
export async function sumWithdrawals(db: Database | Tx, accountId: string): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    select coalesce(sum(${IN_FIRST}), 0)::bigint as minor
    from account_wallet w join currency c on c.id = w.currency_id join withdrawal m on m.account_id = w.wallet_id
    where w.account_id = ${accountId} and m.status <> 'DECLINED'`.execute(db)
  return rows[0]?.minor ?? 0n
}
