import * as design from '@fairground/contract/calls/design'
import type { Device, Item, ThemeModel } from '@fairground/contract/design'
import { CallError } from '@fairground/contract/envelope'
import { queryOptions } from '@tanstack/react-query'
import { load } from '../calls/shared-loader.ts'

/** The device for which the page is laid out. */
export function deviceNow(): Device {
  return document.documentElement.dataset.layout === 'desktop' ? 'pc' : 'mobile'
}

/** Fetches the whole theme under its cache key, which never changes. Rejects when that fails. */
export async function fetchTheme(key: string, device: Device): Promise<ThemeModel> {
  const { model } = await load(design.theme, { key, device }, { keepMs: Number.POSITIVE_INFINITY, errors: 'ignore' })
  return model
}

/** The same as a query, never stale. */
export function themeQuery(key: string, device: Device) {
  return queryOptions({
    queryKey: ['theme', key, device] as const,
    queryFn: () => fetchTheme(key, device),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A page's items by its id or type; null when there is no such page. */
async function fetchPageItems(id: string, device: Device): Promise<readonly Item[] | null> {
  try {
    return (await load(design.pageDetail, { id, device }, { errors: 'ignore' })).model.items
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'not_found') return null
    throw error
  }
}

/** The same as a query. */
export function pageItemsQuery(idOrType: string, device: Device) {
  return queryOptions({
    queryKey: ['page', idOrType, device] as const,
    queryFn: () => fetchPageItems(idOrType, device),
  })
}
