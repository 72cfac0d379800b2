import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './project.mjs'
import { filesOfTree } from './tree.mjs'

/** Files that commands write, which no commit has. */
const WRITTEN = [/^screens\/index\.html$/, /(^|\/)dist\/verify\.mjs$/]
/** Folders whose README names its own files. */
const ROOM = /^(apps|packages)\/[^/]+\/|^(testkit|e2e|bench)\//

const files = filesOfTree()

/** Whether a file of the tree ends with the path that a text names; `<name>`, `{name}` and `*` stand for anything. */
function isThere(path, tree) {
  const pattern = path
    .replaceAll(/<[^>]+>|\{[^}]+\}|\*/g, '\u0000')
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('\u0000', '[^/]*')
  const ending = new RegExp(`(^|/)${pattern}${path.endsWith('/') ? '' : '$'}`)
  return tree.some((file) => ending.test(file))
}

/** The paths that a document names but the tree lacks. @param tree paths of files from the root */
function missingOf(document, text, tree) {
  const room = ROOM.exec(document)?.[0] ?? ''
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, path]) => path)
  const missingLinks = links
    .filter((path) => !/^[a-z]+:/.test(path))
    .filter((path) => !tree.some((file) => `${file}/`.startsWith(`${normalize(join(dirname(document), path))}/`)))
  const namedPaths = [...prose.matchAll(/`([\w.@<>{},*/-]+)`/g)].map(([, path]) => path)
  const isFile = (path) => /[\w>}]\.(ts|tsx|mjs|md|json|sql|css|mts)$/.test(path)
  const isFolder = (path) => /^(apps|packages|docs|e2e|bench|scripts|testkit)\/.+\/$/.test(path)
  const inRoom = (path) => tree.filter((file) => path.includes('/') || file.startsWith(room))
  return missingLinks.concat(
    namedPaths
      .filter((path) => isFile(path) || isFolder(path))
      .filter((path) => !WRITTEN.some((pattern) => pattern.test(path)))
      .filter((path) => !isThere(path, inRoom(path))),
  )
}

test('a document names no file, folder or page that is not there', () => {
  const documents = files.filter((file) => file.endsWith('.md'))
  expect(documents.length).toBeGreaterThan(40)
  const missing = documents.map((file) => [file, missingOf(file, readFileSync(join(ROOT, file), 'utf8'), files)])
  expect(Object.fromEntries(missing.filter(([, paths]) => paths.length > 0))).toEqual({})
})

test('a document names no npm command that package.json has not', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const commandNames = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)])
    .map(([, name]) => name)
  expect(commandNames).toContain('bench')
  expect(commandNames.filter((name) => !(name in scripts))).toEqual([])
})

test('a path that is not there is found, however it is named', () => {
  const tree = ['README.md', 'apps/site/src/kinds.ts', 'packages/blocks/src/note/view.tsx', 'docs/live.md']
  const text = '`kinds.ts`, `src/<block>/view.tsx`, [gone](../docs/gone.md), [live](../docs/live.md#x), `apps/other/`'
  expect(missingOf('packages/README.md', text, tree)).toEqual(['../docs/gone.md', 'apps/other/'])
  expect(missingOf('packages/blocks/README.md', '`kinds.ts` `view.tsx` `.ts` `*.data.ts`', tree)).toEqual([
    'kinds.ts',
    '*.data.ts',
  ])
})
