import { randomUUIDv7 } from 'node:crypto'
import type { WageringRule } from '@fairground/contract/bonus'
import { SPIN_GAME } from '@fairground/contract/category'
import { type BetSeeds, type Engine, type Options, openRound } from '@fairground/games'
import type { DecidedBet, SpinTerms } from '@fairground/ledger'
import type { Services } from '../../app/services.ts'
import type { RequestOf } from '../../money/wallet/action.ts'
import { ownKey } from '../../money/wallet/wallet.ts'
import { endOf } from './stored-round.ts'

type InstantBet = RequestOf<'bet'> & { options: Options }

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Places a bet of an instant game: the wallet calls the engine with the seeds of the bet.
 * `decision` is the outcome of a new bet; undefined for a repeat.
 */
export async function placeInstantBet({ wallet, readSettings }: Services, engine: Engine, bet: InstantBet) {
  const { accountId } = bet
  const { wagering } = await readSettings()
  const spin = bet.gameId === SPIN_GAME ? spinTerms(wagering) : undefined
  let decision: DecidedBet | undefined
  const draw = (seeds: BetSeeds): DecidedBet => {
    const round = openRound(engine, { terms: { options: bet.options, edge: bet.edgeBp }, seeds })
    const end = endOf(engine, bet, round)
    if (!end) throw new Error(`${engine.id} is open after its one draw`)
    const drawResult = { ...end, multiplierE4: engine.multiplier(round) }
    decision = drawResult
    return drawResult
  }
  // The loop ends: expired bonus money is taken back once.
  for (;;) {
    const outcome = await wallet.placeBet({ ...bet, draw, spin })
    if (outcome.outcome !== 'refused' || outcome.reason !== 'bonus_expired') return { outcome, decision }
    await wallet.expireBonus({ accountId, ...ownKey() })
  }
}

/** The wagering terms of a spin's win, by the current rule. The required stakes are rounded up to the smallest unit. */
function spinTerms({ times, days, shares }: WageringRule): SpinTerms {
  const hundredths = BigInt(Math.round(times * 100))
  const requiredMinor = (payout: bigint) => (payout * hundredths + 99n) / 100n
  return { newPotId: randomUUIDv7(), requiredMinor, shares, lifeMs: days * DAY_MS }
}
