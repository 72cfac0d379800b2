import { palettes } from '@fairground/contract/palettes.data'
import { contrast, type Theme, type ThemeField, themeFields } from '@fairground/ui/theme'
import { describe, expect, it } from 'vitest'

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

describe.each(Object.entries<Theme>(palettes))('[DS-02] the palette %s', (_, theme) => {
  it('names fields of the global design alone', () => {
    expect(Object.keys(theme).filter((field) => !Object.hasOwn(themeFields, field))).toEqual([])
  })

  it('has every text colour readable on ground and block (AA, 4.5)', () => {
    for (const ground of grounds) {
      for (const text of texts) {
        const score = contrast(value(theme, text), value(theme, ground))
        expect(score, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('has readable buttons, and a visible edge of a field (3)', () => {
    const onButton = contrast(value(theme, 'designTextColor'), value(theme, 'designButtonBg'))
    expect(onButton).toBeGreaterThanOrEqual(4.5)
    for (const end of ['designButtonActiveBg', 'designButtonActiveGradientColor'] as const) {
      expect(contrast(value(theme, 'designButtonTextColor'), value(theme, end))).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(value(theme, 'designInputBorderColor'), value(theme, 'designBlockBg'))).toBeGreaterThanOrEqual(3)
  })
})
