import type { Item } from '@fairground/contract/design'
import { create } from 'zustand'

const editedStore = create<{ editedItems: ReadonlyMap<string, Item> }>(() => ({ editedItems: new Map() }))
const elements = new WeakMap<Element, Item>()

/** Shows a block instead of the published item with its id, from now on. */
export function keepEdited(block: Item): void {
  editedStore.setState(({ editedItems }) => ({ editedItems: new Map(editedItems).set(block.id, block) }))
}

/** The items, with the edited ones in their places. */
export function useItems(items: readonly Item[]): readonly Item[] {
  const editedItems = editedStore((state) => state.editedItems)
  return editedItems.size === 0 ? items : items.map((item) => editedItems.get(item.id) ?? item)
}

/** Stores which item an element wraps. */
export function markItem(element: Element, item: Item): void {
  elements.set(element, item)
}

/** The innermost item that an element belongs to. */
export function itemAt(element: Element): Item | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const item = elements.get(at)
    if (item) return item
  }
  return undefined
}
