import type { Lottery } from '@fairground/games/lottery'
import type { Database } from '../db/database.ts'
import { listOpenBets, type OpenBet } from '../multiplayer-rounds/multiplayer-bets.ts'
import type { SettleDoor } from '../multiplayer-rounds/settle-bets.ts'
import { ownKey } from '../wallet/wallet.ts'
import { paidLines, parseSlip } from './stored-slip.ts'

/** Most slips that go to the wallet at once. */
const MOST = 2_000

/** Decides every open slip of a term: by its result, or by giving the stakes back when it has none. */
export async function settleSlips(
  { db, wallet }: { db: Database; wallet: SettleDoor },
  lottery: Lottery,
  term: { id: string; result: readonly number[] | undefined },
): Promise<void> {
  for (;;) {
    const bets = await listOpenBets(db, term.id, MOST)
    await Promise.all(
      bets.map((bet) => (term.result ? pay(wallet, lottery, bet, term.result) : wallet.voidRound(named(bet)))),
    )
    if (bets.length < MOST) return
  }
}

async function pay(wallet: SettleDoor, lottery: Lottery, bet: OpenBet, result: readonly number[]): Promise<void> {
  const slip = parseSlip(bet.options)
  if (!slip) throw new Error(`the bet ${bet.roundId} of ${lottery.id} is no slip`)
  const payoutMinor = paidLines(lottery.id, slip, result).reduce((sum, paid) => sum + paid, 0n)
  await wallet.moveRound({
    ...named(bet),
    step: bet.step,
    nextStep: bet.step + 1,
    moves: [],
    multiplierE4: (payoutMinor * 10_000n) / bet.stakeMinor,
    end: { result: payoutMinor > 0n ? 'WIN' : 'LOSE', payoutMinor },
    // A balance must not tell the result before the draw has been shown.
    holdMs: lottery.showMs,
  })
}

const named = ({ accountId, roundId }: OpenBet) => ({ ...ownKey(), accountId, roundId })
