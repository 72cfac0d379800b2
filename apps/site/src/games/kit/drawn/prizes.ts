import type { Engine } from '@fairground/games'
import { payoutMinor, type Stake } from '@fairground/games'
import { addFractions, type Fraction, ZERO } from '@fairground/money'

/** One line of a prize table. */
export interface PrizeLine {
  /** What it pays, in ten-thousandths of the stake; above 0. */
  multiplier: bigint
  /** What it pays of this stake, in smallest units, at most the cap. */
  paysMinor: bigint
  chance: Fraction
  /** The places of `hazards[0]` that pay it, from 0. */
  places: readonly number[]
}

/** All that a prize table says of a bet. */
export interface PrizeTable {
  /** The smallest prize first; places that pay the same are one line. The blank is in none. */
  lines: readonly PrizeLine[]
  /** The chance of any prize. */
  anyChance: Fraction
  /** The exact return, after flooring and cap. */
  returnToPlayer: Fraction
}

/** The prizes of a game that is decided by one draw, for a house edge (basis points) and a stake, from its engine. */
export function prizeTableOf(engine: Engine, edge: number, stake: Stake): PrizeTable {
  const terms = { options: {}, edge }
  const lines = new Map<bigint, PrizeLine>()
  for (const { step, chance, multiplier } of engine.odds(terms)) {
    if (multiplier === 0n) continue
    const known = lines.get(multiplier) ?? {
      multiplier,
      paysMinor: payoutMinor(stake, multiplier),
      chance: ZERO,
      places: [],
    }
    const places = [...known.places, step - 1]
    lines.set(multiplier, { ...known, chance: addFractions(known.chance, chance), places })
  }
  const sorted = [...lines.values()].sort((a, b) => (a.multiplier < b.multiplier ? -1 : 1))
  return {
    lines: sorted,
    anyChance: sorted.reduce((sum, { chance }) => addFractions(sum, chance), ZERO),
    returnToPlayer: engine.returnToPlayer(terms, 0, stake),
  }
}
