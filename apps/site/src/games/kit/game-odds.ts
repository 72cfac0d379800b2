import type { Engine, Options, StepOdds } from '@fairground/games'
import { payoutMinor } from '@fairground/games'
import type { Fraction } from '@fairground/money'

/** A bet's numbers from its engine. */
export interface GameOdds {
  steps: readonly StepOdds[]
  /** The next step; `undefined` at the end of the ladder. */
  next: StepOdds | undefined
  /** The exact return of stopping after the next step, after flooring and cap. */
  returnToPlayer: Fraction
  /** The highest payout of this bet, in the smallest unit. */
  maxWinMinor: bigint
  /** The payout of a cash-out now, in the smallest unit; 0 before the first step. */
  paysMinor: bigint
  /** The payout of a cash-out after the next step, in the smallest unit; 0 at the end of the ladder. */
  nextPaysMinor: bigint
}

/** A bet's terms and stake (in the smallest unit), and the number of survived steps. */
export interface OddsQuestion {
  options: Options
  edge: number
  stakeMinor: bigint
  maxWinMinor: bigint
  step: number
}

let cachedSteps: { of: string; steps: readonly StepOdds[] } | undefined

/** The steps of a game on its terms. Equal terms return the same list, so that components need no new render. */
export function stepsOf(engine: Engine, terms: Pick<OddsQuestion, 'options' | 'edge'>): readonly StepOdds[] {
  const of = JSON.stringify([engine.id, terms])
  if (cachedSteps?.of !== of) cachedSteps = { of, steps: engine.odds(terms) }
  return cachedSteps.steps
}

/** The odds of a stepped game from its engine, for a placed or a possible bet. */
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
    nextPaysMinor: pays(steps[step]),
  }
}
