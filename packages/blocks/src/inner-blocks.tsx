import type { Item } from '@fairground/contract/design'
import { type ComponentType, createContext, useContext } from 'react'
import { useHost } from './host.ts'

/** The deepest nesting of blocks. */
const DEEPEST = 4

interface Inner {
  depth: number
  Show: ComponentType<{ items: readonly Item[] }>
}

const InnerContext = createContext<Inner | undefined>(undefined)

/** Shows the blocks inside a block in the same way as those of a page. */
export function InnerBlocks({ items }: { items: readonly Item[] }) {
  const host = useHost()
  const inner = useContext(InnerContext)
  if (!inner) throw new Error('a block stands outside of a page')
  if (inner.depth >= DEEPEST) {
    host.report(`blocks inside blocks, more than ${DEEPEST} deep`)
    return null
  }
  const { depth, Show } = inner
  return (
    <InnerContext value={{ depth: depth + 1, Show }}>
      <Show items={items} />
    </InnerContext>
  )
}

const outermost = new Map<Inner['Show'], Inner>()

/** How to show the blocks inside others; the outermost `Items` provides it. */
export function useInner(Show: Inner['Show']): Inner {
  const inner = useContext(InnerContext)
  if (inner) return inner
  // The same value each time: a new one would make React render parts anew that the server rendered and that still wait.
  const outer = outermost.get(Show) ?? { depth: 0, Show }
  outermost.set(Show, outer)
  return outer
}

/** Provides it to the blocks below. */
export const InnerProvider = InnerContext.Provider
