import type { StatementGroup } from '@fairground/contract/calls/statement'

const groups: Readonly<Record<string, StatementGroup>> = {
  deposit: 'deposits',
  deposit_release: 'deposits',
  deposit_reversal: 'deposits',
  deposit_restore: 'deposits',
  deposit_fee: 'fees',
  withdraw: 'withdrawals',
  withdraw_return: 'withdrawals',
  bet: 'stakes',
  void_round: 'stakes',
  win: 'payouts',
  release: 'payouts',
  void_hold: 'payouts',
  bonus_win: 'bonuses',
  bonus_release: 'bonuses',
  bonus_forfeit: 'bonuses',
}

/** What a posting's kind is summed by. A returned stake lowers the stakes, a win that was taken back lowers the payouts. */
export function groupOf(kind: string): StatementGroup {
  return groups[kind] ?? 'other'
}
