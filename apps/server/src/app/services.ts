import { join } from 'node:path'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { Logger } from 'pino'
import { createPayments, type Payments } from '../cash/payments/payments.ts'
import { startReconciling } from '../cash/payments/reconcile-job.ts'
import { createDesignStore, type DesignStore } from '../front/design/design-store.ts'
import { createTextStore, type TextStore } from '../front/design/text-store.ts'
import { createMetrics, type Metrics } from '../front/http/metrics.ts'
import { createUnderway, type Underway } from '../front/http/underway.ts'
import { createUploadRoom, type UploadRoom } from '../front/http/upload-room.ts'
import { createEvents, type Events } from '../ground/call/events.ts'
import { type RateLimitTable, rateLimits } from '../ground/call/rate-limits.data.ts'
import { createRateLimits, type RateLimits } from '../ground/call/rate-limits.ts'
import { createRateStore } from '../ground/call/rate-store.ts'
import { idleLimitMs } from '../ground/call/session.ts'
import type { Config } from '../ground/config/config.ts'
import { createDatabase, type Database } from '../ground/db/database.ts'
import { createMessages, type Messages } from '../ground/messages/messages.ts'
import type { Keyring } from '../ground/secrets/keyring.ts'
import { createLibreTranslate } from '../ground/translation/libre-translate.ts'
import { createTurns, type InTurn } from '../ground/work/turns.ts'
import { createLive, type Live } from '../live/live/live.ts'
import { createSecretReader } from '../live/live/server-secret.ts'
import { type GameNews, startGameNews } from '../live/notices/game-news.ts'
import { createNotices, type Notices } from '../live/notices/notices.ts'
import { createWallet, type WalletDoor } from '../money/wallet/wallet.ts'
import { createWalletOwners, type WalletOwners } from '../money/wallet/wallet-owners.ts'
import { createFileFinder, type FileFinder } from '../operator/assets/file-finder.ts'
import { createMadePictures, type MadePictures } from '../operator/assets/made-pictures.ts'
import { getJurisdiction } from '../operator/jurisdictions/get-jurisdiction.ts'
import { type Categories, createCategories } from '../operator/settings/categories.ts'
import { createSettingsStore, type ReadSettings, type SettingsStore } from '../operator/settings/operator-settings.ts'
import { createSiteReader, type ReadSiteSettings } from '../operator/settings/site-settings.ts'
import { type AcceptedTerms, createAcceptedTerms } from '../people/accounts/accepted-terms.ts'
import { type ConfirmedAges, createConfirmedAges } from '../people/accounts/confirmed-ages.ts'
import type { Welcome } from '../people/accounts/create-account.ts'
import { createLoginFailures, type LoginFailures } from '../people/accounts/login-failures.ts'
import { createServiceClients, type ServiceClients } from '../people/accounts/other-logins/service-clients.ts'
import { rememberSessions } from '../people/accounts/remembered-sessions.ts'
import { createSessionReader } from '../people/accounts/session-reader.ts'
import { createSessions, type Sessions } from '../people/accounts/sessions.ts'
import { createIdentityChecks, type IdentityChecks } from '../people/kyc/identity-checks.ts'
import { createStaffDoor, type StaffDoor } from '../people/staff/staff-key.ts'
import { createWelcome } from '../play/bonus/invite-spins.ts'
import { createDemoDoor, type DemoDoor } from '../play/demo/demo-door.ts'
import { createGameLife } from '../play/lobby/game-life.ts'
import { createPlayedGames, type PlayedGames } from '../play/lobby/played-games.ts'
import { createLotteryTerms, type LotteryTerms } from '../play/lottery/lottery-terms.ts'
import type { BetCards } from '../play/lottery/place-slip.ts'
import { createMultiplayerMetrics } from '../play/multiplayer-rounds/driver.ts'
import { createMultiplayerRounds, type MultiplayerRounds } from '../play/multiplayer-rounds/multiplayer-rounds.ts'
import type { Pace } from '../play/multiplayer-rounds/pace.ts'
import { publishCommits } from '../play/rounds/publisher.ts'
import { createRoundReader, type RoundReader } from '../play/rounds/round-reader.ts'
import { createSessionSums, type SessionSums } from '../play/rounds/session-sum.ts'
import { createSummaryReader, type ReadSummary } from '../play/statements/summary.ts'
import { createLatestBets, type LatestBets } from '../play/winners/latest-bets.ts'
import { createRecentWins } from '../play/winners/recent-wins.ts'
import { createWinners, type Winners } from '../play/winners/winners.ts'
import { createBetCards } from '../talk/chat/cards/plan-card.ts'
import { type Chat, createChat } from '../talk/chat/chat.ts'
import { createProfiles, type Profiles } from '../talk/profile/profiles.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'

/** The parts of one running server. Handlers get them in their context. */
export interface Services {
  config: Config
  log: Logger
  db: Database
  /** What a new player gets. */
  welcome: Welcome
  /** Cards of bets in rooms of the chat. */
  betCards: BetCards
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
    welcome: createWelcome({ ...site, db }),
    betCards: createBetCards({ db, now }),
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
  publishCommits(parts, live)
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
