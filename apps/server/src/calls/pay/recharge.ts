import { pay } from '@fairground/contract'
import { requireAge } from '../../accounts/age.ts'
import { requireTerms } from '../../accounts/terms.ts'
import { handle } from '../../http/handler.ts'
import { jurisdictionFor } from '../../jurisdictions/jurisdiction-for.ts'
import { startDeposit } from '../../payments/start-deposit.ts'

/** Starts a deposit. */
export const recharge = handle(pay.recharge, async ({ amount, channel }, context) => {
  const { services, session, key, headers } = context
  const jurisdiction = await jurisdictionFor(context)
  await requireTerms(services, session.accountId)
  await requireAge(services, session.accountId, jurisdiction)
  const site = services.config.publicUrl ?? `http://${headers.host}`
  const { id, url, expiresAtMs } = await startDeposit(services, {
    accountId: session.accountId,
    currencyId: session.currencyId,
    jurisdiction,
    key,
    channel,
    amount,
    locale: String(headers.lang ?? 'en').slice(0, 16),
    returnUrl: `${site}/#recharge`,
  })
  return { model: { id, url, expiresAt: expiresAtMs } }
})
