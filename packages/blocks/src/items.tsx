import { GLOBAL_DESIGN, type Item } from '@fairground/contract/design'
import { isShownAt } from '@fairground/contract/path-limit'
import { Component, type ReactNode, Suspense } from 'react'
import type { Block } from './block.tsx'
import { findBlock, knowsAllBlocks, loadLaterBlocks } from './find-block.ts'
import { type BlockHost, useHost } from './host.ts'
import { InnerProvider, useInner } from './inner-blocks.tsx'
import { findView, loadView } from './views.ts'

/**
 * Shows items in their order, if their path list and device fit. An unknown block shows nothing and is reported; a
 * block that breaks leaves the others intact.
 */
export function Items({ items }: { items: readonly Item[] }) {
  const host = useHost()
  const path = host.usePath()
  const visibleItems = host
    .useItems(items)
    // The global design shows nothing of its own.
    .filter(({ comId }) => comId !== GLOBAL_DESIGN)
    .filter(({ paths, device }) => isShownAt(paths, path) && (device === undefined || device === host.device))
  return (
    <InnerProvider value={useInner(Items)}>
      {visibleItems.map((item) => (
        <host.Around key={item.id} item={item}>
          <ItemView item={item} />
        </host.Around>
      ))}
    </InnerProvider>
  )
}

function ItemView({ item }: { item: Item }) {
  const host = useHost()
  const block = findBlock(item.comId)
  if (!block) {
    return (
      <Suspense>
        <LaterItem item={item} />
      </Suspense>
    )
  }
  return (
    <BlockBoundary report={(error) => host.report(`block ${block.name} (item ${item.id}) broke: ${String(error)}`)}>
      <Suspense fallback={<block.Sketch />}>
        <LoadedBlock block={block} item={item} host={host} />
      </Suspense>
    </BlockBoundary>
  )
}

/** An item whose block is not loaded yet, or does not exist. */
function LaterItem({ item }: { item: Item }) {
  const host = useHost()
  if (!knowsAllBlocks()) throw loadLaterBlocks()
  if (findBlock(item.comId)) return <ItemView item={item} />
  host.report(`no block ${item.comId} (item ${item.id})`)
  return null
}

function LoadedBlock({ block, item, host }: { block: Block; item: Item; host: BlockHost }) {
  const View = findView(block)
  // Thrown, not passed to `use`: a loaded view renders at once, on the server too.
  if (!View) throw loadView(block)
  const fault = (path: string, why: string) => host.report(`item ${item.id} (${block.name}): ${path} ${why}`)
  return <View raw={item.data} id={item.id} fault={fault} />
}

class BlockBoundary extends Component<
  { report: (error: unknown) => void; children: ReactNode },
  { hasBroken: boolean }
> {
  override state = { hasBroken: false }

  static getDerivedStateFromError() {
    return { hasBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error)
  }

  override render() {
    return this.state.hasBroken ? null : this.props.children
  }
}
