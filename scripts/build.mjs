// Builds the site when its sources differ from those of the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { npmCommand, ROOT, toolEnvironment } from './project.mjs'

const SITE = join(ROOT, 'apps', 'site')
const STAMP = join(SITE, 'dist', '.sources')
/** Sources of a build: the site, the packages that it may import, and the versions of the dependencies. */
const SOURCES = ['apps/site', 'packages', 'package-lock.json', 'tsconfig.json']
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-server', 'README.md'])

/**
 * Makes sure that `apps/site/dist` and `apps/site/dist-server`, which renders its pages, are builds of the current sources.
 * @returns {boolean} false when the build failed; then it has printed the reason
 */
export function ensureBuilt() {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true
  console.info('building the site…')
  rmSync(STAMP, { force: true })
  const [program, ...words] = [
    ...npmCommand(),
    'run',
    'build',
    '--if-present',
    '--workspace',
    'apps/site',
    '--loglevel=error',
  ]
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: ROOT,
    env: toolEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}The site could not be built.`)
    return false
  }
  if (existsSync(dirname(STAMP))) writeFileSync(STAMP, sources)
  return true
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
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
