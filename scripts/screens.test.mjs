import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contentPages } from '../apps/server/src/front/design/seeds/pages.data.ts'
import { routes } from '../apps/site/src/app/routes.tsx'
import { popupScreens } from '../apps/site/src/shell/popup-screen.tsx'
import { ROOT, toolEnvironment } from './project.mjs'

/** Names of the screens that `npm run screens` takes pictures of. */
let pictures = []
let listing = ''

beforeAll(() => {
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/pictures/playwright.config.ts',
    '--list',
  ]
  const env = toolEnvironment({ CHROMIUM_PATH: join(ROOT, 'not-started') })
  listing = execFileSync(process.execPath, words, { cwd: ROOT, env, encoding: 'utf8' })
  pictures = [...listing.matchAll(/take\.ts:\d+:\d+ › (\S+) as a /g)].map(([, name]) => name)
}, 60_000)

/** Names without a picture of that name, or of that name with a dash and more words. */
const withoutPicture = (names) =>
  names.filter((name) => !pictures.some((picture) => `${picture}-`.startsWith(`${name}-`)))

/** The paths of routes, without those that only contain others. */
const pathsOf = (children) =>
  [children].flat().flatMap(({ props }) => (props.children ? pathsOf(props.children) : [props.path ?? '']))

/** The beginning of a picture's name for an address: its first part in small letters with dashes. */
function nameOf(path) {
  const [firstPart] = path.split('/')
  if (firstPart === '') return 'lobby'
  return firstPart === '*' ? 'not-found' : firstPart.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

test('npm run screens finds a picture to take for every screen and every theme', () => {
  expect(pictures).toContain('lobby')
  expect(listing).toMatch(/themes\.ts:\d+:\d+ › /)
})

test('every popup has a picture by its name', () => {
  const names = Object.keys(popupScreens)
  expect(names).toContain('login')
  expect(withoutPicture(names.map((name) => `popup-${name}`))).toEqual([])
})

test('every address of the site has a picture by its name', () => {
  const paths = pathsOf(routes)
  expect(paths).toEqual(expect.arrayContaining(['', 'game/:gameId', '*']))
  expect(withoutPicture(paths.map(nameOf))).toEqual([])
})

test('every page of the first design has a picture by its name', () => {
  const ids = contentPages.map(({ id }) => id).filter((id) => id !== 'article')
  expect(ids).toContain('about')
  expect(withoutPicture(ids.map((id) => `page-${id}`))).toEqual([])
})

test('a popup or an address without a picture is reported', () => {
  expect(withoutPicture(['popup-tombola', 'gam', nameOf('ticketOffice/:id')])).toEqual([
    'popup-tombola',
    'gam',
    'ticket-office',
  ])
})
