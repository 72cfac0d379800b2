import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OWN_AVATARS, ownAvatarAt, ownAvatarUrl } from './avatar.ts'

const folder = join(import.meta.dirname, '../../../apps/site/public/avatars')

test('each picture of ours is a file of at most 2 KB without scripts, fonts or references, and there is none besides', () => {
  expect(readdirSync(folder).toSorted()).toEqual(OWN_AVATARS.map((name) => `${name}.svg`))
  for (const name of OWN_AVATARS) {
    const source = readFileSync(join(folder, `${name}.svg`), 'utf8')
    expect(source.length, name).toBeLessThanOrEqual(2_048)
    expect(source, name).not.toMatch(/<text|<script|href=|font-/)
  }
})

test('the address of a picture of ours leads back to its name, and no other address does', () => {
  for (const name of OWN_AVATARS) expect(ownAvatarAt(ownAvatarUrl(name))).toBe(name)
  for (const address of ['', '/avatars/other.svg', 'https://else.where/avatars/tent.svg', '/api/avatar/x']) {
    expect(ownAvatarAt(address)).toBeUndefined()
  }
})
