import type { Locale } from './keys.ts'

/** The texts of the statement's PDF. `{…}` stands for a value that the server puts in, already formatted. */
export type StatementPhrases = {
  title: string
  account: string
  period: string
  /** `{from}` and `{to}`: the first and the last moment, in UTC. */
  range: string
  currency: string
  opening: string
  closing: string
  openingBonus: string
  closingBonus: string
  totals: string
  /** Words of its own: to share those of the site's page would put every language of that page into the first load. */
  groups: Readonly<Record<'deposits' | 'withdrawals' | 'stakes' | 'payouts' | 'bonuses' | 'fees' | 'other', string>>
  lines: string
  /** The heading of the table with a line a day, where there are more than `{count}` lines. */
  days: string
  nothing: string
  columns: { time: string; kind: string; amount: string; bonus: string; balance: string; day: string; count: string }
  /** The kinds of postings; one without a text is shown as its group. */
  kinds: Readonly<Record<string, string>>
  page: string
}

/** The texts of the statement's PDF by locale; `en` is the source. */
export const statementPhrases: Readonly<Record<Locale, StatementPhrases>> = {
  en: {
    title: 'Statement',
    account: 'Account',
    period: 'Period',
    range: '{from} to {to} (UTC)',
    currency: 'Currency',
    opening: 'Money before',
    closing: 'Money after',
    openingBonus: 'Bonus money before',
    closingBonus: 'Bonus money after',
    totals: 'Sums',
    groups: {
      deposits: 'Deposits',
      withdrawals: 'Withdrawals',
      stakes: 'Stakes',
      payouts: 'Payouts',
      bonuses: 'Bonuses',
      fees: 'Fees',
      other: 'Other',
    },
    lines: 'Every movement',
    days: 'Day by day. There are more than {count} movements: the CSV file has every one.',
    nothing: 'Nothing moved in this period.',
    columns: {
      time: 'Time (UTC)',
      kind: 'What',
      amount: 'Change',
      bonus: 'Bonus',
      balance: 'Money after',
      day: 'Day (UTC)',
      count: 'Movements',
    },
    kinds: {
      bet: 'Stake',
      void_round: 'Stake returned',
      win: 'Payout',
      void_hold: 'Payout cancelled',
      deposit: 'Deposit',
      deposit_fee: 'Deposit fee',
      deposit_release: 'Deposit',
      deposit_reversal: 'Deposit reversed',
      deposit_restore: 'Deposit reversal undone',
      withdraw: 'Withdrawal',
      withdraw_return: 'Withdrawal returned',
      bonus_win: 'Bonus',
      bonus_release: 'Bonus paid out',
      bonus_forfeit: 'Bonus ended',
    },
    page: 'Page {page} of {pages}',
  },
  'pt-BR': {
    title: 'Extrato',
    account: 'Conta',
    period: 'Período',
    range: '{from} a {to} (UTC)',
    currency: 'Moeda',
    opening: 'Saldo anterior',
    closing: 'Saldo final',
    openingBonus: 'Bônus anterior',
    closingBonus: 'Bônus final',
    totals: 'Totais',
    groups: {
      deposits: 'Depósitos',
      withdrawals: 'Saques',
      stakes: 'Apostas',
      payouts: 'Prêmios',
      bonuses: 'Bônus',
      fees: 'Taxas',
      other: 'Outros',
    },
    lines: 'Todas as movimentações',
    days: 'Dia a dia. São mais de {count} movimentações: o arquivo CSV traz todas.',
    nothing: 'Nenhuma movimentação neste período.',
    columns: {
      time: 'Hora (UTC)',
      kind: 'O quê',
      amount: 'Valor',
      bonus: 'Bônus',
      balance: 'Saldo depois',
      day: 'Dia (UTC)',
      count: 'Movimentações',
    },
    kinds: {
      bet: 'Aposta',
      void_round: 'Aposta devolvida',
      win: 'Prêmio',
      void_hold: 'Prêmio cancelado',
      deposit: 'Depósito',
      deposit_fee: 'Taxa de depósito',
      deposit_release: 'Depósito',
      deposit_reversal: 'Depósito estornado',
      deposit_restore: 'Estorno desfeito',
      withdraw: 'Saque',
      withdraw_return: 'Saque devolvido',
      bonus_win: 'Bônus',
      bonus_release: 'Bônus liberado',
      bonus_forfeit: 'Bônus encerrado',
    },
    page: 'Página {page} de {pages}',
  },
  'id-ID': {
    title: 'Laporan rekening',
    account: 'Akun',
    period: 'Periode',
    range: '{from} sampai {to} (UTC)',
    currency: 'Mata uang',
    opening: 'Saldo awal',
    closing: 'Saldo akhir',
    openingBonus: 'Bonus awal',
    closingBonus: 'Bonus akhir',
    totals: 'Jumlah',
    groups: {
      deposits: 'Deposit',
      withdrawals: 'Penarikan',
      stakes: 'Taruhan',
      payouts: 'Kemenangan',
      bonuses: 'Bonus',
      fees: 'Biaya',
      other: 'Lainnya',
    },
    lines: 'Semua pergerakan',
    days: 'Per hari. Ada lebih dari {count} pergerakan: berkas CSV memuat semuanya.',
    nothing: 'Tidak ada pergerakan dalam periode ini.',
    columns: {
      time: 'Waktu (UTC)',
      kind: 'Apa',
      amount: 'Perubahan',
      bonus: 'Bonus',
      balance: 'Saldo sesudah',
      day: 'Hari (UTC)',
      count: 'Pergerakan',
    },
    kinds: {
      bet: 'Taruhan',
      void_round: 'Taruhan dikembalikan',
      win: 'Kemenangan',
      void_hold: 'Kemenangan dibatalkan',
      deposit: 'Deposit',
      deposit_fee: 'Biaya deposit',
      deposit_release: 'Deposit',
      deposit_reversal: 'Deposit dibatalkan',
      deposit_restore: 'Pembatalan deposit dicabut',
      withdraw: 'Penarikan',
      withdraw_return: 'Penarikan dikembalikan',
      bonus_win: 'Bonus',
      bonus_release: 'Bonus dicairkan',
      bonus_forfeit: 'Bonus berakhir',
    },
    page: 'Halaman {page} dari {pages}',
  },
}
