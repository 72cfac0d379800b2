import type { Services } from '../../app/services.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { scaledAmount } from '../../operator/settings/scaled-amount.ts'
import { isSwitchedOff } from '../../operator/switches/switched-off.ts'
import { isInviteCode } from '../../people/accounts/invite-code.ts'
import type { SpinGift } from './grant-spins.ts'

/** A player who is registering. */
interface NewPlayer {
  accountId: string
  walletId: WalletId
  currencyId: string
  countryId: string | undefined
  /** The parameters of the player's link: `p` is an invite code, `inviteWheelTag` the tag of the wheel. */
  initParameters: Readonly<Record<string, string | undefined>>
}

/**
 * The spins for a player who was invited to the wheel (RT-05): undefined without a valid invitation, when the operator grants
 * none, and when the jurisdiction allows no bonuses.
 */
export async function findInviteSpins(services: Services, player: NewPlayer): Promise<SpinGift | undefined> {
  const { accountId, walletId, currencyId, countryId, initParameters } = player
  const { p, inviteWheelTag } = initParameters
  if (!p || !inviteWheelTag || !(await isInviteCode(services.db, p))) return undefined
  const [{ inviteSpins }, { currencies }, jurisdiction] = await Promise.all([
    services.readSettings(),
    services.readSite(),
    getJurisdiction(services, countryId),
  ])
  const currency = currencies.get(currencyId)
  const valueMinor = currency && scaledAmount(inviteSpins.value, currency, 'down')
  if (inviteSpins.count === 0 || !valueMinor || !jurisdiction.bonuses) return undefined
  if (await isSwitchedOff(services.db, 'jurisdiction', jurisdiction.id)) return undefined
  return {
    accountId,
    walletId,
    key: 'invite',
    source: 'invite',
    valueMinor,
    count: inviteSpins.count,
    days: inviteSpins.days,
  }
}
