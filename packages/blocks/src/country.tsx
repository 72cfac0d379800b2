import type { Country } from '@fairground/contract/startup'

/** A country's code in the shape of a pennant, because many systems have no flag emoji. Decoration. */
export function Flag({ country }: { country: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-6 min-w-8 place-items-center rounded-s bg-sky px-1 text-xs font-bold tracking-wide text-text"
    >
      {country.toUpperCase()}
    </span>
  )
}

/** A country's name in the language on screen, as the browser knows it; else the operator's name. */
export function countryName(country: Country, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(country.id) ?? country.name
  } catch {
    return country.name
  }
}
