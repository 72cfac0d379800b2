import { type Device, type Item, itemSchema, type ThemeModel, themeModelSchema } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

const themeAnswer = z.object({ status: z.literal(0), model: themeModelSchema })
const itemsAnswer = z.object({ status: z.literal(0), model: z.object({ items: z.array(itemSchema) }) })
const refused = z.object({ status: z.number() })

/** Which device the page is laid out for. */
export function deviceNow(): Device {
  return document.documentElement.dataset.layout === 'desktop' ? 'pc' : 'mobile'
}

/** The whole theme under its cache key. Rejects when it cannot be had. */
export async function fetchTheme(key: string, device: Device): Promise<ThemeModel> {
  const response = await fetch(`/static/theme/${encodeURIComponent(key)}?device=${device}`)
  return themeAnswer.parse(await response.json()).model
}

/** The same as a query; what stands under a key never changes. */
export function themeQuery(key: string, device: Device) {
  return queryOptions({
    queryKey: ['theme', key, device] as const,
    queryFn: () => fetchTheme(key, device),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A page's items by its id or type; null when there is no such page. */
async function fetchPageItems(idOrType: string, device: Device): Promise<readonly Item[] | null> {
  const response = await fetch(`/design/page_detail/${encodeURIComponent(idOrType)}?device=${device}`)
  const body: unknown = await response.json()
  const answer = itemsAnswer.safeParse(body)
  if (answer.success) return answer.data.model.items
  if (refused.parse(body).status !== 0) return null
  throw answer.error
}

/** The same as a query. */
export function pageItemsQuery(idOrType: string, device: Device) {
  return queryOptions({
    queryKey: ['page', idOrType, device] as const,
    queryFn: () => fetchPageItems(idOrType, device),
  })
}
