import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contentPages } from '../apps/server/src/design/seeds/pages.data.ts'
import { routes } from '../apps/site/src/app/routes.tsx'
import { popupScreens } from '../apps/site/src/shell/popup-screen.tsx'
import { ROOT, toolEnvironment } from './project.mjs'

/** What `npm run screens` would take, by the names of the screens. */
let pictures = []
let listed = ''

beforeAll(() => {
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/pictures/playwright.config.ts',
    '--list',
  ]
  const env = toolEnvironment({ CHROMIUM_PATH: join(ROOT, 'not-started') })
  listed = execFileSync(process.execPath, words, { cwd: ROOT, env, encoding: 'utf8' })
  pictures = [...listed.matchAll(/take\.ts:\d+:\d+ › (\S+) as a /g)].map(([, name]) => name)
}, 60_000)

/** Names without a picture: neither by that name nor by one that goes on after a dash. */
const unseen = (names) => names.filter((name) => !pictures.some((one) => `${one}-`.startsWith(`${name}-`)))

/** The paths of routes, without those that only stand around others. */
const pathsOf = (children) =>
  [children].flat().flatMap(({ props }) => (props.children ? pathsOf(props.children) : [props.path ?? '']))

/** How the name of an address's picture begins: as the address does, in small letters with dashes. */
function nameOf(path) {
  const [first] = path.split('/')
  if (first === '') return 'lobby'
  return first === '*' ? 'not-found' : first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

test('npm run screens finds a picture to take for every screen and every theme', () => {
  expect(pictures).toContain('lobby')
  expect(listed).toMatch(/themes\.ts:\d+:\d+ › /)
})

test('every popup has a picture by its name', () => {
  const names = Object.keys(popupScreens)
  expect(names).toContain('login')
  expect(unseen(names.map((name) => `popup-${name}`))).toEqual([])
})

test('every address of the site has a picture by its name', () => {
  const paths = pathsOf(routes)
  expect(paths).toEqual(expect.arrayContaining(['', 'game/:gameId', '*']))
  expect(unseen(paths.map(nameOf))).toEqual([])
})

test('every page of the first design has a picture by its name', () => {
  const ids = contentPages.map(({ id }) => id).filter((id) => id !== 'article')
  expect(ids).toContain('about')
  expect(unseen(ids.map((id) => `page-${id}`))).toEqual([])
})

test('a popup or an address without a picture is missed', () => {
  expect(unseen(['popup-tombola', 'gam', nameOf('ticketOffice/:id')])).toEqual([
    'popup-tombola',
    'gam',
    'ticket-office',
  ])
})
