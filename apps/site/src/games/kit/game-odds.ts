import type { Engine, Options, StepOdds } from '@fairground/games'
import { payoutMinor } from '@fairground/games'
import type { Fraction } from '@fairground/money'

/** A bet's numbers as its engine gives them. */
export interface GameOdds {
  steps: readonly StepOdds[]
  /** The next step; `undefined` at the end of the ladder. */
  next: StepOdds | undefined
  /** The exact return of stopping after the next step, after flooring and cap. */
  returnToPlayer: Fraction
  /** The most that this bet can pay, in smallest units. */
  maxWinMinor: bigint
  /** What a cash-out pays now, in smallest units; 0 before the first step. */
  paysMinor: bigint
}

/** What is asked about: a bet's terms and stake (smallest units), and how many steps were survived. */
export interface OddsQuestion {
  options: Options
  edge: number
  stakeMinor: bigint
  maxWinMinor: bigint
  step: number
}

let known: { of: string; steps: readonly StepOdds[] } | undefined

/** The steps of a game on its terms; the same list for the same terms, so that what shows it is not rendered anew. */
export function stepsOf(engine: Engine, terms: Pick<OddsQuestion, 'options' | 'edge'>): readonly StepOdds[] {
  const of = JSON.stringify([engine.id, terms])
  if (known?.of !== of) known = { of, steps: engine.odds(terms) }
  return known.steps
}

/** The odds of a stepped game, computed by its engine, for a bet that is placed or only thought of. */
export function gameOdds(engine: Engine, { options, edge, stakeMinor, maxWinMinor, step }: OddsQuestion): GameOdds {
  const terms = { options, edge }
  const stake = { stakeMinor, maxWinMinor }
  const steps = stepsOf(engine, terms)
  const pays = (at: StepOdds | undefined) => (at ? payoutMinor(stake, at.multiplier) : 0n)
  return {
    steps,
    next: steps[step],
    returnToPlayer: engine.returnToPlayer(terms, Math.min(step + 1, steps.length), stake),
    maxWinMinor: pays(steps.at(-1)),
    paysMinor: pays(steps[step - 1]),
  }
}
