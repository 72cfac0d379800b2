/**
 * What the first load holds: everything that a player downloads before the first tap, in one table. `first-load.ts` makes
 * the build keep to it, the page that the server renders names its files, `scripts/check-first-load.mjs` holds its size.
 * Paths are relative to `apps/site`, names are those of the lists.
 */
export const FIRST_LOAD = {
  /** Where the two pages begin: the site, and a game in its frame. */
  pages: { site: 'src/app/main.tsx', frame: 'src/app/game-frame.tsx' },

  /** What a new visitor's first call needs: the browser's id and the signature. */
  firstCall: ['src/player/device/visitor-id.ts', 'src/calls/signature.ts'],

  /** The page of the lotteries, and what it fetches for a wide window and for its sheets. */
  lottery: [
    'src/shell/pages/chatbet-page.tsx',
    'src/features/lottery/side-panel.tsx',
    'src/features/lottery/left-column.tsx',
    'src/features/lottery/sheets/sheet.tsx',
  ],

  /** Blocks that the first tap needs. */
  blocks: ['header', 'tab-bar'],

  /**
   * The other blocks of the lobby that the product brings along. They follow at once: until they are there the page stands
   * as the server rendered it, and a button that is pressed in it is pressed again.
   */
  lobbyBlocks: [
    'columns',
    'continue-playing',
    'fair-steps',
    'footer',
    'game-categories',
    'game-grid',
    'game-search',
    'live-bets',
    'my-games',
    'recent-rounds',
    'side-menu',
    'welcome',
  ],

  /** Icons of the blocks of the first tap, by the names that an operator uses, and those that come with the lobby. */
  icons: ['games', 'house', 'plus', 'receipt', 'search', 'user'],
  lobbyIcons: ['gift', 'heart', 'help', 'key', 'languages', 'lock', 'shield', 'shuffle', 'ticket', 'wallet'],

  /** Texts of the first screen and of whatever may be said at any time, by noun. */
  texts: ['common', 'design', 'games', 'lobby', 'notices', 'shell'],

  /** Modules that the index of a library leads to and that only later screens use, as ends of paths. */
  laterModules: [
    '/query-core/build/modern/mutationObserver.js',
    '/react-query/build/modern/useMutation.js',
    '/packages/money/src/amount-field.ts',
  ],

  /** What the server alone reads of a call's description. */
  serverPartsOfCalls: ['summary', 'errors', 'answersWhileClosed', 'request'],
} as const
