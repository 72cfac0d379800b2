import { type AnswerOf, addressOf, type Call, type RequestOf } from '@fairground/contract/call'
import * as category from '@fairground/contract/calls/category'
import { successSchema } from '@fairground/contract/envelope'
import { type CallOptions, call } from '../calls/client.ts'
import { pageConfig } from '../kernel/page/page-config.ts'
import { getStartup } from './startup.ts'

/** The calls with a twin whose answer never changes under its key. */
const twins: Readonly<Record<string, Call>> = {
  [category.categoryList.name]: category.keptCategoryList,
  [category.categoryPage.name]: category.keptCategoryPage,
}
/** A CDN slower than this is of no use. */
const PATIENCE_MS = 5000

/**
 * Makes a call at the operator's CDN (`apiCdnRoot`) where it has a twin there: the categories under the key of the
 * start-up configuration. The CDN learns nothing about the player. Without a sound answer in time, and for every other
 * call, the site's own server answers.
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
