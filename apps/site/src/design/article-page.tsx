import { DesignPage } from './design-page.tsx'

/** `/article/{id}`: the design's page of type `article`, whose blocks find the article by the path. */
export function ArticlePage() {
  return <DesignPage idOrType="article" />
}
