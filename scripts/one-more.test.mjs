// One folder and one line: lays an error, a game and a setting that nobody needs into a copy of the packages, and proves that they
// compile and are found. The sources are in testkit/one-more, each as `<name>.txt`, at the places where they belong.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from './project.mjs'

const SOURCES = join(ROOT, 'testkit/one-more')
const PACKAGES = ['contract', 'games', 'money', 'phrases']
const LOCALES = ['en', 'pt-br', 'id-id']

/** The one line of each in a file that exists, and the line that it stands before. */
const LINES = {
  error: {
    file: 'packages/contract/src/errors.data.ts',
    line: '  coin_lost: business(2999),',
    before: '  too_many_files:',
  },
  game: { file: 'packages/games/src/manifests.ts', line: '  coinManifest,', before: '  minesManifest,' },
  setting: {
    file: 'packages/contract/src/site-settings.ts',
    line: "  coinNote: z._default(z.string().check(z.maxLength(40)), ''),",
    before: '  symbolText:',
  },
}
/** What goes with a line of a list: the import of what it names. */
const IMPORTS = [
  {
    file: 'packages/games/src/manifests.ts',
    line: "import { coinManifest } from './coin/manifest.ts'",
    before: 'import { crashManifest }',
  },
]
/** Texts, which are a line in each language. */
const TEXTS = [
  { file: 'packages/phrases/src/game-names.ts', line: "  'coin',", before: "  'mines'" },
  ...LOCALES.flatMap((locale) => [
    { file: `packages/phrases/src/${locale}/games.ts`, line: "  coin: 'Coin',", before: '  mines:' },
    {
      file: `packages/phrases/src/${locale}/errors.ts`,
      line: "  coin_lost: 'The coin is lost. Take another one.',",
      before: '  too_many_files:',
    },
  ]),
]

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'one-more-'))
  for (const file of ['tsconfig.json', 'vitest.config.ts', 'package.json']) cpSync(join(ROOT, file), join(copy, file))
  for (const name of PACKAGES) {
    const isOurs = (path) => !path.includes('node_modules')
    cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), { recursive: true, filter: isOurs })
    linkModules(join(ROOT, 'packages', name, 'node_modules'), join(copy, 'packages', name, 'node_modules'))
  }
  linkModules(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const name of PACKAGES) symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@fairground', name))
  for (const path of readdirSync(SOURCES, { recursive: true }).filter((path) => path.endsWith('.txt'))) {
    const place = join(copy, path.slice(0, -'.txt'.length))
    mkdirSync(dirname(place), { recursive: true })
    cpSync(join(SOURCES, path), place)
  }
  for (const { file, line, before } of [...Object.values(LINES), ...IMPORTS, ...TEXTS]) {
    const lines = readFileSync(join(copy, file), 'utf8').split('\n')
    const at = lines.findIndex((one) => one.startsWith(before))
    if (at < 0) throw new Error(`${file} has no line that begins with ${before}`)
    writeFileSync(join(copy, file), lines.toSpliced(at, 0, line).join('\n'))
  }
  writeFileSync(
    join(copy, 'tsconfig.one-more.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['packages/*/src'] }),
  )
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Links what is installed, but for our own packages: theirs are the copies. */
function linkModules(from, to) {
  let names = []
  try {
    names = readdirSync(from)
  } catch {
    return
  }
  mkdirSync(join(to, '@fairground'), { recursive: true })
  for (const name of names)
    if (name !== '@fairground' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
}

function run(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

describe('one folder and one line', () => {
  test('an error, a game and a setting compile with one line of a list each, texts apart', { timeout: 600_000 }, () => {
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.one-more.json')).toEqual({ status: 0, said: '' })
  })

  test('they are found by what loops over the lists', { timeout: 600_000 }, () => {
    const tests = ['one-more', 'manifests', 'figures', 'phrases.test']
    const { status, said } = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--retry=0', ...tests)
    expect(said).toMatch(/one-more\.test\.ts/)
    expect(status, said).toBe(0)
  })
})
