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

/** How the page is laid out; while it is taken over from the server, as the server drew it. */
export function useLayout(): Layout {
  const { device } = useDesign()
  const isForced = isMobileForced(useGlobalDesign())
  return useSyncExternalStore(subscribe, readLayout, () => (device === 'pc' && !isForced ? 'desktop' : 'phone'))
}
