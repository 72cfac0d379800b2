import { isMobileForced, type Layout } from '@fairground/blocks'
import { useSyncExternalStore } from 'react'
import { useDesign, useGlobalDesign } from './design.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

function readLayout(): Layout {
  const { layout } = document.documentElement.dataset
  return layout === 'desktop' || layout === 'tablet' ? layout : 'phone'
}

/** The layout of the page; while a rendered page hydrates, the layout in which the server rendered it. */
export function useLayout(): Layout {
  const { device } = useDesign()
  const isForced = isMobileForced(useGlobalDesign())
  return useSyncExternalStore(subscribe, readLayout, () => (device === 'pc' && !isForced ? 'desktop' : 'phone'))
}
