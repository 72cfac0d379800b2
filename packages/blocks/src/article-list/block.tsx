import * as design from '@fairground/contract/calls/design'
import { defineBlock } from '../block.tsx'
import { choice, flag, link, number, text } from '../kinds.ts'
import { ArticlesSketch } from './sketch.tsx'

/** Which articles, how many, and how they look. */
export const articleListFields = {
  title: text('', 120),
  /** Empty lists all. */
  category: text('', 64),
  most: number(6, 1, 24),
  look: choice('cards', 'rows'),
  showDate: flag('on'),
  moreLink: link(),
  moreText: text('common.all', 60),
}

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
