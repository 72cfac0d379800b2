import { CallError, category } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { pageOfCategory } from '../../site/categories.ts'

/** One page of a category's games. */
export const categoryPage = handle(category.categoryPage, async (request, { services }) => ({
  page: pageOfCategory(await services.categories.current(), request),
}))

/** One page of a category's games as they were under a key. */
export const keptCategoryPage = handle(category.keptCategoryPage, async ({ key, ...request }, { services }) => {
  const content = await services.categories.find(key)
  if (!content) throw new CallError('not_found')
  return { page: pageOfCategory(content, request) }
})
