import { promotion } from '@fairground/contract'
import { findBonus, listSpins } from '../../bonus/read-bonus.ts'
import { handle } from '../../http/handler.ts'
import { jurisdictionFor } from '../../jurisdictions/jurisdiction-for.ts'
import { getDecimals } from '../../rounds/game.ts'

/** The spins that are left, the bonus money, and what it is under. */
export const freeSpins = handle(promotion.freeSpins, async (_, context) => {
  const { services, session } = context
  const [decimals, settings, jurisdiction] = await Promise.all([
    getDecimals(services, session.currencyId),
    services.readSettings(),
    jurisdictionFor(context),
  ])
  const asked = { accountId: session.accountId, nowMs: services.now(), decimals }
  const [spins, bonus] = await Promise.all([listSpins(services.db, asked), findBonus(services.db, asked)])
  return {
    model: {
      left: spins.reduce((sum, { left }) => sum + left, 0),
      spins,
      ...(bonus && { bonus }),
      rule: settings.wagering,
      allowed: jurisdiction.bonuses,
    },
  }
})
