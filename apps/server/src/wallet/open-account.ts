import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'

/** Who gets a wallet. */
export type OpenAccount = {
  accountId: string
  currencyId: string
  /** The first client seed; undefined draws one, until the player sets it. */
  clientSeed?: string | undefined
  at: Date
}

/** Gives a new account its wallet, its first seed pair and the one after it, in the caller's transaction. */
export async function openAccount(tx: Tx, account: OpenAccount): Promise<void> {
  const { accountId, currencyId, clientSeed = newClientSeed(), at } = account
  const first = newServerSeed()
  const next = newServerSeed()
  await sql`select open_account(${accountId}, ${currencyId}, ${at},
    ${first.pairId}, ${first.serverSeed}, ${clientSeed}, ${next.pairId}, ${next.serverSeed})`.execute(tx)
}

/** A seed pair's secret half: 32 random bytes, lower-case hex. */
export function newServerSeed(): { pairId: string; serverSeed: string } {
  return { pairId: randomUUIDv7(), serverSeed: randomBytes(32).toString('hex') }
}

/** A client seed for a player who has set none: 16 hex digits. */
function newClientSeed(): string {
  return randomBytes(8).toString('hex')
}
