import { localeNames } from '@fairground/phrases'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { countryName, Flag } from '../country.tsx'
import { useHost } from '../host.ts'

const buttonClass =
  'min-h-10 items-center gap-2 rounded-m border border-line bg-block px-3 text-s font-semibold transition-colors duration-120 hover:bg-button'

/** Country and language in a desktop's header, where the global design wants them there. */
export function Selectors() {
  const host = useHost()
  const t = host.useTranslate()
  const country = host.useCountry()
  const locale = host.useLocale()
  return (
    <>
      {country && (
        <button
          type="button"
          aria-label={`${t('design.country')}: ${countryName(country, locale)}`}
          onClick={() => host.follow('#action={"popup":"country"}')}
          className={`hidden desktop:in-data-[pc-country]:flex ${buttonClass}`}
        >
          <Flag country={country.id} />
          <ChevronDown size={16} aria-hidden="true" className="text-muted" />
        </button>
      )}
      <button
        type="button"
        aria-label={`${t('shell.language')}: ${localeNames[locale as keyof typeof localeNames] ?? locale}`}
        onClick={() => host.follow('#action={"popup":"language"}')}
        className={`hidden desktop:in-data-[pc-language]:flex ${buttonClass}`}
      >
        <Globe size={18} aria-hidden="true" className="text-muted" />
        {locale.slice(0, 2).toUpperCase()}
        <ChevronDown size={16} aria-hidden="true" className="text-muted" />
      </button>
    </>
  )
}
