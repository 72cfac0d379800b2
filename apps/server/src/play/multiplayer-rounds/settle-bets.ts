import { cashOutMinor, hundredthsToE4, targetOf } from '@fairground/games/multiplayer'
import type { Database } from '../../ground/db/database.ts'
import { ownKey, type WalletDoor } from '../../money/wallet/wallet.ts'
import { listOpenBets, type OpenBet } from './multiplayer-bets.ts'

/** The wallet's actions that decide bets. Each bet is decided once: a second action is refused by the round's step. */
export type SettleDoor = Pick<WalletDoor, 'moveRound' | 'voidRound'>

/** Most bets that go to the wallet at once. */
const MOST = 1_000

/** Pays an automatic cash-out at its exact target. A decided bet stays as it is. */
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
 * Decides each open bet: a target that the flight has reached is paid; the other bets have lost, or get their stake back
 * when the round is void.
 * @param round.reachedE2 in hundredths: the point of a finished flight, the last published multiplier of a void one
 */
export async function settleAll(
  { db, wallet }: { db: Database; wallet: SettleDoor },
  round: { id: string; status: 'FINISHED' | 'VOID'; reachedE2: bigint },
): Promise<void> {
  for (;;) {
    const openBets = await listOpenBets(db, round.id, { most: MOST, after: 0n })
    await Promise.all(
      openBets.map(async (bet) => {
        if (BigInt(targetOf(bet.target)) <= round.reachedE2) await payAtTarget(wallet, bet)
        else if (round.status === 'FINISHED') await lose(wallet, bet)
        else await wallet.voidRound({ ...ownKey(), accountId: bet.accountId, roundId: bet.roundId })
      }),
    )
    if (openBets.length < MOST) return
  }
}
