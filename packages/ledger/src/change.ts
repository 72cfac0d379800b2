import type { AccountState, Hold, OpenRound, Pot } from './account-state.ts'
import type { Leg } from './legs.ts'

/** A round as a bet writes it. */
export type NewRound = Omit<OpenRound, 'step' | 'createdAtMs' | 'moves'> & {
  seedPairId: string
  jurisdictionId: string
  gameVersion: number
  /** The grant whose spin has paid the stake. */
  spinId: string | undefined
  /** Of a round that is over with its bet. */
  decided: { result: 'WIN' | 'LOSE'; multiplierE4: bigint; payoutMinor: bigint } | undefined
}

/** What an action changes of a round. Undefined leaves as it was. */
export type RoundChange = {
  id: string
  step: number
  moves: unknown
  multiplierE4: bigint | undefined
  end: { status: 'finished' | 'void'; result: 'WIN' | 'LOSE' | 'DRAW' | 'CANCELLED'; payoutMinor: bigint } | undefined
}

/** Rows of the account that an action writes beside its own. */
export type ChangedRows = {
  newRound?: NewRound | undefined
  round?: RoundChange | undefined
  newHold?: Hold | undefined
  /** Ids of holds that end. */
  endedHolds?: readonly string[] | undefined
  /** A pot as it stands then. `isNew`: it was not there. */
  pot?: (Pot & { isNew: boolean; status: 'open' | 'done' | 'forfeited' }) | undefined
  usedSpinId?: string | undefined
  run?:
    | { id: string; placed: number; stakedMinor: bigint; wonMinor: bigint; lastRoundId: string; isFinished: boolean }
    | undefined
  paidDeposit?: { id: string; isFirst: boolean } | undefined
  turnedSeeds?:
    | {
        revealedId: string
        nonces: number
        currentId: string
        clientSeed: string
        nextId: string
        nextNumber: number
        nextServerSeed: string
      }
    | undefined
  multiplayerBet?:
    | { roundId: string; clientSeed: string; targetE2: number | undefined; exposureMinor: bigint }
    | undefined
}

/** An action that is accepted: the account after it, and all that is written. */
export type Change = {
  outcome: 'accepted'
  state: AccountState
  /** Whether `state` lacks something, so that the account has to be read before its next action. */
  isPartial?: true
  /** The round that the action belongs to; for a rotation the revealed pair. */
  roundId: string | undefined
  step: number | undefined
  /** The bet's nonce; for a rotation the number of nonces that the revealed pair has served. */
  nonce: number | undefined
  /** What the action moved: a stake, a payout, the sum released or credited. */
  amountMinor: bigint
  /** What the player has won by it; bonus money is none. */
  wonMinor: bigint
  legs: readonly Leg[]
  rows: ChangedRows
}

/** An action that is refused: nothing changes. */
export type Refusal<Reason extends string = string> = { outcome: 'refused'; reason: Reason }

/** A decision about one command. */
export type Decision<Reason extends string = string> = Change | Refusal<Reason>

/** Refuses. */
export function refuse<Reason extends string>(reason: Reason): Refusal<Reason> {
  return { outcome: 'refused', reason }
}
