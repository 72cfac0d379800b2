import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { FIRST_VIEWS } from './first-views.ts'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Where the two pages begin. They run something when they load, so they are never part of a shared file. */
const SITE = join(import.meta.dirname, 'src/app/main.tsx')
const FRAME = join(import.meta.dirname, 'src/app/game-frame.tsx')
/** Its dynamic imports are the games' screens. */
const GAMES = join(import.meta.dirname, 'src/games/registry.ts')
const LIVE = join(import.meta.dirname, 'src/live/connection.ts')
const GAME_PAGE = join(import.meta.dirname, 'src/shell/pages/game-page.tsx')
/** What a first visit needs before it can call the server. */
const FIRST_VISIT = ['src/player/device/visitor-id.ts', 'src/calls/signature.ts'].map((path) =>
  join(import.meta.dirname, path),
)

/**
 * What only later screens need of packages whose index leads to all of them from everywhere. Nothing breaks when a line is
 * missing or too much: the first load grows, or has one file more, and `check-first-load.mjs` holds its size.
 */
const LATER = [
  /\/packages\/contract\/src\/(account-name|asset|autoplay|forced-action|live|preview|shared-round|site-settings)\.ts$/,
  /\/packages\/contract\/src\/calls\/(authenticator|autoplay|category|fair|file|mines|my-games|operator|pay|play-session|promotion|shared-games|staff|stepped-games|winners)\.ts$/,
  /\/packages\/ui\/src\/(chip|confirm-buttons|use-copy|use-in-view)\.tsx?$/,
  /\/@tanstack\/(query-core|react-query)\/.*\/(mutationObserver|useMutation)\.js$/,
]

const isLater = (id: string) => LATER.some((part) => part.test(id))

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

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>

/**
 * Puts what a page's first load needs into few files instead of dozens: `base` is what both pages need, `site-parts`
 * and `frame-parts` what later chunks need of the rest of each, `site` and `frame` what is left, `lobby` the first page's
 * blocks. What follows a first load comes in few files too, since each file costs a cheap phone's line a journey of its
 * own: `visit` is what a new visitor's first call needs, `live` the connection that both pages open once they stand,
 * `room` the page around a game, `play` what at least three games share. Everything else keeps its own chunk.
 */
export function groupFiles(): Groups {
  const firstLoad = once((modules: Modules): readonly (readonly [name: string, ids: Set<string>])[] => {
    const site = reachableFrom([SITE], modules)
    const frame = reachableFrom([FRAME], modules)
    return [
      ['base', new Set([...site].filter((id) => frame.has(id)))],
      ['site-parts', sharedWithLater(site, modules)],
      ['frame-parts', sharedWithLater(frame, modules)],
      ['site', site],
      ['frame', frame],
      ['lobby', reachableFrom([FIRST_VIEWS], modules)],
    ]
  })
  const later = {
    visit: once((modules: Modules) => reachableFrom(FIRST_VISIT, modules)),
    live: once((modules: Modules) => reachableFrom([LIVE], modules)),
    room: once((modules: Modules) => reachableFrom([GAME_PAGE], modules)),
    play: once((modules: Modules) => {
      const screens = modules.getModuleInfo(GAMES)?.dynamicallyImportedIds ?? []
      return sharedByThree(screens.map((screen) => reachableFrom([screen], modules)))
    }),
  }
  const nameOf = (id: string, modules: Modules): string | null => {
    if (id === SITE || id === FRAME || isLater(id)) return null
    return firstLoad(modules).find(([, ids]) => ids.has(id))?.[0] ?? null
  }
  // A group that stands before another takes its modules, and what they need, first.
  const following: Groups = Object.entries(later).map(([name, find]) => ({
    debugName: name,
    name: (id, modules) => (find(modules).has(id) && !isLater(id) ? name : null),
    includeDependenciesRecursively: false,
  }))
  return [{ debugName: 'first load', name: nameOf }, ...following].map((group, at, { length }) => ({
    ...group,
    priority: length - at,
  }))
}

/** A function of the build's modules that is worked out once, when all of them are known. */
function once<Found>(find: (modules: Modules) => Found): (modules: Modules) => Found {
  let found: Found | undefined
  return (modules) => (found ??= find(modules))
}

/** What at least three of some sets have. */
function sharedByThree(sets: readonly Set<string>[]): Set<string> {
  const all = new Set(sets.flatMap((set) => [...set]))
  return new Set([...all].filter((id) => sets.filter((set) => set.has(id)).length >= 3))
}
