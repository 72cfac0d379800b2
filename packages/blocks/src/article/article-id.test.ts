import { expect, it } from 'vitest'
import { articleIdOf } from './article-id.ts'

it.each([
  ['/article/spring', 'spring'],
  ['/article/spring/', 'spring'],
  ['/article/a%20b', 'a b'],
  ['/article/%', ''],
  ['/article/', ''],
  ['/article/a/b', ''],
  ['/page/spring', ''],
])('[DS-01] the path %s names the article %j', (path, id) => {
  expect(articleIdOf('', path)).toBe(id)
  expect(articleIdOf('chosen', path)).toBe('chosen')
})
