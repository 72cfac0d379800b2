// What `npm test -- --changed` goes by where neither imports nor names tell.

/** How many test files are run at most, so that all of it takes less than two minutes on two cores. */
export const most = { unit: 40, server: 8, browser: 3 }

/** Tests that read the whole tree: any change may break them. */
export const always = ['doc-paths', 'requirements', 'screens', 'settings'].map((name) => `scripts/${name}.test.mjs`)

/** Journeys that take minutes on their own. */
export const long = ['every-screen', 'evening']

/**
 * The journeys that walk what a folder draws, where no folder on a file's path has a journey of its name, as
 * `games/football` has `football.spec.ts`. The longest folder that fits counts.
 */
export const journeysOf = {
  'apps/site': ['site'],
  'apps/site/src/shell/loading': ['loading-screen'],
  'apps/site/src/features/account': ['register', 'other-login'],
  'apps/site/src/fairness': ['mines'],
  'apps/site/src/features/history': ['rounds'],
  'apps/site/src/features/kyc': ['popups-offered'],
  'apps/site/src/features/round': ['rounds'],
  'apps/site/src/features/verify': ['vectors'],
  'apps/site/src/features/wallet': ['site', 'network'],
  'apps/site/src/games/kit': ['mines', 'sight'],
  'apps/site/src/games/kit/bets': ['flight-states'],
  'apps/site/src/games/kit/drawn': ['scratch', 'freespin'],
  'apps/site/src/games/kit/flight': ['flight-states', 'crash'],
  'apps/site/src/games/kit/lab': ['autoplay'],
  'apps/site/src/games/kit/step-grid': ['tower', 'stair'],
  'apps/site/src/app/prerender': ['drawn-pages', 'pages'],
  'apps/site/src/fairness/proof': ['vectors', 'rounds'],
  'apps/site/src/kernel/router': ['routes'],
  'packages/blocks': ['blocks', 'lobby-blocks'],
  'packages/phrases': ['content'],
  'packages/ui': ['popups', 'keyboard'],
}
