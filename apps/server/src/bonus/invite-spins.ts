import { parseAmount } from '@fairground/money'
import { isInviteCode } from '../accounts/invite-code.ts'
import { getJurisdiction } from '../jurisdictions/get-jurisdiction.ts'
import type { Services } from '../services.ts'
import type { SpinGift } from './grant-spins.ts'

/** Who has just registered. */
interface NewPlayer {
  accountId: string
  currencyId: string
  countryId: string | undefined
  /** Where the player came from: `p` is somebody's invite code, `inviteWheelTag` the wheel's. */
  initParameters: Readonly<Record<string, string | undefined>>
}

/**
 * The spins that somebody gets who was invited to the wheel (RT-05): undefined without an invitation of somebody's, where the operator
 * gives none, and where the jurisdiction allows no bonuses.
 */
export async function findInviteSpins(services: Services, player: NewPlayer): Promise<SpinGift | undefined> {
  const { accountId, currencyId, countryId, initParameters } = player
  const { p, inviteWheelTag } = initParameters
  if (!p || !inviteWheelTag || !(await isInviteCode(services.db, p))) return undefined
  const [{ inviteSpins }, { currencies }, jurisdiction] = await Promise.all([
    services.readSettings(),
    services.readSite(),
    getJurisdiction(services, countryId),
  ])
  const valueMinor = parseAmount(inviteSpins.value, currencies.get(currencyId)?.decimal_length ?? 0)
  if (inviteSpins.count === 0 || !valueMinor || !jurisdiction.bonuses) return undefined
  return { accountId, key: 'invite', source: 'invite', valueMinor, count: inviteSpins.count, days: inviteSpins.days }
}
