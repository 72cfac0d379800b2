import type { Engine } from '@fairground/games'
import { payoutMinor, type Stake } from '@fairground/games'
import { addFractions, type Fraction, ZERO } from '@fairground/money'

/** One line of a prize table. */
export interface PrizeLine {
  /** The payout in ten-thousandths of the stake; above 0. */
  multiplier: bigint
  /** The payout for this stake in the smallest unit, at most the cap. */
  paysMinor: bigint
  chance: Fraction
  /** The positions of `hazards[0]` with this prize, from 0. */
  places: readonly number[]
}

/** The prize table of a bet. */
export interface PrizeTable {
  /** The smallest prize first. Positions with the same prize share a line. Blanks are left out. */
  lines: readonly PrizeLine[]
  /** The chance of any prize. */
  anyChance: Fraction
  /** The exact return, after flooring and cap. */
  returnToPlayer: Fraction
}

/** The prizes of an instant game from its engine, for a house edge (basis points) and a stake. */
export function prizeTableOf(engine: Engine, edge: number, stake: Stake): PrizeTable {
  const terms = { options: {}, edge }
  const lines = new Map<bigint, PrizeLine>()
  for (const { step, chance, multiplier } of engine.odds(terms)) {
    if (multiplier === 0n) continue
    const line = lines.get(multiplier) ?? {
      multiplier,
      paysMinor: payoutMinor(stake, multiplier),
      chance: ZERO,
      places: [],
    }
    const places = [...line.places, step - 1]
    lines.set(multiplier, { ...line, chance: addFractions(line.chance, chance), places })
  }
  const sortedLines = [...lines.values()].sort((a, b) => (a.multiplier < b.multiplier ? -1 : 1))
  return {
    lines: sortedLines,
    anyChance: sortedLines.reduce((sum, { chance }) => addFractions(sum, chance), ZERO),
    returnToPlayer: engine.returnToPlayer(terms, 0, stake),
  }
}
