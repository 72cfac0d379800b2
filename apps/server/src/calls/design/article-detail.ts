import { CallError, design } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** An article of the design in force. */
export const articleDetail = handle(design.articleDetail, async ({ id }, { services }) => {
  const theme = await services.designs.find((await services.settings.read()).designKey)
  const model = theme?.articles.find((article) => article.id === id)
  if (!model) throw new CallError('not_found')
  return { model }
})
