import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageConfigSchema } from '../packages/contract/src/page.ts'
import { siteSettingsSchema } from '../packages/contract/src/site-settings.ts'
import { publicSettings, startupSchema } from '../packages/contract/src/startup.ts'
import { ROOT } from './project.mjs'

const [, publicChapter, startupChapter, serverChapter, page, constants] = readFileSync(
  join(ROOT, 'docs/settings.md'),
  'utf8',
).split(/^## /m)

/** The rows of a chapter's table, as lists of cells. */
const rowsOf = (chapter) =>
  [...chapter.matchAll(/^\| (`.*) \|$/gm)].map(([, row]) => `${row} `.split(' | ').map((cell) => cell.trim()))
const fieldsOf = (chapter) => rowsOf(chapter).map(([field]) => field.replaceAll('`', ''))

const operators = Object.keys(siteSettingsSchema.shape)
const players = Object.keys(startupSchema.shape)

test('every field of the settings, the start-up configuration and the page has its row, and no other', () => {
  expect(fieldsOf(publicChapter)).toEqual(Object.keys(publicSettings))
  expect(fieldsOf(startupChapter)).toEqual(players.filter((field) => !(field in publicSettings)))
  expect(fieldsOf(serverChapter)).toEqual(operators.filter((field) => !(field in publicSettings)))
  expect(fieldsOf(page)).toEqual(Object.keys(pageConfigSchema.shape))
})

test('a default is the schema’s', () => {
  const defaults = siteSettingsSchema.parse({})
  for (const [field, value] of [...rowsOf(publicChapter), ...rowsOf(serverChapter)]) {
    if (!value.startsWith('see '))
      expect([field, value]).toEqual([field, `\`${JSON.stringify(defaults[field.slice(1, -1)])}\``])
  }
})

test('a field has a test that shows what it does, or says that it is carried only', () => {
  for (const [field, ...cells] of [publicChapter, startupChapter, serverChapter, page].flatMap(rowsOf)) {
    const [effect, testPath] = cells.slice(-2)
    if (effect.startsWith('carried only: ')) expect([field, testPath]).toEqual([field, ''])
    else
      expect([field, existsSync(join(ROOT, testPath.slice(1, -1))), /\.(test|spec)\.tsx?`$/.test(testPath)]).toEqual([
        field,
        true,
        true,
      ])
  }
})

test('the fields of the user that are constants are so in the code', () => {
  const code = readFileSync(join(ROOT, 'apps/server/src/people/accounts/user.ts'), 'utf8')
  for (const field of fieldsOf(constants)) {
    expect(code).toMatch(new RegExp(`\\b${field}: (\\d+|\\[\\]|true|\\{ level: FIRST_VIP_LEVEL \\}),`))
  }
})
