import type { Module } from '../../ground/module.ts'
import type { ResponsibleParts } from '../../people/responsible/parts.ts'
import * as calls from './calls.ts'
import { startGameNews } from './game-news.ts'
import { createNotices } from './notices.ts'
import type { NoticesParts } from './parts.ts'

/** The operator's notices, and the news of switched games. */
export const notices: Module<ResponsibleParts, Pick<NoticesParts, 'notices' | 'gameNews'>> = {
  name: 'notices',
  create: (parts) => ({ notices: createNotices(parts), gameNews: startGameNews(parts) }),
  calls: Object.values(calls),
  close({ notices, gameNews }) {
    notices.close()
    gameNews.close()
  },
}
