/** Where the address says which category is chosen. */
export const CATEGORY_PARAM = 'category'
/** The first category, which always is. */
export const ALL_GAMES = '00'
