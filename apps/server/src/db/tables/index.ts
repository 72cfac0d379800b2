import type { AccountTables } from './accounts.ts'
import type { AssetTables } from './assets.ts'
import type { AutoplayTables } from './autoplay.ts'
import type { BonusTables } from './bonus.ts'
import type { DemoTables } from './demo.ts'
import type { DesignTables } from './design.ts'
import type { LedgerTables } from './ledger.ts'
import type { MyGameTables } from './my-games.ts'
import type { NoticeTables } from './notices.ts'
import type { PresenceTables } from './presence.ts'
import type { SchemaTables } from './schema.ts'
import type { SecretTables } from './secrets.ts'
import type { SharedRoundTables } from './shared-rounds.ts'
import type { SiteTables } from './site.ts'
import type { StaffTables } from './staff.ts'
import type { TermsTables } from './terms.ts'
import type { WinnerTables } from './winners.ts'

/**
 * Every table that Kysely may touch, by name. Each noun has a file in this folder that declares its own tables, and a
 * place in this list: `SchemaTables & AccountTables & …`.
 */
export type Tables = SchemaTables &
  SiteTables &
  AccountTables &
  LedgerTables &
  BonusTables &
  AutoplayTables &
  DemoTables &
  SecretTables &
  NoticeTables &
  MyGameTables &
  AssetTables &
  StaffTables &
  TermsTables &
  WinnerTables &
  PresenceTables &
  SharedRoundTables &
  DesignTables
