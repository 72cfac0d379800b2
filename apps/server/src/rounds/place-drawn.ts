import { randomUUIDv7 } from 'node:crypto'
import type { WageringRule } from '@fairground/contract'
import { SPIN_GAME } from '@fairground/contract'
import { type Engine, type Options, openRound, payoutMinor } from '@fairground/games'
import type { Services } from '../services.ts'
import type { DecidedBet, PlaceBet, SpinTerms } from '../wallet/actions/place-bet.ts'
import { ownKey } from '../wallet/wallet.ts'
import { getWallet } from './wallet-of.ts'

type DrawnBet = PlaceBet & { options: Options }

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Places a bet of a game that is over with its draw: the engine decides on the seeds as they stand, and the bet is only
 * taken while they still do; else it is decided anew. An account's draws take turns, so that they seldom meet. `decided`
 * is what the last attempt was decided as.
 */
export async function placeDrawn({ db, wallet, inTurn, readSettings }: Services, engine: Engine, bet: DrawnBet) {
  const { accountId } = bet
  const { wagering } = await readSettings()
  return inTurn(`draw:${accountId}`, async () => {
    // Ends: of bets that meet one is taken at each turn.
    for (;;) {
      const { seedPairId, nextNonce } = await getWallet({ wallet }, accountId)
      const pair = await db
        .selectFrom('seed_pair')
        .select(['server_seed', 'client_seed'])
        .where('account_id', '=', accountId)
        .where('id', '=', seedPairId)
        .executeTakeFirstOrThrow()
      const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed ?? '', nonce: nextNonce }
      const round = openRound(engine, { terms: { options: bet.options, edge: bet.edgeBp }, seeds })
      const payout = payoutMinor(bet, engine.multiplier(round))
      const decided: DecidedBet = {
        seedPairId,
        nonce: nextNonce,
        result: payout > 0n ? 'WIN' : 'LOSE',
        multiplierE4: engine.multiplier(round),
        payoutMinor: payout,
      }
      const spin = bet.gameId === SPIN_GAME ? spinTerms(wagering, payout) : undefined
      const outcome = await wallet.placeBet({ ...bet, decided, spin })
      if (outcome.outcome !== 'refused') return { outcome, decided }
      if (outcome.reason === 'bonus_expired') await wallet.expireBonus({ accountId, ...ownKey() })
      else if (outcome.reason !== 'seeds_moved') return { outcome, decided }
    }
  })
}

/** What a spin's win is put under: the rule as it is now, what has to be staked rounded up to the smallest unit. */
function spinTerms({ times, days, shares }: WageringRule, payout: bigint): SpinTerms {
  const hundredths = BigInt(Math.round(times * 100))
  return { newPotId: randomUUIDv7(), requiredMinor: (payout * hundredths + 99n) / 100n, shares, lifeMs: days * DAY_MS }
}
