import { CallError, category } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** The categories of the games that are there. */
export const categoryList = handle(category.categoryList, async (_, { services }) => {
  const { list, key } = await services.categories.current()
  return { list, cacheKey: key }
})

/** The categories as they were under a key. */
export const keptCategoryList = handle(category.keptCategoryList, async ({ key }, { services }) => {
  const content = await services.categories.find(key)
  if (!content) throw new CallError('not_found')
  return { list: content.list, cacheKey: key }
})
