import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ask, cleanUp, copyOf, newFolder, runDriver, whenReady } from './run-driver.ts'

/** A stopped database with a table of one committed row; each test works on a copy. */
const template = mkdtempSync(join(tmpdir(), 'fairground-kill-template-'))

beforeAll(async () => {
  const driver = runDriver(template)
  const { url } = await whenReady(driver)
  await ask(url, 'create table kept (id int primary key)')
  await ask(url, 'insert into kept values (1)')
  await driver.stop()
})
afterEach(cleanUp)
afterAll(() => rmSync(template, { recursive: true }))

/** An environment in which the kernel's help to end the database with its parent is missing, as outside Linux. */
function withoutSetpriv(): NodeJS.ProcessEnv {
  const folder = newFolder()
  writeFileSync(join(folder, 'setpriv'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return { PATH: `${folder}:${process.env.PATH}` }
}

/** Starts on a copy of the template. */
async function startWithRow(env: NodeJS.ProcessEnv = {}) {
  const dataDir = copyOf(template)
  const driver = runDriver(dataDir, { env })
  return { dataDir, driver, ...(await whenReady(driver)) }
}

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test('[RE-01] kill -9 of the server, the database ends with it: the next start has every row', async () => {
  const { dataDir, driver } = await startWithRow()
  await driver.kill()
  const { url } = await whenReady(runDriver(dataDir))
  expect(await ask(url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('[RE-01] kill -9 of the server, the database lives on: the next start ends it and starts its own', async () => {
  const { dataDir, driver, pid } = await startWithRow(withoutSetpriv())
  await driver.kill()
  expect(isAlive(pid)).toBe(true)
  const nextDriver = runDriver(dataDir)
  const { url, pid: nextPid } = await whenReady(nextDriver)
  expect(await ask(url, 'select id from kept')).toEqual([{ id: 1 }])
  expect(nextPid).not.toBe(pid)
  expect(isAlive(pid)).toBe(false)
  expect(nextDriver.lines[0]).toBe(`warn stopping the database that an earlier server left running (process ${pid})`)
})

test('[RE-01] kill -9 of the database: it is started again at the same address while the server runs', async () => {
  const { driver, pid, url } = await startWithRow()
  process.kill(pid, 'SIGKILL')
  const restartedPid = Number(await driver.says('restarted'))
  expect(restartedPid).not.toBe(pid)
  expect(await ask(url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('[RE-01] kill -9 of the database while a session is busy: its orphan does not hold the start up', async () => {
  const { driver, pid, url } = await startWithRow()
  const busy = ask(url, 'select count(*) from generate_series(1, 1000000000)').catch((error: Error) => error.message)
  await expect
    .poll(() =>
      ask(
        url,
        "select 1 from pg_stat_activity where query like '%generate_series%' and state = 'active' and pid <> pg_backend_pid()",
      ),
    )
    .toHaveLength(1)
  process.kill(pid, 'SIGKILL')
  await driver.says('restarted')
  expect(await ask(url, 'select id from kept')).toEqual([{ id: 1 }])
  expect(await busy).toMatch(/terminat|reset|closed|crash/i)
})

test('[RE-01] kill -9 of one session: PostgreSQL recovers by itself, the server only waits', async () => {
  const { url, pid } = await startWithRow()
  const [session] = await ask(url, "select pid from pg_stat_activity where backend_type = 'checkpointer'")
  process.kill(Number(session?.pid), 'SIGKILL')
  await expect.poll(() => ask(url, 'select id from kept').catch(() => 'not yet')).toEqual([{ id: 1 }])
  expect(isAlive(pid)).toBe(true)
})

test('[RE-01] a stop while the database is coming back ends both', async () => {
  const { dataDir, driver, pid } = await startWithRow()
  process.kill(pid, 'SIGKILL')
  await driver.says('error')
  await driver.stop()
  expect(readdirSync(dataDir)).toEqual(['postgres'])
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('[RE-01] kill -9 of both at once: the next start has every row', async () => {
  const { dataDir, driver, pid } = await startWithRow()
  process.kill(pid, 'SIGKILL')
  await driver.kill()
  const { url } = await whenReady(runDriver(dataDir))
  expect(await ask(url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('pid files are not trusted: numbers that strangers have by now neither stop the start nor get hurt', async () => {
  const { dataDir, driver } = await startWithRow()
  await driver.stop()
  const stranger = process.pid
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: stranger, started: 'another boot 1' }))
  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${stranger}\n${join(dataDir, 'postgres')}\n1\n5432\n/tmp\n\n0 0\nready\n`,
  )
  const { url } = await whenReady(runDriver(dataDir))
  expect(await ask(url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('a torn lock file is a stale one', async () => {
  const dataDir = copyOf(template)
  writeFileSync(join(dataDir, 'server.lock'), '{"pid":')
  await whenReady(runDriver(dataDir))
})
