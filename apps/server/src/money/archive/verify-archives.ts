import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { createFinding, type Finding } from '../wallet/verify/check.ts'
import type { ArchivedAction } from './archive-format.ts'
import { digestOf, FIRST_ID } from './archive-month.ts'
import { checkArchive } from './check-archive.ts'

type MonthRow = {
  month: string
  upper_id: string
  through_batch: string
  commits: string
  actions: string
  file: string
  sha256: string
  deleted_at: Date | null
}

/**
 * Proves the files of all archived months: each is the one that was written, its commits are those of the chain, and its actions
 * add up to what was carried over. A file that is deleted, as its time was over, is no break; then nothing can be added up.
 * @param client in a transaction
 */
export async function verifyArchives(client: ClientBase, folder: string): Promise<Finding[]> {
  const files = createFinding('Each archived month’s file holds its commits, as the chain has them.')
  const carried = createFinding('What is carried over of archived actions is what they add up to.')
  const { rows: months } = await client.query<MonthRow>('select * from archived_month order by month')
  const sums = createSums(months.at(-1)?.upper_id ?? FIRST_ID)
  let after = FIRST_ID
  let isWhole = true
  for (const row of months) {
    const range = { month: row.month, after, through: row.through_batch }
    after = row.through_batch
    isWhole &&= row.deleted_at === null
    if (row.deleted_at !== null) continue
    const path = join(folder, row.file)
    try {
      if ((await digestOf(path)) !== row.sha256) files.report(`${path} is not the file that was written`)
      const { commits, actions } = await checkArchive(client, path, range, { report: files.report, onAction: sums.add })
      if (String(commits) !== row.commits || String(actions) !== row.actions)
        files.report(`${path} has ${commits} commits and ${actions} actions, not ${row.commits} and ${row.actions}`)
    } catch (error) {
      isWhole = false
      files.report(error instanceof Error ? error.message : String(error))
    }
  }
  if (isWhole) await sums.compare(client, carried.report)
  else carried.finding.note = 'not all files are there'
  files.finding.note = `${months.filter(({ deleted_at }) => deleted_at === null).length} of ${months.length} months have a file`
  return [files.finding, carried.finding]
}

type Sums = Record<
  'actions' | 'version' | 'main_change' | 'bonus_change' | 'held_change' | 'house_change' | 'staked_minor',
  bigint
>

/** Adds up archived actions by wallet. @param upperId actions from this id on are in the database as well */
function createSums(upperId: string) {
  const wallets = new Map<string, Sums>()
  return {
    add(action: ArchivedAction) {
      if (action.id >= upperId) return
      const sums = wallets.get(action.account_id) ?? {
        ...{ actions: 0n, version: 0n, main_change: 0n, bonus_change: 0n, held_change: 0n, house_change: 0n },
        staked_minor: 0n,
      }
      const version = BigInt(action.version)
      const isStaked = action.game_id !== null && action.status !== 'void' && action.spin_id === null
      wallets.set(action.account_id, {
        actions: sums.actions + 1n,
        version: version > sums.version ? version : sums.version,
        main_change: sums.main_change + BigInt(action.main_change),
        bonus_change: sums.bonus_change + BigInt(action.bonus_change),
        held_change: sums.held_change + BigInt(action.held_change),
        house_change: sums.house_change + BigInt(action.house_change),
        staked_minor: sums.staked_minor + (isStaked ? BigInt(action.stake_minor ?? 0) : 0n),
      })
    },
    async compare(client: ClientBase, report: (text: string) => void) {
      const { rows } = await client.query<Record<string, string> & { account_id: string }>(
        'select * from archived_wallet',
      )
      for (const row of rows) {
        const sums = wallets.get(row.account_id)
        wallets.delete(row.account_id)
        for (const [name, sum] of Object.entries(sums ?? { actions: 0n }))
          if (row[name] !== String(sum))
            report(`account ${row.account_id} has ${name} ${row[name]}; its files make ${sum}`)
      }
      for (const accountId of wallets.keys())
        report(`account ${accountId} has archived actions and nothing is carried over`)
    },
  }
}
