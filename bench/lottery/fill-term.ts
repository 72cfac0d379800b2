import { randomUUIDv7 } from 'node:crypto'
import { findPick, type Lottery, lotteryOdds } from '@fairground/games/lottery'
import type { WalletId } from '@fairground/server/ground/db/wallet-id.ts'
import type { WalletDoor } from '@fairground/server/money/wallet/wallet.ts'
import { newSlipId, printSlip, type StoredLine } from '@fairground/server/play/rounds/stored-slip.ts'
import { BENCH_JURISDICTION, execute } from '../database/bench-database.ts'

const EDGE_BP = 300

/** Opens a term that takes any number of slips for an hour, in place of the one before. @returns its id */
export async function openTerm(url: string, { id: gameId }: Lottery, number: number): Promise<string> {
  const id = randomUUIDv7()
  await execute(url, `update multiplayer_round set status = 'VOID' where game_id = '${gameId}'`)
  await execute(
    url,
    `with opened as (
      insert into multiplayer_round (id, game_id, number, chain, link, salt, seed_hash, edge_bp, status, opened_at, closes_at,
        draws_at, alive_at, max_exposure_minor, fence)
      values ('${id}', '${gameId}', ${number}, 1, 1, 'bench', '', ${EDGE_BP}, 'NEW', now(), now() + interval '1 hour',
        now() + interval '1 hour', now(), 8000000000000000000, 1) returning id
    ) insert into multiplayer_round_part (multiplayer_round_id, part, allowance_minor)
      select id, part, 1000000000000000000 from opened, generate_series(0, 7) part`,
  )
  return id
}

/** Places one slip of so many lines of 1 for each wallet. */
export async function fillTerm(
  wallet: WalletDoor,
  lottery: Lottery,
  { termId, walletIds, lineCount }: { termId: string; walletIds: readonly WalletId[]; lineCount: number },
): Promise<void> {
  await Promise.all(
    walletIds.map(async (accountId, at) => {
      const lines = Array.from({ length: lineCount }, (_, index) => lineOf(lottery, at + index))
      const outcome = await wallet.placeBet({
        accountId,
        key: randomUUIDv7(),
        bodyHash: '',
        stakeMinor: 100n * BigInt(lineCount),
        maxWinMinor: 10_000_000n,
        roundId: newSlipId(),
        gameId: lottery.id,
        slot: undefined,
        options: printSlip({ termId, lines }),
        edgeBp: EDGE_BP,
        pool: { id: termId, targetE2: undefined, exposureMinor: 1n },
        jurisdictionId: BENCH_JURISDICTION,
        jurisdictionVersion: 1,
        gameVersion: 1,
      })
      if (outcome.outcome === 'refused') throw new Error(`a slip was refused: ${outcome.reason}`)
    }),
  )
}

/** A line of 1 on one of the four sides. */
function lineOf(lottery: Lottery, at: number): StoredLine {
  const pick = ['big', 'small', 'odd', 'even'][at % 4] ?? 'big'
  const marketPick = findPick(lottery, 'side', pick)
  if (!marketPick) throw new Error(`${lottery.id} has no side ${pick}`)
  return { market: 'side', pick, stakeMinor: 100n, odds: lotteryOdds(marketPick, EDGE_BP) }
}
