import type { AccountTables } from './accounts.ts'
import type { AssetTables } from './assets.ts'
import type { BonusTables } from './bonus.ts'
import type { ChatTables } from './chat.ts'
import type { DemoTables } from './demo.ts'
import type { DesignTables } from './design.ts'
import type { KycTables } from './kyc.ts'
import type { LedgerTables } from './ledger.ts'
import type { MessageTables } from './messages.ts'
import type { MultiplayerRoundTables } from './multiplayer-rounds.ts'
import type { NoticeTables } from './notices.ts'
import type { PaymentTables } from './payments.ts'
import type { PlayTables } from './play.ts'
import type { ResponsibleTables } from './responsible.ts'
import type { ServerTables } from './servers.ts'
import type { SiteTables } from './site.ts'
import type { StaffTables } from './staff.ts'
import type { SupportTables } from './support.ts'
import type { SwitchTables } from './switches.ts'
import type { WithdrawalTables } from './withdrawals.ts'

/** Every table that Kysely may use, by name. The files of this folder declare the tables by subject. */
export type Tables = AccountTables &
  AssetTables &
  BonusTables &
  ChatTables &
  DemoTables &
  DesignTables &
  KycTables &
  LedgerTables &
  MessageTables &
  MultiplayerRoundTables &
  NoticeTables &
  PaymentTables &
  PlayTables &
  ResponsibleTables &
  ServerTables &
  SiteTables &
  StaffTables &
  SupportTables &
  SwitchTables &
  WithdrawalTables
