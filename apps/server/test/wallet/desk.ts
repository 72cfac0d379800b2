import { randomUUIDv7 } from 'node:crypto'
import { demoMarket } from '@fairground/contract'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { createDatabase, type Database } from '../../src/db/database.ts'
import { transaction } from '../../src/db/tx.ts'
import type { DecidedBet } from '../../src/wallet/actions/place-bet.ts'
import type { CommitQueueOptions } from '../../src/wallet/commit-queue.ts'
import { newServerSeed, openAccount } from '../../src/wallet/open-account.ts'
import { type Committed, createWallet, ownKey, type WalletDoor } from '../../src/wallet/wallet.ts'

/** A wallet door on a fresh database, with what tests of money do again and again. */
export type Desk = {
  url: string
  db: Database
  wallet: WalletDoor
  /** What onCommitted was told, in order. */
  events: Committed[]
  /** Another door on the same database: a second server process's worth. */
  secondDoor(options?: Partial<CommitQueueOptions>): WalletDoor
  /** A new account that has deposited `amountMinor`. */
  account(amountMinor?: bigint): Promise<string>
  /** A deposit in state NEW. */
  deposit(accountId: string, amountMinor: bigint): Promise<string>
  close(): Promise<void>
}

/** A market that has a place for every bet of a test. */
const DESK_MARKET = 'desk'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

export async function openDesk(options: Partial<CommitQueueOptions> = {}): Promise<Desk> {
  const { url, drop } = await freshDatabase()
  const db = createDatabase(url, { max: 4 })
  await db
    .insertInto('market')
    .values({ id: DESK_MARKET, rules: JSON.stringify({ ...demoMarket, betSlots: 30_000 }) })
    .execute()
  const events: Committed[] = []
  const door = (more: Partial<CommitQueueOptions>) =>
    createWallet({ databaseUrl: url, db, log: silent, onCommitted: (event) => events.push(event), ...options, ...more })
  const wallet = door({})
  const others: WalletDoor[] = []

  async function deposit(accountId: string, amountMinor: bigint): Promise<string> {
    const id = randomUUIDv7()
    const at = new Date()
    await db
      .insertInto('deposit')
      .values({
        account_id: accountId,
        id,
        channel: 'sandbox',
        amount_minor: amountMinor,
        provider_reference: null,
        checkout_url: null,
        created_at: at,
        expires_at: new Date(at.getTime() + 60_000),
        closed_at: null,
      })
      .execute()
    return id
  }

  return {
    url,
    db,
    wallet,
    events,
    deposit,
    secondDoor(more = {}) {
      const other = door(more)
      others.push(other)
      return other
    },
    async account(amountMinor = 0n) {
      const accountId = randomUUIDv7()
      await transaction(db, (tx) => openAccount(tx, { accountId, currencyId: 'G$', at: new Date() }))
      if (amountMinor > 0n) {
        const depositId = await deposit(accountId, amountMinor)
        await wallet.creditDeposit({ accountId, depositId, amountMinor, ...ownKey() })
      }
      return accountId
    },
    async close() {
      await Promise.all([wallet, ...others].map((each) => each.close()))
      await db.destroy()
      await drop()
    },
  }
}

/** A bet of mines with its own key and round, to spread over. */
export function betOf(accountId: string, stakeMinor: bigint) {
  return {
    accountId,
    ...ownKey(),
    roundId: randomUUIDv7(),
    gameId: 'mines',
    slot: 0,
    stakeMinor,
    options: { mines: 3 },
    edgeBp: 300,
    maxWinMinor: 10_000_000n,
    marketId: DESK_MARKET,
    marketVersion: 1,
    gameVersion: 1,
  }
}

/** What a draw on the wallet's present seeds is said to have won. */
export async function decidedAs(wallet: WalletDoor, accountId: string, payoutMinor: bigint): Promise<DecidedBet> {
  const found = await wallet.findWallet(accountId)
  if (!found) throw new Error('no wallet')
  const result = payoutMinor > 0n ? ('WIN' as const) : ('LOSE' as const)
  return { seedPairId: found.seedPairId, nonce: found.nextNonce, result, multiplierE4: 20_000n, payoutMinor }
}

/** A spin of 1.00 that was granted a moment ago, decided on the wallet's present seeds. */
export async function spinOf(
  { db, wallet }: Desk,
  accountId: string,
  { win, required }: { win: bigint; required: bigint },
) {
  const id = randomUUIDv7()
  await db
    .insertInto('spin_grant')
    .values({
      ...{ account_id: accountId, id, key: id, source: 'staff', value_minor: 100n, count: 1 },
      granted_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute()
  return {
    ...betOf(accountId, 100n),
    gameId: 'freespin',
    decided: await decidedAs(wallet, accountId, win),
    spin: { newPotId: randomUUIDv7(), requiredMinor: win > 0n ? required : 0n, shares: {}, lifeMs: 60_000 },
  }
}

/** The last move of a round, which wins `payoutMinor` or, with 0, loses. */
export function endOf(accountId: string, roundId: string, payoutMinor: bigint) {
  const result = payoutMinor > 0n ? ('WIN' as const) : ('LOSE' as const)
  return {
    accountId,
    ...ownKey(),
    roundId,
    step: 0,
    nextStep: 1,
    moves: [7],
    multiplierE4: 11_022n,
    end: { result, payoutMinor },
  }
}

/** A rotation with its own key and next pair. */
export function rotationOf(accountId: string, clientSeed: string | undefined) {
  const { pairId, serverSeed } = newServerSeed()
  return { accountId, ...ownKey(), clientSeed, nextPairId: pairId, nextServerSeed: serverSeed }
}
