import { loadChunk } from '@fairground/ui/load-chunk'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTakenOver } from './use-taken-over.ts'

/** The SVG source of drawings that the server put into the page, by name. It outlives their elements. */
const lines = new Map<string, string>()

/** The SVG source of a drawing that is, or was, in the page. */
function findLines(name: string): string | undefined {
  if (!lines.has(name) && typeof document !== 'undefined') {
    const drawn = document.querySelector(`[data-kept="${CSS.escape(name)}"]`)?.innerHTML
    if (drawn) lines.set(name, drawn)
  }
  return lines.get(name)
}

/**
 * A static drawing inside an SVG. The server renders it into the page, and the browser reuses that source, so no script
 * for it is in the first load. On a page without it, its chunk is fetched.
 * @param name unique among such drawings; the drawing must look the same everywhere
 * @param load fetches the drawing
 * @param drawn the drawing itself, on the server only: `import.meta.env.SSR ? await load() : undefined`
 */
export function keptDrawing(
  name: string,
  load: () => Promise<ComponentType>,
  drawn: ComponentType | undefined,
): ComponentType {
  const FetchedDrawing = lazy(async () => ({ default: await loadChunk(load) }))
  return function KeptDrawing() {
    const isTakenOver = useTakenOver()
    const Drawn = drawn
    if (Drawn) {
      return (
        <g data-kept={name}>
          <Drawn />
        </g>
      )
    }
    const keptLines = findLines(name)
    // Our own markup, written by the server.
    if (keptLines)
      return <g data-kept={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keptLines }} />
    return (
      <g>
        {isTakenOver && (
          <Suspense>
            <FetchedDrawing />
          </Suspense>
        )}
      </g>
    )
  }
}
