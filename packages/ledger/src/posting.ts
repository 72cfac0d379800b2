import { parseAccount } from './accounts.ts'

/** A movement of money from one account to another, so always balanced. Accounts are texts of the chart. */
export type Posting = {
  source: string
  destination: string
  /** Smallest unit of the wallet's currency, above 0. */
  amountMinor: bigint
}

/** Why money moved. A reversal corrects a mistake: the same accounts the other way round; a posting never changes. */
export type PostingKind =
  | 'bet'
  | 'win'
  | 'release'
  | 'void_round'
  | 'void_hold'
  | 'deposit'
  | 'deposit_hold'
  | 'deposit_release'
  | 'deposit_refund'
  | 'deposit_fee'
  | 'deposit_reversal'
  | 'deposit_loss'
  | 'deposit_recovery'
  | 'deposit_restore'
  | 'bonus_win'
  | 'bonus_release'
  | 'bonus_forfeit'
  | 'withdraw'
  | 'withdraw_paid'
  | 'withdraw_fee'
  | 'withdraw_return'

/** Source and destination of each kind, as prefixes of account names. */
const ROUTES: Record<PostingKind, readonly [source: string, destination: string]> = {
  bet: ['player:main', 'house:stakes:'],
  win: ['house:payouts:', 'player:held'],
  release: ['player:held', 'player:main'],
  void_round: ['house:stakes:', 'player:main'],
  void_hold: ['player:held', 'house:payouts:'],
  deposit: ['provider:', 'player:main'],
  deposit_hold: ['provider:', 'house:suspense'],
  deposit_release: ['house:suspense', 'player:main'],
  deposit_refund: ['house:suspense', 'provider:'],
  deposit_fee: ['player:main', 'house:fees'],
  deposit_reversal: ['player:main', 'provider:'],
  deposit_loss: ['house:chargebacks', 'provider:'],
  deposit_recovery: ['provider:', 'house:chargebacks'],
  deposit_restore: ['house:chargebacks', 'player:main'],
  bonus_win: ['house:bonus', 'player:bonus'],
  bonus_release: ['player:bonus', 'player:main'],
  bonus_forfeit: ['player:bonus', 'house:bonus'],
  withdraw: ['player:main', 'house:withdrawals'],
  withdraw_paid: ['house:withdrawals', 'provider:'],
  withdraw_fee: ['house:withdrawals', 'house:fees'],
  withdraw_return: ['house:withdrawals', 'player:main'],
}

/** What is wrong with a posting, as the end of a sentence; undefined when it is right. */
export function findPostingFault(kind: string, posting: Posting): string | undefined {
  if (posting.amountMinor <= 0n) return 'moves no money'
  for (const account of [posting.source, posting.destination])
    if (!parseAccount(account)) return `names ${account}, which is not in the chart of accounts`
  if (!isPostingKind(kind)) return `is of the unknown kind ${kind}`
  const [source, destination] = ROUTES[kind]
  if (posting.source.startsWith(source) && posting.destination.startsWith(destination)) return undefined
  return `is a ${kind} from ${posting.source} to ${posting.destination}`
}

function isPostingKind(kind: string): kind is PostingKind {
  return Object.hasOwn(ROUTES, kind)
}
