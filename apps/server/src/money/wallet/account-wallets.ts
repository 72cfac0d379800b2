import { CallError } from '@fairground/contract/envelope'
import { sql } from 'kysely'
import type { Session } from '../../ground/call/session.ts'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'

type Owner = Pick<Session, 'accountId' | 'walletId' | 'currencyId'>

/** Lists the wallets of an account beside the one that a session plays with, in no order. */
export async function listOtherWallets(
  db: Database,
  { accountId, walletId }: Omit<Owner, 'currencyId'>,
): Promise<WalletId[]> {
  const rows = await db
    .selectFrom('account_wallet')
    .select('wallet_id')
    .where('account_id', '=', accountId)
    .where('wallet_id', '<>', walletId)
    .execute()
  return rows.map(({ wallet_id }) => wallet_id)
}

/** Selects rows whose `account_id` is any wallet of an account. */
export const ofAccount = (accountId: string) =>
  sql<boolean>`account_id in (select wallet_id from account_wallet where account_wallet.account_id = ${accountId})`

/** Finds the account's wallet in a currency; undefined: it has none. */
export async function findWalletIn(
  db: Database,
  { accountId }: Pick<Owner, 'accountId'>,
  currencyId: string,
): Promise<Omit<Owner, 'accountId'> | undefined> {
  const row = await db
    .selectFrom('account_wallet')
    .select('wallet_id')
    .where('account_id', '=', accountId)
    .where('currency_id', '=', currencyId)
    .executeTakeFirst()
  return row && { walletId: row.wallet_id, currencyId }
}

/**
 * The account's wallet in a currency that a list asks for; default: the one that the session plays with.
 * @throws CallError currency_unknown when the account has none in it
 */
export async function walletIn(
  db: Database,
  session: Owner,
  currencyId: string | undefined,
): Promise<Omit<Owner, 'accountId'>> {
  if (currencyId === undefined || currencyId === session.currencyId) return session
  const wallet = await findWalletIn(db, session, currencyId)
  if (!wallet) throw new CallError('currency_unknown')
  return wallet
}
