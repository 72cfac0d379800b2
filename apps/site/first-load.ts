import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { FIRST_VIEWS } from './first-views.ts'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Where the two pages begin. They run something when they load, so they are never part of a shared file. */
const SITE = join(import.meta.dirname, 'src/app/main.tsx')
const FRAME = join(import.meta.dirname, 'src/frame/main.tsx')

/**
 * What only later screens need of packages whose index leads to all of them from everywhere. Nothing breaks when a line is
 * missing or too much: the first load grows, or has one file more, and `check-first-load.mjs` holds its size.
 */
const LATER = [
  /\/packages\/contract\/src\/(account-name|asset|autoplay|forced-action|live|preview|shared-round|site-settings)\.ts$/,
  /\/packages\/contract\/src\/calls\/(authenticator|autoplay|category|fair|file|mines|my-games|operator|pay|play-session|promotion|shared-games|staff|stepped-games|winners)\.ts$/,
  /\/packages\/ui\/src\/(chip|confirm-buttons|use-copy)\.tsx?$/,
  /\/@tanstack\/(query-core|react-query)\/.*\/(mutationObserver|useMutation)\.js$/,
]

/** Every module that static imports lead to from some. */
function reachableFrom(starts: Iterable<string>, modules: Modules): Set<string> {
  const found = new Set(starts)
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** Of a page's modules those that a later chunk imports too, with what they need themselves. */
function sharedWithLater(page: Set<string>, modules: Modules): Set<string> {
  const isShared = (id: string) =>
    id !== SITE &&
    id !== FRAME &&
    (modules.getModuleInfo(id)?.importers.some((importer) => !page.has(importer)) ?? false)
  return reachableFrom([...page].filter(isShared), modules)
}

/**
 * Puts what a page's first load needs into few files instead of dozens: `base` is what both pages need, `site-parts`
 * and `frame-parts` what later chunks need of the rest of each, `site` and `frame` what is left, `lobby` the first page's
 * blocks. Everything
 * else keeps its own chunk.
 */
export function groupFirstLoad(): (id: string, modules: Modules) => string | null {
  let groups: readonly (readonly [name: string, ids: Set<string>])[] | undefined
  return (id, modules) => {
    if (!groups) {
      const site = reachableFrom([SITE], modules)
      const frame = reachableFrom([FRAME], modules)
      groups = [
        ['base', new Set([...site].filter((id) => frame.has(id)))],
        ['site-parts', sharedWithLater(site, modules)],
        ['frame-parts', sharedWithLater(frame, modules)],
        ['site', site],
        ['frame', frame],
        ['lobby', reachableFrom([FIRST_VIEWS], modules)],
      ]
    }
    if (id === SITE || id === FRAME || LATER.some((part) => part.test(id))) return null
    return groups.find(([, ids]) => ids.has(id))?.[0] ?? null
  }
}
