import { localeNames } from '@fairground/phrases'
import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import { Options } from '../options.tsx'
import type { languageSelectFields } from './block.tsx'

/** Each language by its own name; a press switches to it without a reload. */
export function View({ data }: ViewProps<typeof languageSelectFields>) {
  const host = useHost()
  const text = host.useText()
  const currentLocale = host.useLocale()
  return (
    <Options
      title={text(data.title)}
      look={data.look}
      options={Object.entries(localeNames).map(([locale, name]) => ({
        id: locale,
        name,
        lang: locale,
        isChosen: locale === currentLocale,
        choose: () => host.follow(`#action=${JSON.stringify({ language: locale })}`),
      }))}
    />
  )
}
