// Finds the browser for the journeys, or installs it as root with apt.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless build comes first: it starts faster and needs less memory.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Tells pages that less transparency is wished: without a graphics card each change under a blur costs ten times as much. Before it
 * stand Playwright's own settings of a headless browser, a mouse: only the last word of this name counts.
 */
export const LESS_TRANSPARENCY =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,prefersReducedTransparency=true'

/** Path of a Chromium: CHROMIUM_PATH, then the usual names and places; undefined when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined
  const folders = (process.env.PATH || '').split(delimiter)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES]
  return candidates.find((path) => existsSync(path))
}

/**
 * Finds the headless shell, or installs it with apt as root; takes another Chromium where it can't be had.
 * @returns {string} the browser's path
 * @throws {Error} one sentence that says what to do
 */
export function ensureChromium() {
  const foundPath = findChromium()
  if (process.env.CHROMIUM_PATH) {
    if (foundPath) return foundPath
    throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}.`)
  }
  if (foundPath?.endsWith(`/${NAMES[0]}`)) return foundPath
  const reason = installShell()
  const path = findChromium()
  if (path) return path
  throw new Error(
    `The tests need a browser, and none is here (${reason}): install one (on Debian: apt-get install ${NAMES[0]}) or set CHROMIUM_PATH.`,
  )
}

/**
 * Installs the headless shell.
 * @returns {string | undefined} why that was not possible
 */
function installShell() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'only root can install it'
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', NAMES[0]]]) {
    const { status, error, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8', maxBuffer: 1 << 28 })
    if (error) return 'this system has no apt-get'
    if (status !== 0) return `apt-get ${words[0]} said: ${stderr.trim().split('\n').pop()}`
  }
}

/** What the browser says that it is, for the output of a test run. */
function versionOf(path) {
  const { stdout, error } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' })
  return error ? error.message : stdout.trim()
}

if (import.meta.url === `file://${process.argv[1]}`) {
  try {
    const path = ensureChromium()
    console.info(path)
    // For people: programs read the path alone.
    console.error(versionOf(path))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
