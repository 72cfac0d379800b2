import type { Item } from '@fairground/contract/design'
import type { ReactNode } from 'react'
import { findDesignToken } from '../../kernel/host/design-token.ts'
import { markItem } from './edited-items.ts'

/** Wraps an item: in a preview with an element by which a press finds the item, otherwise not at all. */
export function AroundItem({ item, children }: { item: Item; children: ReactNode }) {
  if (findDesignToken() === undefined) return children
  return (
    <div
      className="contents"
      ref={(element) => {
        if (element) markItem(element, item)
      }}
    >
      {children}
    </div>
  )
}
