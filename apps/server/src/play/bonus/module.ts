import type { Module } from '../../ground/module.ts'
import type { NewAccountParts } from '../../people/accounts/parts.ts'
import * as calls from './calls.ts'
import { bonusExpiryJob } from './expire-bonuses.ts'
import { createWelcome } from './invite-spins.ts'
import type { BonusParts } from './parts.ts'

/** Bonus money, free spins and the check-in. */
export const bonus: Module<BonusParts, Pick<NewAccountParts, 'welcome'>> = {
  name: 'bonus',
  create: (parts) => ({ welcome: createWelcome(parts) }),
  calls: Object.values(calls),
  jobs: (parts) => [bonusExpiryJob(parts)],
}
