import type { HostedSettings } from './hosted-settings.ts'
import type { Template } from './template.ts'

/**
 * Finds what a provider's requests cannot send or ask, so that nothing is left out in silence.
 * @returns one sentence for each mistake, which names its field
 */
export function findRequestMistakes(settings: HostedSettings): string[] {
  const { checkout, findCheckout, payout, findPayout } = settings
  const mistakes = Object.entries({ checkout, findCheckout, payout, findPayout }).flatMap(([name, request]) => {
    if (request?.body === undefined) return []
    if (request.method === 'GET') return [`${name}.body: a GET has no body; set method`]
    if (request.format === 'form' && !isFlat(request.body))
      return [`${name}.body: a form has only texts, numbers and booleans; write whole names, such as metadata[account]`]
    return []
  })
  return payout && !findPayout ? [...mistakes, 'findPayout: needed with payout, to ask after a lost answer'] : mistakes
}

function isFlat(body: Template): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  return Object.values(body).every((value) => typeof value !== 'object')
}
