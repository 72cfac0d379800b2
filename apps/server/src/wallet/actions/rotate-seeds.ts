import type { ActionKind, MoneyRequest } from '../action.ts'

/** A rotation of the account's seeds. */
export type RotateSeeds = MoneyRequest & {
  /** The player's new seed; undefined keeps the old one. */
  clientSeed: string | undefined
  /** The pair that will be next after the known next one becomes current. */
  nextPairId: string
  /** 32 random bytes, lower-case hex. */
  nextServerSeed: string
}

/** Reveals the current pair and makes the known next one current; refused while a bet is unfinished. */
export const rotateSeeds: ActionKind<RotateSeeds, 'round_open'> = {
  name: 'rotate_seeds',
  reasons: ['round_open'],
  row: (rotation) => ({
    client_seed: rotation.clientSeed ?? null,
    next_pair_id: rotation.nextPairId,
    next_server_seed: rotation.nextServerSeed,
  }),
}
