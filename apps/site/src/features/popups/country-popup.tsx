import type { Country } from '@fairground/contract/startup'
import { cx } from '@fairground/ui/cx'
import { Field } from '@fairground/ui/field'
import { Popup } from '@fairground/ui/popup'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { chooseCountry, currentCountry, isCountryUnknown } from '../../player/country.ts'
import { useFoundStartup } from '../../player/startup.ts'
import { closePopup } from '../../popups/popups.ts'
import { Signpost } from './art/stalls.tsx'

/** From this many countries on, the popup has a search field. */
const MANY = 9
const noCountries: readonly Country[] = []

/** The operator's countries. The device stores the choice with its currency. */
export function CountryPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const locale = useLocale()
  const countries = useFoundStartup()?.countries ?? noCountries
  const [searchText, setSearchText] = useState('')
  const nameOf = ({ id, name }: Country) => localName(id, locale) ?? name
  const matchingCountries = countries.filter((country) => matches(`${nameOf(country)} ${country.name}`, searchText))
  const current = isCountryUnknown(countries) ? undefined : currentCountry(countries)
  const choose = async (country: Country) => {
    closePopup('country')
    await chooseCountry(country)
  }
  return (
    <Popup
      awning
      title={t('popups.countryTitle')}
      picture={<Signpost />}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('country')}
    >
      <p className="mx-auto mb-4 max-w-sm text-center text-s text-muted">{t('popups.countryText')}</p>
      {countries.length >= MANY && (
        <div className="mb-3">
          <Field
            label={t('popups.countrySearch')}
            value={searchText}
            onChange={setSearchText}
            autoComplete="off"
            maxLength={40}
          />
        </div>
      )}
      <p role="status" className={cx('text-s text-muted', matchingCountries.length > 0 && 'sr-only')}>
        {matchingCountries.length === 0 && t(countries.length === 0 ? 'popups.countryAny' : 'popups.countryNone')}
      </p>
      <ul className="flex flex-col gap-2">
        {matchingCountries.map((country) => (
          <li key={country.id}>
            <CountryButton
              country={country}
              name={nameOf(country)}
              isCurrent={country.id === current?.id}
              onPress={() => void choose(country)}
            />
          </li>
        ))}
      </ul>
    </Popup>
  )
}

function CountryButton({
  country,
  name,
  isCurrent,
  onPress,
}: {
  country: Country
  name: string
  isCurrent: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-current={isCurrent}
      onClick={onPress}
      className={cx(
        'flex min-h-13 w-full items-center gap-3 rounded-m border px-4 text-start font-semibold transition-colors duration-120',
        isCurrent ? 'border-accent text-accent-text' : 'border-line bg-button hover:brightness-115',
      )}
    >
      <span
        aria-hidden="true"
        className="nums grid h-7 min-w-10 place-items-center rounded-s bg-ground px-1.5 text-xs font-bold tracking-wide text-muted"
      >
        {country.id}
      </span>
      <span className="grow">{name}</span>
      <span className="nums text-s font-medium text-muted">{dialCode(country.dialCode)}</span>
      {isCurrent && <Check size={20} aria-hidden="true" />}
    </button>
  )
}

const dialCode = (code: string) => (code === '' || code.startsWith('+') ? code : `+${code}`)

/** A country's name in the current language; `undefined` for an unknown id. */
function localName(id: string, locale: string): string | undefined {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(id)
    return name
  } catch {
    return undefined
  }
}

/** Whether a name contains the search text, ignoring case and accents. */
function matches(name: string, searchText: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain(name).includes(plain(searchText.trim()))
}
