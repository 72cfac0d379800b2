import { isValidElement, type ReactNode, use } from 'react'
import { loadChunk, whenPrepared } from './load-chunk.ts'

/** A screen in its own chunk, which is fetched when the screen is first shown, or by `fetch`. */
export interface LazyScreen<Props = object> {
  (props: Props): ReactNode
  /** Fetches its chunk; a failure is silent. */
  fetch(): void
  /**
   * Resolves once the screen can render at once.
   * @throws ChunkLoadError after 120 s
   */
  load(): Promise<void>
}

/**
 * Makes a lazy screen: `lazyScreen(() => import('../../app/page.tsx'), 'Page')`. Unlike React's own `lazy`, a loaded
 * screen renders at once without its fallback, which React would keep up for 300 ms.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<{ [name in Name]: (props: Props) => ReactNode }>,
  name: Name,
): LazyScreen<Props> {
  let loading: Promise<void> | undefined
  let LoadedScreen: ((props: Props) => ReactNode) | undefined
  const loadOnce = () => {
    loading ??= Promise.all([loadChunk(load), whenPrepared()]).then(([module]) => {
      LoadedScreen = module[name]
    })
    return loading
  }
  function Screen(props: Props) {
    if (!LoadedScreen) use(loadOnce())
    return LoadedScreen && <LoadedScreen {...props} />
  }
  return Object.assign(Screen, { load: loadOnce, fetch: () => void load().catch(() => undefined) })
}

/** The lazy screen that an element is, or has as its one child. */
export function findLazyScreen(element: ReactNode): LazyScreen | undefined {
  if (!isValidElement<{ children?: ReactNode }>(element)) return undefined
  const { type, props } = element
  return isLazyScreen(type) ? type : findLazyScreen(props.children)
}

const isLazyScreen = (type: unknown): type is LazyScreen => typeof type === 'function' && 'load' in type
