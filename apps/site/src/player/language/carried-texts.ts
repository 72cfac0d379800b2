import { findPageData } from '../../kernel/page/page-data.ts'

/** The operator's own texts of a language, by key. */
export type OperatorTexts = Readonly<Record<string, string>>

/** The texts that the server wrote into the page, if they are of this language. */
export function findCarriedTexts(locale: string): OperatorTexts | undefined {
  const pageTexts = findPageData()?.texts
  return pageTexts?.locale === locale ? pageTexts.map : undefined
}
