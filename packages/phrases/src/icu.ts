import IntlMessageFormat from 'intl-messageformat'
import type { IcuFormat } from './translator.ts'

const compiled = new Map<string, IntlMessageFormat>()

/** Formats an ICU message with its values; each message is parsed once a locale. */
export const formatIcu: IcuFormat = (text, locale, params) => {
  const id = `${locale}\n${text}`
  let message = compiled.get(id)
  if (!message) {
    message = new IntlMessageFormat(text, locale)
    compiled.set(id, message)
  }
  return String(message.format(params))
}
