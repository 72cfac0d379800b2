import type { Lottery } from '@fairground/games/lottery'
import type { Database } from '../../ground/db/database.ts'
import { ownKey } from '../../money/wallet/wallet.ts'
import { listOpenBets, type OpenBet } from '../multiplayer-rounds/multiplayer-bets.ts'
import type { SettleDoor } from '../multiplayer-rounds/settle-bets.ts'
import { paidLines, parseSlip } from '../rounds/stored-slip.ts'

/** Slips of one reading. */
const PAGE = 5_000
/** Slips that wait for the wallet at once: enough for its lanes, and few enough that other bets need not wait long. */
const AT_ONCE = 1_000

/** Decides every open slip of a term: by its result, or by giving the stakes back when it has none. */
export async function settleSlips(
  { db, wallet }: { db: Database; wallet: SettleDoor },
  lottery: Lottery,
  term: { id: string; result: readonly number[] | undefined },
): Promise<void> {
  const { id, result } = term
  const decide = (bet: OpenBet) => (result ? pay(wallet, lottery, bet, result) : wallet.voidRound(namedBet(bet)))
  let bets = await listOpenBets(db, id, { most: PAGE, after: 0n })
  // The next slips are read while the wallet decides these.
  for (let last = bets.at(-1); last; last = bets.at(-1)) {
    const nextPage = listOpenBets(db, id, { most: PAGE, after: last.place })
    const [next] = await Promise.all([nextPage, doAll(bets, decide)])
    bets = next
  }
}

/** Does the work for each item, AT_ONCE at a time. */
async function doAll<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker))
}

async function pay(wallet: SettleDoor, lottery: Lottery, bet: OpenBet, result: readonly number[]): Promise<void> {
  const slip = parseSlip(bet.options)
  if (!slip) throw new Error(`the bet ${bet.roundId} of ${lottery.id} is no slip`)
  const payoutMinor = paidLines(lottery.id, slip, result).reduce((sum, paid) => sum + paid, 0n)
  await wallet.moveRound({
    ...namedBet(bet),
    step: bet.step,
    nextStep: bet.step + 1,
    moves: [],
    multiplierE4: (payoutMinor * 10_000n) / bet.stakeMinor,
    end: { result: payoutMinor > 0n ? 'WIN' : 'LOSE', payoutMinor },
    // A balance must not tell the result before the draw has been shown.
    holdMs: lottery.showMs,
  })
}

const namedBet = ({ accountId, roundId }: OpenBet) => ({ ...ownKey(), accountId, roundId })
