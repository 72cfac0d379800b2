import { readFileSync } from 'node:fs'
import { newPlayer, startTestServer } from '@fairground/testkit'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../src/ground/log.ts'
import { createPictureProcess } from '../../src/operator/assets/picture-process.ts'
import { formOf, picture } from './files.ts'

const log = createLog('silent')
const process = createPictureProcess(log)
afterAll(() => process.close())

/** Of the process that runs now. */
function pid(of = process): number {
  const foundPid = of.pid()
  if (foundPid === undefined) throw new Error('no process for pictures runs')
  return foundPid
}

test('[RE-06] a picture is decoded in a process of its own that has an empty environment', async () => {
  const { bytes, ...pictureInfo } = await process.remake(await picture('jpeg'), 400, 'first')
  expect(pictureInfo).toEqual({ mime: 'image/webp', width: 400, height: 300, alpha: false, moving: false })
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect(pid()).not.toBe(globalThis.process.pid)
  expect(readFileSync(`/proc/${pid()}/environ`, 'utf8').replace(/NODE_CHANNEL_\w+=\w+\0/g, '')).toBe('')
})

test('[RE-06] what is no picture is refused, and the process lives on', async () => {
  const before = pid()
  await expect(process.remake(Buffer.from('no picture'), 400, 'first')).rejects.toThrow('file_malformed')
  expect(pid()).toBe(before)
})

test('[RE-06] a picture that kills the decoder is refused, and the next one finds a new process', async () => {
  const before = pid()
  globalThis.process.kill(before, 'SIGSTOP')
  const lostWork = process.remake(await picture('png'), 400, 'first')
  globalThis.process.kill(before, 'SIGKILL')
  await expect(lostWork).rejects.toThrow('file_malformed')
  await process.remake(await picture('png'), 400, 'first')
  expect(pid()).not.toBe(before)
})

test('[RE-06] a decoder that takes too long is killed', async () => {
  const slow = createPictureProcess(log, 3_000)
  await slow.remake(await picture('png', { width: 8, height: 8 }), 400, 'first')
  const before = pid(slow)
  globalThis.process.kill(before, 'SIGSTOP')
  await expect(slow.remake(await picture('png'), 400, 'first')).rejects.toThrow('file_too_large')
  await expect.poll(() => slow.pid(), { timeout: 20_000 }).toBeUndefined()
  slow.close()
})

test('[RE-06] a picture that a player sends is decoded there', async () => {
  const server = await startTestServer()
  const { token } = await newPlayer(server)
  expect(server.parts.pictures.pid()).toBeUndefined()
  const request = { method: 'POST', headers: { auth: token }, body: formOf(await picture('png')) }
  expect((await fetch(`${server.url}/api/file/upload`, request)).status).toBe(200)
  expect(server.parts.pictures.pid()).toEqual(expect.any(Number))
  await server.stop()
})
