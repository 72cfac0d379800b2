import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { categoryGameSchema, categorySchema } from '../category.ts'
import { nothingSchema, pageAnswer, pageRequestSchema } from '../shapes.ts'

/** What stands below the key: a list that never changes there. */
export const categoryListAnswer = z.object({
  list: z.array(categorySchema),
  /** The key under which this list and its pages never change (`apiCdnPath`). */
  cacheKey: z.string(),
})

/** The categories of games. */
export const categoryList = defineCall({
  name: 'game.categoryList',
  summary:
    'The categories of games. The same below `/api/static/static/apicdn/{cacheKey}`, where it never changes and is kept for good.',
  path: '/api/game/game_category_list',
  otherPaths: ['/game/game_category_list'],
  methods: ['GET'],
  access: 'anyone',
  request: nothingSchema,
  answer: categoryListAnswer,
})

/** The games of one category. */
export const categoryPage = defineCall({
  name: 'game.categoryPage',
  summary:
    'The games of a category; none for an unknown one. The same below `/api/static/static/apicdn/{cacheKey}`, where it never changes.',
  path: '/api/game/game_category_page',
  methods: ['GET'],
  access: 'anyone',
  request: z.extend(pageRequestSchema, { id: z._default(z.string().check(z.maxLength(64)), '00') }),
  answer: pageAnswer(categoryGameSchema),
})
