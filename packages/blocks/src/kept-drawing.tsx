import { loadChunk } from '@fairground/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTakenOver } from './use-taken-over.ts'

/** The lines of drawings that the server has put into the page, by name. They outlive the elements that they came in. */
const lines = new Map<string, string>()

/** The lines of a drawing as they stand in the page, or stood in it. */
function findLines(name: string): string | undefined {
  if (!lines.has(name) && typeof document !== 'undefined') {
    const drawn = document.querySelector(`[data-kept="${CSS.escape(name)}"]`)?.innerHTML
    if (drawn) lines.set(name, drawn)
  }
  return lines.get(name)
}

/**
 * A drawing inside an SVG that never comes alive. The server draws it into the page, and the browser keeps the lines as
 * they stand: no script for it is in the first load. Where no page has brought it, it is fetched.
 * @param name unique among such drawings; the drawing must look the same wherever it stands
 * @param load fetches the drawing
 * @param drawn the drawing itself, which the server alone has: `import.meta.env.SSR ? await load() : undefined`
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
    // Our own lines, as the server wrote them.
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
