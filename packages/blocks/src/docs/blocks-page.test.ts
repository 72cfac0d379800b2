import { expect, test } from 'vitest'
import { blocks } from '../registry.ts'
import { blocksPage } from './blocks-page.ts'

test('docs/blocks.md is the page that the blocks make: run npm run docs:blocks', async () => {
  await expect(blocksPage(blocks)).toMatchFileSnapshot('../../../../docs/blocks.md')
})
