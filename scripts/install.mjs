// Installs the packages when what is installed is not what the lockfile says.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand, PINNED_NODE, ROOT } from './project.mjs'

/**
 * Makes sure that the lockfile's packages are installed: `run` is what building and running need, `all` adds the tools
 * that test. Compares with npm's own record of what it installed, so a second call costs a few milliseconds.
 * @param {'run' | 'all'} level
 */
export function ensureInstalled(level) {
  const reason = findReasonToInstall(level)
  if (!reason) return
  console.info(`installing packages (${reason}), this takes a minute or two…`)
  const [program, ...words] = [...npmCommand(), 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, signal, error } = spawnSync(program, level === 'run' ? [...words, '--omit=dev'] : words, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  })
  const left =
    status === 0 ? findReasonToInstall(level) : `npm ci ended with ${error ? error.message : signal || status}`
  if (left) {
    console.error(`The packages could not be installed: ${left}. Check the network, then try again.`)
    process.exit(1)
  }
}

/**
 * Why an installation is needed; undefined when what is installed is what the lockfile says.
 * @param {'run' | 'all'} level
 * @returns {string | undefined}
 */
export function findReasonToInstall(level) {
  const record = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'first start'
  if (!existsSync(PINNED_NODE)) return 'the pinned Node is missing'
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const missing = Object.entries(wanted).find(
    ([path, entry]) => isWanted(path, entry, level) && !isSame(entry, installed[path]),
  )
  return missing && `${missing[0].replace(/^.*node_modules\//, '')} has changed`
}

/** Optional packages are for other machines as often as not: npm decides about those. */
function isWanted(path, entry, level) {
  const ours = !path.includes('node_modules/')
  return !ours && !entry.optional && !entry.devOptional && !(level === 'run' && entry.dev)
}

function isSame(entry, installed) {
  return installed !== undefined && (entry.link ? installed.link === true : installed.version === entry.version)
}
