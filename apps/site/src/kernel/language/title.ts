import { useEffect } from 'react'
import { useTranslate } from './language.ts'

/**
 * Sets the document's title while a page is mounted: the page's words, then the brand; without words the brand alone.
 */
export function useTitle(words: string): void {
  const t = useTranslate()
  const brand = t('common.brand')
  useEffect(() => {
    document.title = words === '' ? brand : `${words} · ${brand}`
  }, [words, brand])
}
