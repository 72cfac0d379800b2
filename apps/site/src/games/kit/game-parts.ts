import type { Options } from '@fairground/games'
import { formatMoney } from '@fairground/money'
import { useLocale } from '../../kernel/language/language.ts'
import type { RoundState } from './bet/round-kind.ts'
import { type GameOdds, gameOdds } from './game-odds.ts'
import { type GameSettings, toMinor } from './settings.ts'
import type { SteppedGameRules } from './stepped-game-rules.ts'
import type { Stake } from './use-stake.ts'

/** The props that the parts of a game share. */
export interface GameParts {
  rules: SteppedGameRules
  settings: GameSettings
  state: RoundState
  options: Options
  stake: Stake
  odds: GameOdds
  /** The decided round in animation. */
  revealing: string | undefined
}

/** The numbers of the open round, or of the next bet. */
export function oddsNow({ rules, settings, state, options, stake }: Omit<GameParts, 'odds' | 'revealing'>): GameOdds {
  const { limits, edge, maxWinMinor } = settings
  const bet = state.phase.name === 'open' ? state.phase.bet : undefined
  if (!bet) {
    const stakeMinor = stake.reading.stakeMinor || limits.minStakeMinor
    return gameOdds(rules.manifest.engine, { options, edge, stakeMinor, maxWinMinor, step: 0 })
  }
  const stakeMinor = toMinor(bet.betAmount, limits.decimalLength)
  return gameOdds(rules.manifest.engine, {
    options: bet.options,
    edge: bet.edge,
    stakeMinor,
    maxWinMinor,
    step: bet.round.step,
  })
}

/** Formats amounts in the smallest unit, in the game's currency and the player's language. */
export function useMinorMoney({ currency }: GameSettings): (minor: bigint) => string {
  const locale = useLocale()
  return (minor) => formatMoney(minor, { ...currency, withdrawDecimalLength: 0 }, locale)
}
