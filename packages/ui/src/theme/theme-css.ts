import { type Theme, type ThemeField, themeFields } from './fields.data.ts'

/**
 * A theme as one CSS rule: a custom property for each field, and `color-scheme` by `lightMode`. The values are the
 * operator's.
 * @throws RangeError for a value with `;`, braces, `<` or a comment's start, which could end the declaration
 */
export function themeCss(theme: Theme = {}, selector = ':root'): string {
  const fields = Object.keys(themeFields) as ThemeField[]
  const lines = fields.map((field) => {
    const value = theme[field] ?? themeFields[field].value
    if (/[;{}<]|\/\*/.test(value))
      throw new RangeError(`theme field ${field} has a value that CSS would not keep inside`)
    return `${themeFields[field].variable}:${value}`
  })
  const scheme = (theme.lightMode ?? themeFields.lightMode.value) === 'light' ? 'light' : 'dark'
  return `${selector}{color-scheme:${scheme};${lines.join(';')}}`
}
