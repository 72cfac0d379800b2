import { handling } from '../../ground/call/handler.ts'
import type { ResponsibleParts } from '../../people/responsible/parts.ts'
import type { GameNews } from './game-news.ts'
import type { Notices } from './notices.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface NoticesParts extends ResponsibleParts {
  /** The operator's notices. */
  notices: Notices
  /** Announces switched games to open sites. */
  gameNews: GameNews
}

/** Makes the handlers of this noun. */
export const handle = handling<NoticesParts>()
