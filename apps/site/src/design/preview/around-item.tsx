import type { Item } from '@fairground/contract/design'
import type { ReactNode } from 'react'
import { markItem } from './edited-items.ts'

/** Wraps an item in an element by which a press finds the item. */
export function AroundItem({ item, children }: { item: Item; children: ReactNode }) {
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
