import { join } from 'node:path'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { Logger } from 'pino'
import { type AcceptedTerms, createAcceptedTerms } from './accounts/accepted-terms.ts'
import { type ConfirmedAges, createConfirmedAges } from './accounts/confirmed-ages.ts'
import { createLoginFailures, type LoginFailures } from './accounts/login-failures.ts'
import { createServiceClients, type ServiceClients } from './accounts/other-logins/service-clients.ts'
import { rememberSessions } from './accounts/remembered-sessions.ts'
import { idleLimitMs } from './accounts/session.ts'
import { createSessionReader } from './accounts/session-reader.ts'
import { createSessions, type Sessions } from './accounts/sessions.ts'
import { createTurns, type InTurn } from './accounts/turns.ts'
import { createFileFinder, type FileFinder } from './assets/file-finder.ts'
import { createMadePictures, type MadePictures } from './assets/made-pictures.ts'
import { type Chat, createChat } from './chat/chat.ts'
import type { Config } from './config/config.ts'
import { createDatabase, type Database } from './db/database.ts'
import { createDemoDoor, type DemoDoor } from './demo/demo-door.ts'
import { createDesignStore, type DesignStore } from './design/design-store.ts'
import { createTextStore, type TextStore } from './design/text-store.ts'
import { createEvents, type Events } from './events.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { type RateLimitTable, rateLimits } from './http/rate-limits.data.ts'
import { createRateLimits, type RateLimits } from './http/rate-limits.ts'
import { createRateStore } from './http/rate-store.ts'
import { createUnderway, type Underway } from './http/underway.ts'
import { createUploadRoom, type UploadRoom } from './http/upload-room.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'
import { getJurisdiction } from './jurisdictions/get-jurisdiction.ts'
import { createIdentityChecks, type IdentityChecks } from './kyc/identity-checks.ts'
import { createLive, type Live } from './live/live.ts'
import { createSecretReader } from './live/server-secret.ts'
import { createLotteryTerms, type LotteryTerms } from './lottery/lottery-terms.ts'
import { createMessages, type Messages } from './messages/messages.ts'
import { createMultiplayerMetrics } from './multiplayer-rounds/driver.ts'
import { createMultiplayerRounds, type MultiplayerRounds } from './multiplayer-rounds/multiplayer-rounds.ts'
import type { Pace } from './multiplayer-rounds/pace.ts'
import { createPlayedGames, type PlayedGames } from './my-games/played-games.ts'
import { createNotices, type Notices } from './notices/notices.ts'
import { createPayments, type Payments } from './payments/payments.ts'
import { startReconciling } from './payments/reconcile-job.ts'
import { createProfiles, type Profiles } from './profile/profiles.ts'
import { createRoundReader, type RoundReader } from './rounds/round-reader.ts'
import { createSessionSums, type SessionSums } from './rounds/session-sum.ts'
import type { Keyring } from './secrets/keyring.ts'
import { type Categories, createCategories } from './site/categories.ts'
import { type GameNews, startGameNews } from './site/game-news.ts'
import { createSettingsStore, type ReadSettings, type SettingsStore } from './site/operator-settings.ts'
import { createSiteReader, type ReadSiteSettings } from './site/site-settings.ts'
import { createStaffDoor, type StaffDoor } from './staff/staff-key.ts'
import { createSummaryReader, type ReadSummary } from './statements/summary.ts'
import { createLibreTranslate } from './translation/libre-translate.ts'
import { createWallet, type WalletDoor } from './wallet/wallet.ts'
import { createWalletOwners, type WalletOwners } from './wallet/wallet-owners.ts'
import { createGameLife } from './winners/game-life.ts'
import { createLatestBets, type LatestBets } from './winners/latest-bets.ts'
import { createRecentWins } from './winners/recent-wins.ts'
import { createWinners, type Winners } from './winners/winners.ts'

/** The parts of one running server. Handlers get them in their context. */
export interface Services {
  config: Config
  log: Logger
  db: Database
  events: Events
  metrics: Metrics
  /** The calls that are being answered. */
  underway: Underway
  limits: RateLimits
  sessions: Sessions
  /** Checks the staff key. */
  staff: StaffDoor
  loginFailures: LoginFailures
  terms: AcceptedTerms
  ages: ConfirmedAges
  /** Runs logins from one address, and at one account, one after the other. */
  inTurn: InTurn
  /** The only access to money. */
  wallet: WalletDoor
  walletOwners: WalletOwners
  rounds: RoundReader
  sessionSums: SessionSums
  /** Sums up the statement of a wallet's period. */
  readStatement: ReadSummary
  /** The multiplayer rounds and their drivers. */
  multiplayerRounds: MultiplayerRounds
  /** The terms of the lotteries and their drivers. */
  lotteryTerms: LotteryTerms
  /** Background jobs: sealing, expiry, the daily check of the ledger. */
  jobs: Jobs
  /** Live connections. */
  live: Live
  chat: Chat
  payments: Payments
  /** The questions to payment providers. */
  reconciling: { close(): Promise<void> }
  readSite: ReadSiteSettings
  winners: Winners
  latestBets: LatestBets
  /** What goes on in the games now; see the call `game.life`. */
  readGameLife: ReturnType<typeof createGameLife>
  /** The newest wins of each currency; see the call `game.recentWins`. */
  readRecentWins: ReturnType<typeof createRecentWins>
  /** The operator's settings of the site. */
  settings: SettingsStore
  readSettings: ReadSettings
  /** Published designs. */
  designs: DesignStore
  /** The operator's texts. */
  texts: TextStore
  /** The prefix of a call's signature: one for the installation, part of each page. */
  signingPrefix(): Promise<string>
  /** Messages to players by SMS and e-mail. */
  messages: Messages
  /** The secret of the digests of one-time codes. */
  codeSecret(): Promise<string>
  /** Other services that players log in with. */
  loginServices: ServiceClients
  /** The memory for uploads. */
  uploadRoom: UploadRoom
  /** The operator's files by their addresses. */
  files: FileFinder
  /** Pictures in the requested sizes, and the queue of picture work. */
  pictures: MadePictures
  /** The operator's notices. */
  notices: Notices
  /** Announces switched games to open sites. */
  gameNews: GameNews
  /** Encrypts and decrypts the secrets and documents in the database. */
  keyring: Keyring
  /** Automatic identity checks. */
  identityChecks: IdentityChecks
  /** The access of demonstrations to the database. */
  demoDoor: DemoDoor
  /** The latest played games of players. */
  playedGames: PlayedGames
  /** The public profiles of players. */
  profiles: Profiles
  /** The current and the earlier categories of games. */
  categories: Categories
  /** Milliseconds since 1970; tests may replace it. */
  now(): number
}

/** Options of the services; most are for tests and benchmarks. */
export interface ServiceOptions {
  config: Config
  databaseUrl: string
  log: Logger
  now?: (() => number) | undefined
  rateLimits?: RateLimitTable | undefined
  settings?: Partial<SiteSettingsDocument> | undefined
  /** Timing of multiplayer rounds. */
  pace?: Partial<Pace> | undefined
}

/** Creates the services. Close them with `closeServices`. */
export function createServices(options: ServiceOptions & { keyring: Keyring }): Services {
  const { config, databaseUrl, log, keyring, now = Date.now, rateLimits: limitTable = rateLimits } = options
  const db = createDatabase(databaseUrl, { max: config.databaseConnections, log })
  const events = createEvents()
  const metrics = createMetrics()
  const wallet = createWallet({
    ...{ databaseUrl, db, log, keyring },
    now: () => new Date(now()),
    onCommitted: (action) => events.emit('committed', action),
  })
  const walletOwners = createWalletOwners(db)
  const settings = createSettingsStore(db, options.settings)
  const site = { readSite: createSiteReader(db), readSettings: async () => (await settings.read()).document }
  const identityChecks = createIdentityChecks(config, now)
  const parts = {
    config,
    log,
    db,
    events,
    metrics,
    underway: createUnderway(),
    limits: createRateLimits({ table: limitTable, store: createRateStore(db), log }),
    sessions: createSessions({
      ...{ db, events, now, walletOwners },
      reader: createSessionReader(databaseUrl, log),
      rememberedSessions: rememberSessions(databaseUrl, log),
      idleLimitMsOf: async (countryId) => idleLimitMs(await getJurisdiction(site, countryId)),
    }),
    loginFailures: createLoginFailures(db, now),
    terms: createAcceptedTerms(db),
    ages: createConfirmedAges(db),
    inTurn: createTurns(),
    wallet,
    walletOwners,
    rounds: createRoundReader(db, keyring),
    sessionSums: createSessionSums({ db, log }),
    readStatement: createSummaryReader(db),
    keyring,
    identityChecks,
    jobs: startJobs({
      ...site,
      keyring,
      archives: { folder: config.archiveDir, onlineMonths: config.onlineMonths },
      checkProvider: identityChecks.provider,
      db,
      databaseUrl,
      log,
      wallet,
      now,
      registry: metrics.registry,
      onDepositExpired: (deposit) => events.emit('depositExpired', deposit),
      onBonusExpired: (bonus) => events.emit('bonusExpired', bonus),
    }),
    ...site,
    settings,
    designs: createDesignStore(db, now),
    texts: createTextStore(db, now),
    signingPrefix: createSecretReader({ db, keyring }, 'signing-prefix'),
    messages: createMessages({ config, db, log, now }),
    codeSecret: createSecretReader({ db, keyring }, 'one-time-code'),
    loginServices: createServiceClients(config.loginServices),
    staff: createStaffDoor(db),
    uploadRoom: createUploadRoom(),
    demoDoor: createDemoDoor(databaseUrl, log),
    files: createFileFinder(db),
    pictures: createMadePictures({ db, log, folder: join(config.dataDir, 'cache', 'pictures') }),
    now,
  }
  const live = createLive(parts)
  const { publicUrl } = config
  const payments = createPayments(config, log, now)
  const roundParts = { ...parts, live, pace: options.pace, metrics: createMultiplayerMetrics(metrics.registry) }
  const multiplayerRounds = createMultiplayerRounds(roundParts)
  const { chains, reader } = multiplayerRounds
  const lotteryTerms = createLotteryTerms({ ...roundParts, chains, reader })
  return {
    ...parts,
    live,
    multiplayerRounds,
    lotteryTerms,
    readGameLife: createGameLife({ ...parts, lotteryTerms, reader }),
    chat: createChat({
      ...{ db, log, node: live.nodeKey, publicUrl, limits: limitTable, settings: site, now },
      translator: config.translate && createLibreTranslate(config.translate),
    }),
    payments,
    reconciling: startReconciling({ ...parts, live, payments }),
    notices: createNotices({ db, live, log, now }),
    gameNews: startGameNews({ ...parts, live }),
    playedGames: createPlayedGames(db, log),
    profiles: createProfiles(parts),
    categories: createCategories(parts),
    winners: createWinners(parts),
    latestBets: createLatestBets(parts),
    readRecentWins: createRecentWins(parts),
  }
}

/** Writes waiting data and closes the connections, in reverse order of creation. */
export async function closeServices(services: Services): Promise<void> {
  await services.jobs.close()
  await services.messages.close()
  await services.reconciling.close()
  await services.lotteryTerms.close()
  await services.multiplayerRounds.close()
  await services.payments.stop()
  services.pictures.close()
  services.notices.close()
  services.gameNews.close()
  services.live.close()
  await services.chat.close()
  await services.playedGames.close()
  await services.wallet.close()
  await services.sessions.close()
  await services.demoDoor.close()
  await services.limits.close()
  await services.db.destroy()
}
