// Installs the packages when the installed ones differ from the lockfile.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand, PINNED_NODE, ROOT } from './project.mjs'

/**
 * Makes sure that the lockfile's packages are installed: `run` for building and running, `all` with the tools for tests. It
 * compares with npm's own record of the installation, so a second call costs a few milliseconds.
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
  const remainingReason =
    status === 0 ? findReasonToInstall(level) : `npm ci ended with ${error ? error.message : signal || status}`
  if (remainingReason) {
    console.error(`The packages could not be installed: ${remainingReason}. Check the network, then try again.`)
    process.exit(1)
  }
  // Whoever installs the tools for tests makes commits.
  if (level === 'all' && existsSync(join(ROOT, '.git')))
    spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: ROOT })
}

/**
 * Why an installation is necessary; undefined when the installed packages match the lockfile.
 * @param {'run' | 'all'} level
 * @returns {string | undefined}
 */
export function findReasonToInstall(level) {
  const record = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'first start'
  if (!existsSync(PINNED_NODE)) return 'the pinned Node is missing'
  const lockedPackages = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  const installedPackages = JSON.parse(readFileSync(record, 'utf8')).packages
  const missingPackage = Object.entries(lockedPackages).find(
    ([path, entry]) => isWanted(path, entry, level) && !isSame(entry, installedPackages[path]),
  )
  return missingPackage && `${missingPackage[0].replace(/^.*node_modules\//, '')} has changed`
}

/** Whether a level needs a package. npm decides about optional packages, which are often for other machines. */
function isWanted(path, entry, level) {
  const isOurs = !path.includes('node_modules/')
  return !isOurs && !entry.optional && !entry.devOptional && !(level === 'run' && entry.dev)
}

function isSame(entry, installedEntry) {
  return (
    installedEntry !== undefined &&
    (entry.link ? installedEntry.link === true : installedEntry.version === entry.version)
  )
}
