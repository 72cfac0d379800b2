import type { KycStatus } from '@fairground/contract/calls/kyc'
import type { Session } from '../../ground/call/session.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import { leastAge } from '../accounts/age.ts'
import { APPEAL_DAYS, DAY_MS } from './appeal.ts'
import { attemptsLeft } from './kyc-state.ts'
import { type CaseRow, type KycRecord, readKyc, sumDeposits } from './kyc-store.ts'
import { isRenewalDue, type KycDemand } from './needed-level.ts'
import type { KycParts } from './parts.ts'

/** The caller, as far as the identity check goes. */
export type KycCaller = Pick<Session, 'accountId' | 'currencyId' | 'countryId'>

/** Where a player's identity check stands. */
export async function kycStatusOf(parts: KycParts, caller: KycCaller): Promise<KycStatus> {
  const [record, jurisdiction] = await Promise.all([
    readKyc(parts.db, caller.accountId),
    getJurisdiction(parts, caller.countryId),
  ])
  const [demand, minimumAge] = await Promise.all([
    findOpenDemand(parts, caller, record, jurisdiction),
    leastAge(parts, jurisdiction),
  ])
  const { approval, lastCase } = record
  return {
    level: approval.level,
    state: lastCase?.state ?? 'NONE',
    caseLevel: lastCase?.level ?? 0,
    reason: lastCase?.reason ?? null,
    missing: lastCase?.missing ?? [],
    attemptsLeft: attemptsLeft(lastCase),
    needed: demand?.level ?? 0,
    neededFor: demand?.for ?? null,
    canAppeal: lastCase !== undefined && mayAppeal(lastCase, parts.now()),
    countryId: caller.countryId ?? null,
    minimumAge,
    submittedAt: lastCase?.submitted_at.getTime() ?? null,
    decidedAt: lastCase?.decided_at?.getTime() ?? null,
  }
}

function mayAppeal({ state, appeal, decided_at }: CaseRow, nowMs: number): boolean {
  return state === 'REFUSED' && appeal === null && nowMs <= (decided_at?.getTime() ?? 0) + APPEAL_DAYS * DAY_MS
}

/**
 * What the player needs next: what was refused last and is not approved yet, else a renewal that is due, else what the
 * jurisdiction asks for before the first deposit or withdrawal.
 */
async function findOpenDemand(
  parts: KycParts,
  caller: KycCaller,
  { demand, approval }: KycRecord,
  { kyc }: JurisdictionInForce,
): Promise<KycDemand | undefined> {
  if (demand && demand.for !== 'renewal' && demand.level > approval.level) return demand
  if (await isRenewalOpen(parts, caller)) return { level: approval.level === 0 ? 1 : approval.level, for: 'renewal' }
  if (kyc.beforeDeposit > approval.level) return { level: kyc.beforeDeposit, for: 'deposit' }
  if (kyc.beforeWithdraw > approval.level) return { level: kyc.beforeWithdraw, for: 'withdraw' }
  return undefined
}

/** Whether the player's deposits need a renewal now. */
export async function isRenewalOpen(parts: KycParts, caller: KycCaller): Promise<boolean> {
  const { kyc } = await getJurisdiction(parts, caller.countryId)
  if (kyc.depositBand === null) return false
  const [{ approval }, { paidMinor }, { currencies }] = await Promise.all([
    readKyc(parts.db, caller.accountId),
    sumDeposits(parts.db, caller.accountId, new Date(parts.now())),
    parts.readSite(),
  ])
  const [first] = currencies.values()
  return isRenewalDue(kyc, approval.approvedMinor, paidMinor, 10n ** BigInt(first?.decimal_length ?? 0))
}
