import { type Category, type CategoryGame, SPIN_GAME } from '@fairground/contract/category'
import { figuresOf } from '@fairground/games/figures'
import { findLottery } from '@fairground/games/lottery'
import type { Database } from '../../ground/db/database.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { categoryRows, gameNames } from './categories.data.ts'
import { findPublished, keyOf, publish } from './published.ts'
import type { GameRow, ReadSiteSettings } from './site-settings.ts'

/** The categories with their games. */
export interface CategoryContent {
  list: Category[]
  /** By the category's id. */
  games: Record<string, CategoryGame[]>
}

/** The current and the earlier categories. */
export interface Categories {
  /** The current categories, published under the key of their content. */
  current(): Promise<CategoryContent & { key: string }>
  /** The categories of any published key; undefined for an unknown key. */
  find(key: string): Promise<CategoryContent | undefined>
}

/** Most contents in memory. */
const MOST_REMEMBERED = 16

/** Creates the categories of a site's games. */
export function createCategories(parts: { db: Database; readSite: ReadSiteSettings; now(): number }): Categories {
  const { db, readSite, now } = parts
  const recentContents = new RecentMap<string, CategoryContent>(MOST_REMEMBERED)

  return {
    async current() {
      const content = contentOf([...(await readSite()).games.values()])
      const key = keyOf(content)
      if (!recentContents.get(key)) {
        await publish(db, key, content, now())
        recentContents.set(key, content)
      }
      return { ...content, key }
    },
    async find(key) {
      const recentContent = recentContents.get(key)
      if (recentContent) return recentContent
      const content = (await findPublished(db, key)) as CategoryContent | undefined
      if (content) recentContents.set(key, content)
      return content
    },
  }
}

/** @param games the existing games, in the operator's order */
function contentOf(games: readonly GameRow[]): CategoryContent {
  const gamesById = new Map(games.map((game) => [game.id, game]))
  const rows = categoryRows
    .map(({ games: ids, ...category }) => ({
      category,
      listed: ids === 'all' ? games : ids.flatMap((id) => gamesById.get(id) ?? []),
    }))
    .filter(({ category, listed }) => category.type === 'ALL' || listed.length > 0)
  return {
    list: rows.map(({ category }) => category),
    games: Object.fromEntries(rows.map(({ category, listed }) => [category.id, listed.map(gameOf)])),
  }
}

function gameOf({ id, edge_bp }: GameRow): CategoryGame {
  const link = findLottery(id) ? `#lottery=${id}` : `#gameId=${id}`
  const { returnPercent, topMultiple } = figuresOf(id, edge_bp) ?? {}
  return {
    ...{ id, gameId: id, name: gameNames[id] ?? id, icon: `game-${id}`, link },
    // A gift costs nothing that could come back.
    ...(id !== SPIN_GAME && { returnPercent }),
    topMultiple,
  }
}

/** One page of a category's games; empty for an unknown category. */
export function pageOfCategory(
  { games }: CategoryContent,
  { id, pageNo, pageSize }: { id: string; pageNo: number; pageSize: number },
): { content: CategoryGame[]; total: number } {
  const all = Object.hasOwn(games, id) ? (games[id] ?? []) : []
  return { content: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length }
}
