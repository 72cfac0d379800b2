import { choice, link, text } from '../kinds.ts'

/** How the categories look, and where their lists of games stand. */
export const gameCategoriesFields = {
  title: text('', 80),
  look: choice('chips', 'cards'),
  /** The page with the list of games; empty: it stands on this page. */
  page: link(),
}
