import { expect, it } from 'vitest'
import { articleIdIn } from './article-id.ts'

it.each([
  ['/article/spring', 'spring'],
  ['/article/spring/', 'spring'],
  ['/article/a%20b', 'a b'],
  ['/article/%', ''],
  ['/article/', ''],
  ['/article/a/b', ''],
  ['/page/spring', ''],
])('[RT-15] the path %s names the article %j', (path, id) => {
  expect(articleIdIn(path)).toBe(id)
})
