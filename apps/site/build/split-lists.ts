import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type ESTree, type Plugin, parseSync } from 'vite'
import { FIRST_LOAD } from './first-load.data.ts'

const PACKAGES = join(import.meta.dirname, '../../../packages')

/** A file that takes one part of a list. */
interface Part {
  /** Relative to `packages`. */
  file: string
  /** The entries of the part; without names, those that no other part has. */
  names?: readonly string[]
  /** The names of all other entries stay in it, without a value. */
  keepsNames?: true
}

/** Lists of which the first load has a part, by the end of their files. */
const LISTS: readonly { list: string; parts: readonly Part[] }[] = [
  {
    list: '/registry.ts',
    parts: [
      { file: 'blocks/src/first-blocks.ts', names: FIRST_LOAD.blocks },
      { file: 'blocks/src/lobby-blocks.ts', names: FIRST_LOAD.lobbyBlocks },
      { file: 'blocks/src/later-blocks.ts' },
    ],
  },
  {
    list: '/icon-list.ts',
    parts: [
      { file: 'blocks/src/first-icons.ts', names: FIRST_LOAD.icons, keepsNames: true },
      { file: 'blocks/src/lobby-icons.ts', names: FIRST_LOAD.lobbyIcons },
      { file: 'blocks/src/later-icons.ts' },
    ],
  },
  {
    list: '/index.ts',
    parts: [{ file: 'phrases/src/first-texts.ts', names: FIRST_LOAD.texts }, { file: 'phrases/src/later-texts.ts' }],
  },
]
const PART = /\?part=(\w+)-\w+&of=(\d+)\.(\d+)$/

/**
 * Gives each part of a list its own entries. In the sources every part is the whole list, so that nothing but a build of the
 * site depends on this plugin.
 */
export function splitLists(): Plugin {
  return {
    name: 'fairground-split-lists',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      for (const [at, { list, parts }] of LISTS.entries()) {
        const part = source.endsWith(list) ? parts.findIndex(({ file }) => importer === join(PACKAGES, file)) : -1
        const name = parts[part]?.file.replace(/^.*\/|\.ts$/g, '')
        if (importer && name) return `${resolve(dirname(importer), source)}?part=${name}&of=${at}.${part}`
      }
      return undefined
    },
    load: {
      filter: { id: PART },
      async handler(id) {
        const [query = '', , at, place] = PART.exec(id) ?? []
        const file = id.slice(0, -query.length)
        const parts = LISTS[Number(at)]?.parts ?? []
        const part = parts[Number(place)]
        if (!part) throw new Error(`${id} is part of no list`)
        const others = parts.flatMap(({ names = [] }) => names)
        return { code: partOf(file, await readFile(file, 'utf8'), part, others), moduleType: 'ts' }
      },
    },
  }
}

/** The entries of one part of a list, with the imports that they need. */
function partOf(file: string, code: string, { names, keepsNames }: Part, named: readonly string[]): string {
  const { body } = parseSync(file, code).program
  const imports = body.filter((node) => node.type === 'ImportDeclaration')
  const sources = new Map(
    imports.flatMap((node) => node.specifiers.map(({ local }) => [local.name, node.source.value] as const)),
  )
  const { name, entries, isArray } = listIn(body, file)
  const nameOf = ({ key, local }: Entry) => (isArray ? folderOf(sources.get(local) ?? '') : key)
  const strange = names?.filter((one) => !entries.some((entry) => nameOf(entry) === one)) ?? []
  if (strange.length > 0) throw new Error(`${file} has no ${strange.join(', ')}: look at first-load.data.ts`)
  const isIn = (entry: Entry) => (names ? names.includes(nameOf(entry)) : !named.includes(nameOf(entry)))
  const own = entries.filter(isIn)
  const needed = imports.filter(({ specifiers }) =>
    specifiers.some((one) => own.some(({ local }) => local === one.local.name)),
  )
  const nameless = keepsNames ? entries.filter((entry) => !isIn(entry)).map(({ key }) => `${key}: undefined`) : []
  const list = isArray
    ? `[${own.map(({ local }) => local).join(', ')}]`
    : `{ ${[...own.map(({ key, local }) => `${key}: ${local}`), ...nameless].join(', ')} }`
  return [...needed.map(({ start, end }) => code.slice(start, end)), `export const ${name} = ${list}`].join('\n')
}

/** An entry of a list: its key (in an array its own name) and the imported name that it stands for. */
interface Entry {
  key: string
  local: string
}

/** The one list that a module exports: imported names alone, in an array or an object. */
function listIn(body: ESTree.Program['body'], file: string): { name: string; entries: Entry[]; isArray: boolean } {
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue
    const [{ id, init } = { id: undefined, init: undefined }] = node.declaration.declarations
    if (id?.type !== 'Identifier') continue
    if (init?.type === 'ArrayExpression') {
      const entries = init.elements.flatMap((one) =>
        one?.type === 'Identifier' ? { key: one.name, local: one.name } : [],
      )
      return { name: id.name, entries, isArray: true }
    }
    if (init?.type === 'ObjectExpression') {
      const entries = init.properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' && one.value.type === 'Identifier'
          ? { key: one.key.name, local: one.value.name }
          : [],
      )
      return { name: id.name, entries, isArray: false }
    }
  }
  throw new Error(`${file} exports no list of imported names`)
}

/** `./footer/block.tsx` is in the folder `footer`. */
const folderOf = (source: string): string => source.split('/').at(-2) ?? ''
