import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { scaledAmount } from '../../operator/settings/scaled-amount.ts'
import { isSwitchedOff } from '../../operator/switches/switched-off.ts'
import type { NewPlayer, Welcome } from '../../people/accounts/create-account.ts'
import { isInviteCode } from '../../people/accounts/invite-code.ts'
import { insertSpins, type SpinGift } from './grant-spins.ts'
import type { BonusParts } from './parts.ts'

type WelcomeParts = Pick<BonusParts, 'db' | 'readSite' | 'readSettings'>

/** What a new player gets: the spins of the wheel that the player was invited to. */
export function createWelcome(parts: WelcomeParts): Welcome {
  return {
    async findGift(player) {
      const spins = await findInviteSpins(parts, player)
      return spins && ((tx, at) => insertSpins(tx, spins, at))
    },
  }
}

/**
 * The spins for a player who was invited to the wheel (RT-05): undefined without a valid invitation, when the operator grants
 * none, and when the jurisdiction allows no bonuses.
 */
async function findInviteSpins(parts: WelcomeParts, player: NewPlayer): Promise<SpinGift | undefined> {
  const { accountId, walletId, currencyId, countryId, initParameters } = player
  const { p, inviteWheelTag } = initParameters
  if (!p || !inviteWheelTag || !(await isInviteCode(parts.db, p))) return undefined
  const [{ inviteSpins }, { currencies }, jurisdiction] = await Promise.all([
    parts.readSettings(),
    parts.readSite(),
    getJurisdiction(parts, countryId),
  ])
  const currency = currencies.get(currencyId)
  const valueMinor = currency && scaledAmount(inviteSpins.value, currency, 'down')
  if (inviteSpins.count === 0 || !valueMinor || !jurisdiction.bonuses) return undefined
  if (await isSwitchedOff(parts.db, 'jurisdiction', jurisdiction.id)) return undefined
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
