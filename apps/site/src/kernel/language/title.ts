import { useEffect } from 'react'
import { useTranslate } from './language.ts'

/** The document's title while a page stands: its own words, then the house's name; without words the name alone. */
export function useTitle(words: string): void {
  const t = useTranslate()
  const brand = t('common.brand')
  useEffect(() => {
    document.title = words === '' ? brand : `${words} · ${brand}`
  }, [words, brand])
}
