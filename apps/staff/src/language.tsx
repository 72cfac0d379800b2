import { CallError } from '@fairground/contract/envelope'
import { findLocale, type Locale, locales } from '@fairground/phrases'
import { loadStaffTranslator, type StaffTranslate } from '@fairground/phrases/staff'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { createFormats, type Formats } from './formats.ts'

/** Where the chosen language is stored; the players' site has its own place. */
const NAME = 'staff-language'

interface Language {
  locale: Locale
  t: StaffTranslate
  formats: Formats
  choose: (locale: Locale) => void
}

const LanguageContext = createContext<Language | undefined>(undefined)

function firstLocale(): Locale {
  const wishes = [localStorage.getItem(NAME) ?? '', ...navigator.languages]
  return wishes.map(findLocale).find((locale) => locale !== undefined) ?? locales[0]
}

/** Loads the texts of the chosen language; until they are there the page is empty. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState(firstLocale)
  const [language, setLanguage] = useState<Omit<Language, 'choose'>>()
  useEffect(() => {
    let isCurrent = true
    void loadStaffTranslator(wish).then((t) => {
      if (!isCurrent) return
      document.documentElement.lang = wish
      document.documentElement.dir = t('common.direction')
      document.title = `${t('staff.title')} · ${t('common.brand')}`
      setLanguage({ locale: wish, t, formats: createFormats(wish) })
    })
    return () => {
      isCurrent = false
    }
  }, [wish])
  if (!language) return null
  const choose = (locale: Locale) => {
    localStorage.setItem(NAME, locale)
    setWish(locale)
  }
  return <LanguageContext value={{ ...language, choose }}>{children}</LanguageContext>
}

/** The language of the page. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('no language is loaded')
  return language
}

/** From a key to its text. */
export const useTranslate = (): StaffTranslate => useLanguage().t

/** From an error to its sentence. */
export function useSentence(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => {
    if (error instanceof CallError) return t(`errors.${error.errorName}`, error.params)
    console.error(error)
    return t('errors.internal_error')
  }
}
