import { CallError, category } from '@fairground/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { type CategoryContent, pageOfCategory } from '../site/categories.ts'
import { sendForGood } from './kept-for-good.ts'
import { parserOf } from './parser.ts'
import { fieldReader } from './request-fields.ts'
import { sendRefusal } from './send.ts'

/** Where answers stand that never change: the key is the digest of all that stands below it. */
const BELOW = '/api/static/static/apicdn/:key'

/** The category calls as they answer below a key. A key that never was one is not found. */
export function registerApiCdn(app: FastifyInstance, services: Services): void {
  const readFields = fieldReader(category.categoryPage)
  const parsePage = parserOf(category.categoryPage.request)

  serve('/game/game_category_list', ({ list }, key) => ({ list, cacheKey: key }))
  serve('/game/game_category_page', (content, _, { query }) => {
    const request = parsePage(readFields({}, query))
    if (!request.ok) throw new CallError('invalid_request', undefined, request.errors)
    return { page: pageOfCategory(content, request.value) }
  })

  function serve(
    path: string,
    answer: (content: CategoryContent, key: string, request: FastifyRequest) => object,
  ): void {
    app.get<{ Params: { key: string } }>(`${BELOW}${path}`, async (request, reply) => {
      try {
        const { key } = request.params
        const content = await services.categories.find(key)
        if (!content) throw new CallError('not_found')
        return sendForGood(reply, answer(content, key, request))
      } catch (error) {
        sendRefusal(reply, error, services)
        return reply
      }
    })
  }
}
