import { cashOutMinor, hundredthsToE4, targetOf } from '@fairground/games/shared'
import type { Database } from '../db/database.ts'
import { ownKey, type WalletDoor } from '../wallet/wallet.ts'
import { listOpenBets, type OpenBet } from './shared-bets.ts'

/** What bets are decided through. Each is decided once: who comes second finds the round's step gone on. */
export type SettleDoor = Pick<WalletDoor, 'moveRound' | 'voidRound'>

/** Most bets that are handed to the wallet at once. */
const MOST = 1_000

/** Pays an automatic cash-out at its exact target. One that is decided already is left as it is. */
export async function payAtTarget(wallet: SettleDoor, bet: OpenBet): Promise<void> {
  const target = targetOf(bet.target)
  await wallet.moveRound({
    ...ownKey(),
    accountId: bet.accountId,
    roundId: bet.roundId,
    step: bet.step,
    nextStep: bet.step + 1,
    moves: [],
    multiplierE4: hundredthsToE4(target),
    end: { result: 'WIN', payoutMinor: cashOutMinor(bet, target) },
  })
}

async function lose(wallet: SettleDoor, { accountId, roundId, step }: OpenBet): Promise<void> {
  const end = { result: 'LOSE', payoutMinor: 0n } as const
  await wallet.moveRound({
    ...ownKey(),
    accountId,
    roundId,
    step,
    nextStep: step + 1,
    moves: [],
    multiplierE4: 0n,
    end,
  })
}

/**
 * Decides each bet that is still open: targets up to what the flight reached are paid at their target; the others have
 * lost, or get their stake back where the round is void.
 * @param reached in hundredths: the point of a flight that ended, what was last published of one that was given up
 */
export async function settleAll(
  { db, wallet }: { db: Database; wallet: SettleDoor },
  round: { id: string; status: 'FINISHED' | 'VOID'; reached: bigint },
): Promise<void> {
  for (;;) {
    const open = await listOpenBets(db, round.id, MOST)
    await Promise.all(
      open.map(async (bet) => {
        if (BigInt(targetOf(bet.target)) <= round.reached) await payAtTarget(wallet, bet)
        else if (round.status === 'FINISHED') await lose(wallet, bet)
        else await wallet.voidRound({ ...ownKey(), accountId: bet.accountId, roundId: bet.roundId })
      }),
    )
    if (open.length < MOST) return
  }
}
