import { design } from '@fairground/contract'
import { defineBlock } from '../block.tsx'
import { TextSketch } from '../text-sketch.tsx'
import { articleIdOf } from './article-id.ts'
import { articleFields } from './fields.ts'

/** One article: of its own choice, or the one that the address names. */
export const article = defineBlock({
  comId: 'C000117',
  name: 'article',
  place: 'page',
  fields: articleFields,
  load: () => import('./view.tsx'),
  Sketch: TextSketch,
  needs({ article: chosen }, pathname) {
    const id = articleIdOf(chosen, pathname)
    return id === '' ? [] : [{ call: design.articleDetail.name, request: { id } }]
  },
})
