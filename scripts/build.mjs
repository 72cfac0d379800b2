// Builds the site and the staff page, each when its sources differ from those of the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { npmCommand, ROOT, toolEnvironment } from './project.mjs'

/** The apps that are built; each puts its files into its folder `dist`. */
const APPS = ['apps/site', 'apps/staff']
/** Sources of a build beside the app itself: the packages that it may import, and the versions of the dependencies. */
const SHARED_SOURCES = ['packages', 'package-lock.json', 'tsconfig.json']
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-server', 'README.md'])

/**
 * Makes sure that the builds are of the current sources: `apps/site/dist` with `apps/site/dist-server`, which renders its pages,
 * and `apps/staff/dist`.
 * @returns {boolean} false when a build failed; then it has printed the reason
 */
export function ensureBuilt() {
  return APPS.every(ensureAppBuilt)
}

function ensureAppBuilt(app) {
  const stamp = join(ROOT, app, 'dist', '.sources')
  const sources = hashSources([app, ...SHARED_SOURCES])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true
  console.info(`building ${app}…`)
  rmSync(stamp, { force: true })
  const [program, ...words] = [...npmCommand(), 'run', 'build', '--if-present', '--workspace', app, '--loglevel=error']
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: ROOT,
    env: toolEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}${app} could not be built.`)
    return false
  }
  if (existsSync(dirname(stamp))) writeFileSync(stamp, sources)
  return true
}

function hashSources(paths) {
  const hash = createHash('sha256')
  for (const source of paths) {
    for (const file of listFiles(source)) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

/** Paths of all files at or below a path, relative to the project, in a fixed order. */
function listFiles(path) {
  const entry = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (entry === undefined || NOT_SOURCES.has(basename(path)) || /\.test\.tsx?$/.test(path)) return []
  if (!entry.isDirectory()) return entry.isFile() ? [path] : []
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`))
}

if (import.meta.url === `file://${process.argv[1]}`) process.exit(ensureBuilt() ? 0 : 1)
