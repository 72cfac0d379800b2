// Checks the budget of a player's download before the first tap: the scripts that a built page names, the views of the blocks
// that answer the first tap, and the largest language, gzipped. A first visit to the site loads two more parts before its
// lobby is usable: the browser's id and the signature of its call (docs/start-up.md). The rest of the lobby follows at once. A
// game's own chunk counts on top of its frame page. What the first load holds: apps/site/build/first-load.data.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FIRST_LOAD } from '../apps/site/build/first-load.data.ts'
import { ROOT } from './project.mjs'

const KIB = 1024
const DIST = join(ROOT, 'apps', 'site', 'dist')
const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'))

/** Bytes of a built script as the server sends it, gzipped. */
const sizeOf = (name) => gzipSync(readFileSync(join(DIST, 'assets', name)), { level: 9 }).length
const sum = (names) => names.reduce((total, name) => total + sizeOf(name), 0)
const scriptsOf = (page) => [
  ...new Set(
    [...readFileSync(join(DIST, page), 'utf8').matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
      ([, name]) => name,
    ),
  ),
]

const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))

/** Built files of source modules with all their imports, without `loadedNames`. */
function filesOf(modules, loadedNames) {
  const keys = new Set(modules)
  for (const key of keys) {
    if (!manifest[key]) throw new Error(`the build has no ${key}`)
    for (const importedKey of manifest[key].imports ?? []) keys.add(importedKey)
  }
  const names = new Set([...keys].map((key) => manifest[key].file.replace('assets/', '')))
  return [...names].filter((name) => !loadedNames.includes(name))
}
const pageScripts = scriptsOf('index.html')
const siteScripts = [...pageScripts, ...filesOf(['virtual:surroundings'], pageScripts)]
const frameScripts = scriptsOf('h5.html')
const firstVisit = filesOf(FIRST_LOAD.firstCall, siteScripts)

/** The largest of the languages' texts of one kind. */
const textsOf = (kind) =>
  Math.max(...scripts.filter((name) => /^(en|pt-br|id-id)-/.test(name) && name.includes(`-${kind}-`)).map(sizeOf))
const [firstTexts, laterTexts] = [textsOf('first'), textsOf('later')]
/** The screen module of each game. */
const games = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/screen\.tsx$/.test(key))
/** The other views of the lobby, which follow the first load at once. */
const lobby = filesOf(['virtual:lobby'], [...siteScripts, ...firstVisit])
/** The page of the lotteries on a desktop: without the sheets, which a press opens. */
const lottery = filesOf(
  FIRST_LOAD.lottery.filter((path) => !path.includes('/sheets/')),
  [...siteScripts, ...firstVisit, ...filesOf(['src/live/connection.ts'], [...siteScripts, ...firstVisit])],
)
const lotteryTexts = Math.max(
  ...['en', 'pt-br', 'id-id'].map((locale) => sum(filesOf([`../../packages/phrases/src/lottery/${locale}.ts`], []))),
)
/** What makes the sounds, beside the game. If it were in a first load, the build would not have it as a part of its own. */
const sounds = filesOf(
  ['src/games/kit/sound/speakers.ts'],
  [...frameScripts, ...filesOf(games.slice(0, 1), frameScripts)],
)
const rows = [
  { what: 'first load of the site', bytes: sum(siteScripts) + firstTexts, most: 135 * KIB },
  { what: 'the same on a first visit', bytes: sum(siteScripts) + sum(firstVisit) + firstTexts, most: 135 * KIB },
  {
    what: 'the same with the whole lobby',
    bytes: sum(siteScripts) + sum(firstVisit) + sum(lobby) + firstTexts,
    most: 150 * KIB,
  },
  { what: "first load of a game's frame", bytes: sum(frameScripts) + firstTexts + laterTexts, most: 140 * KIB },
  { what: 'what the page of the lotteries adds', bytes: sum(lottery) + lotteryTexts, most: 60 * KIB },
  { what: 'what makes the sounds, at the first press', bytes: sum(sounds), most: 4 * KIB },
  ...games.map((key) => ({ what: key, bytes: sum(filesOf([key], frameScripts)), most: 90 * KIB })),
]
if (games.length === 0 || !Number.isFinite(firstTexts + laterTexts))
  throw new Error('the build holds no game or no language: look at its names')
for (const { what, bytes, most } of rows) {
  const isKept = bytes <= most
  console.info(`${isKept ? 'ok' : 'OVER'} ${what}: ${(bytes / KIB).toFixed(1)} of ${most / KIB} KiB`)
  if (!isKept) process.exitCode = 1
}
