import type { Call } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import { calls, steps } from '@fairground/contract/calls/list'
import { HEADERS, sealedPath } from '@fairground/contract/headers'
import { sealOf } from '@fairground/contract/sealed'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const KEY = 'an-operator-key!'
const seal = sealOf(KEY)

let server: TestServer
let player: Player
beforeAll(async () => {
  server = await startTestServer({ settings: { siteKey: KEY } })
  player = await newPlayer(server, { deposit: 1000 })
})
afterAll(() => server.stop())

interface Came {
  http: number
  type: string
  text: string
  /** The refusal, of an answer that is JSON. */
  refusal: { status: number; message: string } | undefined
}

/** Posts a body unchanged to the sealed path of a call. */
async function post(call: Call, body: string, to = server, by = player): Promise<Came> {
  const response = await fetch(to.url + sealedPath(call.paths[0] ?? ''), {
    method: 'POST',
    headers: { auth: by.token, 'content-type': 'text/plain', [HEADERS.sealed]: '1' },
    body,
  })
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  return { http: response.status, type, text, refusal: type.includes('json') ? JSON.parse(text) : undefined }
}

async function ask(call: Call, request: object): Promise<Record<string, unknown>> {
  const { http, type, text, refusal } = await post(call, seal.seal(JSON.stringify(request)))
  if (refusal) return { ...refusal }
  expect([http, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^([0-9a-f]{32})+$/)
  return JSON.parse(seal.open(text))
}

describe('[BT-16] sealed game calls', () => {
  test('a round is played with sealed calls alone; answers are sealed', async () => {
    const { model } = (await ask(game.bet, {
      gameId: 'mines',
      model: { betAmount: 10, mines: 1, requestId: 'bet-1' },
    })) as {
      model: { id: string; balance: number }
    }
    expect(model.balance).toBe(990)
    expect(await ask(game.betResult, { id: model.id })).toMatchObject({ status: 0, model: { result: 'PENDING' } })
    const playedRound = (await ask(steps.mines.play, { id: model.id, tile: 3 })) as { model: { result: string } }
    if (playedRound.model.result === 'PENDING') {
      expect(await ask(steps.mines.cashOut, { id: model.id })).toMatchObject({ status: 0, model: { result: 'WIN' } })
    }
    expect(await ask(game.finishAllMyHold, {})).toMatchObject({ status: 0 })
    expect(await ask(game.betRecord, {})).toMatchObject({ page: { total: 1 } })
  })

  test('model.requestId makes a repeat safe: the second answer is the first one, and nothing moves', async () => {
    const request = { gameId: 'mines', model: { betAmount: 5, mines: 24, requestId: 'twice' } }
    const bystander = await newPlayer(server, { deposit: 100 })
    const bet = async () =>
      JSON.parse(seal.open((await post(game.bet, seal.seal(JSON.stringify(request)), server, bystander)).text))
    const [one, two] = await Promise.all([bet(), bet()])
    expect(one.model.id).toBe(two.model.id)
    expect(one.model.balance).toBe(95)
  })

  test('a refusal is plain JSON, so that an old key can read it', async () => {
    expect(await ask(game.bet, { gameId: 'none', model: { betAmount: 1 } })).toMatchObject({
      status: 2100,
      message: 'game_unknown',
    })
    expect(await ask(game.bet, { gameId: 'mines', model: {} })).toMatchObject({ status: 2103 })
  })

  test('exactly the keyed calls have a sealed path', async () => {
    for (const call of calls) {
      const { http } = await post(call, 'x')
      expect(http, call.name).toBe(call.keyed ? 200 : 404)
    }
    expect(calls.filter(({ keyed }) => keyed).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['game.bet', 'game.betResult', 'game.finishHold', 'mines.play', 'mines.cashOut']),
    )
  })
})

describe('[BT-16] what was not sealed with the key is an invalid request, never a 500', () => {
  const sound = seal.seal(JSON.stringify({ gameId: 'mines', model: { betAmount: 10, mines: 1 } }))
  test.each([
    ['nothing', ''],
    ['plain JSON', '{"gameId":"mines"}'],
    ['no hex', 'this is no hex at all'],
    ['hex of odd length', sound.slice(0, -1)],
    ['half a block', sound.slice(0, -16)],
    ['a block less', sound.slice(0, -32)],
    ['a changed block', `${'00'.repeat(16)}${sound.slice(32)}`],
    ['a changed padding', sound.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['blanks around it', ` ${sound} `],
    ['another key', sealOf('another-key-1234').seal('{"gameId":"mines","model":{"betAmount":10}}')],
    ['a longer key', sealOf('another-key-of-32-characters-abc').seal('{}')],
    ['sealed words that are no JSON', seal.seal('good evening')],
    ['sealed JSON that is no object', seal.seal('[17]')],
    ['sealed JSON of 17 levels', seal.seal(`${'{"a":'.repeat(16)}{}${'}'.repeat(16)}`)],
    ['a sealed NUL', seal.seal('{"gameId":"a\\u0000b","model":{}}')],
    ['as much as a body may hold', 'ab'.repeat(32 * 1024)],
  ])('%s', async (_, body) => {
    const { http, refusal } = await post(game.bet, body)
    expect(http).toBe(200)
    expect(refusal).toMatchObject({ status: 400, message: 'invalid_request' })
  })

  test('more than a body may hold is too large', async () => {
    const { http, refusal } = await post(game.bet, 'ab'.repeat(40 * 1024))
    expect([http, refusal?.message]).toEqual([413, 'body_too_large'])
  })

  test('bytes and texts of any kind', async () => {
    const before = (await player.call(game.betRecord, {})).page.total
    const body = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('hex')),
      fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => seal.seal(Buffer.from(bytes).toString('latin1'))),
      fc
        .tuple(fc.nat({ max: sound.length - 1 }), fc.constantFrom(...'0123456789abcdef'))
        .filter(([at, digit]) => sound[at] !== digit)
        .map(([at, digit]) => sound.slice(0, at) + digit + sound.slice(at + 1)),
    )
    const property = fc.asyncProperty(fc.array(body, { minLength: 10, maxLength: 20 }), async (bodies) => {
      const answers = await Promise.all(bodies.map((text) => post(game.betResult, text)))
      for (const { http, refusal } of answers) expect([http, refusal?.status]).toEqual([200, 400])
    })
    await fc.assert(property, { numRuns: 20, seed: 20_261_121 })
    expect((await player.call(game.betRecord, {})).page.total).toBe(before)
  })
})

test('[BT-16] without a key there are no sealed paths', async () => {
  const open = await startTestServer()
  const by = await newPlayer(open)
  const { http, refusal } = await post(game.bet, seal.seal('{}'), open, by)
  expect([http, refusal?.message]).toEqual([404, 'not_found'])
  await open.stop()
})

test('[BT-16] the operator can close the plain paths of game calls, and of nothing else', async () => {
  const closedServer = await startTestServer({ settings: { siteKey: KEY, closePlainGamePaths: true } })
  const by = await newPlayer(closedServer, { deposit: 10 })
  await expect(by.call(game.bet, { gameId: 'mines', model: { betAmount: 1 } })).rejects.toThrow('not_found')
  await expect(by.call(game.open, {})).resolves.toMatchObject({ list: [] })
  const { text } = await post(game.betRecord, seal.seal('{}'), closedServer, by)
  expect(JSON.parse(seal.open(text))).toMatchObject({ page: { total: 0 } })
  await closedServer.stop()
})
