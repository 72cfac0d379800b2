import type { GivenAnswerOf } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import { publishedProofs } from '@fairground/games/vectors'
import { verifyRound } from '@fairground/games/verifier'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './fit.ts'
import { ownBetOf } from './flight-models.ts'
import { type GameTable, layTable } from './game-table.ts'
import { pixelsAstray } from './misfits.ts'
import { funded } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { EDGE } from './round-models.ts'
import { answer, refuse } from './stand-in.ts'
import { type Aim, falls, loses, survives, type TableBet, wins } from './table-bet.ts'

// Some of these look at a page with axe, and then again, which takes a busy machine seconds.
vi.setConfig({ testTimeout: 60_000 })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const words = (text: string | RegExp) => expect.element(page.getByText(text).first())
const picture = (name: string | RegExp) => expect.element(page.getByRole('img', { name }))
const verified = () => words('Verified: your browser recomputed this round and everything agrees.')

/** A round of 10 that is over: its moves, and cashed out where it goes on. */
function playRound(
  table: GameTable,
  gameId: string,
  model: object,
  suits: Aim,
  moves: readonly number[] = [],
): TableBet {
  table.aim(suits)
  const bet = table.bet({ betAmount: 10, ...model }, gameId)
  for (const move of moves) table.play(bet, move)
  if (bet.result === 'PENDING') table.cashOut(bet)
  return bet
}

/** Rounds of every game, with what their pages show. */
const rounds: readonly {
  id: string
  gameId: string
  model: object
  suits: Aim
  moves?: readonly number[]
  heading: string
  shown: RegExp
  /** What the verifier shows of it. */
  field?: readonly [label: string, value: string]
  said?: RegExp
}[] = [
  {
    ...{
      id: '[BT-03]',
      gameId: 'mines',
      model: { mines: 3 },
      suits: survives(12),
      moves: [12],
      heading: 'Won G$1.02',
    },
    shown: /^1 of 25 tiles uncovered, mines on row \d column \d(, row \d column \d){2}\.$/,
  },
  {
    ...{ id: '[BT-04]', gameId: 'tower', model: { difficulty: 'easy' }, suits: survives(0, 0), moves: [0, 0] },
    ...{ heading: 'Won G$7.24', shown: /^2 of 9 rows climbed\.$/ },
  },
  {
    ...{ id: '[BT-05]', gameId: 'stair', model: { stones: 2 }, suits: survives(8, 8), moves: [8, 8] },
    ...{ heading: 'Won G$2.04', shown: /^2 of 12 steps climbed\.$/ },
  },
  {
    ...{ id: '[BT-06]', gameId: 'football', model: { difficulty: 'easy' }, suits: survives(3), moves: [3] },
    ...{ heading: 'Won G$2.12', shown: /^Goals: 1 of 5\. Kick 1: Bottom right, covered: / },
    field: ['Difficulty', 'easy'],
  },
  {
    ...{ id: '[BT-07]', gameId: 'kangaroo', model: { difficulty: 'easy' }, suits: survives(0, 1), moves: [0, 1] },
    ...{ heading: 'Won G$0.77', shown: /^Lanes crossed: 2 of 20\. Lanes that give way: \d+\.$/ },
  },
  {
    ...{ id: '[BT-07] [RG-04]', gameId: 'kangaroo', model: { difficulty: 'hardcore' }, suits: falls(0), moves: [0] },
    ...{ heading: 'Lost G$10.00', shown: /^Lanes crossed: 0 of 20\. Lanes that give way: 1(, \d+){9}\.$/ },
  },
  {
    ...{ id: '[BT-08]', gameId: 'thimbles', model: { balls: 2 }, suits: survives(1), moves: [1] },
    ...{ heading: 'Won G$4.55', shown: /^Cup 2 was lifted\. Cups with a ball: (1, 2|2, 3)\.$/ },
    field: ['Balls', '2'],
  },
  {
    ...{ id: '[BT-08] [RG-04]', gameId: 'thimbles', model: { balls: 1 }, suits: falls(2), moves: [2] },
    ...{ heading: 'Lost G$10.00', shown: /^Cup 3 was lifted\. Cups with a ball: [12]\.$/ },
  },
  {
    ...{ id: '[BT-09]', gameId: 'scratch', model: {}, suits: wins, heading: 'Won G$10.00', shown: /^Three alike: / },
    said: /^This prize has [\d,]+ of 1,000,000,000 tickets/,
  },
  {
    ...{ id: '[BT-09] [RG-04]', gameId: 'scratch', model: {}, suits: loses, heading: 'Lost G$10.00' },
    shown: /^No three alike\. /,
  },
  {
    ...{ id: '[BT-10]', gameId: 'freespin', model: {}, suits: wins, heading: 'Paid back G$2.00' },
    shown: /^The wheel stopped at sector \d+ of 12: /,
  },
]

for (const { id, gameId, model, suits, moves, heading, shown, field, said } of rounds)
  test(`${id} [FA-02] [FA-03] a round of ${gameId} (${heading}): its picture, its replay, its proof`, async () => {
    const table = layTable(gameId)
    const bet = playRound(table, gameId, model, suits, moves)
    await table.openSite(`/round/${bet.id}`)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    await picture(shown).toBeVisible()
    await words('Still sealed').toBeVisible()
    await button('Replay').click()
    await expect.element(button('Replay')).not.toHaveAttribute('aria-busy')
    await button('Rotate and reveal').click()
    await button('Verify this round').click()
    await verified().toBeVisible()
    await page.getByRole('link', { name: 'Open in the verifier' }).click()
    await words('Everything agrees').toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Game', exact: true })).toHaveValue(gameId)
    if (field) await expect.element(page.getByRole('combobox', { name: field[0] })).toHaveValue(field[1])
    if (said) await words(said).toBeInTheDocument()
  })

afterEach(async () => {
  await page.viewport(1280, 720)
})

test('[FA-03] [FA-06] a round’s page: sealed until its seeds are rotated, then verified, and its proof taken along', async () => {
  let proof: Blob | undefined
  const table = layTable('mines')
  const { id } = playRound(table, 'mines', { mines: 3 }, survives(12, 0), [12, 0])
  await table.openSite(`/round/${id}`)
  await words('Still sealed').toBeVisible()
  await words('Your balance').toBeVisible()
  await expectAccessible()
  await button('Rotate and reveal').click()
  await button('Verify this round').click()
  await verified().toBeVisible()
  await expectAccessible()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    proof = blob as Blob
    return '#'
  })
  await button('Download the proof').click()
  expect(verifyRound(JSON.parse((await proof?.text()) ?? '')).ok).toBe(true)
})

test('[FA-03] [FA-06] [RE-05] a round is a link for everybody: outcome and replay at once, the proof after rotating, money and name never', async () => {
  const table = layTable('mines')
  const { id } = playRound(table, 'mines', { mines: 3 }, survives(12), [12])
  const visitor = () => openSite(`/round/${id}`, { answers: table.answerAll })
  await visitor()
  await words('The player has not revealed the server seed').toBeVisible()
  await expect.element(button('Replay')).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Mines round · \d/)
  table.rotate()
  await closeSite()
  await visitor()
  await verified().toBeVisible()
  await expectAccessible()
  const main = page.getByRole('main').element().textContent
  for (const unsaid of ['G$', 'Stake', 'Payout', 'Money in and out']) expect(main).not.toContain(unsaid)
  await closeSite()
  const answers = () => {
    table.answerAll()
    refuse(game.round, 'round_unknown')
  }
  await openSite(`/round/${id}`, { player: funded, answers })
  await verified().toBeVisible()
})

test('[FA-03] a changed proof does not agree, and what is no proof says so', async () => {
  const table = layTable('mines')
  playRound(table, 'mines', { mines: 3 }, survives(3), [3])
  const { id } = playRound(table, 'mines', { mines: 3 }, survives(12), [12])
  table.rotate()
  await table.openSite(`/round/${id}`)
  await page.getByRole('link', { name: 'Open in the verifier' }).click()
  await words('Everything agrees').toBeVisible()
  await expectAccessible()
  const nonce = page.getByRole('textbox', { name: 'Number of the bet (nonce)' })
  await expect.element(nonce).toHaveValue('1')
  for (const [typed, said] of [
    ['0', 'Something does not agree'],
    ['one', 'This field is missing or wrong: Number of the bet (nonce).'],
    ['1', 'Everything agrees'],
  ] as const) {
    await nonce.fill(typed)
    await button(/^Verify$/).click()
    await words(said).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Paste a proof' }).fill('{"gameId":')
  await words('This is not a proof').toBeVisible()
})

test('[FA-03] [FA-06] the copied links lead to the round’s page, and to its proof once the seeds are rotated', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const table = layTable('mines')
  const { id } = playRound(table, 'mines', { mines: 3 }, survives(12), [12])
  await table.openSite(`/round/${id}`)
  await button('Share this round').click()
  await words('The proof follows there as soon as you reveal the seed.').toBeVisible()
  await closeSite()
  table.rotate()
  await table.openSite(`/round/${id}`)
  await button('Share this round').click()
  const dialog = page.getByRole('dialog', { name: 'Share this round' })
  await dialog.getByRole('button', { name: 'Copy the link', exact: true }).click()
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy the link of the proof' }).click()
  const [round, proof] = copy.mock.calls.map(([link]) => new URL(link))
  expect(round?.pathname).toBe(`/round/${id}`)
  await closeSite()
  await openSite(`${proof?.pathname}${proof?.hash}`)
  await words('Everything agrees').toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Game', exact: true })).toHaveValue('mines')
})

test('[FA-03] [FA-04] the link of a flight proves the flight once it is over, and stays the same when seeds are rotated', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const flight = publishedProofs().flatMap(({ proof }) =>
    'point' in proof && proof.gameId === 'crash' ? [proof] : [],
  )[0]
  const seedHash = flight?.seedHash
  if (!flight || seedHash === undefined) throw new Error('no flight is published')
  const { number, salt, entropy, seed, point } = flight
  const { balance, balanceVersion, held, ...bet } = ownBetOf({
    result: 'LOSE',
    multiplier: 0,
    edge: flight.edge ?? EDGE,
  })
  const shared = { number, salt, entropy, seedHash }
  const round: GivenAnswerOf<typeof game.round>['model'] = { ...bet, maxWin: 10_000, lines: [], shared }
  const table = layTable('crash')
  const open = async (model: typeof round) => {
    await table.openSite(`/round/${bet.id}`, { answers: () => answer(game.round, { model }) })
    await button('Share this round').click()
    return page.getByRole('button', { name: 'Copy the link of the proof' })
  }
  await expect.element(await open(round)).not.toBeInTheDocument()
  await closeSite()
  const over = { ...round, shared: { ...shared, seed, ...(point !== undefined && { point }) } }
  for (const model of [over, { ...over, serverSeed: 'ab'.repeat(32) }]) {
    await (await open(model)).click()
    await closeSite()
  }
  const [before, after] = copy.mock.calls.map(([link]) => new URL(link))
  expect(after?.hash).toBe(before?.hash)
  await openSite(`${before?.pathname}${before?.hash}`)
  await words('Everything agrees').toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Game', exact: true })).toHaveValue('crash')
})

test('[RG-04] a round is shared as a picture and a link, without money or name unless they are wanted', async () => {
  let saved: string | undefined
  const table = layTable('mines')
  const { id } = playRound(table, 'mines', { mines: 24 }, falls(0), [0])
  await table.openSite(`/round/${id}`)
  await button('Share this round').click()
  const dialog = page.getByRole('dialog', { name: 'Share this round' })
  await expect.element(dialog.getByRole('img', { name: /^Picture of the round: Mines/ })).toBeVisible()
  for (const name of ['Show the stake', 'Show my name'])
    await expect.element(dialog.getByRole('checkbox', { name })).not.toBeChecked()
  await expectAccessible()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = this.download
  })
  await dialog.getByRole('button', { name: 'Save the picture' }).click()
  await expect.poll(() => saved).toMatch(/^mines-.*\.png$/)
})

for (const lang of ['pt-BR', 'id-ID'])
  test(`round pages on a phone in ${lang}: nothing sticks out, no text is missing`, async () => {
    const log = vi.spyOn(console, 'warn')
    const table = layTable('mines')
    const { id } = playRound(table, 'mines', { mines: 3 }, survives(12), [12])
    localStorage.setItem('currentLanguage', lang)
    await page.viewport(320, 640)
    for (const path of ['/history', `/round/${id}`, '/fairness', '/verify', undefined]) {
      if (path === undefined) await table.openGame()
      else await table.openSite(path)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      await expect.poll(pixelsAstray, { message: String(path) }).toBe(0)
      expect(document.documentElement.lang).toBe(lang)
      await closeSite()
    }
    expect(log.mock.calls.flat().filter((line) => /no text for/.test(String(line)))).toEqual([])
  })
