import { randomUUIDv7 } from 'node:crypto'
import type { AutoplayPlan, AutoplayRun } from '@fairground/contract/autoplay'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { touchAccount } from '../../money/wallet/account.ts'
import { ofAccount } from '../../money/wallet/account-wallets.ts'
import { requireNoBreak } from '../../people/responsible/require-play.ts'

/** A run to start. */
export interface AnnouncedRun {
  accountId: string
  walletId: WalletId
  gameId: string
  mostBets: number
  lossLimitMinor: bigint
  plan: AutoplayPlan
  at: Date
}

/** Starts a run. @returns its id @throws CallError time_out, self_excluded, autoplay_running when the game has a running one */
export async function startRun(db: Database, run: AnnouncedRun): Promise<string> {
  return await transaction(db, async (tx) => {
    await touchAccount(tx, run.walletId)
    await requireNoBreak(tx, run.accountId, run.at.getTime())
    const row = await tx
      .insertInto('autoplay_run')
      .values({
        account_id: run.walletId,
        id: randomUUIDv7(),
        game_id: run.gameId,
        most_bets: run.mostBets,
        loss_limit_minor: run.lossLimitMinor,
        plan: JSON.stringify(run.plan),
        started_at: run.at,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'game_id']).where('status', '=', 'running').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new CallError('autoplay_running')
    return row.id
  })
}

/** Finds the wallet of one of an account's runs; undefined: the account has no such run. */
export async function findWalletOfRun(db: Database, accountId: string, id: string): Promise<WalletId | undefined> {
  const row = await db
    .selectFrom('autoplay_run')
    .select('account_id')
    .where(ofAccount(accountId))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.account_id
}

/** Ends a run. An ended run stays as it is. */
export async function stopRun(db: Database, walletId: WalletId, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    await touchAccount(tx, walletId)
    await tx
      .updateTable('autoplay_run')
      .set({ status: 'stopped' })
      .where('account_id', '=', walletId)
      .where('id', '=', id)
      .where('status', '=', 'running')
      .execute()
  })
}

/** Selects a run by its id, or the running one of a game. */
export type RunSelector = { id: string } | { gameId: string }

/** Finds a run of the account with its counts. Its last round counts with its payout so far. */
export async function findRun(
  db: Database,
  { walletId, decimals }: { walletId: WalletId; decimals: number },
  selector: RunSelector,
): Promise<AutoplayRun | undefined> {
  const query = db
    .selectFrom('autoplay_run as run')
    .leftJoin('round', (join) =>
      join.onRef('round.account_id', '=', 'run.account_id').onRef('round.id', '=', 'run.last_round_id'),
    )
    .selectAll('run')
    .select(['round.status as round_status', 'round.stake_minor', 'round.payout_minor'])
    .where('run.account_id', '=', walletId)
  const row = await ('id' in selector
    ? query.where('run.id', '=', selector.id)
    : query.where('run.game_id', '=', selector.gameId).where('run.status', '=', 'running')
  ).executeTakeFirst()
  if (!row) return undefined
  const amount = (minor: bigint) => minorToNumber(minor, decimals)
  const stake = row.stake_minor ?? 0n
  const paidMinor = row.round_status === 'void' ? stake : (row.payout_minor ?? 0n)
  return {
    id: row.id,
    gameId: row.game_id,
    status: row.status,
    bets: row.most_bets,
    lossLimit: amount(row.loss_limit_minor),
    plan: row.plan,
    placed: row.placed,
    wagered: amount(row.staked_minor),
    profit: amount(row.won_minor + paidMinor - row.staked_minor),
    startedAt: row.started_at.getTime(),
    ...(row.last_round_id !== null && {
      last: {
        id: row.last_round_id,
        decided: row.round_status !== 'open',
        betAmount: amount(stake),
        winAmount: amount(paidMinor),
      },
    }),
  }
}
