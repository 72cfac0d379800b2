import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { type Theme, type ThemeField, themeFields } from './fields.data.ts'
import { themeCss } from './theme-css.ts'
import { themes } from './themes.data.ts'

const value = (theme: Theme, field: ThemeField) => theme[field] ?? themeFields[field].value
const grounds = ['mainBgColor', 'designBlockBg'] as const
const texts = [
  'designTextColor',
  'designTextMutedColor',
  'designTextFaintColor',
  'designAccentTextColor',
  'designSafeColor',
  'designWinColor',
  'designLossColor',
  'designInfoColor',
  'designVipColor',
] as const

describe('[DS-02] themes', () => {
  it('carry every field as a variable of its own', () => {
    const css = themeCss(themes.noon)
    for (const { variable } of Object.values(themeFields)) expect(css).toContain(`${variable}:`)
    expect(css.startsWith(':root{color-scheme:light;')).toBe(true)
    const variables = Object.values(themeFields).map(({ variable }) => variable)
    expect(new Set(variables).size).toBe(variables.length)
  })

  it('refuse a value that would end the declaration', () => {
    expect(() => themeCss({ mainBgColor: 'red;} body{display:none' })).toThrow(RangeError)
  })

  for (const [name, theme] of Object.entries<Theme>(themes)) {
    it(`${name}: every text colour is readable on ground and block (AA, 4.5)`, () => {
      for (const ground of grounds) {
        for (const text of texts) {
          const score = contrast(value(theme, text), value(theme, ground))
          expect(score, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    })

    it(`${name}: buttons are readable, and the edge of a field is visible (3)`, () => {
      const onButton = contrast(value(theme, 'designTextColor'), value(theme, 'designButtonBg'))
      expect(onButton).toBeGreaterThanOrEqual(4.5)
      for (const end of ['designButtonActiveBg', 'designButtonActiveGradientColor'] as const) {
        expect(contrast(value(theme, 'designButtonTextColor'), value(theme, end))).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(value(theme, 'designInputBorderColor'), value(theme, 'designBlockBg'))).toBeGreaterThanOrEqual(3)
    })
  }
})
