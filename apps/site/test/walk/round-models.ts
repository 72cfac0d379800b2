import type { PublicRound } from '@fairground/contract/public-round'
import type { BetRecord, RoundPage } from '@fairground/contract/round'
import { seedPair } from '../models.ts'

/** When everything on the walk's screens has happened. */
export const AT = Date.UTC(2026, 0, 5, 18, 30)
/** An id of something that the walk's screens show. */
export const ID = '01900000-0000-7000-8000-000000000000'

const revealed = {
  serverSeed: '624b1686fde76a3c8705986c612d2e28111316c881fb3bdae0c12f2be2e6e049',
  serverSeedHash: '12fc4d4e27231a503d8c808b15b22f3d6d224a851b50ba60b3d3acc1eb669230',
  clientSeed: '6ad7ded168bc926e',
  nonce: 0,
}

const line = (kind: string, source: string, destination: string, amount: number) => ({
  ...{ kind, source, destination, amount, at: AT },
})

/** A round of Mines that was won, with its true proof: its seed is revealed. */
export const wonRound: RoundPage = {
  ...{ id: ID, gameId: 'mines', result: 'WIN', betAmount: 10, options: { mines: 1 }, edge: 300, winAmount: 11.02 },
  ...{ multiplier: 1.1022, createdAt: AT, finishedAt: AT, serverSeed: revealed.serverSeed, maxWin: 1_000_000 },
  round: {
    ...{ step: 3, multiplier: 1.1022, nextMultiplier: 1.1022, picked: [6, 12, 18], hazards: [[1]] },
    ...{ nonce: 0, serverSeedHash: revealed.serverSeedHash, clientSeed: revealed.clientSeed },
  },
  lines: [
    line('bet', 'player:main', 'house:stakes:mines', 10),
    line('win', 'house:payouts:mines', 'player:held', 11.02),
    line('release', 'player:held', 'player:main', 11.02),
  ],
}

/** The same round as everybody sees it. */
export const wonRoundOfEverybody: PublicRound = {
  ...{ id: ID, gameId: 'mines', result: 'WIN', options: { mines: 1 }, edge: 300, multiplier: 1.1022, gained: true },
  ...{ createdAt: AT, play: { step: 3, picked: [6, 12, 18], hazards: [[1]] } },
  seal: { serverSeedHash: revealed.serverSeedHash, nonce: 0, revealed },
}

/** The same round as the verifier's address carries it. */
export const proof = {
  ...{ gameId: 'mines', options: { mines: 1 }, edge: 300, ...revealed, moves: [6, 12, 18], hazards: [[1]] },
  ...{ stake: 10, payout: 11.02, maxWin: 1_000_000 },
}

/** A decided round whose seed is still in use. */
export const sealedRound: RoundPage = {
  ...{ id: '01900000-0000-7000-8000-000000000001', gameId: 'mines', result: 'WIN', betAmount: 10 },
  ...{ options: { mines: 5 }, edge: 300, winAmount: 12.12, multiplier: 1.2125, createdAt: AT, finishedAt: AT },
  maxWin: 1_000_000,
  round: {
    ...{ step: 1, multiplier: 1.2125, nextMultiplier: 1.2125, picked: [3], hazards: [[19, 7, 8, 23, 1]] },
    ...{ nonce: 12, serverSeedHash: seedPair.serverSeedHash, clientSeed: seedPair.clientSeed },
  },
  lines: wonRound.lines,
}

/** As many bets, won and lost ones. */
export const betsOf = (count: number): BetRecord[] => {
  const { lines: _, maxWin: __, ...bet } = sealedRound
  return Array.from({ length: count }, (_each, at) => ({
    ...bet,
    id: `01900000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
    ...(at % 3 === 1 && { result: 'LOSE' as const, winAmount: 0, multiplier: 0 }),
  }))
}
