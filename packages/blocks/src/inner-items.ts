import { type Item, itemSchema } from '@fairground/contract/design'

/** Some items and, in the same order, all items inside them: in their data, directly or in entries of a list. */
export function itemsIn(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => [item, ...inside(item.data)])
}

function inside(value: unknown): readonly Item[] {
  if (Array.isArray(value)) return value.flatMap(inside)
  if (typeof value !== 'object' || value === null) return []
  const item = 'comId' in value ? itemSchema.safeParse(value) : undefined
  return item?.success ? itemsIn([item.data]) : Object.values(value).flatMap(inside)
}
