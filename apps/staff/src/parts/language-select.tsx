import { type Locale, localeNames, locales } from '@fairground/phrases'
import { useLanguage } from '../language.tsx'

/** The choice of the page's language. */
export function LanguageSelect() {
  const { locale, t, choose } = useLanguage()
  return (
    <select
      aria-label={t('staff.language')}
      value={locale}
      onChange={({ currentTarget }) => choose(currentTarget.value as Locale)}
      className="min-h-9 max-w-28 rounded-s tablet:max-w-none border border-edge bg-ground px-2 text-s text-text"
    >
      {locales.map((name) => (
        <option key={name} value={name} lang={name}>
          {localeNames[name]}
        </option>
      ))}
    </select>
  )
}
