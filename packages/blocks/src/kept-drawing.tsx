import { loadChunk } from '@fairground/ui/load-chunk'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { type ComponentType, lazy, Suspense } from 'react'

/**
 * The SVG source of drawings that the server put into the page, by name. Read as soon as this module runs, because the
 * elements may leave the page before React hydrates them.
 */
const linesByName = new Map<string, string>()
if (typeof document !== 'undefined') {
  for (const element of document.querySelectorAll<SVGElement>('[data-kept]')) {
    linesByName.set(element.dataset.kept ?? '', element.innerHTML)
  }
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
    const isTakenOver = useHydrated()
    const Drawn = drawn
    if (Drawn) {
      return (
        <g data-kept={name}>
          <Drawn />
        </g>
      )
    }
    const keptLines = linesByName.get(name)
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
