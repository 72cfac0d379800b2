import { connect } from 'node:net'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { film, picture, sound } from './assets/files.ts'
import { KNOWN_NAMES } from './fuzz/check-answer.ts'
import { hangUp, send } from './fuzz/wire.ts'
import { noLimits } from './no-limits.ts'
import { newStaff } from './staff.ts'

/** Set FUZZ_SEED to repeat another run. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const LEAKS = /node:internal|node_modules|\bat \S+ \(|\.ts:\d|vips|sharp|busboy|postgres/i

let server: TestServer
let player: Player
let staffKey: string
let files: Buffer[]
beforeAll(async () => {
  server = await startTestServer({ rateLimits: noLimits })
  player = await newPlayer(server)
  staffKey = (await newStaff(server)).key
  const small = { width: 40, height: 30 }
  files = await Promise.all((['png', 'jpeg', 'webp', 'avif', 'gif'] as const).map((format) => picture(format, small)))
  files.push(sound(500), film(200))
})
afterAll(async () => {
  hangUp()
  await server.stop()
})

/** A change of bytes before the test sends them. */
type Damage = { kind: 'cut' | 'flip' | 'repeat' | 'insert'; at: number; length: number }

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('cut', 'flip', 'repeat', 'insert'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 64 }),
})

function damagedCopy(bytes: Buffer, { kind, at, length }: Damage): Buffer {
  const start = Math.floor(at * bytes.length)
  const [before, after] = [bytes.subarray(0, start), bytes.subarray(start)]
  if (kind === 'cut') return Buffer.concat([before, after.subarray(length)])
  if (kind === 'repeat') return Buffer.concat([before, after.subarray(0, length), after])
  if (kind === 'insert') return Buffer.concat([before, Buffer.alloc(length, '\r\n--b'), after])
  const flipped = Buffer.from(bytes)
  for (let index = start; index < Math.min(start + length, bytes.length); index++) flipped[index] = ~(bytes[index] ?? 0)
  return flipped
}

function formBytes(file: Buffer): Buffer {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')])
}

const targets = ['/api/file/upload?image=false', '/api/staff/asset/upload?name=a.png']

test.each(['form', 'file'] as const)(
  '[RE-04] a damaged %s is answered in the envelope, without a 500 or a hang',
  async (where) => {
    const property = fc.asyncProperty(
      fc.nat(),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...targets),
      async (which, damages, path) => {
        const file = files[which % files.length] ?? Buffer.alloc(0)
        const body =
          where === 'form' ? damages.reduce(damagedCopy, formBytes(file)) : formBytes(damages.reduce(damagedCopy, file))
        const { http, text } = await send(server.url, {
          method: 'POST',
          path,
          headers: {
            auth: player.token,
            [HEADERS.staffKey]: staffKey,
            'content-type': 'multipart/form-data; boundary=b',
          },
          body,
        })
        expect(http, text).toBeLessThan(500)
        expect(text).not.toMatch(LEAKS)
        const answer = JSON.parse(text) as { message: string }
        expect(KNOWN_NAMES).toContain(answer.message)
      },
    )
    await fc.assert(property, { seed: SEED, numRuns: 400, interruptAfterTimeLimit: 20_000 })
  },
)

test('[RE-04] a form that stops coming ends with its connection and leaves the server well', async () => {
  const { port } = new URL(server.url)
  const half = formBytes(files[0] ?? Buffer.alloc(0)).subarray(0, 150)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST /api/file/upload HTTP/1.1\r\nhost: 127.0.0.1\r\nauth: ${player.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n`,
  )
  await new Promise((done) => socket.write(half, done))
  socket.resetAndDestroy()
  const response = await fetch(`${server.url}/readyz`)
  expect(response.status).toBe(200)
})
