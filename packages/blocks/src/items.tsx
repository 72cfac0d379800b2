import { GLOBAL_DESIGN, type Item } from '@fairground/contract/design'
import { isShownAt } from '@fairground/contract/path-limit'
import { Component, memo, type ReactNode, Suspense } from 'react'
import { findBlock, knowsAllBlocks, loadBlocks } from './find-block.ts'
import { useHost } from './host.ts'
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
          {item.width === 'text' ? (
            <div className="mx-auto w-full max-w-[calc(var(--max-width)-3rem)] empty:hidden">
              <ItemView item={item} />
            </div>
          ) : (
            <ItemView item={item} />
          )}
        </host.Around>
      ))}
    </InnerProvider>
  )
}

/** Rendered again only for another item: what the server rendered and still waits for its view stays as it stands. */
const ItemView = memo(function ItemView({ item }: { item: Item }): ReactNode {
  const host = useHost()
  const block = findBlock(item.comId)
  const name = block?.name ?? item.comId
  return (
    <BlockBoundary report={(error) => host.report(`block ${name} (item ${item.id}) broke: ${String(error)}`)}>
      <Suspense fallback={block && <block.Sketch />}>
        <LoadedBlock item={item} />
      </Suspense>
    </BlockBoundary>
  )
})

/** An item's view. Its promise is thrown, not passed to `use`: a loaded view renders at once, on the server too. */
function LoadedBlock({ item }: { item: Item }) {
  const host = useHost()
  const isLimited = host.useUser()?.limited
  const block = findBlock(item.comId)
  if (!block) {
    if (!knowsAllBlocks()) throw loadBlocks([item.comId])
    host.report(`no block ${item.comId} (item ${item.id})`)
    return null
  }
  if (isLimited && block.urges) return null
  const View = findView(block)
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
