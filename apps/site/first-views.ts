import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The blocks of the first page of the designs that the product brings along, and of its surroundings. */
const FIRST_BLOCKS = [
  'header',
  'tab-bar',
  'side-menu',
  'footer',
  'global-design',
  'continue-playing',
  'welcome',
  'columns',
  'featured-game',
  'game-categories',
  'game-grid',
  'game-search',
  'my-games',
  'live-bets',
  'recent-rounds',
  'deposit-call',
  'fair-steps',
]
const BLOCKS = join(import.meta.dirname, '../../packages/blocks/src')
const NAME = 'virtual:first-views'
/** The module of the first page's views, as the build knows it. */
export const FIRST_VIEWS = `\0${NAME}`
const BLOCK_FILE = new RegExp(`/packages/blocks/src/(${FIRST_BLOCKS.join('|')})/block\\.tsx$`)

const exportOf = (block: string) => `view_${block.replaceAll('-', '_')}`

/** Each block's view is a chunk of its own; those of the first page come as one, instead of a dozen small files. */
export function firstViews(): Plugin {
  return {
    name: 'fairground-first-views',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:first-views$/ }, handler: () => FIRST_VIEWS },
    load: {
      filter: { id: /^\0virtual:first-views$/ },
      handler: () =>
        FIRST_BLOCKS.map(
          (block) => `export { View as ${exportOf(block)} } from ${JSON.stringify(join(BLOCKS, block, 'view.tsx'))}`,
        ).join('\n'),
    },
    transform: {
      filter: { id: BLOCK_FILE },
      handler(code, id) {
        const [, block = ''] = BLOCK_FILE.exec(id) ?? []
        const together = `import('${NAME}').then((views) => ({ View: views.${exportOf(block)} }))`
        return { code: code.replace("import('./view.tsx')", together), map: null }
      },
    },
  }
}
