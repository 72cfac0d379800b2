import type { Item } from '@fairground/contract'
import { type ComponentType, createContext, useContext } from 'react'
import { useHost } from './host.ts'

/** Blocks inside blocks inside blocks are enough. */
const DEEPEST = 4

interface Inner {
  depth: number
  Show: ComponentType<{ items: readonly Item[] }>
}

const InnerContext = createContext<Inner | undefined>(undefined)

/** Shows the blocks that stand inside a block, as those of a page are shown. */
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

/** Says how blocks are shown, for those that hold others: given by whoever shows the outermost ones. */
export function useInner(Show: Inner['Show']): Inner {
  return useContext(InnerContext) ?? { depth: 0, Show }
}

/** Gives it to the blocks below. */
export const InnerProvider = InnerContext.Provider
