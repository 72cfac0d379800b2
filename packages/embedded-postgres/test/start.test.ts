import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ask, cleanUp, newFolder, runDriver, whenReady } from './run-driver.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65_534

afterEach(cleanUp)

/** A folder of programs that fail, to put before PATH: the machine then lacks what they do. */
function without(...programs: string[]): NodeJS.ProcessEnv {
  const folder = newFolder()
  for (const program of programs) writeFileSync(join(folder, program), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return { PATH: `${folder}:${process.env.PATH}` }
}

/** The user id that a process really runs under. */
const userOf = (pid: number) => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

test('a first start creates the database, a second one finds what was written', async () => {
  const dataDir = join(newFolder(), 'deep', 'data')
  const firstDriver = runDriver(dataDir)
  await ask((await whenReady(firstDriver)).url, 'create table kept as select 42 as answer')
  await firstDriver.stop()
  const secondDriver = runDriver(dataDir)
  expect(await ask((await whenReady(secondDriver)).url, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(firstDriver.lines.filter((line) => line.includes('created the database'))).toHaveLength(1)
  expect(secondDriver.lines.filter((line) => line.includes('created the database'))).toHaveLength(0)
})

test('a data folder deeper than the path of a unix socket may be long', async () => {
  const driver = runDriver(join(newFolder(), 'd'.repeat(100), 'e'.repeat(100)))
  expect(await ask((await whenReady(driver)).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a stop leaves no process, no lock and no socket behind', async () => {
  const dataDir = newFolder()
  const driver = runDriver(dataDir)
  const { pid } = await whenReady(driver)
  const socketDir = readlinkSync(join(dataDir, 'socket'))
  await driver.stop()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(readdirSync(dataDir)).toEqual(['postgres'])
  expect(existsSync(socketDir)).toBe(false)
})

test('nothing but a trusted setting is on: every commit waits for the disk', async () => {
  const { url } = await whenReady(runDriver(newFolder()))
  const rows = await ask(
    url,
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses') order by name",
  )
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
  })
})

test('a second server on the same folder is refused in one sentence and disturbs nothing', async () => {
  const dataDir = newFolder()
  const firstDriver = runDriver(dataDir)
  const { url } = await whenReady(firstDriver)
  expect(await runDriver(dataDir).says('refused')).toBe(
    `Another Fairground server (process ${firstDriver.child.pid}) is already running on DATA_DIR ${dataDir}: stop it, or give this one another DATA_DIR and PORT.`,
  )
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of several servers that start at once on a stale folder exactly one runs', async () => {
  const dataDir = newFolder()
  const killedDriver = runDriver(dataDir)
  await whenReady(killedDriver)
  await killedDriver.kill()
  const drivers = [1, 2, 3, 4].map(() => runDriver(dataDir))
  const outcomes = await Promise.all(
    drivers.map((driver) =>
      Promise.race([driver.says('ready').then(() => 'ready'), driver.says('refused').then(() => 'refused')]),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['ready', 'refused', 'refused', 'refused'])
})

test.each(['17', '19'])('a folder of PostgreSQL %s is refused with what to do, and not touched', async (major) => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), `${major}\n`)
  expect(await runDriver(dataDir).says('refused')).toBe(
    `${join(dataDir, 'postgres')} was written by PostgreSQL ${major}, this release runs 18: dump it with the release that wrote it (npm run db:dump) and restore it into a fresh DATA_DIR (npm run db:restore).`,
  )
  expect(readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe(`${major}\n`)
})

test.each(['', 'nonsense\n', '\0\0\0\0'])(
  'a garbled pid file (%j) is removed, whether a database runs or not',
  async (text) => {
    const dataDir = newFolder()
    const firstDriver = runDriver(dataDir)
    const { url, pid } = await whenReady(firstDriver)
    await ask(url, 'create table kept as select 42 as answer')
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    // The server is killed, its database lives on, and a crash of the machine's disk has left its file without words.
    await firstDriver.kill()
    writeFileSync(pidFile, text)
    const secondDriver = runDriver(dataDir)
    const now = await whenReady(secondDriver)
    expect(await ask(now.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(now.pid).not.toBe(pid)
    // Where nobody asks for its exit code it stays in the list of processes, without a program.
    expect(() => readlinkSync(`/proc/${pid}/exe`)).toThrow('ENOENT')
    await secondDriver.stop()
    writeFileSync(pidFile, text)
    expect(await ask((await whenReady(runDriver(dataDir))).url, 'select answer from kept')).toEqual([{ answer: 42 }])
  },
)

test('a folder without its PG_VERSION, or with one that says nothing, is refused with what to do, and not touched', async () => {
  const dataDir = newFolder()
  const firstDriver = runDriver(dataDir)
  await whenReady(firstDriver)
  await firstDriver.stop()
  const folder = join(dataDir, 'postgres')
  writeFileSync(join(folder, 'PG_VERSION'), '')
  expect(await runDriver(dataDir).says('refused')).toBe(
    `${join(folder, 'PG_VERSION')} names no version of PostgreSQL: put it back from a copy of the folder, or move the folder away and restore a dump (npm run db:restore).`,
  )
  rmSync(join(folder, 'PG_VERSION'))
  const pidBefore = readdirSync(folder)
  expect(await runDriver(dataDir).says('refused')).toBe(
    `${folder} has files but no PG_VERSION, so it is no whole database: put the missing files back from a copy of the folder, or move it away and restore a dump (npm run db:restore).`,
  )
  expect(readdirSync(folder)).toEqual(pidBefore)
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  await whenReady(runDriver(dataDir))
})

test('a first start that was killed half way is begun anew', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres.new'))
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
  const { url } = await whenReady(runDriver(dataDir))
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
})

test('a folder that was copied without its mode starts, and is closed to others again', async () => {
  const dataDir = newFolder()
  const firstDriver = runDriver(dataDir)
  await whenReady(firstDriver)
  await firstDriver.stop()
  chmodSync(join(dataDir, 'postgres'), 0o755)
  await whenReady(runDriver(dataDir))
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
})

test('where user namespaces are off, root starts it as another user', async () => {
  const dataDir = newFolder()
  chmodSync(dataDir, 0o755)
  const { url, pid } = await whenReady(runDriver(dataDir, { env: without('unshare') }))
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(userOf(pid)).not.toBe(0)
})

test('the data folder and what is in it are for their owner alone, also where others could read them before', async () => {
  const dataDir = newFolder()
  const elsewhere = join(newFolder(), 'elsewhere')
  writeFileSync(elsewhere, '', { mode: 0o644 })
  chmodSync(elsewhere, 0o644)
  for (const [name, mode] of [
    ['data.key', 0o644],
    ['tool', 0o755],
    ['open', 0o666],
  ] as const) {
    writeFileSync(join(dataDir, name), '')
    chmodSync(join(dataDir, name), mode)
  }
  mkdirSync(join(dataDir, 'archive'))
  chmodSync(join(dataDir, 'archive'), 0o775)
  symlinkSync(elsewhere, join(dataDir, 'link'))
  chmodSync(dataDir, 0o755)
  const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8)
  const { url } = await whenReady(runDriver(dataDir))
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  const names = ['.', 'data.key', 'tool', 'open', 'archive', 'postgres', 'server.lock']
  expect(names.map(modeOf)).toEqual(['700', '600', '700', '600', '700', '700', '600'])
  expect((statSync(elsewhere).mode & 0o777).toString(8)).toBe('644')
  const fresh = join(newFolder(), 'fresh')
  await whenReady(runDriver(fresh))
  expect((statSync(fresh).mode & 0o777).toString(8)).toBe('700')
})

test.runIf(isRoot)('a folder of another user that others may read is refused in one sentence', async () => {
  const dataDir = newFolder()
  chownSync(dataDir, 0, NOBODY)
  chmodSync(dataDir, 0o770)
  const prefix = ['setpriv', '--reuid=1', `--regid=${NOBODY}`, '--clear-groups']
  expect(await runDriver(dataDir, { prefix }).says('refused')).toBe(
    `${dataDir} belongs to another user, and others may read it: change its owner, or take the rights of others away with chmod -R go= ${dataDir}.`,
  )
})

test('an ordinary user can start it', async () => {
  const dataDir = newFolder()
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
  const prefix = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []
  const { url, pid } = await whenReady(runDriver(dataDir, { prefix }))
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(userOf(pid)).toBe(isRoot ? NOBODY : process.getuid?.())
})
