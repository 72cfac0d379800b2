import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from './load-chunk.ts'

// biome-ignore lint/suspicious/noExplicitAny: like React's own `lazy`, it takes a component with any props
type AnyComponent = ComponentType<any>

/**
 * A component whose chunk is fetched when it first renders, again and again while the network is away. React's own
 * `lazy` keeps a failed chunk for good and removes what is around it from the page.
 * @param name the export that is the component
 */
export function lazyPart<Name extends string, Module extends Record<Name, AnyComponent>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await loadChunk(load))[name] }))
}
