import { category } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** The categories of the games that are there. */
export const categoryList = handle(category.categoryList, async (_, { services }) => {
  const { list, key } = await services.categories.current()
  return { list, cacheKey: key }
})
