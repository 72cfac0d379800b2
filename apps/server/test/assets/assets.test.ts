import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Asset, assetUrl, imageUrl } from '@fairground/contract/asset'
import * as staff from '@fairground/contract/calls/staff'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { startTestServer, type TestServer } from '@fairground/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newStaff } from '../staff.ts'
import { bomb, film, formOf, picture, sound } from './files.ts'

const PART = 256 * 1024

let server: TestServer
let dataDir: string
let desk: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairground-assets-'))
  server = await startTestServer({ environment: { DATA_DIR: dataDir } })
  desk = await newStaff(server)
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { headers, method })

async function send(name: string, bytes: Buffer): Promise<{ status: number; message: string; model: Asset }> {
  const response = await fetch(`${server.url}/api/staff/asset/upload?name=${name}`, {
    method: 'POST',
    headers: { [HEADERS.staffKey]: desk.key },
    body: formOf(bytes),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as { status: number; message: string; model: Asset }
}

async function keep(name: string, bytes: Buffer): Promise<Asset> {
  const { status, model } = await send(name, bytes)
  expect(status).toBe(0)
  return model
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const storedFiles = (folder = join(dataDir, 'cache', 'pictures')) =>
  readdir(folder, { recursive: true }).then((names) => names.filter((name) => name.includes('@')))

test('[DS-06] a file answers by its resource key, with its extension or without, at the root and below /assets', async () => {
  const asset = await keep('hero.png', await picture('png'))
  expect(asset).toMatchObject({ kind: 'image', mime: 'image/webp', width: 800, height: 600 })
  expect(asset.url).toBe(`/api/static/resources/${asset.key}.webp`)
  for (const path of [asset.url, assetUrl(asset.url), asset.url.replace('.webp', '')]) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(asset.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const digest = createHash('sha256')
      .update(await bytesOf(response))
      .digest('hex')
    expect(digest).toBe(asset.key)
  }
  const etag = (await get(asset.url)).headers.get('etag') ?? ''
  expect((await get(asset.url, { 'if-none-match': `"x", ${etag}` })).status).toBe(304)
  expect((await get(asset.url, {}, 'HEAD')).headers.get('content-length')).toBe(String(asset.bytes))
})

test('[DS-06] a picture is made in a size of the list, in the smallest format that the browser reads', async () => {
  const { cdnUrl, url } = await keep('card.jpg', await picture('jpeg'))
  const address = imageUrl(cdnUrl, '240x320')
  const formats = [
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/png,*/*;q=0.8', 'image/jpeg', 'jpeg'],
  ] as const
  for (const [accept, type, format] of formats) {
    const response = await get(assetUrl(address), { accept })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('accept')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format, width: 240, height: 320 })
    const cachedAnswer = await get(address, { accept, 'if-none-match': response.headers.get('etag') ?? '' })
    expect(cachedAnswer.status).toBe(304)
  }
  const byKey = await get(imageUrl(url, '240x320'), { accept: 'image/webp' })
  expect(await sharp(await bytesOf(byKey)).metadata()).toMatchObject({ format: 'webp', width: 240, height: 320 })
  const wide = await get(imageUrl(cdnUrl, '320x0'), { accept: 'image/webp' })
  expect(await sharp(await bytesOf(wide)).metadata()).toMatchObject({ width: 320, height: 240 })
  const full = await get(cdnUrl, { accept: 'image/webp' })
  expect(await sharp(await bytesOf(full)).metadata()).toMatchObject({ width: 800, height: 600 })
})

test('[DS-06] what one can see through stays so, and what moves keeps moving', async () => {
  const glass = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const { cdnUrl } = await keep('glass.png', glass)
  const reply = await get(imageUrl(cdnUrl, '32x32'), { accept: 'text/html' })
  expect(reply.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await bytesOf(reply)).metadata()).toMatchObject({ hasAlpha: true })

  const frames = await Promise.all([
    picture('png', { width: 64, height: 64 }),
    picture('png', { width: 64, height: 64, colour: '#00f' }),
  ])
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const asset = await keep('moving.gif', moving)
  const shownReply = await get(imageUrl(asset.cdnUrl, '32x32'), { accept: 'image/avif,image/webp' })
  expect(await sharp(await bytesOf(shownReply), { animated: true }).metadata()).toMatchObject({
    format: 'webp',
    pages: 2,
  })
})

test('[DS-06] another size, version, name or kind is not there', async () => {
  const { cdnUrl, key } = await keep('banner.webp', await picture('webp'))
  const paths = [
    `${cdnUrl}@241x320`,
    `${cdnUrl}@0x0`,
    `${cdnUrl}@99999x99999`,
    `${cdnUrl}@240x320@240x320`,
    cdnUrl.replace('banner', 'other'),
    cdnUrl.replace(key.slice(0, 16), '0'.repeat(16)),
    cdnUrl.replace(key.slice(0, 16), key.slice(0, 2)),
    cdnUrl.replace('cdnimg', 'cdnvideo'),
    `/static/cdnimg/${'0'.repeat(16)}/${key}`,
    `/static/cdnvideo/${key.slice(0, 16)}/${key}`,
    '/static/cdnimg/%2e%2e/%2e%2e%2fserver.lock',
    '/static/cdnimg/a/..%2f..%2fpostgres',
    `/api/static/resources/${key}.html`,
    `/api/static/resources/${key}.svg`,
    `/api/static/resources/${'0'.repeat(64)}`,
    '/api/static/resources/..%2f..%2fserver.lock',
  ]
  for (const path of paths) {
    const response = await get(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
    expect(await response.json(), path).toMatchObject({ message: 'not_found' })
  }
})

test('[DS-06] a picture that fifty ask for at once is made once, and not again after a restart', async () => {
  const { cdnUrl, key } = await keep('rush.jpg', await picture('jpeg', { width: 1600, height: 900 }))
  const address = imageUrl(cdnUrl, '640x360')
  const before = server.parts.pictures.countMade()
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => bytesOf(await get(address, { accept: 'image/webp' }))),
  )
  expect(server.parts.pictures.countMade()).toBe(before + 1)
  for (const answer of answers) expect(answer.equals(answers[0] ?? Buffer.alloc(0))).toBe(true)
  expect((await storedFiles()).filter((name) => name.includes(key))).toEqual([
    join(key.slice(0, 2), `${key}@640x360.webp`),
  ])

  const nextServer = await startTestServer({ databaseUrl: server.databaseUrl, environment: { DATA_DIR: dataDir } })
  expect((await fetch(nextServer.url + address, { headers: { accept: 'image/webp' } })).status).toBe(200)
  expect(nextServer.parts.pictures.countMade()).toBe(0)
  await nextServer.stop()
})

test('[RE-08] another server, whose disk has nothing and takes nothing, answers the same picture', async () => {
  const { cdnUrl, url } = await keep('shared.jpg', await picture('jpeg'))
  const address = imageUrl(cdnUrl, '96x96')
  const ours = await bytesOf(await get(address, { accept: 'image/webp' }))
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  const otherServer = await startTestServer({
    databaseUrl: server.databaseUrl,
    environment: { DATA_DIR: file, LOG_LEVEL: 'silent' },
  })
  expect(
    (await bytesOf(await fetch(otherServer.url + address, { headers: { accept: 'image/webp' } }))).equals(ours),
  ).toBe(true)
  expect((await fetch(otherServer.url + url)).status).toBe(200)
  await otherServer.stop()
})

test('[DS-06] sounds and films answer ranges of bytes', async () => {
  const bytes = sound(2 * PART + 5_000)
  const asset = await keep('win.wav', bytes)
  expect(asset).toMatchObject({ kind: 'audio', mime: 'audio/wav', bytes: bytes.length })
  expect(asset.cdnUrl).toMatch(/^\/static\/cdnaudio\/[0-9a-f]{16}\/win\.wav$/)
  const whole = await get(asset.cdnUrl)
  expect(whole.status).toBe(200)
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect((await bytesOf(whole)).equals(bytes)).toBe(true)

  const lastByte = bytes.length - 1
  const ranges = [
    ['bytes=0-0', 0, 0],
    ['bytes=10-', 10, lastByte],
    ['bytes=-7', lastByte - 6, lastByte],
    [`bytes=${PART - 1}-${PART}`, PART - 1, PART],
    [`bytes=${PART}-${2 * PART - 1}`, PART, 2 * PART - 1],
    [`bytes=5-${2 * PART + 10}`, 5, 2 * PART + 10],
    ['bytes=0-999999999', 0, lastByte],
  ] as const
  for (const [range, first, end] of ranges) {
    const part = await get(assetUrl(asset.cdnUrl), { range })
    expect(part.status, range).toBe(206)
    expect(part.headers.get('content-range'), range).toBe(`bytes ${first}-${end}/${bytes.length}`)
    expect((await bytesOf(part)).equals(bytes.subarray(first, end + 1)), range).toBe(true)
  }
  const behind = await get(asset.cdnUrl, { range: `bytes=${bytes.length}-` })
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
  for (const range of ['bytes=0-1,4-5', 'bytes=9-1', 'lines=1-2', 'bytes=x']) {
    const answer = await get(asset.cdnUrl, { range })
    expect(answer.status, range).toBe(200)
    expect((await bytesOf(answer)).length, range).toBe(bytes.length)
  }
  const stale = await get(asset.cdnUrl, { range: 'bytes=0-1', 'if-range': '"another"' })
  expect(stale.status).toBe(200)
  const movie = await keep('intro.mp4', film(1_000))
  expect(movie).toMatchObject({ kind: 'video', mime: 'video/mp4' })
  expect((await get(movie.cdnUrl, { range: 'bytes=4-7' })).status).toBe(206)
})

test('[DS-06] a new version of a name has a new address, and the old one keeps answering', async () => {
  const first = await keep('logo.png', await picture('png', { width: 64, height: 64 }))
  const second = await keep('logo.png', await picture('png', { width: 64, height: 64, colour: '#123456' }))
  expect(second.cdnUrl).not.toBe(first.cdnUrl)
  for (const { cdnUrl } of [first, second]) expect((await get(cdnUrl)).status).toBe(200)
  const { page } = await desk.call(staff.listAssets, { pageSize: 100 })
  expect(page.content.filter(({ name }) => name === 'logo.png').map(({ key }) => key)).toEqual([second.key, first.key])
})

test('[DS-06] a file that is removed is gone with its bytes, unless another name has the same', async () => {
  const bytes = await picture('png', { width: 50, height: 50, colour: '#0a0b0c' })
  const one = await keep('one.png', bytes)
  const two = await keep('two.png', bytes)
  expect(one.key).toBe(two.key)
  await desk.call(staff.removeAsset, { name: 'one.png' })
  expect([(await get(one.cdnUrl)).status, (await get(two.cdnUrl)).status, (await get(two.url)).status]).toEqual([
    404, 200, 200,
  ])
  await desk.call(staff.removeAsset, { name: 'two.png' })
  expect([(await get(two.cdnUrl)).status, (await get(two.url)).status]).toEqual([404, 404])
  const digest = Buffer.from(one.key, 'hex')
  const parts = await server.parts.db.selectFrom('asset_part').select('part').where('digest', '=', digest).execute()
  expect(parts).toEqual([])
  await expect(desk.call(staff.removeAsset, { name: 'two.png' })).rejects.toEqual(new CallError('asset_unknown'))
})

test('[DS-06] an address that was found is not looked up again, and one that was removed is forgotten', async () => {
  const { cdnUrl } = await keep('often.png', await picture('png', { width: 20, height: 20 }))
  expect((await get(cdnUrl)).status).toBe(200)
  // Only another server can remove it this way.
  await server.parts.db.deleteFrom('site_asset').where('name', '=', 'often.png').execute()
  expect((await get(cdnUrl)).status).toBe(200)
  await keep('rare.png', await picture('png', { width: 21, height: 21 }))
  await desk.call(staff.removeAsset, { name: 'rare.png' })
  expect((await get(cdnUrl)).status).toBe(404)
})

test('[RE-07] what could run in a page, is broken, or is too much once unpacked is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const refusedFiles = [
    [svg, 'file_type_unknown'],
    [Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_type_unknown'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_type_unknown'],
    [Buffer.from('%PDF-1.7\n'), 'file_type_unknown'],
    [Buffer.from('MZ'), 'file_type_unknown'],
    [Buffer.from('plain text'), 'file_type_unknown'],
    [(await picture('png')).subarray(0, 60), 'file_malformed'],
    [(await picture('jpeg')).subarray(0, 400), 'file_malformed'],
    [await bomb(7_000), 'file_too_large'],
  ] as const
  for (const [bytes, message] of refusedFiles) expect(await send('bad.png', bytes)).toMatchObject({ message })
  expect((await send('Not%20a%20name', await picture('png'))).message).toBe('invalid_request')
  expect((await send('..', await picture('png'))).message).toBe('invalid_request')
})

test('[RE-07] only staff keeps files for everybody', async () => {
  const response = await fetch(`${server.url}/api/staff/asset/upload?name=x.png`, {
    method: 'POST',
    body: formOf(await picture('png')),
  })
  expect(await response.json()).toMatchObject({ status: 403, message: 'insufficient_permissions' })
})
