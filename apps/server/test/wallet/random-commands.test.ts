import { act, type Command, heldOf, newReference, type Reference } from '@fairground/ledger'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletId } from '../../src/ground/db/wallet-id.ts'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { ownKey, type WalletDoor } from '../../src/money/wallet/wallet.ts'
import { betOf, type Desk, drawOf, endBonusTime, endOf, openDesk, rotationOf, spinOf } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ lanes: 2, waitLimitMs: 20_000 })
})
afterAll(() => desk.close())

/** A step of the random player: a command of the reference, a rotation, a repeat of the last action, or a crash before it. */
type Step =
  | { kind: 'command'; make(ids: string[]): Command }
  | { kind: 'rotate' }
  | { kind: 'repeat' }
  | { kind: 'crash' }

const amount = fc.bigInt({ min: 1n, max: 500n })
const place = fc.nat({ max: 5 })
/** An earlier round; without one, an unknown id. */
const pick = (ids: string[], at: number) => ids.at(-1 - at) ?? '018f0000-0000-7000-8000-000000000000'
const command = (make: (ids: string[]) => Command): Step => ({ kind: 'command', make })

const steps = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: amount.map((sum) => command(() => ({ do: 'deposit', amount: sum }))) },
    { weight: 5, arbitrary: amount.map((sum) => command(() => ({ do: 'bet', id: '', amount: sum }))) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(place, fc.oneof(fc.constant(0n), amount))
        .map(([at, sum]) => command((ids) => ({ do: 'end', id: pick(ids, at), amount: sum }))),
    },
    {
      weight: 3,
      arbitrary: fc
        .uniqueArray(place, { minLength: 1, maxLength: 3 })
        .map((at) => command((ids) => ({ do: 'finish', ids: at.map((each) => pick(ids, each)) }))),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(amount, fc.oneof(fc.constant(0n), amount))
        .map(([sum, win]) => command(() => ({ do: 'draw', id: '', amount: sum, win }))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.oneof(fc.constant(0n), amount), fc.bigInt({ min: 0n, max: 1_000n }))
        .map(([win, required]) => command(() => ({ do: 'spin', win, requiredStakes: required }))),
    },
    { weight: 1, arbitrary: fc.constant(command(() => ({ do: 'forfeit' }))) },
    { weight: 1, arbitrary: place.map((at) => command((ids) => ({ do: 'void round', id: pick(ids, at) }))) },
    { weight: 1, arbitrary: place.map((at) => command((ids) => ({ do: 'void hold', id: pick(ids, at) }))) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'rotate' }) },
    { weight: 3, arbitrary: fc.constant<Step>({ kind: 'repeat' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'crash' }) },
  ),
  { minLength: 10, maxLength: 40 },
)

type Act = () => Promise<{ outcome: 'done' | 'repeated' | 'refused' }>

/** Makes the real action of a command. */
async function realise(wallet: WalletDoor, accountId: WalletId, command: Command, ids: string[]): Promise<Act> {
  const id = 'id' in command ? command.id : ''
  switch (command.do) {
    case 'deposit': {
      const credit = {
        accountId,
        ...ownKey(),
        amountMinor: command.amount,
        depositId: await desk.deposit(accountId, command.amount),
      }
      return () => wallet.creditDeposit(credit)
    }
    case 'bet': {
      const bet = { ...betOf(accountId, command.amount), slot: ids.length }
      ids.push(bet.roundId)
      command.id = bet.roundId
      return () => wallet.placeBet(bet)
    }
    case 'draw': {
      const bet = {
        ...betOf(accountId, command.amount),
        slot: ids.length,
        draw: drawOf(command.win),
      }
      ids.push(bet.roundId)
      command.id = bet.roundId
      return () => wallet.placeBet(bet)
    }
    case 'spin': {
      const bet = await spinOf(desk, accountId, { win: command.win, required: command.requiredStakes })
      return () => wallet.placeBet(bet)
    }
    case 'forfeit': {
      await endBonusTime(desk, accountId)
      const end = { accountId, ...ownKey() }
      return () => wallet.expireBonus(end)
    }
    case 'end': {
      const end = endOf(accountId, id, command.amount)
      return () => wallet.moveRound(end)
    }
    case 'finish': {
      const finish = { accountId, ...ownKey(), holdIds: command.ids }
      return () => wallet.finishHolds(finish)
    }
    case 'void round': {
      const end = { accountId, ...ownKey(), roundId: id }
      return () => wallet.voidRound(end)
    }
    case 'void hold': {
      const end = { accountId, ...ownKey(), holdId: id }
      return () => wallet.voidHold(end)
    }
  }
}

/** Ends the money connections at once, in the middle of whatever they do. */
async function crash(): Promise<void> {
  const client = new Client({ connectionString: desk.url })
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairground money' and datname = current_database()",
  )
  await client.end()
}

async function expectSame(accountId: WalletId, reference: Reference): Promise<void> {
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({
    mainMinor: reference.main,
    bonusMinor: reference.pot.bonus,
    heldMinor: heldOf(reference),
    openRounds: reference.openStakes.size,
  })
}

async function play(script: Step[]): Promise<void> {
  const accountId = await desk.account()
  const reference = newReference()
  const ids: string[] = []
  let lastAct: { act: Act; did: boolean } | undefined
  let crashing = Promise.resolve()
  for (const step of script) {
    if (step.kind === 'crash') crashing = crash()
    else if (step.kind === 'repeat') {
      if (lastAct?.did) expect(await lastAct.act()).toMatchObject({ outcome: 'repeated' })
    } else if (step.kind === 'rotate') {
      const turn = await desk.wallet.rotateSeeds(rotationOf(desk, accountId, undefined))
      expect(turn.outcome !== 'refused').toBe(reference.openStakes.size === 0)
    } else {
      const commandOfStep = step.make(ids)
      const real = await realise(desk.wallet, accountId, commandOfStep, ids)
      const { outcome } = await real()
      const did = act(reference, commandOfStep)
      // After a crash the certain answer may come from the second attempt, which finds the first one's work.
      expect({ wanted: commandOfStep, did: outcome !== 'refused' }).toEqual({ wanted: commandOfStep, did })
      lastAct = { act: real, did }
    }
    await crashing
    await expectSame(accountId, reference)
  }
}

test('[RE-02] [RE-03] under random commands, repeats and crashes the ledger equals the ten-line reference', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 4 }), async (scripts) => {
      await Promise.all(scripts.map((script) => play(script)))
    }),
    { numRuns: 12, endOnFailure: true },
  )
  const report = await verifyLedger(desk.url)
  expect(report.findings.filter(({ broken }) => broken > 0)).toEqual([])
}, 120_000)
