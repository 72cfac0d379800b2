import type { ErrorName } from './errors.data.ts'

/**
 * A way on which money or gifts move. `bet`: a bet that opens a round of the player's own; `flight_bet`, `second_bet`: a bet in a
 * multiplayer round, and another one in the same; `slip`: a slip of a lottery; `run_bet`: a bet of an autoplay run; `free_spin`: a bet
 * that a granted spin pays; `run`: the start of a run; `cancel`: the player takes a slip back. `credit`: money that came is credited by
 * its provider's report; `credit_by_staff`: a held deposit. `payout_by_rule`, `payout_by_staff`: a withdrawal is approved. `grant`:
 * spins from staff. `end`: what finishes open play, which no guard stops.
 */
export const moneyPaths = [
  'bet',
  'flight_bet',
  'second_bet',
  'cancel',
  'slip',
  'run_bet',
  'free_spin',
  'run',
  'deposit',
  'credit',
  'credit_by_staff',
  'withdrawal',
  'payout_by_rule',
  'payout_by_staff',
  'gift',
  'grant',
  'end',
] as const
export type MoneyPath = (typeof moneyPaths)[number]

/**
 * The paths of each call that moves money or grants gifts, by the call's name. The fuzz looks into the ledger after each call: one that
 * posts and has no line here fails.
 */
export const PATHS_OF_CALLS: Readonly<Record<string, readonly MoneyPath[]>> = {
  'game.bet': ['bet', 'flight_bet', 'second_bet', 'slip', 'run_bet', 'free_spin'],
  'game.autoplayStart': ['run'],
  'pay.recharge': ['deposit'],
  'pay.hook': ['credit'],
  'staff.settlePaymentCase': ['credit_by_staff'],
  'pay.withdraw': ['withdrawal', 'payout_by_rule'],
  'staff.approveWithdrawal': ['payout_by_staff'],
  'staff.declineWithdrawal': ['end'],
  'promotion.checkin': ['gift'],
  'staff.grantSpins': ['grant'],
  'game.finishHold': ['end'],
  'lottery.cancel': ['cancel'],
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

/** What a guard answers: a refusal; `review` where a withdrawal is taken, and a person decides about it. */
export type GuardAnswer = ErrorName | 'review'

/**
 * A limit, cap, switch or approval: what it answers, and on which paths. Each holds over all wallets of a player, whichever the player
 * uses.
 */
export type MoneyGuard = {
  /** Unique; the test of this table sets each by this name. */
  name: string
  kind: 'limit' | 'cap' | 'switch' | 'approval'
  holdsOn: Readonly<Partial<Record<MoneyPath, GuardAnswer>>>
  /** The games that it concerns; absent: all of the path. */
  games?: readonly string[]
  /** Its answer in another wallet than the one where its limit was used up; absent: the same. */
  elsewhere?: ErrorName
  /** Whether it counts what came before: of attempts at once no more pass than of attempts one after another. */
  sums?: true
}

const paidBets = (refusal: ErrorName) => ({
  bet: refusal,
  flight_bet: refusal,
  second_bet: refusal,
  slip: refusal,
  run_bet: refusal,
})
const allBets = (refusal: ErrorName) => ({ ...paidBets(refusal), free_spin: refusal })
const newPlay = (refusal: ErrorName) => ({
  ...allBets(refusal),
  run: refusal,
  deposit: refusal,
  gift: refusal,
  grant: refusal,
})
const credits = (refusal: ErrorName) => ({ credit: refusal, credit_by_staff: refusal })
const payouts = (answer: GuardAnswer) => ({ payout_by_rule: answer })

/** The games whose rounds stay open until a move ends them. */
const STEPPED = ['mines', 'tower', 'stair', 'football', 'kangaroo', 'thimbles']

/**
 * Every guard of money. The generated test sets each one on a real server and demands its refusal on each path, of every game, and from
 * another wallet too. A free spin stakes no money, so limits of loss and stakes do not touch it.
 */
export const MONEY_GUARDS: readonly MoneyGuard[] = [
  // Responsible play: of the player, of the operator for the player, and of the jurisdiction.
  ...['player', 'operator', 'jurisdiction'].flatMap((source): MoneyGuard[] => [
    {
      ...{ name: `deposit limit of the ${source}`, kind: 'limit', sums: true },
      holdsOn: { deposit: 'limit_deposit', ...credits('limit_deposit') },
    },
    { name: `loss limit of the ${source}`, kind: 'limit', sums: true, holdsOn: paidBets('limit_loss') },
    { name: `wager limit of the ${source}`, kind: 'limit', sums: true, holdsOn: paidBets('limit_wager') },
    { name: `session limit of the ${source}`, kind: 'limit', holdsOn: allBets('limit_session') },
  ]),
  { name: 'reality check', kind: 'limit', holdsOn: allBets('reality_check') },
  { name: 'time-out', kind: 'limit', holdsOn: { ...newPlay('time_out'), ...credits('time_out') } },
  { name: 'exclusion', kind: 'limit', holdsOn: { ...newPlay('self_excluded'), ...credits('self_excluded') } },
  // Caps of bets.
  {
    ...{ name: 'balance', kind: 'cap', sums: true },
    holdsOn: { ...paidBets('insufficient_balance'), withdrawal: 'withdraw_above_balance' },
  },
  { name: 'granted spins', kind: 'cap', holdsOn: { free_spin: 'no_spins_left' } },
  { name: 'smallest stake of a game', kind: 'cap', holdsOn: allBets('stake_below_minimum') },
  { name: 'largest stake of a game', kind: 'cap', holdsOn: allBets('stake_above_maximum') },
  { name: 'largest stake of the jurisdiction', kind: 'cap', holdsOn: paidBets('stake_above_maximum') },
  { name: 'least time between bets', kind: 'cap', sums: true, holdsOn: allBets('bet_too_soon') },
  {
    ...{ name: 'one open round of a game', kind: 'cap', sums: true, games: STEPPED, elsewhere: 'round_elsewhere' },
    holdsOn: { bet: 'round_open', run_bet: 'round_open' },
  },
  { name: 'bets in a multiplayer round', kind: 'cap', holdsOn: { second_bet: 'slot_not_allowed' } },
  { name: 'exposure of a multiplayer round', kind: 'cap', holdsOn: { flight_bet: 'round_full', slip: 'term_limit' } },
  { name: 'lines in a term', kind: 'cap', sums: true, holdsOn: { slip: 'too_many_lines' } },
  { name: 'largest win in a term', kind: 'cap', sums: true, holdsOn: { slip: 'term_limit' } },
  { name: 'cancels in a term', kind: 'cap', sums: true, holdsOn: { cancel: 'cancel_limit' } },
  { name: 'cancels of the jurisdiction', kind: 'switch', holdsOn: { cancel: 'cancel_not_allowed' } },
  { name: 'loss limit of a run', kind: 'cap', holdsOn: { run_bet: 'autoplay_loss_limit' } },
  // Caps of payments.
  { name: 'smallest deposit', kind: 'cap', holdsOn: { deposit: 'deposit_below_minimum' } },
  { name: 'largest deposit', kind: 'cap', holdsOn: { deposit: 'deposit_above_maximum' } },
  { name: 'steps of amounts', kind: 'cap', holdsOn: { deposit: 'amount_step', withdrawal: 'amount_step' } },
  { name: 'open deposits', kind: 'cap', sums: true, holdsOn: { deposit: 'too_many_open_deposits' } },
  { name: 'smallest withdrawal', kind: 'cap', holdsOn: { withdrawal: 'withdraw_below_minimum' } },
  { name: 'largest withdrawal', kind: 'cap', holdsOn: { withdrawal: 'withdraw_above_maximum' } },
  {
    ...{ name: 'destination of another player', kind: 'cap' },
    holdsOn: { withdrawal: 'destination_taken', payout_by_staff: 'destination_taken' },
  },
  { name: 'wait of a new destination', kind: 'cap', holdsOn: { withdrawal: 'destination_new' } },
  { name: 'largest payout by rule', kind: 'cap', holdsOn: payouts('review') },
  { name: "a player's payouts by rule in a day", kind: 'cap', sums: true, holdsOn: payouts('review') },
  {
    ...{ name: "all players' payouts in a day", kind: 'cap', sums: true },
    holdsOn: { ...payouts('review'), payout_by_staff: 'payout_day_full' },
  },
  // Approvals.
  {
    ...{ name: 'second person', kind: 'approval' },
    holdsOn: { payout_by_staff: 'second_person_needed', credit_by_staff: 'second_person_needed' },
  },
  { name: 'reversed deposit', kind: 'approval', holdsOn: payouts('review') },
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
  { name: 'documents above a sum of deposits', kind: 'approval', sums: true, holdsOn: { deposit: 'kyc_needed' } },
  { name: 'documents before a withdrawal', kind: 'approval', holdsOn: { withdrawal: 'kyc_needed' } },
  { name: 'documents above a sum of withdrawals', kind: 'approval', sums: true, holdsOn: { withdrawal: 'kyc_needed' } },
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
  { name: 'player', kind: 'switch', holdsOn: { ...newPlay('player_off'), ...payouts('review') } },
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
