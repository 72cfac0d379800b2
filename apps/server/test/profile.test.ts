import * as auth from '@fairground/contract/calls/auth'
import * as chat from '@fairground/contract/calls/chat'
import * as profile from '@fairground/contract/calls/profile'
import * as responsible from '@fairground/contract/calls/responsible'
import * as staffChat from '@fairground/contract/calls/staff-chat'
import * as switches from '@fairground/contract/calls/switches'
import { newPlayer, type Player } from '@fairground/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvents } from '../src/ground/call/events.ts'
import { idNow, leastId } from '../src/ground/db/id-time.ts'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { keepPlayedSum } from '../src/talk/profile/played-sums.ts'
import { createProfiles } from '../src/talk/profile/profiles.ts'
import { formOf, picture } from './assets/files.ts'
import { type ChatServer, newRoom, newWriter, say, startChatServer } from './chat/table.ts'
import { foresee, grant, offerInstantGames, scratch, spin } from './instant-table.ts'
import { bet, cashOut, at as nth, peek, reveal } from './mines-table.ts'
import { newStaff } from './staff.ts'

let server: ChatServer
beforeAll(async () => {
  server = await startChatServer()
  await offerInstantGames(server)
})
afterAll(() => server.stop())

const idOf = async (player: Player) => (await player.call(profile.own)).model.player.id
const view = async (id: string) => (await server.call(profile.view, { id })).model
/** The profile as a process sees it that has nothing in memory. */
const viewAnew = (id: string) => createProfiles({ ...server.parts, events: createEvents() }).view(id)

async function lose(me: Player): Promise<void> {
  const { id } = await bet(me)
  await reveal(me, id, nth((await peek(server.parts, me, id)).mines, 0))
}

/** Uncovers so many safe tiles and cashes out. @returns the multiplier */
async function win(me: Player, tiles: number): Promise<number> {
  const { id } = await bet(me)
  const { safe } = await peek(server.parts, me, id)
  for (const tile of safe.slice(0, tiles)) await reveal(me, id, tile)
  return (await cashOut(me, id)).multiplier
}

async function send(
  me: Player,
  bytes: Buffer,
): Promise<{ message: string; model: { id: string; url: string; width: number } }> {
  const response = await fetch(`${server.url}/api/file/upload?purpose=avatar`, {
    ...{ method: 'POST', headers: { auth: me.token }, body: formOf(bytes) },
  })
  return response.json()
}
const statusOf = async (address: string) => (await fetch(server.url + address)).status

test('a profile shows since when, rounds, best multiplier and the game played most, and nothing of money', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  const id = await idOf(me)
  expect(await view(id)).toEqual({
    player: { id, name: expect.stringMatching(/^player\d+$/), avatar: '', level: 0, role: 'member' },
    played: { since: new Date(server.parts.now()).toISOString().slice(0, 7), rounds: 0 },
  })
  await lose(me)
  const best = await win(me, 3)
  await win(me, 1)
  const { payout } = await foresee(server, me, { gameId: 'scratch', stakeMinor: 1000n })
  await scratch(me, 10)
  expect((await viewAnew(id)).played).toEqual({
    ...{ since: expect.anything(), rounds: 4, likes: 'mines' },
    best: Math.max(best, Number(payout) / 1000),
  })
})

test('open rounds, rounds that were called off and granted spins are no rounds of a profile', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  await grant(server, me, { key: 'profile', count: 2 })
  for (const _ of [1, 2]) await spin(me)
  const { id } = await bet(me)
  expect((await viewAnew(await idOf(me))).played).toMatchObject({ rounds: 0 })
  await server.parts.wallet.voidRound({ ...ownKey(), accountId: me.userId, roundId: id })
  expect((await viewAnew(await idOf(me))).played).toEqual({ since: expect.anything(), rounds: 0 })
})

test('rounds count once, whether they are in the stored sum or after it, and those that were open at its time too', async () => {
  const me = await newPlayer(server, { deposit: 1000 })
  const { db } = server.parts
  await lose(me)
  const best = await win(me, 4)
  const open = await bet(me)
  const now = () => leastId(idNow() + 1)
  await Promise.all([1, 2, 3].map(() => keepPlayedSum(db, me.userId, now())))
  const sums = () => db.selectFrom('played_game').selectAll().where('wallet_id', '=', me.userId).execute()
  expect(await sums()).toEqual([
    { wallet_id: me.userId, game_id: 'mines', rounds: 2n, best_e4: BigInt(Math.round(best * 10_000)) },
  ])
  const id = await idOf(me)
  expect((await viewAnew(id)).played).toMatchObject({ rounds: 2, best })
  await reveal(me, open.id, nth((await peek(server.parts, me, open.id)).mines, 0))
  await lose(me)
  expect((await viewAnew(id)).played).toMatchObject({ rounds: 4, best })
  await keepPlayedSum(db, me.userId, now())
  expect((await sums())[0]?.rounds).toBe(4n)
  expect((await viewAnew(id)).played).toMatchObject({ rounds: 4, best })
})

test('what was played is read once a minute; a hidden profile is private at once, in the chat too', async () => {
  const me = await newWriter(server, { deposit: 100 })
  const { id } = me.me
  const room = await newRoom(server)
  await me.call(profile.save, { avatar: 'tent' })
  expect((await say(me, room, 'hello')).author?.avatar).toBe('/avatars/tent.svg')
  expect((await view(id)).player.avatar).toBe('/avatars/tent.svg')
  expect((await me.call(auth.userInfo)).user.avatar).toBe('/avatars/tent.svg')
  const own = (await me.call(profile.save, { hidden: true })).model
  expect(own).toMatchObject({ hidden: true, player: { avatar: '/avatars/tent.svg' } })
  expect(await view(id)).toEqual({ player: { ...me.me, avatar: '' } })
  const { list } = (await server.call(chat.open, { roomId: room })).model
  expect(list[0]?.message).toMatchObject({ body: 'hello', author: { id, avatar: '' } })
  await me.call(profile.save, { hidden: false })
  expect((await view(id)).played).toMatchObject({ rounds: 0 })
  await lose(me)
  expect((await view(id)).played).toMatchObject({ rounds: 0 })
  server.pass(61)
  expect((await view(id)).played).toMatchObject({ rounds: 1, likes: 'mines' })
})

test('who is in a break, excluded, switched off or of the team shows no profile, and the answer is that of a hidden one', async () => {
  const staff = await newStaff(server)
  const [paused, off, helper, hidden] = await Promise.all([1, 2, 3, 4].map(() => newPlayer(server)))
  if (!paused || !off || !helper || !hidden) throw new Error('no players')
  for (const player of [paused, off, hidden]) await player.call(profile.save, { avatar: 'moon' })
  await paused.call(responsible.timeOut, { hours: 24 })
  await staff.call(switches.setSwitch, { kind: 'player', id: off.userId, off: true, reason: 'test' })
  await helper.call(profile.own)
  await staff.call(staffChat.setChatRole, { userId: helper.userId, role: 'helper' })
  await hidden.call(profile.save, { hidden: true })
  for (const player of [paused, off, hidden]) {
    expect(await profileOf(player)).toEqual({ player: expect.objectContaining({ avatar: '', role: 'member' }) })
  }
  expect(await profileOf(helper)).toEqual({ player: expect.objectContaining({ role: 'helper' }) })
})

async function profileOf({ userId }: Player) {
  const { id } = await server.parts.db
    .selectFrom('chat_profile')
    .select('id')
    .where('account_id', '=', userId)
    .executeTakeFirstOrThrow()
  return view(id)
}

test('a profile is found by the id of the author alone', async () => {
  const me = await newPlayer(server)
  await idOf(me)
  await expect(view(me.userId)).rejects.toThrow('player_unknown')
  await expect(view(crypto.randomUUID())).rejects.toThrow('player_unknown')
  await expect(server.call(profile.own)).rejects.toThrow('not_logged_in')
  await expect(me.call(profile.save, { avatar: '/avatars/tent.svg' as 'tent' })).rejects.toThrow('invalid_request')
})

test('[RE-07] a picture of the player’s own is made anew and small, everybody sees it, and the one before it is gone', async () => {
  const me = await newWriter(server)
  const { model } = await send(me, await picture('jpeg', { width: 1200, height: 900 }))
  expect(model).toMatchObject({ url: `/api/avatar/${model.id}`, width: 256 })
  expect((await view(me.me.id)).player.avatar).toBe(model.url)
  const response = await fetch(server.url + model.url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=300',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  })
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 256, height: 192 })
  const { model: next } = await send(me, await picture('png', { colour: '#123456' }))
  expect([await statusOf(model.url), await statusOf(next.url)]).toEqual([404, 200])
  const files = await server.parts.db.selectFrom('upload').selectAll().where('account_id', '=', me.userId).execute()
  expect(files.map(({ id }) => id)).toEqual([next.id])
  await me.call(profile.save, { hidden: true })
  expect(await statusOf(next.url)).toBe(404)
  await me.call(profile.save, { hidden: false, avatar: '' })
  expect(await statusOf(next.url)).toBe(404)
})

test('[RE-07] a drawing with scripts, a document and what is no picture are no avatars', async () => {
  const me = await newWriter(server)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await send(me, svg)).message).toBe('file_type_unknown')
  expect((await send(me, Buffer.from('%PDF-1.4'))).message).toBe('file_type_unknown')
  expect((await view(me.me.id)).player.avatar).toBe('')
})

test('staff removes a picture, and a muted player sends no other', async () => {
  const [me, staff] = await Promise.all([newWriter(server), newStaff(server)])
  const { model } = await send(me, await picture('png', { colour: '#654321' }))
  await staff.call(staffChat.sanctionInChat, { userId: me.userId, kind: 'mute', reason: 'picture', seconds: 600 })
  const removed = await staff.call(staffChat.removeAvatar, { userId: me.me.id, reason: 'not for others' })
  expect(removed.model).toMatchObject({ id: me.me.id, avatar: '' })
  expect(await statusOf(model.url)).toBe(404)
  expect((await send(me, await picture('png'))).message).toBe('muted')
  expect((await me.call(profile.save, { avatar: 'star' })).model.player.avatar).toBe('/avatars/star.svg')
})
