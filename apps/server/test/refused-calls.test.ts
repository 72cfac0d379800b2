import { randomUUID } from 'node:crypto'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as autoplay from '@fairground/contract/calls/autoplay'
import * as chat from '@fairground/contract/calls/chat'
import * as codes from '@fairground/contract/calls/codes'
import * as operator from '@fairground/contract/calls/operator'
import * as staffChat from '@fairground/contract/calls/staff-chat'
import { newPlayer, PASSWORD } from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openText } from '../src/ground/messages/outbox.ts'
import { type ChatServer, lobbyOf, newRoom, newWriter, say, startChatServer } from './chat/table.ts'
import { type ChangeLog, openChangeLog } from './fuzz/change-log.ts'
import { isKept } from './fuzz/kept-rows.data.ts'
import { newStaff } from './staff.ts'

let server: ChatServer
let changes: ChangeLog
let staff: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  server = await startChatServer({
    // Nothing leaves: no job runs.
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Fairground <no-reply@example.com>' },
    settings: { smsConfig: { enableForgetPassword: true, enableRegister: false, enableWithdraw: false } },
  })
  staff = await newStaff(server)
  await server.stopJobs()
  changes = await openChangeLog(server.databaseUrl)
})
afterAll(async () => {
  await changes.close()
  await server.stop()
})

/** Expects a refusal after which every row is as it was, but for what any refused call may note. */
async function expectUnchanged(refusal: string, work: () => Promise<unknown>): Promise<void> {
  await changes.take()
  await expect(work()).rejects.toMatchObject({ errorName: refusal })
  const rows = await changes.take()
  expect(rows.filter((change) => !isKept(refusal, change))).toEqual([])
}

test('[RE-04] a refused deed of a moderator stands in no log, and a done one does', async () => {
  const [helper, player] = [await newWriter(server), await newWriter(server)]
  await staff.call(staffChat.setChatRole, { userId: helper.userId, role: 'moderator' })
  const peer = await newWriter(server)
  await staff.call(staffChat.setChatRole, { userId: peer.userId, role: 'moderator' })
  const moderate = (request: object) => helper.call(chat.moderate, { action: 'hide', reason: 'spam', ...request })
  await expectUnchanged('message_unknown', () => moderate({ id: randomUUID() }))
  await expectUnchanged('message_unknown', () => moderate({ action: 'approve', id: randomUUID() }))
  await expectUnchanged('room_unknown', () => moderate({ action: 'lock', roomId: randomUUID() }))
  await expectUnchanged('player_unknown', () => moderate({ action: 'mute', userId: randomUUID() }))
  await expectUnchanged('insufficient_permissions', () => moderate({ action: 'warn', userId: peer.me.id }))
  const { id } = await say(player, await newRoom(server), 'spam')
  await moderate({ id })
  await moderate({ action: 'warn', userId: player.me.id })
  const lines = await server.parts.db
    .selectFrom('chat_moderation')
    .select(['action', 'target_id'])
    .where('account_id', '=', helper.userId)
    .orderBy('at')
    .execute()
  expect(lines).toEqual([
    { action: 'hide', target_id: id },
    { action: 'warn', target_id: player.me.id },
  ])
})

test('[RE-04] reports that cannot be decided stay open', async () => {
  const [author, reporter, roomId] = [await newWriter(server), await newWriter(server), await newRoom(server)]
  const { id } = await say(author, roomId, 'reported')
  await reporter.call(chat.report, { id, reason: 'spam', note: '' })
  await staff.call(staffChat.archiveChatRoom, { id: roomId, archived: true })
  const decide = () => staff.call(staffChat.decideChatReport, { id, decision: 'delete', reason: 'spam' })
  await expectUnchanged('room_unknown', decide)
  await staff.call(staffChat.archiveChatRoom, { id: roomId, archived: false })
  expect((await decide()).model.message.deletedAt).toBeDefined()
})

test('[RE-04] who may not write and takes no name gets no profile in the chat', async () => {
  const newcomer = await newPlayer(server)
  const roomId = await lobbyOf(server)
  await expectUnchanged('account_too_new', () => say(newcomer, roomId, 'hello'))
  await expectUnchanged('chat_name_taken', () => newcomer.call(chat.setName, { name: 'admin' }))
  await expectUnchanged('chat_name_malformed', () => newcomer.call(chat.setName, { name: '-' }))
})

test('[RE-04] a second run of a game, and spins under the key of others, leave the wallet as it was', async () => {
  const player = await newPlayer(server, { deposit: 10 })
  const plan = { options: { mines: 24 }, picks: [0], stake: 1, onWin: { to: 'base' }, onLoss: { to: 'base' } } as const
  const start = () =>
    player.call(autoplay.start, { gameId: 'mines', bets: 5, lossLimit: 5, plan: { ...plan, picks: [0] } })
  await start()
  await expectUnchanged('autoplay_running', start)
  const give = (count: number) =>
    staff.call(operator.grantSpins, { userId: player.userId, key: 'gift', count, value: 1, days: 1 })
  await give(5)
  await expectUnchanged('key_reused', () => give(6))
})

test('[RE-04] a code of the app is not used up by a reset that is refused', async () => {
  const account = `${randomUUID()}@example.com`
  const player = await newPlayer(server, { account })
  const { secret } = (await player.call(authenticator.start, {})).model
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.parts.now() })
  await player.call(authenticator.bind, { password: PASSWORD, code: codeNow() })
  server.pass(60)
  await server.call(codes.sendCode, { purpose: 'forget_password', account })
  const row = await server.parts.db
    .selectFrom('message')
    .select(['id', 'subject', 'body'])
    .where('recipient', '=', account)
    .executeTakeFirstOrThrow()
  const code = /\b\d{6}\b/.exec(openText(server.parts.keyring, row).body)?.[0] ?? ''
  const reset = (password: string, totp?: string) => server.call(codes.resetPassword, { account, code, password, totp })
  await expectUnchanged('authenticator_needed', () => reset('a new sound password'))
  await expectUnchanged('password_too_common', () => reset('password', codeNow()))
  await reset('a new sound password', codeNow())
})
