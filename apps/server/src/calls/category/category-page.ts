import { category } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { pageOfCategory } from '../../site/categories.ts'

/** One page of a category's games. */
export const categoryPage = handle(category.categoryPage, async (request, { services }) => ({
  page: pageOfCategory(await services.categories.current(), request),
}))
