import { randomUUIDv7 } from 'node:crypto'
import { SPIN_GAME, type WageringRule } from '@fairground/contract'
import { type BetSeeds, type Engine, type Options, openRound } from '@fairground/games'
import type { DecidedBet, SpinTerms } from '@fairground/ledger'
import type { Services } from '../services.ts'
import type { RequestOf } from '../wallet/action.ts'
import { ownKey } from '../wallet/wallet.ts'
import { endOf } from './round-end.ts'

type DrawnBet = RequestOf<'bet'> & { options: Options }

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Places a bet of a game that is over with its draw: the wallet lets the engine decide on the seeds that the bet is given.
 * `decided` is what the bet came to, where it is new.
 */
export async function placeDrawn({ wallet, readSettings }: Services, engine: Engine, bet: DrawnBet) {
  const { accountId } = bet
  const { wagering } = await readSettings()
  const spin = bet.gameId === SPIN_GAME ? spinTerms(wagering) : undefined
  let decided: DecidedBet | undefined
  const draw = (seeds: BetSeeds): DecidedBet => {
    const round = openRound(engine, { terms: { options: bet.options, edge: bet.edgeBp }, seeds })
    const end = endOf(engine, bet, round)
    if (!end) throw new Error(`${engine.id} is open after its one draw`)
    const drawn = { ...end, multiplierE4: engine.multiplier(round) }
    decided = drawn
    return drawn
  }
  // Ends: bonus money whose time is over is taken back once.
  for (;;) {
    const outcome = await wallet.placeBet({ ...bet, draw, spin })
    if (outcome.outcome !== 'refused' || outcome.reason !== 'bonus_expired') return { outcome, decided }
    await wallet.expireBonus({ accountId, ...ownKey() })
  }
}

/** What a spin's win is put under: the rule as it is now, what has to be staked rounded up to the smallest unit. */
function spinTerms({ times, days, shares }: WageringRule): SpinTerms {
  const hundredths = BigInt(Math.round(times * 100))
  const requiredMinor = (payout: bigint) => (payout * hundredths + 99n) / 100n
  return { newPotId: randomUUIDv7(), requiredMinor, shares, lifeMs: days * DAY_MS }
}
