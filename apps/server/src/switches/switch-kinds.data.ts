import type { ErrorName } from '@fairground/contract/errors.data'
import type { SwitchKind } from '@fairground/contract/switches'

/** What a kind of switch refuses, and by which refusal. */
export interface SwitchRule {
  kind: SwitchKind
  refusal: ErrorName
  /** What it refuses: new bets, new deposits, gifts of spins, new withdrawals. */
  stops: readonly ('bets' | 'deposits' | 'gifts' | 'withdrawals')[]
}

/**
 * The switches of OP-02. None of them touches an open round, a flight that has taken bets, a win in its hold, a withdrawal
 * that was asked for, or the report of a deposit that was begun. The switch of the site closes the site's other calls too.
 */
export const SWITCH_RULES: readonly SwitchRule[] = [
  { kind: 'site', refusal: 'maintenance', stops: ['bets', 'deposits', 'gifts', 'withdrawals'] },
  { kind: 'game', refusal: 'game_maintenance', stops: ['bets'] },
  { kind: 'version', refusal: 'version_off', stops: ['bets'] },
  { kind: 'jurisdiction', refusal: 'jurisdiction_off', stops: ['bets', 'deposits', 'gifts'] },
  { kind: 'payment_method', refusal: 'payment_maintenance', stops: ['deposits', 'withdrawals'] },
  { kind: 'player', refusal: 'player_off', stops: ['bets', 'deposits', 'gifts'] },
]
