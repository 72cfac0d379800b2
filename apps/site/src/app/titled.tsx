import type { PhraseKey } from '@fairground/phrases'
import type { ReactNode } from 'react'
import { useTranslate } from '../session/language.ts'
import { useTitle } from '../session/title.ts'

/** A page under its document title. */
export function Titled({ title, children }: { title: PhraseKey; children: ReactNode }) {
  const t = useTranslate()
  useTitle(t(title))
  return children
}
