import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Where the two pages begin. */
const ENTRIES = { site: 'src/app/main.tsx', frame: 'src/frame/main.tsx' } as const

/** Every module that a page's first load needs: those that static imports lead to. */
function neededBy(entry: string, modules: Modules): Set<string> {
  const found = new Set([join(import.meta.dirname, entry)])
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * Puts what a page's first load needs into few files instead of dozens: one for what both pages share, one for the rest
 * of each page. Everything that is loaded later keeps its own chunk.
 */
export function groupFirstLoad(): (id: string, modules: Modules) => string | null {
  let site: Set<string> | undefined
  let frame: Set<string> | undefined
  return (id, modules) => {
    site ??= neededBy(ENTRIES.site, modules)
    frame ??= neededBy(ENTRIES.frame, modules)
    if (site.has(id)) return frame.has(id) ? 'base' : 'site'
    return frame.has(id) ? 'frame' : null
  }
}
