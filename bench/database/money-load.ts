import { hash, randomUUID, randomUUIDv7 } from 'node:crypto'
import { toWalletId, type WalletId } from '@fairground/server/ground/db/wallet-id.ts'
import type { DoneAction, Outcome } from '@fairground/server/money/wallet/action.ts'
import type { WalletDoor } from '@fairground/server/money/wallet/wallet.ts'
import { BENCH_JURISDICTION } from './bench-database.ts'

/** Number of callers that wait for an answer at any time. */
export const CALLERS = 256

/** Repeats `task`, 256 at a time, each with the next account. @returns tasks a second */
export async function keepWaiting(
  accounts: readonly string[],
  seconds: number,
  task: (accountId: WalletId, count: number) => Promise<void>,
): Promise<number> {
  let nextCount = 0
  let doneCount = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  async function caller(): Promise<void> {
    while (performance.now() < endsAt) {
      const count = nextCount++
      await task(toWalletId(accounts[count % accounts.length] ?? ''), count)
      doneCount++
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return (doneCount / (performance.now() - startedAt)) * 1000
}

/** An idempotency key with the digest of a body. */
function clientKey(accountId: WalletId): { key: string; bodyHash: string } {
  return { key: randomUUID(), bodyHash: hash('sha256', accountId) }
}

/** Places a bet on an instant game, and throws when it is refused. */
export async function instantBet(wallet: WalletDoor, accountId: WalletId): Promise<void> {
  expectDone(
    await wallet.placeBet({
      accountId,
      ...clientKey(accountId),
      roundId: randomUUIDv7(),
      gameId: 'scratch',
      slot: 0,
      stakeMinor: 100n,
      options: {},
      edgeBp: 300,
      maxWinMinor: 10_000_000n,
      jurisdictionId: BENCH_JURISDICTION,
      jurisdictionVersion: 1,
      gameVersion: 1,
      draw: () => ({ result: 'LOSE', multiplierE4: 0n, payoutMinor: 0n }),
    }),
  )
}

/** Places a bet on a stepped game, and throws when it is refused. */
export async function bet(
  wallet: WalletDoor,
  accountId: WalletId,
  options: { gameId?: string; slot?: number } = {},
): Promise<string> {
  const roundId = randomUUIDv7()
  const { gameId = 'mines', slot = 0 } = options
  expectDone(
    await wallet.placeBet({
      accountId,
      ...clientKey(accountId),
      roundId,
      gameId,
      slot,
      stakeMinor: 100n,
      options: { mines: 3 },
      edgeBp: 300,
      maxWinMinor: 10_000_000n,
      jurisdictionId: BENCH_JURISDICTION,
      jurisdictionVersion: 1,
      gameVersion: 1,
    }),
  )
  return roundId
}

/** Places a bet in the multiplayer round of `openMultiplayerRound`. */
export async function betMultiplayer(wallet: WalletDoor, accountId: WalletId, slot: number): Promise<void> {
  expectDone(
    await wallet.placeBet({
      accountId,
      ...clientKey(accountId),
      roundId: randomUUIDv7(),
      gameId: 'crash',
      slot,
      stakeMinor: 100n,
      options: {},
      maxWinMinor: 10_000_000n,
      edgeBp: 300,
      pool: { targetE2: 200, exposureMinor: 200n },
      jurisdictionId: BENCH_JURISDICTION,
      jurisdictionVersion: 1,
      gameVersion: 1,
    }),
  )
}

/** Ends a round; one in two wins, and its win waits in a hold. */
export async function end(wallet: WalletDoor, accountId: WalletId, roundId: string, count: number): Promise<void> {
  const isWin = count % 2 === 0
  expectDone(
    await wallet.moveRound({
      accountId,
      ...clientKey(accountId),
      roundId,
      step: 0,
      nextStep: 1,
      moves: [7],
      multiplierE4: 11_022n,
      end: isWin ? { result: 'WIN', payoutMinor: 110n } : { result: 'LOSE', payoutMinor: 0n },
    }),
  )
}

/** Releases the hold of a round. */
export async function release(wallet: WalletDoor, accountId: WalletId, roundId: string): Promise<void> {
  expectDone(await wallet.finishHolds({ accountId, ...clientKey(accountId), holdIds: [roundId] }))
}

function expectDone(outcome: Outcome<string>): asserts outcome is DoneAction {
  if (outcome.outcome !== 'done') throw new Error(`a benchmark's action was ${JSON.stringify(outcome, replacer)}`)
}

const replacer = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/** Counts the calls for each account: an open round occupies its slot, so the next bet needs the next slot. */
export function countByAccount(): (accountId: WalletId) => number {
  const counts = new Map<string, number>()
  return (accountId) => {
    const count = counts.get(accountId) ?? 0
    counts.set(accountId, count + 1)
    return count
  }
}
