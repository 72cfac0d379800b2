import { findRunningDatabase } from '@fairground/embedded-postgres/supervisor.ts'
import { findEngine, type Move, type Options, openRound, type Round, type RoundStatus } from '@fairground/games'
import { createDatabase } from '@fairground/server/ground/db/database.ts'
import { toWalletId } from '@fairground/server/ground/db/wallet-id.ts'
import { type KeySettings, openKeyring } from '@fairground/server/ground/secrets/open-keyring.ts'
import { readServerSeed } from '@fairground/server/money/wallet/account.ts'

/** Where a running server keeps its secrets. */
export interface Installation {
  databaseUrl: string
  keys: KeySettings
}

/** What the first bet on new seeds is to be after these moves: still open, won or lost. */
export interface BetAim {
  gameId: string
  options: Options
  moves: readonly Move[]
  status: RoundStatus
}

/** More than enough for outcomes that come once in a thousand bets. */
const MOST_SEEDS = 1_000_000

/** The installation of a server that runs with a database of its own on a data folder. */
export function installationOn(dataDir: string): Installation {
  const databaseUrl = findRunningDatabase(dataDir)
  if (!databaseUrl) throw new Error(`no database runs on ${dataDir}`)
  return { databaseUrl, keys: { dataDir, dataKeys: undefined } }
}

/**
 * A client seed for the next rotation of a wallet's seeds, with which the first bet after it becomes what it is aimed at. Nothing is
 * made up: the server seed is the one that the wallet's next pair has had all along, so the bet can be proved like any other.
 * @param walletId of the player's current wallet
 * @throws when no client seed fits
 */
export async function aimBet({ databaseUrl, keys }: Installation, walletId: string, aim: BetAim): Promise<string> {
  const engine = findEngine(aim.gameId)
  if (!engine) throw new Error(`${aim.gameId} is no game of single rounds`)
  const db = createDatabase(databaseUrl, { max: 1 })
  try {
    const keyring = await openKeyring(databaseUrl, keys)
    const { edge_bp: edge } = await db
      .selectFrom('game')
      .select('edge_bp')
      .where('id', '=', aim.gameId)
      .executeTakeFirstOrThrow()
    const pair = await db
      .selectFrom('seed_pair')
      .selectAll()
      .where('account_id', '=', toWalletId(walletId))
      .where('status', '=', 'next')
      .executeTakeFirstOrThrow()
    const serverSeed = readServerSeed(keyring, pair)
    const play = (round: Round, move: Move) => (round.status === 'open' ? engine.play(round, move) : round)
    for (let at = 0; at < MOST_SEEDS; at++) {
      const clientSeed = `aim-${at}`
      const bet = { terms: { options: aim.options, edge }, seeds: { serverSeed, clientSeed, nonce: 0 } }
      if (aim.moves.reduce(play, openRound(engine, bet)).status === aim.status) return clientSeed
    }
    throw new Error(`no client seed lets a bet on ${aim.gameId} become ${aim.status}`)
  } finally {
    await db.destroy()
  }
}
