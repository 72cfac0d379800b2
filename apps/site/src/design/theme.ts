import { CallError, type Device, design, type Item, type ThemeModel } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { load } from '../calls/shared-loader.ts'

/** Which device the page is laid out for. */
export function deviceNow(): Device {
  return document.documentElement.dataset.layout === 'desktop' ? 'pc' : 'mobile'
}

/** The whole theme under its cache key, which always stands for the same. Rejects when it cannot be had. */
export async function fetchTheme(key: string, device: Device): Promise<ThemeModel> {
  const { model } = await load(design.theme, { key, device }, { keepMs: Number.POSITIVE_INFINITY, errors: 'ignore' })
  return model
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
