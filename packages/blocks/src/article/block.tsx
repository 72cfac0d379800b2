import * as design from '@fairground/contract/calls/design'
import { defineBlock } from '../block.tsx'
import { choice, flag, text } from '../kinds.ts'
import { TextSketch } from '../text-sketch.tsx'
import { articleIdOf } from './article-id.ts'

/** Which article, and what shows beside its text. */
export const articleFields = {
  /** Empty: the article in the address, `/article/{id}`. */
  article: text('', 64),
  title: choice('show', 'hide'),
  showDate: flag('on'),
  showImage: flag('on'),
}

/** One article: of its own choice, or the one that the address names. */
export const article = defineBlock({
  comId: 'C000117',
  name: 'article',
  place: 'page',
  fields: articleFields,
  load: () => import('./view.tsx'),
  Sketch: TextSketch,
  needs({ article: chosenId }, pathname) {
    const id = articleIdOf(chosenId, pathname)
    return id === '' ? [] : [{ call: design.articleDetail.name, request: { id } }]
  },
})
