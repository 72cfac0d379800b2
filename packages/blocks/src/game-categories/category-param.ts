/** The query parameter with the chosen category. */
export const CATEGORY_PARAM = 'category'
/** The first category, which always exists. */
export const ALL_GAMES = '00'
