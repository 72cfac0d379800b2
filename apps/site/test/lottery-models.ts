import { type LotteryGame, type LotteryTerm, MOST_SLIP_LINES, MOST_TERM_LINES } from '@fairground/contract/lottery'
import type { BetModel } from '@fairground/contract/round'
import type { SlipLine } from '@fairground/contract/slip-line'
import { multiplierToNumber } from '@fairground/games'
import {
  chancesOf,
  factsOf,
  findLottery,
  findPick,
  type Lottery,
  lotteryOdds,
  settleLine,
} from '@fairground/games/lottery'
import { minorToNumber, numberToMinor } from '@fairground/money'
import { ownBetOf } from './flight-models.ts'
import { EDGE } from './round-models.ts'

const DECIMALS = 2
const SEED = '35f16266f51f4a29ce36ccf409d917c3bc619137c5dca278b865d1d54d8c0f18'

const idOf = (kind: 'a' | 'b' | 'c', number: number) =>
  `0199${kind.repeat(4)}-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A lottery as a new house offers it. */
export const offerOf = (played: Lottery): LotteryGame => ({
  ...{ gameId: played.id, name: played.name, enabled: true, edge: EDGE, cancel: true, version: 1 },
  ...{
    termSeconds: played.termMs / 1_000,
    closedSeconds: played.closedMs / 1_000,
    showSeconds: played.showMs / 1_000,
  },
  limits: {
    ...{ minStake: 1, maxStake: 1_000, maxWin: 100_000, maxTermWin: 100_000 },
    ...{ slipLines: MOST_SLIP_LINES, termLines: MOST_TERM_LINES },
  },
  markets: played.markets.map((market) => ({
    code: market.code,
    picks: market.picks.map((pick) => ({
      picks: [pick.pick],
      p: chancesOf({ market, pick }).map(({ numerator, denominator }) => `${numerator}/${denominator}`),
      odds: lotteryOdds({ market, pick }, EDGE).map(multiplierToNumber),
      maxStake: 1_000,
    })),
  })),
})

/** A term that takes bets since a moment. */
export const openTermOf = (no: number, opensAt: number): LotteryTerm => ({
  ...{ id: idOf('a', no), no, status: 'NEW', phase: 'OPEN', opensAt, commitment: SEED, salt: 'salt', edge: EDGE },
  ...{ closesAt: opensAt + 55_000, drawsAt: opensAt + 60_000 },
})

/** A term once its numbers are drawn, and its slips decided. */
export const drawnTermOf = (term: LotteryTerm, played: Lottery, result: readonly number[]): LotteryTerm => ({
  ...{ ...term, status: 'FINISHED', phase: 'SETTLED', seed: SEED, entropy: '', bettors: [] },
  ...{ result: [...result], facts: { ...factsOf(played, result) } },
})

/** A slip as a page sends it. */
export interface SentSlip {
  termId: string
  betAmount: string
  lines: readonly { market: string; pick: string; stake: string }[]
}

/** A slip that was taken, by its number. */
export const slipOf = (gameId: string, number: number, { termId, betAmount, lines }: SentSlip): BetModel =>
  ownBetOf({
    ...{ id: idOf('b', number), gameId, termId, betAmount: Number(betAmount) },
    bets: lines.map(({ market, pick, stake }, at) => ({
      ...{ id: idOf('c', at + 1), market, pick, stake: Number(stake), result: 'PENDING', winAmount: 0 },
      ...{ odds: oddsOf(gameId, market, pick).map(multiplierToNumber), maxWin: 0 },
    })),
  })

/** A slip as a result decides it, by the game's own rules. */
export function decidedSlip(slip: BetModel, result: readonly number[]): BetModel {
  const bets = (slip.bets ?? []).map((line): SlipLine => {
    const { pick } = found(slip.gameId, line.market, line.pick)
    const odds = oddsOf(slip.gameId, line.market, line.pick)
    const paidMinor = settleLine({ pick, stakeMinor: numberToMinor(line.stake, DECIMALS), odds }, result)
    return { ...line, result: paidMinor > 0n ? 'WIN' : 'LOSE', winAmount: minorToNumber(paidMinor, DECIMALS) }
  })
  const winAmount = bets.reduce((sum, line) => sum + line.winAmount, 0)
  return { ...slip, bets, winAmount, result: winAmount > 0 ? 'WIN' : 'LOSE' }
}

const oddsOf = (...pick: Parameters<typeof found>) => lotteryOdds(found(...pick), EDGE)

function found(gameId: string, market: string, pick: string) {
  const played = findLottery(gameId)
  const marketPick = played && findPick(played, market, pick)
  if (!marketPick) throw new Error(`${gameId} has no pick ${market} ${pick}`)
  return marketPick
}
