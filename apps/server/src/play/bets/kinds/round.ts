import { randomUUIDv7 } from 'node:crypto'
import type { WageringRule } from '@fairground/contract/bonus'
import { SPIN_GAME } from '@fairground/contract/category'
import { type BetSeeds, type Engine, findEngine, openRound } from '@fairground/games'
import type { DecidedBet, SpinTerms } from '@fairground/ledger'
import { type ReadBet, readBet } from '../../rounds/read-bet.ts'
import { endOf, getEngine, type StoredRound } from '../../rounds/stored-round.ts'
import type { BetKind } from '../kind.ts'

const ONLY_SLOT = 0
const DAY_MS = 24 * 60 * 60 * 1000

/** A bet that opens a round of the bettor's own: stepped games go on by moves, instant ones are over with the bet. */
export const roundKind: BetKind = {
  isOf: (gameId) => findEngine(gameId) !== undefined,
  async read(gameId, model, { game, jurisdiction }, { parts }) {
    const engine = getEngine(gameId)
    const bet = readBet({ game, jurisdiction }, model, (fields) => engine.parseOptions(fields))
    const edgeBp = game.settings.edge_bp
    const spin = gameId === SPIN_GAME ? spinTerms((await parts.readSettings()).wagering) : undefined
    return {
      bet: {
        ...bet,
        slot: ONLY_SLOT,
        edgeBp,
        spin,
        ...(engine.prizes && { draw: (seeds) => drawNow(engine, { ...bet, edgeBp }, seeds) }),
      },
      stored: { options: bet.options },
    }
  },
}

function drawNow(
  engine: Engine,
  bet: ReadBet<StoredRound['options']> & { edgeBp: number },
  seeds: BetSeeds,
): DecidedBet {
  const round = openRound(engine, { terms: { options: bet.options, edge: bet.edgeBp }, seeds })
  const end = endOf(engine, bet, round)
  if (!end) throw new Error(`${engine.id} is open after its one draw`)
  return { ...end, multiplierE4: engine.multiplier(round) }
}

/** The wagering terms of a spin's win, by the current rule. The required stakes are rounded up to the smallest unit. */
function spinTerms({ times, days, shares }: WageringRule): SpinTerms {
  const hundredths = BigInt(Math.round(times * 100))
  const requiredMinor = (payout: bigint) => (payout * hundredths + 99n) / 100n
  return { newPotId: randomUUIDv7(), requiredMinor, shares, lifeMs: days * DAY_MS }
}
