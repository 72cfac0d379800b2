import type { RowChange } from './change-log.ts'

/** Rows that a refused call may change. */
interface KeptRows {
  table: string
  /** The only columns of existing rows; without them rows may also come and go. */
  columns?: readonly string[]
  /** Names of the refusals; without it all. */
  refusals?: RegExp
  why: string
}

/** Everything that a refused call leaves behind, and what comes a moment after an earlier call, with the reasons. */
const KEPT_ROWS: readonly KeptRows[] = [
  { table: 'rate_count', why: 'a refused call counts towards its limit' },
  { table: 'staff_action', why: 'the log of staff has what staff tried' },
  { table: 'server_secret', why: 'a secret of the installation is made once, when it is needed first' },
  { table: 'session', columns: ['last_seen_at'], why: 'whoever is refused was there' },
  { table: 'login_failure', why: 'wrong passwords and codes are counted' },
  { table: 'one_time_code', columns: ['tries'], why: 'a code has five tries, wrong ones too' },
  {
    table: 'payment_case',
    refusals: /^deposit_mismatch$/,
    why: 'money of another amount has come: staff decide on it',
  },
  {
    table: 'deposit',
    refusals: /^(payment_maintenance|deposit_mismatch)$/,
    why: 'stored before its provider is asked, so that an answer that is lost brings no money twice; money that has come is held',
  },
  {
    table: 'payout_destination',
    refusals: /^destination_new$/,
    why: 'the first request begins the wait of a destination',
  },
  { table: 'kyc_account', refusals: /^kyc_needed$/, why: 'the player sees on every device what is needed' },
  {
    table: 'money_action',
    columns: ['repeats'],
    refusals: /^(key_reused|withdrawal_decided)$/,
    why: 'a repeated key writes, so that its answer is durable',
  },
  { table: 'chat_sent', refusals: /^held$/, why: 'the message is not refused: it waits for a helper' },
  { table: 'chat_held', refusals: /^held$/, why: 'the same' },
  { table: 'chat_profile', refusals: /^held$/, why: 'the same: its author has a name from then on' },
  { table: 'my_game', why: 'an earlier bet is noted within a second' },
  { table: 'board_win', why: 'an earlier win is noted within a second' },
  { table: 'chat_event', why: 'earlier reactions are told once a second' },
  { table: 'chat_message', columns: ['rev'], why: 'the same' },
  { table: 'chat_room', columns: ['seq'], why: 'the same' },
]

/** Whether a call may make a change although it was refused. */
export function isKept(refusal: string, { table, operation, columns }: RowChange): boolean {
  return KEPT_ROWS.some(
    (kept) =>
      kept.table === table &&
      (kept.refusals?.test(refusal) ?? true) &&
      (!kept.columns || (operation === 'UPDATE' && columns.every((column) => kept.columns?.includes(column)))),
  )
}
