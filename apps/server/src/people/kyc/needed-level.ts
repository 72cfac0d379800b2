import type { KycLevel, KycPurpose } from '@fairground/contract/kyc'
import type { KycRules } from '@fairground/contract/kyc-rules'

/** A deposit or a withdrawal that is about to begin, in the smallest unit. */
export interface MoneyWish {
  for: 'deposit' | 'withdraw'
  amountMinor: bigint
  /** What came before it and counts towards the total. */
  earlierMinor: bigint
}

/** What the jurisdiction needs from the player first. */
export interface KycDemand {
  level: KycLevel
  for: KycPurpose
}

/** The player's approval. */
export interface Approval {
  level: KycLevel
  /** Sum of paid deposits at the last approval. */
  approvedMinor: bigint
}

/**
 * The level that a deposit or withdrawal needs.
 * @param unit smallest units of a whole one
 */
export function neededLevel(
  rules: KycRules,
  { for: purpose, amountMinor, earlierMinor }: MoneyWish,
  unit: bigint,
): KycLevel {
  const least = purpose === 'deposit' ? rules.beforeDeposit : rules.beforeWithdraw
  const above = purpose === 'deposit' ? rules.depositsAbove : rules.withdrawalsAbove
  const isAbove = above !== null && earlierMinor + amountMinor > BigInt(above.total) * unit
  return isAbove && above.level > least ? above.level : least
}

/** Whether the paid deposits have crossed another multiple of the band since the last approval. */
export function isRenewalDue(
  { depositBand }: KycRules,
  approvedMinor: bigint,
  paidMinor: bigint,
  unit: bigint,
): boolean {
  if (depositBand === null) return false
  const band = BigInt(depositBand) * unit
  return paidMinor / band > approvedMinor / band
}

/**
 * What a deposit or withdrawal needs first; undefined when the approval covers it. A due renewal holds up deposits alone:
 * an approved level stays good for withdrawals.
 */
export function demandOf(
  rules: KycRules,
  wish: MoneyWish & { paidMinor: bigint },
  approval: Approval,
  unit: bigint,
): KycDemand | undefined {
  const level = neededLevel(rules, wish, unit)
  if (level > approval.level) return { level, for: wish.for }
  if (wish.for === 'withdraw' || !isRenewalDue(rules, approval.approvedMinor, wish.paidMinor, unit)) return undefined
  return { level: approval.level === 0 ? 1 : approval.level, for: 'renewal' }
}
