/**
 * A stranger's program: written from the published contract and the fairness rules alone. It imports nothing of ours,
 * only what comes with Node, and trusts no answer that it can compute.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Money in hundredths: the contract's JSON numbers are exact at two decimals. */
export const toMinor = (amount: number): number => Math.round(amount * 100)

interface Round {
  id: string
  gameId: string
  result: 'PENDING' | 'WIN' | 'LOSE' | 'DRAW' | 'CANCELLED'
  balance: number
  winAmount?: number
  multiplier?: number
  round: {
    step: number
    multiplier: number
    nextMultiplier: number
    picked: number[]
    hazards?: number[][]
    nonce: number
    serverSeedHash: string
    clientSeed: string
  }
}

interface Seeds {
  serverSeedHash: string
  nextServerSeedHash: string
  clientSeed: string
  nonce: number
}

type Rotated = Seeds & {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number }
}

/** A round that was played to its end, as the stranger wrote it down. */
export interface Played {
  stake: number
  mines: number
  /** The multiplier that each answer named, after 1, 2, … tiles. */
  multipliers: number[]
  last: Round
}

const TILES = 25
const HOUSE_EDGE = 300
const POLL_MS = 25

/** One player at one server. `origin` is like `http://127.0.0.1:8080`. */
export class Stranger {
  private token = ''
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /**
   * One call of the contract.
   * @throws for another status than 0, with the status and the message
   */
  async call<Answer>(path: string, body: object = {}): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', auth: this.token, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer & { status: number; message: string }
    if (answer.status !== 0) throw new Error(`${path} answered ${answer.status} ${answer.message}`)
    return answer
  }

  /** Opens an account with a unique name. */
  async register(): Promise<void> {
    const account = `s${randomUUID().replaceAll('-', '').slice(0, 20)}`
    const answer = await this.call<{ model: { token: string } }>('/api/auth/register', {
      account,
      password: randomUUID(),
    })
    this.token = answer.model.token
  }

  /** Deposits through the checkout page of the sandbox and waits until the money is there. */
  async deposit(amount: number): Promise<void> {
    const { model } = await this.call<{ model: { id: string; url: string } }>('/api/pay/recharge', {
      amount,
      channel: 'sandbox',
    })
    const checkout = await fetch(model.url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
    if (!checkout.ok) throw new Error(`the checkout answered ${checkout.status}`)
    for (;;) {
      const answer = await this.call<{ model: { status: string } }>('/api/pay/recharge_status', { id: model.id })
      if (answer.model.status === 'PAID') return
      if (answer.model.status !== 'NEW') throw new Error(`the deposit is ${answer.model.status}`)
      await pause(POLL_MS)
    }
  }

  /** The main balance in hundredths, with no win left in a hold. */
  async balanceMinor(): Promise<number> {
    const { model } = await this.call<{ model: { balance: number } }>('/api/game/finish_all_my_hold')
    return toMinor(model.balance)
  }

  async seeds(): Promise<Seeds> {
    return (await this.call<{ model: Seeds }>('/api/fair/seeds')).model
  }

  async rotate(clientSeed?: string): Promise<Rotated> {
    return (await this.call<{ model: Rotated }>('/api/fair/rotate', clientSeed === undefined ? {} : { clientSeed }))
      .model
  }

  /**
   * Plays one round of mines: uncovers `tiles` one by one and cashes out after the last of them, unless a mine or the
   * last safe tile ends the round before.
   */
  async playMines(stake: number, mines: number, tiles: readonly number[]): Promise<Played> {
    const reply = await this.call<{ model: Round }>('/api/game/bet', {
      gameId: 'mines',
      model: { betAmount: stake, mines },
    })
    const { id } = reply.model
    let lastRound = reply.model
    const multipliers: number[] = []
    for (const tile of tiles) {
      if (lastRound.result !== 'PENDING') break
      if (lastRound.round.hazards) throw new Error('an open round shows its mines')
      lastRound = (await this.call<{ model: Round }>('/api/mines_game/play', { id, tile })).model
      if (lastRound.result !== 'LOSE') multipliers.push(lastRound.round.multiplier)
    }
    if (lastRound.result === 'PENDING') {
      lastRound = (await this.call<{ model: Round }>('/api/mines_game/cash_out', { id })).model
    }
    return { stake, mines, multipliers, last: lastRound }
  }
}

/** The commitment of a server seed: SHA-256 of its bytes, in hex. */
export const commitment = (serverSeed: string): string =>
  createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')

/** The stream of 32-bit words of a bet, by the fairness rules. */
function* words(serverSeed: string, message: string): Generator<number, never> {
  for (let cursor = 0; ; cursor++) {
    const digest = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`${message}:${cursor}`).digest()
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at)
  }
}

/** `sample(k, n)` of the fairness rules over the stream of a bet: where the mines lie. */
export function minePositions(serverSeed: string, clientSeed: string, nonce: number, mines: number): number[] {
  const stream = words(serverSeed, `${clientSeed}:${nonce}`)
  const below = (n: number): number => {
    for (;;) {
      const word = stream.next().value
      if (word < Math.floor(2 ** 32 / n) * n) return word % n
    }
  }
  const tiles = Array.from({ length: TILES }, (_, tile) => tile)
  for (let i = 0; i < mines; i++) {
    const j = i + below(TILES - i)
    const [a, b] = [tiles[i] ?? 0, tiles[j] ?? 0]
    tiles[i] = b
    tiles[j] = a
  }
  return tiles.slice(0, mines)
}

/** The multiplier after `safe` uncovered tiles, in ten-thousandths: floor(10000 * (1 - edge) / chance), in integers. */
export function multiplierTimes10000(mines: number, safe: number): number {
  let above = BigInt(10_000 - HOUSE_EDGE)
  let below = 1n
  for (let i = 0; i < safe; i++) {
    above *= BigInt(TILES - i)
    below *= BigInt(TILES - mines - i)
  }
  return Number(above / below)
}

/** The payout of a win, in hundredths: the stake times the multiplier, rounded down. */
export const payoutMinor = (stake: number, mines: number, safe: number): number =>
  Number((BigInt(toMinor(stake)) * BigInt(multiplierTimes10000(mines, safe))) / 10_000n)

/** The faults of a round, computed from the revealed server seed; empty for a right round. */
export function faults({ mines, stake, multipliers, last }: Played, serverSeed: string): string[] {
  const { picked, hazards, clientSeed, nonce, serverSeedHash } = last.round
  const positions = minePositions(serverSeed, clientSeed, nonce, mines)
  const bust = picked.some((tile) => positions.includes(tile))
  const payout = bust ? 0 : payoutMinor(stake, mines, picked.length)
  const proofFaults: string[] = []
  if (commitment(serverSeed) !== serverSeedHash) proofFaults.push('the commitment is of another seed')
  if (JSON.stringify(hazards) !== JSON.stringify([positions]))
    proofFaults.push(`the mines were at ${positions.join(' ')}`)
  if (last.result !== (bust ? 'LOSE' : 'WIN')) proofFaults.push(`the result is ${last.result}`)
  if (toMinor(last.winAmount ?? 0) !== payout) proofFaults.push(`the win is ${last.winAmount}, not ${payout / 100}`)
  multipliers.forEach((multiplier, index) => {
    const exact = multiplierTimes10000(mines, index + 1)
    if (Math.round(multiplier * 10_000) !== exact) proofFaults.push(`${multiplier} should be ${exact / 10_000}`)
  })
  return proofFaults
}
