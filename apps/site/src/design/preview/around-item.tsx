import type { Item } from '@fairground/contract'
import type { ReactNode } from 'react'
import { findDesignToken } from '../../kernel/host/design-token.ts'
import { markItem } from './edited-items.ts'

/** What stands around an item: nothing, but in a preview a mark by which a press finds it. */
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
