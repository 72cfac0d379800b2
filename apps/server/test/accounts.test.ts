import { parseAccountName } from '@fairground/contract/account-name'
import type { RequestOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import { CallError } from '@fairground/contract/envelope'
import { placeOf } from '@fairground/server/ground/secrets/places.ts'
import { forgetFailures } from '@fairground/server/people/accounts/forget-old-rows.ts'
import { newPlayer, PASSWORD, startTestServer, type TestServer } from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MINUTE = 60_000
let server: TestServer
let clock = Date.now()
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
afterAll(() => server.stop())

/** The name of the refusal that a call gets. */
async function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: unknown) => {
      if (error instanceof CallError) return error.errorName
      throw error
    },
  )
}

test('[AU-02] a new player is logged in and has every field of the user', async () => {
  const { user, token, account } = await newPlayer(server)
  expect(user).toEqual({
    token,
    hasLogin: true,
    userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    username: account,
    email: '',
    phone: '',
    nickname: account,
    avatar: '',
    balance: 0,
    taskBonusBalance: 0,
    registerTaskBonusBalance: 0,
    cumulativeBetAmount: 0,
    depositForWithdraw: 0,
    symbol: 'G$',
    currSymbol: 'G$',
    currRatio: 1,
    noticeUpdateTime: clock,
    phoneChecked: false,
    rechargeCount: 0,
    firstRechargeFlag: false,
    vipLevel: { level: 0 },
    thirdLoginTypes: [],
    inviteCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
    bind2Auth: false,
    appVersion: expect.any(String),
    useGameSymbol: true,
    heldBalance: 0,
    balanceVersion: 0,
    currencyId: 'G$',
    decimalLength: 2,
    pause: null,
    limited: false,
  })
})

test('[AU-02] [CL-06] user_info answers the balance of this moment, as POST and as GET', async () => {
  const player = await newPlayer(server, { deposit: 25 })
  const { user } = await player.call(auth.userInfo)
  expect(user).toMatchObject({ balance: 25, rechargeCount: 1, firstRechargeFlag: true, balanceVersion: 1 })
  const response = await fetch(`${server.url}/api/auth/user_info`, { headers: { auth: player.token } })
  expect(await response.json()).toMatchObject({ status: 0, user })
})

test('[AU-05] registering stores the parameters of the first visit', async () => {
  const { user } = await server.call(auth.register, {
    account: 'came.from.a.friend@example.com',
    password: PASSWORD,
    p: 'FRIEND7',
    aid: '42',
  })
  const row = await server.parts.db
    .selectFrom('account')
    .select('init_parameters')
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow()
  expect(row.init_parameters).toEqual({ p: 'FRIEND7', aid: '42' })
})

test.each([
  ['Twin_Name', 'twin_name'],
  ['Twin@Example.com', 'twin@EXAMPLE.com'],
  ['+55 11 98888-7777', '11-98888-7777'],
])('[AU-03] %s and %s are one account, and either logs in', async (first, second) => {
  await server.call(auth.register, { account: first, password: PASSWORD })
  expect(await refusal(server.call(auth.register, { account: second, password: PASSWORD }))).toBe('account_taken')
  const { user, model } = await server.call(auth.login, { account: second, password: PASSWORD })
  expect(user.token).toBe(model.token)
  expect(Object.values(user)).toContain(parseAccountName(first)?.value)
})

test('[AU-03] of twenty registrations of one name at once one opens an account', async () => {
  const all = Array.from({ length: 20 }, () =>
    refusal(server.call(auth.register, { account: 'wanted_name', password: PASSWORD })),
  )
  expect((await Promise.all(all)).sort()).toEqual([...Array(19).fill('account_taken'), 'success'])
})

test.each(['Support', 'supp0rt_team', 'the.admin', '0fficial-help', 'Fair_Ground', 'm0derator99'])(
  'nobody registers as %s, which looks like the house',
  async (account) => {
    expect(await refusal(server.call(auth.register, { account, password: PASSWORD }))).toBe('account_taken')
  },
)

test('the nickname of an account by e-mail is the name before the @, unless it looks like the house', async () => {
  const nicknameFor = async (account: string) =>
    (await server.call(auth.register, { account, password: PASSWORD })).user.nickname
  expect(await nicknameFor('rosa.lima@example.com')).toBe('rosa.lima')
  for (const local of ['support', 'аdmin', 'official.help'])
    expect(await nicknameFor(`${local}@example.com`)).toMatch(/^Player \d{4}$/)
})

/** A registration, and its refusal. */
const malformedRequests: [RequestOf<typeof auth.register>, string][] = [
  [{ account: 'a b', password: PASSWORD }, 'account_malformed'],
  [{ account: 'someone_new', password: 'short' }, 'invalid_request'],
  [{ account: 'someone_new', password: 'x'.repeat(129) }, 'invalid_request'],
  [{ account: 'someone_new', password: ' \t \t \t \t \t' }, 'invalid_request'],
  [{ account: '   ', password: PASSWORD }, 'account_malformed'],
  [{ account: `a@${'b'.repeat(319)}`, password: PASSWORD }, 'invalid_request'],
  [{ account: '11-18765-4321', password: PASSWORD }, 'account_malformed'],
  [{ account: 'someone_new', password: 'Password123' }, 'password_too_common'],
  [{ account: 'someone_new', password: 'Jennifer1' }, 'password_too_common'],
  [{ account: 'someone_new', password: 'corinthians' }, 'password_too_common'],
  [{ account: 'someone_new', password: 'SOMEONE_NEW' }, 'password_too_common'],
  [{ account: 'someone_new', password: 'zzzzzzzzzz' }, 'password_too_common'],
  [{ account: 'someone_new', password: PASSWORD, currencyId: 'XYZ' }, 'currency_unknown'],
]

test.each(malformedRequests)('[AU-10] registering with %j is refused as %s', async (request, name) => {
  expect(await refusal(server.call(auth.register, request))).toBe(name)
})

test('[RG-05] an unknown account and a wrong password get the same answer', async () => {
  const { account } = await newPlayer(server)
  const answers = await Promise.all(
    [account, 'nobody_at_all', 'not an account'].map(async (name) => {
      const response = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: name, password: 'not the password' }),
      })
      return { http: response.status, ...((await response.json()) as object) }
    }),
  )
  for (const answer of answers) expect(answer).toMatchObject({ http: 200, status: 2001, message: 'wrong_credentials' })
})

test.each(['a known', 'an unknown'])('[RG-05] %s account is locked after five wrong passwords', async (kind) => {
  const account = kind === 'a known' ? (await newPlayer(server)).account : 'ghost_player'
  const guess = (password: string, on = server) => refusal(on.call(auth.login, { account, password }))
  for (let i = 0; i < 5; i++) expect(await guess(`wrong guess ${i}`)).toBe('wrong_credentials')
  expect(await guess(PASSWORD)).toBe('too_many_attempts')
  expect(await guess(PASSWORD, server)).toBe('too_many_attempts')

  const otherServer = await startTestServer({ databaseUrl: server.databaseUrl, now: () => clock })
  expect(await guess(PASSWORD, otherServer), 'a second server knows the lock').toBe('too_many_attempts')
  await otherServer.stop()

  clock += 15 * MINUTE
  expect(await guess(PASSWORD)).toBe(kind === 'a known' ? 'success' : 'wrong_credentials')
})

test('[RG-05] a lock says how many seconds it lasts', async () => {
  for (let i = 0; i < 5; i++) await refusal(server.call(auth.login, { account: 'locked_one', password: `guess ${i}` }))
  clock += MINUTE
  const error = await server.call(auth.login, { account: 'locked_one', password: 'guess' }).catch((reason) => reason)
  expect(error).toMatchObject({ errorName: 'too_many_attempts', params: { seconds: 14 * 60 } })
})

test('[RG-05] wrong passwords are removed once they lock nothing any more, and not before', async () => {
  for (let i = 0; i < 5; i++) await refusal(server.call(auth.login, { account: 'forgotten', password: `guess ${i}` }))
  const count = async () => (await server.parts.db.selectFrom('login_failure').selectAll().execute()).length
  await forgetFailures(server.parts.db, clock + 15 * MINUTE - 1)
  expect(await refusal(server.call(auth.login, { account: 'forgotten', password: 'guess' }))).toBe('too_many_attempts')
  await forgetFailures(server.parts.db, clock + 15 * MINUTE)
  expect(await count()).toBe(0)
})

test('[RG-05] thirty guesses at once are not more than five', async () => {
  const { account } = await newPlayer(server)
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, i) => refusal(server.call(auth.login, { account, password: `guess number ${i}` }))),
  )
  expect(guesses.filter((name) => name === 'wrong_credentials')).toHaveLength(5)
  expect(guesses.filter((name) => name === 'too_many_attempts')).toHaveLength(25)
})

test('[RG-05] eighty guesses at once, each at another name, are not more than the fifty of their address', async () => {
  clock += 15 * MINUTE
  const guesses = await Promise.all(
    Array.from({ length: 80 }, (_, i) =>
      refusal(server.call(auth.login, { account: `name_${i}`, password: 'a guess' })),
    ),
  )
  expect(guesses.filter((name) => name === 'wrong_credentials')).toHaveLength(50)
  expect(guesses.filter((name) => name === 'too_many_attempts')).toHaveLength(30)
  clock += 15 * MINUTE
})

test('[RG-05] a right password forgives the wrong ones before it', async () => {
  const { account } = await newPlayer(server)
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) await refusal(server.call(auth.login, { account, password: 'a wrong one' }))
    expect(await refusal(server.call(auth.login, { account, password: PASSWORD }))).toBe('success')
  }
  clock += 15 * MINUTE
})

test('[AU-06] an account with an authenticator needs its code', async () => {
  const { account, userId } = await newPlayer(server)
  const secret = new Secret({ size: 20 })
  const { db, keyring } = server.parts
  const totp_secret = keyring.seal(placeOf('appSecret', { id: userId }), secret.base32)
  await db.updateTable('account').set({ totp_secret }).where('id', '=', userId).execute()
  const attempt = (totp?: string) =>
    server.call(auth.login, { account, password: PASSWORD, ...(totp !== undefined && { totp }) })
  expect(await refusal(attempt())).toBe('authenticator_needed')
  const code = new TOTP({ secret }).generate({ timestamp: clock })
  expect(await refusal(attempt(code === '000000' ? '000001' : '000000'))).toBe('wrong_code')
  expect((await attempt(code)).user.bind2Auth).toBe(true)
})

test('[RE-06] passwords are argon2id and tokens are hashed at rest', async () => {
  const { token, userId } = await newPlayer(server)
  const { db } = server.parts
  const account = await db.selectFrom('account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const session = await db.selectFrom('session').selectAll().where('account_id', '=', userId).executeTakeFirstOrThrow()
  expect(session.token_hash).toHaveLength(32)
  expect(JSON.stringify([account, session])).not.toContain(token)
  expect(session.token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
})

test('[SU-04] browser_foot_print answers the same id for the same visitor, a new one without', async () => {
  const ask = async (t: string) => (await server.call(auth.browserFootPrint, { t })).model
  expect(await ask('visitor-1')).toBe(await ask('visitor-1'))
  expect(await ask('visitor-1')).not.toBe(await ask('visitor-2'))
  expect(await ask('')).not.toBe(await ask(''))
})
