import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { withClient } from '@fairground/embedded-postgres'
import { expect, test } from 'vitest'
import { startTestCluster } from './cluster.ts'

test('a run that was killed leaves no database, and the next run removes its folder', async () => {
  const driver = spawn(process.execPath, [join(import.meta.dirname, 'cluster-driver.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface({ input: driver.stdout }), 'line')
  const folder = dirname(decodeURIComponent(new URL(url).hostname))
  expect(existsSync(folder)).toBe(true)
  driver.kill('SIGKILL')
  await once(driver, 'exit')
  const answers = () =>
    withClient(url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(false)
  const nextCluster = await startTestCluster()
  expect(existsSync(folder)).toBe(false)
  await nextCluster.stop()
})
