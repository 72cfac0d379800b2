import { type AnswerOf, addressOf, type Call, category, type RequestOf, successSchema } from '@fairground/contract'
import { type CallOptions, call } from '../calls/client.ts'
import { pageConfig } from '../kernel/page/page-config.ts'
import { getStartup } from './startup.ts'

/** The calls of which a twin never changes under its key. */
const twins: Readonly<Record<string, Call>> = {
  [category.categoryList.name]: category.keptCategoryList,
  [category.categoryPage.name]: category.keptCategoryPage,
}
/** A CDN that is slower than that is of no use. */
const PATIENCE_MS = 5000

/**
 * Makes a call at the operator's CDN (`apiCdnRoot`), where it has a twin there: what the categories are under the key of the
 * start-up configuration. The CDN is told nothing of who asks. Where it has no sound answer in time, and for every other
 * call, the site's own server is asked.
 * @throws CallError of the site's own server
 */
export async function callCdn<C extends Call>(
  description: C,
  request: RequestOf<C>,
  options: CallOptions,
): Promise<AnswerOf<C>> {
  const twin = twins[description.name]
  const answer = twin && (await findAtCdn(twin, { ...(request as object), key: getStartup().gamesCacheKey }))
  return (answer as AnswerOf<C> | undefined) ?? call(description, request, options)
}

async function findAtCdn(twin: Call, request: Record<string, unknown>): Promise<unknown> {
  try {
    const response = await fetch(pageConfig().apiCdnRoot + addressOf(twin, request), {
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const body: unknown = await response.json()
    successSchema.parse(body)
    return twin.answer.parse(body)
  } catch (error) {
    console.info('the CDN did not answer', error)
    return undefined
  }
}
