import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { FIRST_LOAD } from './first-load.data.ts'
import { leanCalls } from './lean-calls.ts'
import { leanErrors } from './lean-errors.ts'
import { insideBuild, lobbyViews } from './lobby-views.ts'
import { splitLists } from './split-lists.ts'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>

const inSite = (path: string) => join(import.meta.dirname, '..', path)

/** They run something when they load, so they are never part of a shared file. */
const SITE = inSite(FIRST_LOAD.pages.site)
const FRAME = inSite(FIRST_LOAD.pages.frame)
const LOBBY_PARTS = ['blocks', 'icons'].map((list) => inSite(`../../packages/blocks/src/lobby-${list}.ts`))
/** The page of the lotteries: with its first view, and with what it fetches then. */
const LOTTERY = FIRST_LOAD.lottery.map(inSite)
/** Imports the screens of all games. */
const GAMES = inSite('src/games/registry.ts')

/** Keeps the first load to its table (`first-load.data.ts`): the parts of the lists, the calls, the errors, the files. */
export function firstLoad(): Plugin[] {
  return [splitLists(), leanCalls(), leanErrors(), lobbyViews()]
}

/**
 * Puts what a page's first load needs into few files instead of dozens: `base` is what both pages need, `site-parts`
 * and `frame-parts` what later chunks need of the rest of each, `site` and `frame` what is left, `surroundings` the views of
 * the blocks around a page. What follows a first load comes in few files too, since each file costs a cheap phone's line a
 * journey of its own: `lobby` is the views of the first page's blocks, `lobby-parts` what games need of it too, `visit` what a new visitor's first call needs,
 * `live` the connection that both pages open once they stand, `lottery-parts` what the page of the lotteries shares with
 * games, `room` the page around a game, `play` what at least three games share. Everything else keeps its own chunk. A group takes its modules before the groups after it.
 */
export function groupFiles(): Groups {
  const site = once((modules) => reachableFrom([SITE], modules))
  const frame = once((modules) => reachableFrom([FRAME], modules))
  const room = once((modules) => reachableFrom([inSite('src/shell/pages/game-page.tsx')], modules))
  const screensOf = (modules: Modules) => modules.getModuleInfo(GAMES)?.dynamicallyImportedIds ?? []
  const games = once((modules) => reachableFrom(screensOf(modules), modules))
  const play = once((modules) => sharedByThree(screensOf(modules).map((screen) => reachableFrom([screen], modules))))
  const lobby = once((modules) => reachableFrom([insideBuild('virtual:lobby'), ...LOBBY_PARTS], modules))
  const lottery = once((modules) => reachableFrom(LOTTERY, modules))
  const sets: Readonly<Record<string, (modules: Modules) => ReadonlySet<string>>> = {
    base: once((modules) => new Set([...site(modules)].filter((id) => frame(modules).has(id)))),
    'site-parts': once((modules) => sharedWithLater(site(modules), modules)),
    'frame-parts': once((modules) => sharedWithLater(frame(modules), modules)),
    site,
    frame,
    surroundings: once((modules) => reachableFrom([insideBuild('virtual:surroundings')], modules)),
    'lobby-parts': once((modules) => new Set([...lobby(modules)].filter((id) => games(modules).has(id)))),
    lobby,
    visit: once((modules) => reachableFrom(FIRST_LOAD.firstCall.map(inSite), modules)),
    live: once((modules) => reachableFrom([inSite('src/live/connection.ts')], modules)),
    'lottery-parts': once(
      (modules) => new Set([...lottery(modules)].filter((id) => room(modules).has(id) || play(modules).has(id))),
    ),
    room,
    play,
  }
  return Object.entries(sets).map(([name, find], at, { length }) => ({
    debugName: name,
    name: (id, modules) => (!staysAlone(id) && find(modules).has(id) ? name : null),
    includeDependenciesRecursively: false,
    priority: length - at,
  }))
}

/** Whether a module is in no group: where a page begins, and what only later screens use. */
const staysAlone = (id: string): boolean =>
  id === SITE || id === FRAME || FIRST_LOAD.laterModules.some((end) => id.endsWith(end))

/** Every module that static imports lead to from some. */
function reachableFrom(starts: Iterable<string>, modules: Modules): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

/** Of a page's modules those that a later chunk imports too, with what they need themselves. */
function sharedWithLater(page: ReadonlySet<string>, modules: Modules): Set<string> {
  const isShared = (id: string) =>
    id !== SITE &&
    id !== FRAME &&
    (modules.getModuleInfo(id)?.importers.some((importer) => !page.has(importer)) ?? false)
  return reachableFrom([...page].filter(isShared), modules)
}

/** A set of the build's modules that is worked out once, when all of them are known. */
function once(find: (modules: Modules) => ReadonlySet<string>): (modules: Modules) => ReadonlySet<string> {
  let modulesOfGroup: ReadonlySet<string> | undefined
  return (modules) => (modulesOfGroup ??= find(modules))
}

/** What at least three of some sets have. */
function sharedByThree(sets: readonly ReadonlySet<string>[]): Set<string> {
  const all = new Set(sets.flatMap((set) => [...set]))
  return new Set([...all].filter((id) => sets.filter((set) => set.has(id)).length >= 3))
}
