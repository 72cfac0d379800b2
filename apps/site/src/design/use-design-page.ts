import type { DesignPage } from '@fairground/contract/design'
import { useQuery } from '@tanstack/react-query'
import { useDesign } from './design.ts'
import { pageItemsQuery, themeQuery } from './theme.ts'

/** The state of a page of the design. */
export type FoundPage =
  | { state: 'loading' | 'absent' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; page: DesignPage }

/** The page with this id, else the first page of this type (RT-15). */
export function findPage(pages: readonly DesignPage[], idOrType: string): DesignPage | undefined {
  return pages.find(({ id }) => id === idOrType) ?? pages.find(({ type }) => type === idOrType)
}

/**
 * A page by its id or type: from the page's data, else from the theme under its cache key, else from the server's page
 * detail.
 */
export function useDesignPage(idOrType: string): FoundPage {
  const { key, device, pages } = useDesign()
  const carriedPage = findPage(pages, idOrType)
  const theme = useQuery({ ...themeQuery(key, device), enabled: !carriedPage })
  const inTheme = carriedPage ?? (theme.data && findPage(theme.data.pages, idOrType))
  const isUnknown = !inTheme && !theme.isPending
  const detail = useQuery({ ...pageItemsQuery(idOrType, device), enabled: isUnknown })
  if (inTheme) return { state: 'ready', page: inTheme }
  if (!isUnknown || detail.isPending) return { state: 'loading' }
  if (detail.data) {
    return { state: 'ready', page: { id: idOrType, type: idOrType, title: '', items: [...detail.data] } }
  }
  if (detail.data === null) return { state: 'absent' }
  const retry = () => {
    void theme.refetch()
    void detail.refetch()
  }
  return { state: 'failed', retry }
}
