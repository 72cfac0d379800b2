import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from './load-chunk.ts'

// `any`, as React's own `lazy` has it: whatever props the component takes.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyComponent = ComponentType<any>

/**
 * A component whose chunk is fetched when it is first drawn, again and again while the network is away: React itself
 * keeps a chunk that failed once for good, and takes what stands around it off the page.
 * @param name the export that is the component
 */
export function lazyPart<Name extends string, Module extends Record<Name, AnyComponent>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await loadChunk(load))[name] }))
}
