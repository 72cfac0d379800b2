import * as category from '@fairground/contract/calls/category'
import { CallError } from '@fairground/contract/envelope'
import { handle } from '../../../ground/call/handler.ts'
import { pageOfCategory } from '../../../operator/settings/categories.ts'

/** Lists the categories of the existing games. */
export const categoryList = handle(category.categoryList, async (_, { services }) => {
  const { list, key } = await services.categories.current()
  return { list, cacheKey: key }
})

/** Lists the categories that were published under a key. */
export const keptCategoryList = handle(category.keptCategoryList, async ({ key }, { services }) => {
  const content = await services.categories.find(key)
  if (!content) throw new CallError('not_found')
  return { list: content.list, cacheKey: key }
})

/** Returns one page of a category's games. */
export const categoryPage = handle(category.categoryPage, async (request, { services }) => ({
  page: pageOfCategory(await services.categories.current(), request),
}))

/** Returns one page of a category's games that were published under a key. */
export const keptCategoryPage = handle(category.keptCategoryPage, async ({ key, ...request }, { services }) => {
  const content = await services.categories.find(key)
  if (!content) throw new CallError('not_found')
  return { page: pageOfCategory(content, request) }
})
