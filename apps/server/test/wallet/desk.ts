import { randomUUIDv7 } from 'node:crypto'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { DecidedBet } from '@fairground/ledger'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { createDatabase, type Database } from '../../src/ground/db/database.ts'
import { transaction } from '../../src/ground/db/tx.ts'
import type { WalletId } from '../../src/ground/db/wallet-id.ts'
import type { Keyring } from '../../src/ground/secrets/keyring.ts'
import { openKeyring } from '../../src/ground/secrets/open-keyring.ts'
import { newSeedPair, openAccount, touchAccount } from '../../src/money/wallet/account.ts'
import type { CommitQueueOptions } from '../../src/money/wallet/commit-queue.ts'
import { type CommittedAction, createWallet, ownKey, type WalletDoor } from '../../src/money/wallet/wallet.ts'
import { insertSpins } from '../../src/play/bonus/grant-spins.ts'

/** A wallet door on a fresh database, with what tests of money do again and again. */
export type Desk = {
  url: string
  db: Database
  keyring: Keyring
  wallet: WalletDoor
  /** The calls of onCommitted, in order. */
  events: CommittedAction[]
  /** Another door on the same database: a second server process's worth. */
  secondDoor(options?: Partial<CommitQueueOptions>): WalletDoor
  /** A new account that has deposited `amountMinor`. */
  account(amountMinor?: bigint): Promise<WalletId>
  /** A deposit in state NEW. */
  deposit(accountId: WalletId, amountMinor: bigint): Promise<string>
  close(): Promise<void>
}

/** The key of a desk's secrets. */
export const DESK_KEY = 'd'.repeat(64)
/** A jurisdiction that has a place for every bet of a test. */
const DESK_JURISDICTION = 'desk'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Adds the jurisdiction of `betOf`. */
export async function addDeskJurisdiction(db: Database): Promise<void> {
  await db
    .insertInto('jurisdiction')
    .values({ id: DESK_JURISDICTION, rules: JSON.stringify({ ...demoJurisdiction, betSlots: 30_000 }) })
    .execute()
}

export async function openDesk(options: Partial<CommitQueueOptions> = {}): Promise<Desk> {
  const { url, drop } = await freshDatabase()
  const db = createDatabase(url, { max: 4 })
  const keyring = await openKeyring(url, { dataDir: '', dataKeys: DESK_KEY })
  await addDeskJurisdiction(db)
  const events: CommittedAction[] = []
  const door = (more: Partial<CommitQueueOptions>) =>
    createWallet({
      ...{ databaseUrl: url, db, keyring, log: silent },
      onCommitted: (event) => events.push(event),
      ...options,
      ...more,
    })
  const wallet = door({})
  const others: WalletDoor[] = []

  async function deposit(accountId: WalletId, amountMinor: bigint): Promise<string> {
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
    keyring,
    wallet,
    events,
    deposit,
    secondDoor(more = {}) {
      const otherDoor = door(more)
      others.push(otherDoor)
      return otherDoor
    },
    async account(amountMinor = 0n) {
      const accountId = await transaction(db, (tx) =>
        openAccount(tx, keyring, { accountId: randomUUIDv7(), currencyId: 'G$', at: new Date() }),
      )
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
export function betOf(accountId: WalletId, stakeMinor: bigint) {
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
    jurisdictionId: DESK_JURISDICTION,
    jurisdictionVersion: 1,
    gameVersion: 1,
  }
}

/** A draw with a fixed payout, for any seeds. */
export function drawOf(payoutMinor: bigint): () => DecidedBet {
  return () => ({ result: payoutMinor > 0n ? 'WIN' : 'LOSE', multiplierE4: 20_000n, payoutMinor })
}

/** A new free spin of 1.00, and its win. The first wallet of an account has the account's id. */
export async function spinOf(
  { db }: Pick<Desk, 'db'>,
  walletId: WalletId,
  { win, required, accountId = walletId }: { win: bigint; required: bigint; accountId?: string },
) {
  const gift = {
    accountId,
    walletId,
    key: randomUUIDv7(),
    source: 'staff' as const,
    valueMinor: 100n,
    count: 1,
    days: 1,
  }
  await transaction(db, (tx) => insertSpins(tx, gift, new Date()))
  return {
    ...betOf(walletId, 100n),
    gameId: 'freespin',
    draw: drawOf(win),
    spin: { newPotId: randomUUIDv7(), requiredMinor: () => required, shares: {}, lifeMs: 60_000 },
  }
}

/** Lets the time of an account's bonus money be over. */
export async function endBonusTime({ db }: Pick<Desk, 'db'>, accountId: WalletId): Promise<void> {
  await transaction(db, async (tx) => {
    await touchAccount(tx, accountId)
    await tx
      .updateTable('bonus')
      .set({ expires_at: new Date(0) })
      .where('account_id', '=', accountId)
      .where('status', '=', 'open')
      .execute()
  })
}

/** The last move of a round, which wins `payoutMinor` or, with 0, loses. */
export function endOf(accountId: WalletId, roundId: string, payoutMinor: bigint) {
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
export function rotationOf({ keyring }: Pick<Desk, 'keyring'>, accountId: WalletId, clientSeed: string | undefined) {
  const { pairId, sealedSeed, seedHash } = newSeedPair(keyring, accountId)
  return { accountId, ...ownKey(), clientSeed, nextPairId: pairId, nextSealedSeed: sealedSeed, nextSeedHash: seedHash }
}
