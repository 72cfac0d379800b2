import { design } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** The articles of the design in force, the newest first; those of one moment in the design's order. */
export const articleList = handle(design.articleList, async ({ category, most }, { services }) => {
  const theme = await services.designs.find((await services.settings.read()).designKey)
  const articles = (theme?.articles ?? []).filter((article) => category === '' || article.category === category)
  const newest = articles.toSorted((one, other) => other.at - one.at).slice(0, most)
  return { list: newest.map(({ body: _, ...card }) => card) }
})
