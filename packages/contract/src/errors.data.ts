import { chatErrors } from './chat-errors.data.ts'
import { kycErrors } from './kyc-errors.data.ts'
import { lotteryErrors } from './lottery-errors.data.ts'
import { supportErrors } from './support-errors.data.ts'
import { withdrawErrors } from './withdraw-errors.data.ts'

/**
 * The site's reaction to a refusal. `alert`: a message with the translated text; the others are the specification's
 * (section 8).
 */
export type Reaction =
  | 'alert'
  | 'field'
  | 'login'
  | 'maintenance'
  | 'reload'
  | 'forced-action'
  | 'recharge-notice'
  | 'game-maintenance'
  | 'payment-maintenance'
  | 'withdraw-info'
  | 'authenticator'
  | 'forbidden'
  | 'kyc'
  | 'play-limit'
  | 'silent'

/** A row of the catalogue. */
export interface ErrorRow {
  /** The number in the answer's `status`. */
  status: number
  /** HTTP status: 200 for a business refusal, another for a transport fault. */
  http: number
  /** What the site does. */
  reaction: Reaction
  /** Absent: players anywhere. `screen`: players in a screen that brings the error along (`addErrors`). */
  readBy?: 'staff' | 'provider' | 'screen'
}

const business = (status: number, reaction: Reaction = 'alert'): ErrorRow => ({ status, http: 200, reaction })
const transport = (status: number): ErrorRow => ({ status, http: status, reaction: 'alert' })
/** A refusal that only staff gets: the players' site does not carry it. */
const forStaff = (status: number, reaction?: Reaction): ErrorRow => ({ ...business(status, reaction), readBy: 'staff' })
/** A fault that only a payment provider gets. */
const forProvider = (status: number): ErrorRow => ({ ...transport(status), readBy: 'provider' })

/**
 * The error catalogue: the specification's numbers first, then ours (400 to 503 for transport and conflicts, from 2000 for
 * refusals of one area). The name is also the key of the text: `errors.<name>` in the phrases.
 */
export const errors = {
  // From the specification.
  network_error: business(-1),
  insufficient_permissions: business(403),
  not_logged_in: business(1012, 'login'),
  login_expired: business(1013, 'login'),
  maintenance: business(-120, 'maintenance'),
  reload: business(-921, 'reload'),
  forced_action: business(110110, 'forced-action'),
  insufficient_balance: business(-100, 'recharge-notice'),
  game_maintenance: business(-119, 'game-maintenance'),
  payment_maintenance: business(-1119, 'payment-maintenance'),
  withdraw_info: business(450, 'withdraw-info'),
  authenticator_needed: business(10140, 'authenticator'),
  forbidden: business(440033, 'forbidden'),
  kyc_needed: business(99999, 'kyc'),
  silent: business(9000, 'silent'),
  /** Any other status: the site shows the server's message. */
  unknown_refusal: business(1),
  // For every call.
  invalid_request: business(400, 'field'),
  key_reused: business(409),
  not_found: transport(404),
  body_too_large: transport(413),
  unsupported_media_type: transport(415),
  too_many_requests: transport(429),
  internal_error: transport(500),
  unavailable: transport(503),
  // Accounts.
  wrong_credentials: business(2001, 'field'),
  account_taken: business(2002, 'field'),
  too_many_attempts: business(2003),
  account_malformed: business(2004, 'field'),
  password_too_common: business(2005, 'field'),
  wrong_code: business(2006, 'field'),
  currency_unknown: business(2007),
  session_unknown: business(2008),
  terms_changed: business(2011),
  country_unknown: business(2012),
  authenticator_bound: business(2009),
  authenticator_not_started: business(2010),
  currency_changed: business(2013),
  // Codes by SMS or e-mail.
  code_needed: business(2020, 'field'),
  code_expired: business(2021, 'field'),
  code_not_offered: business(2022, 'field'),
  code_too_soon: business(2023, 'field'),
  // Logins with another service.
  login_service_unknown: business(2030),
  login_flow_over: business(2031),
  login_not_linked: business(2032),
  login_linked_elsewhere: business(2033),
  last_login: business(2034),
  // Games.
  game_unknown: business(2100),
  stake_below_minimum: business(2101, 'field'),
  stake_above_maximum: business(2102, 'field'),
  stake_malformed: business(2103, 'field'),
  option_unknown: business(2104),
  round_open: business(409),
  round_unknown: business(2105),
  round_finished: business(2106),
  move_out_of_range: business(2107),
  move_taken: business(2108),
  nothing_to_cash_out: business(2109),
  client_seed_malformed: business(2110, 'field'),
  seeds_in_use: business(2111),
  // Multiplayer rounds.
  betting_closed: business(2112),
  round_full: business(2113),
  no_round_yet: business(2114),
  round_elsewhere: business(2115),
  // Rules of a jurisdiction, free spins, demonstrations.
  bet_too_soon: business(2120),
  slot_not_allowed: business(2121),
  bonus_not_allowed: business(2122),
  no_spins_left: business(2123),
  demo_over: business(2124),
  checked_in_today: business(2125),
  // Autoplay.
  autoplay_not_allowed: business(2130),
  autoplay_running: business(2131),
  autoplay_over: business(2132),
  autoplay_loss_limit: business(2133),
  // Payments.
  channel_unknown: business(2200),
  deposit_below_minimum: business(2201, 'field'),
  deposit_above_maximum: business(2202, 'field'),
  amount_malformed: business(2203, 'field'),
  deposit_unknown: business(2204),
  signature_wrong: forProvider(401),
  deposit_mismatch: forProvider(422),
  too_many_open_deposits: business(2205),
  case_unknown: forStaff(2206),
  // Withdrawals.
  ...withdrawErrors,
  withdrawal_decided: forStaff(2218),
  second_person_needed: forStaff(2219),
  payout_day_full: forStaff(2220),
  payout_mismatch: forProvider(422),
  // Events and notices.
  event_ended: business(2400),
  notice_unknown: forStaff(2401),
  // The operator's settings.
  account_unknown: forStaff(2600),
  limits_crossed: forStaff(2601, 'field'),
  settings_changed: forStaff(2602),
  jurisdiction_protected: forStaff(2603),
  terms_fixed: forStaff(2604),
  provider_unknown: forStaff(2605, 'field'),
  fee_too_high: forStaff(2606, 'field'),
  step_unfit: forStaff(2607, 'field'),
  // Files.
  file_missing: business(2500),
  file_malformed: business(2501),
  file_type_unknown: business(2502),
  file_too_large: business(2503),
  too_many_files: business(2504),
  asset_unknown: forStaff(2505),
  // Documents (KYC).
  ...kycErrors,
  kyc_same_reviewer: forStaff(2863),
  // Lotteries.
  ...lotteryErrors,
  // Responsible play.
  limit_deposit: business(20301, 'play-limit'),
  limit_loss: business(20302, 'play-limit'),
  limit_wager: business(20303, 'play-limit'),
  limit_session: business(20304, 'play-limit'),
  reality_check: business(20305, 'play-limit'),
  time_out: business(20306, 'play-limit'),
  self_excluded: business(20307, 'play-limit'),
  limit_malformed: business(20310, 'field'),
  limit_not_pending: business(20311),
  limit_too_early: business(20312),
  limit_too_late: business(20313),
  statement_period: business(20320, 'field'),
  // What staff has switched off.
  switch_unknown: forStaff(2700),
  version_off: business(2701),
  jurisdiction_off: business(2702),
  player_off: business(2703),
  // Live.
  channel_forbidden: business(2300, 'silent'),
  // The chat.
  ...chatErrors,
  ...supportErrors,
  word_unknown: forStaff(2750),
  report_unknown: forStaff(2751),
  held_unknown: forStaff(2752),
  sanction_unknown: forStaff(2753),
  /** No such legal hold, or a released one. */
  hold_unknown: forStaff(20073),
} as const satisfies Record<string, ErrorRow>

/** The name of a refusal; the text's key is `errors.<name>`. */
export type ErrorName = keyof typeof errors
