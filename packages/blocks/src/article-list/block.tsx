import { design } from '@fairground/contract'
import { defineBlock } from '../block.tsx'
import { articleListFields } from './fields.ts'
import { ArticlesSketch } from './sketch.tsx'

/** Articles of a category, each leading to its page. */
export const articleList = defineBlock({
  comId: 'C000116',
  name: 'article-list',
  place: 'page',
  fields: articleListFields,
  load: () => import('./view.tsx'),
  Sketch: () => <ArticlesSketch count={articleListFields.most.fallback} />,
  needs: ({ category, most }) => [{ call: design.articleList.name, request: { category, most } }],
})
