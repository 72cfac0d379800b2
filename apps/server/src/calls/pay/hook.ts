import { CallError, pay } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { settleDeposit } from '../../payments/settle-deposit.ts'

/** A provider's word: proved by the raw body's signature before anything in it is believed. */
export const hook = handle(pay.hook, async (_, { services, params, headers, bodyText }) => {
  const provider = services.payments.providers.get(params.provider ?? '')
  if (!provider) throw new CallError('not_found')
  const event = provider.verifyWebhook({ headers, body: bodyText, receivedAtMs: services.now() })
  await settleDeposit(services, provider.id, event)
  return {}
})
