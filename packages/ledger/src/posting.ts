import { parseAccount } from './accounts.ts'

/** Money that moved from one account to another: balanced by construction. Accounts are texts of the chart. */
export type Posting = {
  source: string
  destination: string
  /** Smallest unit of the wallet's currency, above 0. */
  amountMinor: bigint
}

/** Why money moved. A correction is a reversal: the same accounts the other way round, never a changed posting. */
export type PostingKind = 'bet' | 'win' | 'release' | 'void_round' | 'void_hold' | 'deposit'

const MAIN = /^player:main$/
const HELD = /^player:held$/
const STAKES = /^house:stakes:/
const PAYOUTS = /^house:payouts:/
const PROVIDER = /^provider:/

/** From where to where each kind moves money. */
const ROUTES: Record<PostingKind, readonly [source: RegExp, destination: RegExp]> = {
  bet: [MAIN, STAKES],
  win: [PAYOUTS, HELD],
  release: [HELD, MAIN],
  void_round: [STAKES, MAIN],
  void_hold: [HELD, PAYOUTS],
  deposit: [PROVIDER, MAIN],
}

/** What is wrong with a posting as a sentence's end, or undefined when it keeps the rules. */
export function findPostingFault(kind: string, posting: Posting): string | undefined {
  if (posting.amountMinor <= 0n) return 'moves no money'
  for (const account of [posting.source, posting.destination])
    if (!parseAccount(account)) return `names ${account}, which is not in the chart of accounts`
  if (!isPostingKind(kind)) return `is of the unknown kind ${kind}`
  const [source, destination] = ROUTES[kind]
  if (source.test(posting.source) && destination.test(posting.destination)) return undefined
  return `is a ${kind} from ${posting.source} to ${posting.destination}`
}

function isPostingKind(kind: string): kind is PostingKind {
  return Object.hasOwn(ROUTES, kind)
}
