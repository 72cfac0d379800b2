import { hash } from 'node:crypto'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../../src/ground/call/rate-limits.data.ts'
import { fileLimits } from '../../src/operator/assets/file-kinds.data.ts'
import { hangUp, send } from '../fuzz/wire.ts'
import { newStaff } from '../staff.ts'
import { bomb, film, formOf, picture } from './files.ts'

let server: TestServer
let player: Player
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { ...rateLimits, upload: { points: 1_000, seconds: 60 } } })
  player = await newPlayer(server)
})
afterAll(async () => {
  hangUp()
  await server.stop()
})

interface Answer {
  status: number
  message: string
  model: { id: string; url: string; mime: string; bytes: number; width: number; height: number }
}

async function upload(form: FormData, by: { token: string } = player): Promise<Answer> {
  const response = await fetch(`${server.url}/api/file/upload?image=false`, {
    method: 'POST',
    headers: { auth: by.token },
    body: form,
  })
  expect(response.status).toBeLessThan(500)
  return (await response.json()) as Answer
}

const readUrl = (url: string, headers: Record<string, string>) => fetch(server.url + url, { headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('[CL-07] a picture is sent with the headers of a call and comes back to its player', async () => {
  const response = await fetch(`${server.url}/api/file/upload?image=false`, {
    method: 'POST',
    headers: { Auth: player.token, BFID: 'browser', Device: 'MOBILE', LANG: 'pt-BR', ST: '1', STT: 'a'.repeat(32) },
    body: formOf(await picture('png')),
  })
  const { status, model } = (await response.json()) as Answer
  expect(status).toBe(0)
  expect(model).toMatchObject({ mime: 'image/webp', width: 800, height: 600, url: `/api/file/${model.id}` })
  const reply = await readUrl(model.url, { auth: player.token })
  expect(reply.status).toBe(200)
  expect((await bytesOf(reply)).length).toBe(model.bytes)
})

test('[RE-07] a picture is made anew: upright, without its metadata and what hung behind it', async () => {
  const tagged = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#2980b9' } })
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect([tagged.includes('somebody'), (await sharp(tagged).metadata()).orientation]).toEqual([true, 6])
  const { model } = await upload(formOf(Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')])))
  expect([model.width, model.height]).toEqual([200, 400])
  const bytes = await bytesOf(await readUrl(model.url, { auth: player.token }))
  const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
  expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
  expect(bytes.includes('somebody')).toBe(false)
  expect(bytes.includes('<script>')).toBe(false)
})

test('[RE-07] a large picture is made smaller, and only the first frame of one that moves is kept', async () => {
  const large = await upload(formOf(await picture('jpeg', { width: 5_000, height: 2_500 })))
  expect([large.model.width, large.model.height]).toEqual([fileLimits.uploadSide, fileLimits.uploadSide / 2])
  const frames = await Promise.all(['#f00', '#00f'].map((colour) => picture('png', { width: 40, height: 40, colour })))
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const { model } = await upload(formOf(moving))
  const pictureMetadata = await sharp(await bytesOf(await readUrl(model.url, { auth: player.token })), {
    animated: true,
  }).metadata()
  expect([pictureMetadata.pages ?? 1, pictureMetadata.width, pictureMetadata.height]).toEqual([1, 40, 40])
})

test('[RE-05] an upload is its player’s own: nobody else but staff reads it, under no address', async () => {
  const { model } = await upload(formOf(await picture('png', { colour: '#badbad' })))
  const stranger = await newPlayer(server)
  const staff = await newStaff(server)
  const of = async (headers: Record<string, string>) => {
    const response = await readUrl(model.url, headers)
    return [response.status, response.headers.get('content-type') === 'image/webp' || (await response.json()).message]
  }
  expect(await of({ auth: player.token })).toEqual([200, true])
  expect(await of({ [HEADERS.staffKey]: staff.key })).toEqual([200, true])
  expect(await of({ auth: stranger.token })).toEqual([404, 'not_found'])
  expect(await of({})).toEqual([200, 'not_logged_in'])
  expect(await of({ auth: 'x'.repeat(43) })).toEqual([200, 'not_logged_in'])
  expect(await of({ auth: player.token, [HEADERS.staffKey]: 'wrong' })).toEqual([200, 'insufficient_permissions'])
  const key = hash('sha256', await bytesOf(await readUrl(model.url, { auth: player.token })))
  for (const path of [`/api/static/resources/${key}`, `/static/cdnimg/${key.slice(0, 16)}/${model.id}`]) {
    expect((await readUrl(path, { auth: player.token })).status).toBe(404)
  }
  for (const id of ['x', model.id.toUpperCase(), `${model.id}/..`, '%00']) {
    expect((await readUrl(`/api/file/${id}`, { auth: player.token })).status).toBe(404)
  }
})

test('[RE-07] an upload is nothing that a browser opens or keeps', async () => {
  const { model } = await upload(formOf(await picture('png'), 'file', '<script>.html'))
  expect(Object.fromEntries((await readUrl(model.url, { auth: player.token })).headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
})

const two = async () => {
  const form = formOf(await picture('png'))
  form.append('file', new Blob(['x']), 'second.png')
  return form
}
const withText = async () => {
  const form = formOf(await picture('png'))
  form.append('note', 'hello')
  return form
}

test.each([
  ['two files', two, 'invalid_request'],
  ['a text beside it', withText, 'invalid_request'],
  ['another field', async () => formOf(await picture('png'), 'picture'), 'invalid_request'],
  ['a field named __proto__', async () => formOf(await picture('png'), '__proto__'), 'invalid_request'],
  ['an empty file', async () => formOf(Buffer.alloc(0)), 'file_missing'],
  ['no file', async () => new FormData(), 'file_missing'],
  ['a film', async () => formOf(film(100)), 'file_type_unknown'],
  [
    'a drawing with a script',
    async () => formOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    'file_type_unknown',
  ],
  ['a page', async () => formOf(Buffer.from('<!doctype html>')), 'file_type_unknown'],
  ['half a picture', async () => formOf((await picture('jpeg')).subarray(0, 500)), 'file_malformed'],
  ['a picture that unpacks to too much', async () => formOf(await bomb(7_000)), 'file_too_large'],
  ['a file that is too large', async () => formOf(Buffer.alloc(fileLimits.uploadBytes + 1)), 'file_too_large'],
])('[RE-04] %s is refused', async (_, make, message) => {
  expect(await upload(await make())).toMatchObject({ message })
})

const part = (head: string, body = 'x') => `--b\r\n${head}\r\n\r\n${body}\r\n`
const HEAD = 'content-disposition: form-data; name="file"; filename="a.png"'
const TYPE = 'multipart/form-data; boundary=b'

test.each([
  ['no boundary', 'multipart/form-data', `${part(HEAD)}--b--`, 'invalid_request'],
  ['another boundary', 'multipart/form-data; boundary=c', `${part(HEAD)}--b--`, 'invalid_request'],
  ['no end', TYPE, part(HEAD), 'invalid_request'],
  ['an end in the middle of a head', TYPE, '--b\r\ncontent-dispo', 'invalid_request'],
  ['nothing at all', TYPE, '', 'file_missing'],
  ['no head', TYPE, '--b\r\n\r\nx\r\n--b--', 'file_missing'],
  ['a head of 200 kilobytes', TYPE, `${part(`${HEAD}\r\nx-long: ${'y'.repeat(200_000)}`)}--b--`, /.+/],
  ['a thousand heads', TYPE, `${part(`${HEAD}${'\r\nx: y'.repeat(1_000)}`)}--b--`, /.+/],
  ['a thousand files', TYPE, `${part(HEAD).repeat(1_000)}--b--`, 'invalid_request'],
  ['JSON', 'application/json', '{"file":"x"}', 'unsupported_media_type'],
  ['no type', '', 'x', 'unsupported_media_type'],
])('[RE-04] a form with %s is refused', async (_, type, body, message) => {
  const answer = await send(server.url, {
    method: 'POST',
    path: '/api/file/upload',
    headers: { auth: player.token, ...(type && { 'content-type': type }) },
    body,
  })
  expect(answer.http).toBeLessThan(500)
  const { status, message: errorName } = JSON.parse(answer.text) as Answer
  expect(status).not.toBe(0)
  expect(errorName).toMatch(message)
})

test('[RE-07] a player keeps twenty pictures at most, however many come at once', async () => {
  const collector = await newPlayer(server)
  const bytes = await picture('png', { width: 20, height: 20 })
  const answers = await Promise.all(
    Array.from({ length: fileLimits.uploadCount + 5 }, () => upload(formOf(bytes), collector)),
  )
  const counts = Object.groupBy(answers, ({ message }) => message)
  expect(counts.success).toHaveLength(fileLimits.uploadCount)
  expect(counts.too_many_files).toHaveLength(5)
})

test('who is not logged in sends nothing', async () => {
  expect(await upload(formOf(await picture('png')), { token: '' })).toMatchObject({ status: 1012 })
})

test('[RE-06] pictures are sent so many a minute', async () => {
  const strict = await startTestServer({
    databaseUrl: server.databaseUrl,
    rateLimits: { ...rateLimits, upload: { points: 1, seconds: 60 } },
  })
  // The processes on a database count together, so this player has sent nothing before.
  const newcomer = await newPlayer(server)
  const post = async () =>
    fetch(`${strict.url}/api/file/upload`, {
      method: 'POST',
      headers: { auth: newcomer.token },
      body: formOf(await picture('png', { width: 10, height: 10 })),
    })
  expect((await post()).status).toBe(200)
  const heldAnswer = await post()
  expect([heldAnswer.status, heldAnswer.headers.has('retry-after')]).toEqual([429, true])
  await strict.stop()
})

/** A form that is begun and never ended: its answer, and what cuts it. */
function begin(by: Player, length: number): { answer: Promise<string>; cut(): void } {
  const headers = { auth: by.token, 'content-type': TYPE, 'content-length': length }
  const outgoing = request(`${server.url}/api/file/upload`, { method: 'POST', headers })
  const answer = new Promise<string>((resolve) => {
    outgoing.on('error', () => resolve('cut'))
    outgoing.on('response', async (incoming) => resolve(((await json(incoming)) as Answer).message))
  })
  outgoing.write(`--b\r\n${HEAD}\r\n\r\n${'x'.repeat(200_000)}`)
  return { answer, cut: () => outgoing.destroy() }
}

test('[RE-06] files on their way take a bounded room together, which is given back', async () => {
  const senders = await Promise.all(Array.from({ length: 20 }, () => newPlayer(server)))
  const forms = senders.map((sender) => begin(sender, fileLimits.uploadBytes))
  const first = await Promise.race(forms.map(({ answer }) => answer))
  expect(first).toBe('too_many_requests')
  for (const { cut } of forms) cut()
  const bytes = await picture('png')
  await expect.poll(async () => (await upload(formOf(bytes), senders[0])).message, { timeout: 20_000 }).toBe('success')
})

test('[RE-06] one player sends one file at a time; the next one waits, and a file that does not come is given up', async () => {
  const sender = await newPlayer(server)
  const stuck = begin(sender, 1_000_000)
  const order: string[] = []
  const nextUpload = upload(formOf(await picture('png')), sender).then(({ message }) => order.push(message))
  order.push(await stuck.answer)
  await nextUpload
  stuck.cut()
  expect(order).toEqual(['invalid_request', 'success'])
})
