import type { PhraseKey } from '@fairground/phrases'
import type { ReactNode } from 'react'
import { useTranslate } from '../kernel/language/language.ts'
import { useTitle } from '../kernel/language/title.ts'

/** Sets the document title of a page. */
export function TitledPage({ title, children }: { title: PhraseKey; children: ReactNode }) {
  const t = useTranslate()
  useTitle(t(title))
  return children
}
