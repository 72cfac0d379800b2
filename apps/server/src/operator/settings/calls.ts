import * as category from '@fairground/contract/calls/category'
import { CallError } from '@fairground/contract/envelope'
import { pageOfCategory } from './categories.ts'
import { handle } from './parts.ts'

/** Lists the categories of the existing games. */
export const categoryList = handle(category.categoryList, async (_, { parts }) => {
  const { list, key } = await parts.categories.current()
  return { list, cacheKey: key }
})

/** Lists the categories that were published under a key. */
export const keptCategoryList = handle(category.keptCategoryList, async ({ key }, { parts }) => {
  const content = await parts.categories.find(key)
  if (!content) throw new CallError('not_found')
  return { list: content.list, cacheKey: key }
})

/** Returns one page of a category's games. */
export const categoryPage = handle(category.categoryPage, async (request, { parts }) => ({
  page: pageOfCategory(await parts.categories.current(), request),
}))

/** Returns one page of a category's games that were published under a key. */
export const keptCategoryPage = handle(category.keptCategoryPage, async ({ key, ...request }, { parts }) => {
  const content = await parts.categories.find(key)
  if (!content) throw new CallError('not_found')
  return { page: pageOfCategory(content, request) }
})
