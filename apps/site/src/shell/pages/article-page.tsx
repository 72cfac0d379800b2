import { design } from '@fairground/contract'
import { useAnswer } from '../../design/use-answer.ts'
import { useParams } from '../../kernel/router/index.ts'
import { DesignPage } from './design-page.tsx'

/**
 * `/article/{id}`: the design's page of type `article`, whose blocks find the article by the path. The article's title
 * is the document title.
 */
export function ArticlePage() {
  const { id = '' } = useParams()
  const { answer } = useAnswer(design.articleDetail, { id }, { when: id !== '', staleMs: 60_000 })
  return <DesignPage idOrType="article" title={answer?.model.title} />
}
