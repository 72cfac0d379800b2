import { parseAccountName } from '@fairground/contract/account-name'
import { SITE_SWITCH, type Switch, type SwitchKind } from '@fairground/contract/switches'
import type { Database } from '../../ground/db/database.ts'
import { loadSiteSettings, type SiteSettings } from '../../operator/settings/site-settings.ts'
import { isSwitchedOff } from '../../operator/switches/switched-off.ts'
import { findAccount } from '../../people/accounts/login.ts'

/** Most players in the list; any other is found by the account. */
const MOST_PLAYERS = 100

/** The switches, with the player whom staff has looked for. */
interface SwitchList {
  list: Switch[]
  playerId?: string
  /** How many players are off. */
  playersOff: number
}

type Bare = Omit<Switch, 'turn'>

/** Lists the switches of all kinds, read from the database. @param accountText names a player to list too */
export async function listSwitches(db: Database, accountText: string): Promise<SwitchList> {
  const [settings, site, offRows] = await Promise.all([
    db.selectFrom('site_settings').select('document').where('id', '=', 1).executeTakeFirstOrThrow(),
    loadSiteSettings(db),
    db.selectFrom('switched_off').selectAll().where('kind', '<>', 'player').execute(),
  ])
  const { players, playerId, playersOff } = await listPlayers(db, accountText)
  const isOff = (kind: string, id: string) => offRows.some((row) => row.kind === kind && row.id === id)
  const bare: Bare[] = [
    { kind: 'site', id: SITE_SWITCH, name: '', off: settings.document.maintenance === true },
    ...listOfSite(site, isOff),
    ...players,
  ]
  return { list: await withTurns(db, bare), ...(playerId !== undefined && { playerId }), playersOff }
}

function listOfSite(
  { games, jurisdictions, channels }: SiteSettings,
  isOff: (kind: string, id: string) => boolean,
): Bare[] {
  const gameRows = [...games.values()]
  return [
    ...gameRows.map(({ id, enabled }): Bare => ({ kind: 'game', id, name: id, off: !enabled })),
    ...gameRows.map(({ id, version }): Bare => {
      const versionId = `${id}:${version}`
      return { kind: 'version', id: versionId, name: id, off: isOff('version', versionId) }
    }),
    ...[...jurisdictions.keys()].map((id): Bare => {
      return { kind: 'jurisdiction', id, name: '', off: isOff('jurisdiction', id) }
    }),
    ...[...channels.values()].map(({ id, name, kind, enabled }): Bare => {
      return { kind: 'payment_method', id, name, off: !enabled, use: kind }
    }),
  ]
}

async function listPlayers(
  db: Database,
  accountText: string,
): Promise<{ players: Bare[]; playerId: string | undefined; playersOff: number }> {
  const text = accountText.trim()
  const [offIds, count, wantedId] = await Promise.all([
    db
      .selectFrom('switched_off as off')
      .leftJoin('switch_turn as turn', (join) => join.on('turn.kind', '=', 'player').onRef('turn.id', '=', 'off.id'))
      .select('off.id')
      .where('off.kind', '=', 'player')
      .groupBy('off.id')
      .orderBy(({ fn }) => fn.max('turn.at'), 'desc')
      .limit(MOST_PLAYERS)
      .execute(),
    db
      .selectFrom('switched_off')
      .select(({ fn }) => fn.countAll<bigint>().as('players'))
      .where('kind', '=', 'player')
      .executeTakeFirstOrThrow(),
    findPlayerId(db, text),
  ])
  const ids = offIds.map(({ id }) => id)
  const wantedIds = [...new Set([...(wantedId ? [wantedId] : []), ...ids])]
  if (wantedIds.length === 0) return { players: [], playerId: undefined, playersOff: 0 }
  const rows = await db.selectFrom('account').select(['id', 'nickname']).where('id', 'in', wantedIds).execute()
  const isWantedOff = wantedId !== undefined && (await isSwitchedOff(db, 'player', wantedId))
  const players = wantedIds.flatMap((id): Bare[] => {
    const row = rows.find((each) => each.id === id)
    return row ? [{ kind: 'player', id, name: row.nickname, off: id === wantedId ? isWantedOff : true }] : []
  })
  const playerId = rows.find(({ id }) => id === wantedId)?.id
  return { players, playerId, playersOff: Number(count.players) }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function findPlayerId(db: Database, text: string): Promise<string | undefined> {
  if (UUID.test(text.toLowerCase())) return text.toLowerCase()
  const name = parseAccountName(text)
  return name && (await findAccount({ db }, name.kind, name.value))?.id
}

/** Finds one switch; undefined where there is none. */
export async function findSwitch(db: Database, kind: SwitchKind, id: string): Promise<Switch | undefined> {
  const { list } = await listSwitches(db, kind === 'player' ? id : '')
  return list.find((each) => each.kind === kind && each.id === id)
}

/** Adds the last turn of each switch, where it led to the present state. */
async function withTurns(db: Database, bare: readonly Bare[]): Promise<Switch[]> {
  const turns = await db
    .selectFrom('switch_turn')
    .distinctOn(['kind', 'id'])
    .selectAll()
    .where('id', 'in', [...new Set(bare.map(({ id }) => id))])
    .orderBy('kind')
    .orderBy('id')
    .orderBy('turn_id', 'desc')
    .execute()
  return bare.map((each) => {
    const turn = turns.find(({ kind, id }) => kind === each.kind && id === each.id)
    if (turn?.off !== each.off) return each
    return { ...each, turn: { at: turn.at.getTime(), person: turn.person, reason: turn.reason } }
  })
}
