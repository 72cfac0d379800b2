import type { ViewProps } from '../block.tsx'
import { countryName, Flag } from '../country.tsx'
import { useHost } from '../host.ts'
import { Options } from '../options.tsx'
import type { countrySelectFields } from './block.tsx'

/** Each country with its flag; a press stores it. Nothing without countries. */
export function View({ data }: ViewProps<typeof countrySelectFields>) {
  const host = useHost()
  const text = host.useText()
  const locale = host.useLocale()
  const { countries } = host.useStartup()
  const current = host.useCountry()
  if (countries.length === 0) return null
  return (
    <Options
      title={text(data.title)}
      look={data.look}
      options={countries.map((country) => ({
        id: country.id,
        name: countryName(country, locale),
        icon: <Flag country={country.id} />,
        isChosen: country.id === current?.id,
        choose: () => host.chooseCountry(country),
      }))}
    />
  )
}
