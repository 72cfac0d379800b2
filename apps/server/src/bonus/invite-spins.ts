import { isInviteCode } from '../accounts/invite-code.ts'
import { getJurisdiction } from '../jurisdictions/get-jurisdiction.ts'
import type { Services } from '../services.ts'
import { scaledAmount } from '../site/scaled-amount.ts'
import { isSwitchedOff } from '../switches/switched-off.ts'
import type { WalletId } from '../wallet/wallet-id.ts'
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
