import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { apiCdnPath, categoryGameSchema, categorySchema } from '../category.ts'
import { nothingSchema, pageAnswer, pageRequestSchema } from '../shapes.ts'

const keySchema = z.string().check(z.maxLength(64))
const pageRequest = z.extend(pageRequestSchema, { id: z._default(z.string().check(z.maxLength(64)), '00') })

const listAnswer = z.object({
  list: z.array(categorySchema),
  /** The key under which this list and its pages never change (`apiCdnPath`). */
  cacheKey: z.string(),
})

/** The categories of games. */
export const categoryList = defineCall({
  name: 'game.categoryList',
  summary: 'The categories of games, and the key below which they never change.',
  path: '/api/game/game_category_list',
  otherPaths: ['/game/game_category_list'],
  methods: ['GET'],
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => listAnswer,
})

/** The games of one category. */
export const categoryPage = defineCall({
  name: 'game.categoryPage',
  summary: 'The games of a category; none for one that is not there.',
  path: '/api/game/game_category_page',
  methods: ['GET'],
  access: 'anyone',
  request: () => pageRequest,
  answer: () => pageAnswer(categoryGameSchema),
})

/** The categories under a key. */
export const keptCategoryList = defineCall({
  name: 'game.keptCategoryList',
  summary: 'The categories of games as they are under a key, for good.',
  path: apiCdnPath(':key', '/game/game_category_list'),
  methods: ['GET'],
  access: 'anyone',
  keptForGood: true,
  request: () => z.object({ key: keySchema }),
  answer: () => listAnswer,
  errors: ['not_found'],
})

/** The games of one category under a key. */
export const keptCategoryPage = defineCall({
  name: 'game.keptCategoryPage',
  summary: 'The games of a category as they are under a key, for good.',
  path: apiCdnPath(':key', '/game/game_category_page'),
  methods: ['GET'],
  access: 'anyone',
  keptForGood: true,
  request: () => z.extend(pageRequest, { key: keySchema }),
  answer: () => pageAnswer(categoryGameSchema),
  errors: ['not_found'],
})
