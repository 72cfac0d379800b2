import { join } from 'node:path'
import { type Plugin, parseSync, Visitor } from 'vite'
import { LOBBY_VIEWS, type LobbyModule, lobbyModuleOf } from './lobby-views.data.ts'

const BLOCKS = join(import.meta.dirname, '../../../packages/blocks/src')
const MODULE = /^virtual:(surroundings|lobby)$/
const INSIDE = /^\0virtual:(surroundings|lobby)$/
/** The id of a module of views within the build. */
export const insideBuild = (module: LobbyModule): string => `\0${module}`

const exportOf = (block: string) => `view_${block.replaceAll('-', '_')}`

/** Each block's view is a chunk of its own; those of the first page come as two, instead of a dozen small files. */
export function lobbyViews(): Plugin {
  return {
    name: 'fairground-lobby-views',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: MODULE }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: INSIDE },
      handler(id) {
        const [, part] = INSIDE.exec(id) ?? []
        return LOBBY_VIEWS[part as keyof typeof LOBBY_VIEWS]
          .map(
            (block) => `export { View as ${exportOf(block)} } from ${JSON.stringify(join(BLOCKS, block, 'view.tsx'))}`,
          )
          .join('\n')
      },
    },
    transform: {
      filter: { id: /\/packages\/blocks\/src\/[\w-]+\/block\.tsx$/ },
      handler(code, id) {
        const block = id.split('/').at(-2) ?? ''
        const module = lobbyModuleOf(block)
        return module && { code: fromLobby(code, id, block, module), map: null }
      },
    },
  }
}

/** A block's description that takes its view from the lobby's module. */
function fromLobby(code: string, file: string, block: string, module: LobbyModule): string {
  let whole = code
  new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || source.value !== './view.tsx') return
      const view = `import('${module}').then((views) => ({ View: views.${exportOf(block)} }))`
      whole = code.slice(0, start) + view + code.slice(end)
    },
  }).visit(parseSync(file, code).program)
  if (whole === code) throw new Error(`${file} does not fetch ./view.tsx`)
  return whole
}
