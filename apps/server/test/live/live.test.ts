import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { CallError } from '@fairground/contract/envelope'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from './live-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const tell = (accountId: string, event: string) => server.parts.tell(accountId, event)
const isEvent = (event: string) => (message: { type: string; event?: string }) => message.event === event

test.each([
  ['/sock.io/', 'token'],
  ['/sock.io/', 'basic'],
  ['/socket.io/', 'token'],
  ['/socket.io', 'basic'],
] as const)('[PU-01] a player connects at %s with %s authorisation and hears the own channel', async (path, authBy) => {
  const player = await newPlayer(server)
  const liveClient = await openLive(server.url, player.call, { path, auth: authBy })
  expect(await liveClient.join([player.userId, 'lobby'])).toEqual([player.userId, 'lobby'])
  tell(player.userId, 'hello')
  await liveClient.until(isEvent('hello'))
  expect(liveClient.events).toEqual([{ type: 'hello', messageId: expect.stringMatching(/^[0-9a-z]+-1$/) }])
  liveClient.close()
})

test('[PU-01] polling works where a WebSocket does not', async () => {
  const player = await newPlayer(server)
  const { model } = await player.call(sockmsg.init)
  const socket = io(server.url, {
    path: '/sock.io/',
    transports: ['polling'],
    forceNew: true,
    auth: { token: model.token },
  })
  const eventName = new Promise((resolve) => socket.on('event', resolve))
  const joinAnswer = await player.call(sockmsg.join, { channels: [player.userId] })
  await socket.emitWithAck('join', joinAnswer.model.token)
  tell(player.userId, 'hello')
  expect(await eventName).toMatchObject({ type: 'hello' })
  socket.close()
})

test('[SU-11] a page of another host may poll: the token says who it is', async () => {
  const answer = await fetch(`${server.url}/sock.io/?EIO=4&transport=polling`, {
    headers: { origin: 'https://fair.example' },
  })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test('[PU-04] a bet tells the balance with its version, and the bet', async () => {
  const player = await newPlayer(server, { deposit: 100 })
  const liveClient = await openLive(server.url, player.call)
  await liveClient.join([player.userId])
  const { model } = await player.call(game.bet, { gameId: 'mines', model: { betAmount: 10, mines: 3 } })
  const liveMessage = await liveClient.until(
    (message) => message.type === 'balance' && message.version === model.balanceVersion,
  )
  expect(liveMessage).toMatchObject({ balance: 90, heldBalance: 0, userId: player.userId })
  await liveClient.until((message) => message.type === 'bet' && message.bet.id === model.id)
  const tag = { id: liveMessage.id, version: model.balanceVersion, currencyId: 'G$' }
  expect(liveClient.balances.at(-1)).toEqual({ balance: 90, ...tag })
  liveClient.close()
})

test('[PU-09] the end of a round is told as a bet of its result', async () => {
  const player = await newPlayer(server, { deposit: 100 })
  const liveClient = await openLive(server.url, player.call)
  await liveClient.join([player.userId])
  const { model } = await player.call(game.bet, { gameId: 'mines', model: { betAmount: 10, mines: 24 } })
  await player.call(steps.mines.play, { id: model.id, tile: 0 })
  const ended = await liveClient.until((message) => message.type === 'bet' && message.bet.result !== 'PENDING')
  expect(ended).toMatchObject({ bet: { id: model.id, gameId: 'mines' } })
  liveClient.close()
})

test('[PU-04] balances come in the order of their versions, however many bets are made at once', async () => {
  const player = await newPlayer(server, { deposit: 100 })
  const liveClient = await openLive(server.url, player.call)
  await liveClient.join([player.userId])
  for (let round = 0; round < 10; round++) {
    const { model } = await player.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 24 } })
    await player.call(steps.mines.play, { id: model.id, tile: round }).catch(() => undefined)
    await player.call(steps.mines.cashOut, { id: model.id }).catch(() => undefined)
  }
  const { user } = await player.call(auth.userInfo)
  await liveClient.until((message) => message.type === 'balance' && message.version === user.balanceVersion)
  const versions = liveClient.balances.map(({ version }) => version)
  expect(versions).toEqual(versions.toSorted((one, other) => one - other))
  liveClient.close()
})

test('[RE-09] who comes back with the last number is told what was missed, in order and once', async () => {
  const player = await newPlayer(server)
  const first = await openLive(server.url, player.call)
  await first.join([player.userId])
  tell(player.userId, 'one')
  const { id } = await first.until(isEvent('one'))
  first.close()
  for (const event of ['two', 'three', 'four']) tell(player.userId, event)

  const second = await openLive(server.url, player.call)
  await second.join([player.userId], { [player.userId]: id })
  tell(player.userId, 'five')
  await second.until(isEvent('five'))
  expect(second.events.map(({ type }) => type)).toEqual(['two', 'three', 'four', 'five'])
  expect(second.messages.map((message) => Number(message.id.split('-')[1]))).toEqual([2, 3, 4, 5])
  second.close()
})

test('[RE-09] who comes without a number, or with one of another server, is told to ask for the state', async () => {
  const player = await newPlayer(server)
  for (const numbers of [{}, { [player.userId]: 'elsewhere-7' }, { [player.userId]: 7 as unknown as string }]) {
    const liveClient = await openLive(server.url, player.call)
    await liveClient.join([player.userId], numbers)
    await liveClient.until((message) => message.type === 'resync')
    expect(liveClient.messages).toHaveLength(1)
    liveClient.close()
  }
})

test("[RE-05] another player's channel is refused, and its messages reach nobody else", async () => {
  const [player, other] = [await newPlayer(server), await newPlayer(server)]
  const joinCall = player.call(sockmsg.join, { channels: [other.userId] })
  await expect(joinCall).rejects.toEqual(new CallError('channel_forbidden'))
  const liveClient = await openLive(server.url, player.call)
  const { model } = await other.call(sockmsg.join, { channels: [other.userId] })
  expect(await liveClient.socket.emitWithAck('join', model.token)).toEqual({ channels: [] })
  await liveClient.join([player.userId])
  tell(other.userId, 'secret')
  tell(player.userId, 'own')
  await liveClient.until(isEvent('own'))
  expect(liveClient.events.map(({ type }) => type)).toEqual(['own'])
  liveClient.close()
})

test('[PU-02] an anonymous visitor connects, joins modules, and gets no personal channel', async () => {
  const player = await newPlayer(server)
  const liveClient = await openLive(server.url, server.call)
  expect(await liveClient.join(['lobby'])).toEqual(['lobby'])
  const joinCall = server.call(sockmsg.join, { channels: ['lobby', player.userId] })
  await expect(joinCall).rejects.toEqual(new CallError('channel_forbidden'))
  const { model } = await player.call(sockmsg.join, { channels: [player.userId] })
  expect(await liveClient.socket.emitWithAck('join', model.token)).toEqual({ channels: [] })
  liveClient.close()
})

test.each(['', 'nonsense', 'bnVsbA.bnVsbA', '{}.'])('[RE-04] the token "%s" opens nothing', async (token) => {
  await expect(openLive(server.url, server.call, { token })).rejects.toThrow('not_logged_in')
})

test('[RE-06] a token for joining opens no connection, and a token of a session that ended neither', async () => {
  const player = await newPlayer(server)
  const joining = await player.call(sockmsg.join, { channels: [player.userId] })
  await expect(openLive(server.url, server.call, { token: joining.model.token })).rejects.toThrow('not_logged_in')
  const { model } = await player.call(sockmsg.init)
  await player.call(auth.logout)
  await expect(openLive(server.url, server.call, { token: model.token })).rejects.toThrow('not_logged_in')
})

test('[RE-06] logging out cuts the connection at once, that of another device stays', async () => {
  const player = await newPlayer(server)
  const elsewhere = await server.call(auth.login, { account: player.account, password: player.password })
  const [here, there] = [
    await openLive(server.url, player.call),
    await openLive(server.url, (call, request) => server.call(call, request, { token: elsewhere.model.token })),
  ]
  await player.call(auth.logout)
  expect(await here.cut).toBe('io server disconnect')
  expect(here.events).toMatchObject([{ type: 'session_revoked' }])
  await there.join([player.userId])
  tell(player.userId, 'still here')
  await there.until(isEvent('still here'))
  there.close()
})

test('[RE-06] revoking a device cuts its connection at once', async () => {
  const player = await newPlayer(server)
  const otherLogin = await server.call(auth.login, { account: player.account, password: player.password })
  const liveClient = await openLive(server.url, player.call)
  const { list } = await player.call(auth.sessions)
  const ownDevice = list.find(({ current }) => current)
  await server.call(auth.revokeSession, { id: ownDevice?.id ?? '' }, { token: otherLogin.model.token })
  expect(await liveClient.cut).toBe('io server disconnect')
})

test('[PU-04] a balance that comes late carries its older version, by which a client drops it', async () => {
  const player = await newPlayer(server, { deposit: 10 })
  const liveClient = await openLive(server.url, player.call)
  await liveClient.join([player.userId])
  const purse = {
    accountId: player.userId,
    kind: 'bet',
    roundId: undefined,
    wonMinor: 0n,
    bonusMinor: 0n,
    heldMinor: 0n,
  }
  for (const [version, mainMinor] of [
    [9, 900n],
    [8, 800n],
  ] as const) {
    server.parts.events.emit('committed', { ...purse, version, mainMinor })
  }
  await liveClient.until((message) => message.type === 'balance' && message.version === 8)
  expect(liveClient.balances.map(({ version }) => version)).toEqual([9, 8])
  liveClient.close()
})

test('[PU-10] an event says after which delay it is to be acted on', async () => {
  const player = await newPlayer(server)
  const liveClient = await openLive(server.url, player.call)
  await liveClient.join([player.userId])
  server.parts.tell(player.userId, 'gift', { pop: true, title: 'A gift' }, { delaySeconds: 2.5 })
  expect(await liveClient.until(isEvent('gift'))).toMatchObject({
    channel: player.userId,
    userId: player.userId,
    extra: { pop: true, title: 'A gift' },
    delaySeconds: 2.5,
  })
  expect(liveClient.events).toMatchObject([{ type: 'gift', pop: true, delaySeconds: 2.5 }])
  liveClient.close()
})

test('[PU-08] modules tell all who joined them, the anonymous too', async () => {
  const player = await newPlayer(server)
  const [one, other] = [await openLive(server.url, player.call), await openLive(server.url, server.call)]
  await one.join(['crash'])
  await other.join(['crash'])
  tell('crash', 'round')
  await Promise.all([one.until(isEvent('round')), other.until(isEvent('round'))])
  expect(one.messages.at(-1)).toEqual(other.messages.at(-1))
  expect(one.messages.at(-1)).toMatchObject({ channel: 'crash', event: 'round' })
  expect(one.messages.at(-1)).not.toHaveProperty('userId')
  one.close()
  other.close()
})
