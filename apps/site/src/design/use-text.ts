import type { PhraseKey } from '@fairground/phrases'
import { useTranslate } from '../session/language.ts'
import { findPageData } from '../session/page-data.ts'

/** What a key looks like; any other text of an operator is shown as it is. */
const KEY = /^[a-z][\w-]*(\.[\w-]+)+$/i

/** An operator's text: the language map's text of that key, the product's own, or the text itself. */
export function useText(): (value: string) => string {
  const t = useTranslate()
  const map = findPageData()?.texts.map ?? {}
  return (value) => {
    if (Object.hasOwn(map, value)) return map[value] ?? value
    return KEY.test(value) ? t(value as PhraseKey) : value
  }
}
