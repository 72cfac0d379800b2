import type { RoundPage } from '@fairground/contract/round'

/** The revealed server seed of `ownRound`, for tests. */
export const ownSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'

/** A won round of the player whose mines follow from `ownSeed`, for tests. */
export const ownRound = (fields: Partial<RoundPage> = {}): RoundPage => ({
  id: '0190a000-0000-7000-8000-000000000001',
  gameId: 'mines',
  result: 'WIN',
  betAmount: 5,
  options: { mines: 3 },
  edge: 300,
  winAmount: 6.29,
  multiplier: 1.2597,
  createdAt: Date.UTC(2026, 10, 21),
  maxWin: 1000,
  lines: [],
  round: {
    ...{ step: 2, multiplier: 1.2597, nextMultiplier: 1.2597, picked: [1, 2], nonce: 0, clientSeed: 'lucky' },
    serverSeedHash: '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f',
  },
  ...fields,
})

/** A won bet in a finished, published flight of crash, for tests, with the same pair of seeds as `ownRound`. */
export const flightRound = (fields: Partial<RoundPage> = {}): RoundPage => ({
  ...ownRound(),
  ...{ gameId: 'crash', termId: '0190a000-0000-7000-8000-0000000000aa', options: {} },
  ...{ betAmount: 12.34, winAmount: 14.8, multiplier: 1.2, flownMs: 3154 },
  shared: {
    number: 1,
    salt: 'fairground-crash-published',
    entropy: '',
    seedHash: '6da532129d77aac725d9088ff8f9205e422651243961b432fae25873433ec7b3',
    seed: 'd09d55b3f10f326be84700c63ffdd537dd28673dba53239323757ca69e991176',
    point: 1.46,
  },
  ...fields,
})
