import { existsSync } from 'node:fs'
import { createLog } from '@fairground/server/ground/log.ts'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bomb, picture } from '../assets/files.ts'
import { hangUp, send } from '../fuzz/wire.ts'
import { noLimits } from '../no-limits.ts'

const lines: string[] = []
let server: TestServer
let player: Player
beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) })
  server = await startTestServer({ rateLimits: noLimits, log })
  player = await newPlayer(server)
})
afterAll(async () => {
  hangUp()
  await server.stop()
})

const SCRIPT = '<script>alert(document.domain)</script>'

/** Sends raw bytes as the file of a form, under any name and any type. */
async function upload(bytes: Buffer, name: string, type: string, by: Player = player) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const { http, text } = await send(server.url, {
    method: 'POST',
    path: '/api/file/upload',
    headers: { auth: by.token, 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\r\n--b--\r\n')]) as never,
  })
  return { http, ...(JSON.parse(text) as { message: string; model?: { id: string; url: string } }) }
}

/** What a browser gets from a stored file. */
async function download(url: string) {
  const response = await fetch(server.url + url, { headers: { auth: player.token } })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function polyglots(): Promise<[string, Buffer][]> {
  const [png, gif, jpeg] = await Promise.all([picture('png'), picture('gif'), picture('jpeg')])
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]), Buffer.from(SCRIPT)])
  return [
    ['a PNG with a page behind it', Buffer.concat([png, Buffer.from(`<html>${SCRIPT}</html>`)])],
    ['a GIF with a script behind it', Buffer.concat([gif, Buffer.from(`/*${SCRIPT}*/`)])],
    ['a JPEG with a script in its comment', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])],
    ['a PNG with an archive behind it', Buffer.concat([png, Buffer.from('PK\x03\x04../../etc/passwd')])],
  ]
}

test('[RE-07] of a file that is a picture and something else, only the picture is kept, and it opens as nothing else', async () => {
  for (const [title, bytes] of await polyglots()) {
    const { message, model } = await upload(bytes, 'photo.html', 'text/html')
    expect(message, title).toBe('success')
    const file = await download(model?.url ?? '')
    expect(file.bytes.includes('script'), title).toBe(false)
    expect(file.bytes.includes('passwd'), title).toBe(false)
    expect(Object.fromEntries(file.headers), title).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  }
})

test('[RE-07] what can run is refused, whatever name and type it comes under', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
  const entity = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`
  const files = [
    svg,
    entity,
    `<!doctype html>${SCRIPT}`,
    `GIF89a=1;${SCRIPT}`,
    '%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>',
    '<?php system($_GET[0]);',
    '#!/bin/sh\nid',
    'MZ\x90\x00',
  ]
  for (const text of files) {
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.svg', 'image/svg+xml'],
      ['a.webp', 'image/webp'],
    ] as const) {
      const { http, message, model } = await upload(Buffer.from(text, 'latin1'), name, type)
      expect(http, text).toBeLessThan(500)
      expect(['file_type_unknown', 'file_malformed'], text).toContain(message)
      expect(model).toBeUndefined()
    }
  }
})

test('[RE-07] a name with a path, a line break or a NUL goes nowhere: neither to the disk, an address, a header nor the log', async () => {
  const bytes = await picture('png')
  const names = [
    '../../../../tmp/attack-marker.png',
    '..\\..\\attack-marker.png',
    '/etc/attack-marker',
    'attack-marker\0.png',
    'attack-marker%0d%0aset-cookie: a=b',
  ]
  for (const name of names) {
    const { http, message, model } = await upload(bytes, name, 'image/png')
    expect(http, name).toBeLessThan(500)
    if (message !== 'success') continue
    expect(model?.url, name).toMatch(/^\/api\/file\/[0-9a-f-]{36}$/)
    const file = await download(model?.url ?? '')
    expect(JSON.stringify([...file.headers]), name).not.toContain('attack-marker')
  }
  expect(existsSync('/tmp/attack-marker.png')).toBe(false)
  expect(lines.join('')).not.toContain('attack-marker')
})

test('[RE-07] bombs at once are refused, and the server goes on serving', async () => {
  const bytes = await bomb(7_000)
  const answers = await Promise.all(Array.from({ length: 3 }, () => upload(bytes, 'a.png', 'image/png')))
  expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['file_too_large']))
  expect((await upload(await picture('png'), 'a.png', 'image/png')).message).toBe('success')
})
