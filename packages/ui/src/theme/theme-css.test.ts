import { expect, it } from 'vitest'
import { themeFields } from './fields.data.ts'
import { themeCss } from './theme-css.ts'

it('[DS-02] a theme carries every field as a variable of its own', () => {
  const css = themeCss({ lightMode: 'light' })
  for (const { variable } of Object.values(themeFields)) expect(css).toContain(`${variable}:`)
  expect(css.startsWith(':root{color-scheme:light;')).toBe(true)
  const variables = Object.values(themeFields).map(({ variable }) => variable)
  expect(new Set(variables).size).toBe(variables.length)
})

it('[DS-02] a theme refuses a value that would end the declaration', () => {
  expect(() => themeCss({ mainBgColor: 'red;} body{display:none' })).toThrow(RangeError)
})
