import { localeNames } from '@fairground/phrases'
import { useHost } from '../host.ts'

/** The languages of the site by their own names; the current one is marked. */
export function Languages() {
  const host = useHost()
  const t = host.useTranslate()
  const currentLocale = host.useLocale()
  return (
    <ul aria-label={t('design.languages')} className="flex flex-wrap gap-x-3">
      {Object.entries(localeNames).map(([locale, name]) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            aria-pressed={locale === currentLocale}
            onClick={() => host.follow(`#action=${JSON.stringify({ language: locale })}`)}
            className="min-h-8 rounded-s px-1 font-medium transition-colors duration-120 hover:text-text aria-pressed:text-text aria-pressed:underline aria-pressed:decoration-bulb aria-pressed:decoration-2 aria-pressed:underline-offset-4"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
