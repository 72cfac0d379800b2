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

/** Path of a Chromium: CHROMIUM_PATH, then the usual names and places; undefined when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined
  const folders = (process.env.PATH || '').split(delimiter)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES]
  return candidates.find((path) => existsSync(path))
}

/**
 * Finds Chromium or installs it with apt as root.
 * @returns {string} its path
 * @throws {Error} one sentence that says what to do
 */
export function ensureChromium() {
  const foundPath = findChromium()
  if (foundPath) return foundPath
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}.`)
  const apt = process.platform === 'linux' && process.getuid() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!apt)
    throw new Error(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
    )
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    const { status, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8', maxBuffer: 1 << 28 })
    if (status !== 0) throw new Error(`Chromium could not be installed: apt-get ${words[0]} said ${lastLine(stderr)}`)
  }
  const installedPath = findChromium()
  if (!installedPath) throw new Error('Chromium was installed but is nowhere to be found: set CHROMIUM_PATH.')
  return installedPath
}

function lastLine(text) {
  return text.trim().split('\n').pop()
}

if (import.meta.url === `file://${process.argv[1]}`) {
  try {
    console.info(ensureChromium())
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
