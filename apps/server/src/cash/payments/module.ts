import type { Module } from '../../ground/module.ts'
import type { ResponsibleParts } from '../../people/responsible/parts.ts'
import { closeForbiddenJob } from './close-forbidden.ts'
import { depositExpiryJob } from './expire-deposits.ts'
import type { PaymentsParts } from './parts.ts'
import { createPayments } from './payments.ts'
import { askAboutExpired, reconcileJob } from './reconcile-job.ts'

/** Payment providers and deposits. */
export const payments: Module<ResponsibleParts, Pick<PaymentsParts, 'payments'>> = {
  name: 'payments',
  create: ({ config, log, now }) => ({ payments: createPayments(config, log, now) }),
  jobs: (parts) => [depositExpiryJob(parts), closeForbiddenJob(parts), reconcileJob(parts)],
  async start(parts, url) {
    await parts.payments.start(url)
    const questions = askAboutExpired(parts)
    return {
      async close() {
        await questions.close()
        await parts.payments.stop()
      },
    }
  },
}
