import type { ErrorName } from './errors.data.ts'

/**
 * A way on which money or gifts move. `bet`: a bet of any game; `run_bet`: a bet of an autoplay run; `free_spin`: a bet that a
 * granted spin pays; `run`: the start of a run. `credit`: money that came and is credited, by its provider's report or by staff. `grant`: spins from staff. `end`: what finishes open play, which no guard stops.
 */
export const moneyPaths = [
  'bet',
  'run_bet',
  'free_spin',
  'run',
  'deposit',
  'credit',
  'withdrawal',
  'gift',
  'grant',
  'end',
] as const
export type MoneyPath = (typeof moneyPaths)[number]

/** The paths of each call that moves money or grants gifts, by the call's name. A call with no line fails the test of this table. */
export const PATHS_OF_CALLS: Readonly<Record<string, readonly MoneyPath[]>> = {
  'game.bet': ['bet', 'run_bet', 'free_spin'],
  'game.autoplayStart': ['run'],
  'pay.recharge': ['deposit'],
  'staff.settlePaymentCase': ['credit'],
  'pay.withdraw': ['withdrawal'],
  'promotion.checkin': ['gift'],
  'staff.grantSpins': ['grant'],
  'game.finishHold': ['end'],
  'lottery.cancel': ['end'],
  'game.finishAllMyHold': ['end'],
  'mines.play': ['end'],
  'mines.cashOut': ['end'],
  'tower.play': ['end'],
  'tower.cashOut': ['end'],
  'stair.play': ['end'],
  'stair.cashOut': ['end'],
  'football.play': ['end'],
  'football.cashOut': ['end'],
  'kangaroo.play': ['end'],
  'kangaroo.cashOut': ['end'],
  'thimbles.play': ['end'],
  'crash.stop': ['end'],
  'aviator.stop': ['end'],
}

/** A limit, cap, switch or approval: what it refuses, and on which paths. */
export type MoneyGuard = {
  /** Unique; the test of this table sets each by this name. */
  name: string
  kind: 'limit' | 'cap' | 'switch' | 'approval'
  holdsOn: Readonly<Partial<Record<MoneyPath, ErrorName>>>
}

const allBets = (refusal: ErrorName) => ({ bet: refusal, run_bet: refusal, free_spin: refusal })
const paidBets = (refusal: ErrorName) => ({ bet: refusal, run_bet: refusal })
const newPlay = (refusal: ErrorName) => ({
  ...allBets(refusal),
  run: refusal,
  deposit: refusal,
  gift: refusal,
  grant: refusal,
})

/**
 * Every guard of money. The generated test sets each one on a real server and demands its refusal on each path, of every game.
 * A free spin stakes no money, so limits of loss and stakes do not touch it.
 */
export const MONEY_GUARDS: readonly MoneyGuard[] = [
  // Responsible play: of the player, of the operator for the player, and of the jurisdiction.
  ...['player', 'operator', 'jurisdiction'].flatMap((source): MoneyGuard[] => [
    {
      name: `deposit limit of the ${source}`,
      kind: 'limit',
      holdsOn: { deposit: 'limit_deposit', credit: 'limit_deposit' },
    },
    { name: `loss limit of the ${source}`, kind: 'limit', holdsOn: paidBets('limit_loss') },
    { name: `wager limit of the ${source}`, kind: 'limit', holdsOn: paidBets('limit_wager') },
    { name: `session limit of the ${source}`, kind: 'limit', holdsOn: allBets('limit_session') },
  ]),
  { name: 'reality check', kind: 'limit', holdsOn: allBets('reality_check') },
  { name: 'time-out', kind: 'limit', holdsOn: { ...newPlay('time_out'), credit: 'time_out' } },
  { name: 'exclusion', kind: 'limit', holdsOn: { ...newPlay('self_excluded'), credit: 'self_excluded' } },
  // Caps.
  { name: 'smallest stake of a game', kind: 'cap', holdsOn: allBets('stake_below_minimum') },
  { name: 'largest stake of a game', kind: 'cap', holdsOn: allBets('stake_above_maximum') },
  { name: 'largest stake of the jurisdiction', kind: 'cap', holdsOn: paidBets('stake_above_maximum') },
  { name: 'least time between bets', kind: 'cap', holdsOn: allBets('bet_too_soon') },
  { name: 'loss limit of a run', kind: 'cap', holdsOn: { run_bet: 'autoplay_loss_limit' } },
  { name: 'smallest deposit', kind: 'cap', holdsOn: { deposit: 'deposit_below_minimum' } },
  { name: 'largest deposit', kind: 'cap', holdsOn: { deposit: 'deposit_above_maximum' } },
  { name: 'open deposits', kind: 'cap', holdsOn: { deposit: 'too_many_open_deposits' } },
  { name: 'smallest withdrawal', kind: 'cap', holdsOn: { withdrawal: 'withdraw_below_minimum' } },
  { name: 'largest withdrawal', kind: 'cap', holdsOn: { withdrawal: 'withdraw_above_maximum' } },
  // Approvals.
  {
    name: 'terms',
    kind: 'approval',
    holdsOn: { ...paidBets('forced_action'), deposit: 'forced_action', withdrawal: 'forced_action' },
  },
  {
    name: 'age',
    kind: 'approval',
    holdsOn: { ...paidBets('forced_action'), deposit: 'forced_action', withdrawal: 'forced_action' },
  },
  { name: 'documents before a deposit', kind: 'approval', holdsOn: { deposit: 'kyc_needed' } },
  { name: 'documents before a withdrawal', kind: 'approval', holdsOn: { withdrawal: 'kyc_needed' } },
  { name: 'code before a withdrawal', kind: 'approval', holdsOn: { withdrawal: 'authenticator_needed' } },
  { name: 'stakes before a withdrawal', kind: 'approval', holdsOn: { withdrawal: 'withdraw_info' } },
  // Switches.
  {
    name: 'site',
    kind: 'switch',
    holdsOn: {
      ...allBets('maintenance'),
      ...{ run: 'maintenance', deposit: 'maintenance', withdrawal: 'maintenance', gift: 'maintenance' },
    },
  },
  { name: 'game', kind: 'switch', holdsOn: allBets('game_maintenance') },
  { name: 'version', kind: 'switch', holdsOn: allBets('version_off') },
  { name: 'jurisdiction', kind: 'switch', holdsOn: newPlay('jurisdiction_off') },
  {
    name: 'payment_method',
    kind: 'switch',
    holdsOn: { deposit: 'payment_maintenance', withdrawal: 'payment_maintenance' },
  },
  { name: 'player', kind: 'switch', holdsOn: newPlay('player_off') },
  {
    name: 'autoplay of the jurisdiction',
    kind: 'switch',
    holdsOn: { run: 'autoplay_not_allowed', run_bet: 'autoplay_not_allowed' },
  },
  {
    name: 'bonuses of the jurisdiction',
    kind: 'switch',
    holdsOn: { free_spin: 'bonus_not_allowed', gift: 'bonus_not_allowed' },
  },
]
