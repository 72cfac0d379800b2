import type { AccountState } from './account-state.ts'
import type { Posting, PostingKind } from './posting.ts'

/** One posting of an action. */
export type Leg = Posting & {
  /** Number of the posting within its action, from 0; the numbers may have gaps. */
  leg: number
  kind: PostingKind
  /** Id of what it belongs to: a round, a pot, a deposit. */
  refId: string
}

/** How an action changes each group of accounts; the four amounts sum to zero. */
export type Flows = { mainMinor: bigint; bonusMinor: bigint; heldMinor: bigint; houseMinor: bigint }

/** Sums an action's legs by group of accounts. */
export function flowsOf(legs: readonly Posting[]): Flows {
  const flows = { mainMinor: 0n, bonusMinor: 0n, heldMinor: 0n, houseMinor: 0n }
  for (const { source, destination, amountMinor } of legs) {
    flows[groupOf(source)] -= amountMinor
    flows[groupOf(destination)] += amountMinor
  }
  return flows
}

function groupOf(account: string): keyof Flows {
  if (account === 'player:main') return 'mainMinor'
  if (account === 'player:bonus') return 'bonusMinor'
  return account === 'player:held' ? 'heldMinor' : 'houseMinor'
}

/** The balances and the version of an account after an action's legs. */
export function balancesAfter(
  state: AccountState,
  legs: readonly Posting[],
): Pick<AccountState, 'version' | 'mainMinor' | 'bonusMinor' | 'heldMinor'> {
  const { mainMinor, bonusMinor, heldMinor } = flowsOf(legs)
  return {
    version: state.version + 1,
    mainMinor: state.mainMinor + mainMinor,
    bonusMinor: state.bonusMinor + bonusMinor,
    heldMinor: state.heldMinor + heldMinor,
  }
}

/** Prints legs for storage: one line each of number, source, destination, amount, kind and reference, separated by `|`. */
export function printLegs(legs: readonly Leg[]): string {
  return legs
    .map(({ leg, source, destination, amountMinor, kind, refId }) =>
      [leg, source, destination, amountMinor, kind, refId].join('|'),
    )
    .join('\n')
}

/** Reads the text of `printLegs`. It does not check the kinds and the accounts. */
export function parseLegs(lines: string): (Posting & { leg: number; kind: string; refId: string })[] {
  if (lines === '') return []
  return lines.split('\n').map((line) => {
    const [leg, source = '', destination = '', amount = '0', kind = '', refId = ''] = line.split('|')
    return { leg: Number(leg), source, destination, amountMinor: BigInt(amount), kind, refId }
  })
}

/** What one posting of an action moves: kind, source, destination, amount, and the round, hold, pot or payment that it belongs to. */
export type Posted = [kind: Leg['kind'], source: string, destination: string, amountMinor: bigint, refId: string]

/** The postings of an action in their order, numbered from 0; those without an amount are left out. */
export function legsOf(posted: readonly Posted[]): Leg[] {
  return posted
    .filter(([, , , amountMinor]) => amountMinor > 0n)
    .map(([kind, source, destination, amountMinor, refId], leg) => ({
      leg,
      kind,
      source,
      destination,
      amountMinor,
      refId,
    }))
}
