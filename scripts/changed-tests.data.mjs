// Settings of `npm test -- --changed`.

/** The most test files of each kind, so that the run takes less than two minutes on two cores. */
export const most = { unit: 40, server: 8, site: 8, walk: 2, browser: 3 }

/** Tests that read the whole tree, so that any change may break them. */
export const always = ['doc-paths', 'requirements', 'screens', 'settings'].map((name) => `scripts/${name}.test.mjs`)

/** Journeys that take minutes. */
export const long = ['evening']

/**
 * The journeys of a folder's screens, for files without a folder on their path that has a journey of its name, such as
 * `games/football` and `football.spec.ts`. The longest matching folder counts.
 */
export const journeysOf = {
  'apps/site': ['site'],
  'apps/site/src/features/account': ['other-logins'],
  'apps/site/src/fairness': ['rounds'],
  'apps/site/src/features/history': ['rounds'],
  'apps/site/src/features/kyc': ['popups-offered'],
  'apps/site/src/features/round': ['rounds'],
  'apps/site/src/features/verify': ['rounds'],
  'apps/site/src/features/wallet': ['site', 'network'],
  'apps/site/src/games': ['games'],
  'apps/site/src/games/kit': ['games', 'sight'],
  'apps/site/src/games/kit/bets': ['games'],
  'apps/site/src/games/kit/instant': ['scratch', 'freespin'],
  'apps/site/src/games/kit/flight': ['crash'],
  'apps/site/src/games/kit/lab': ['autoplay'],
  'apps/site/src/app/prerender': ['rendered-pages', 'pages'],
  'apps/site/src/fairness/proof': ['rounds'],
  'apps/site/src/kernel/router': ['routes'],
  'apps/staff': ['staff', 'support'],
  'packages/phrases': ['content'],
  'packages/ui': ['popups', 'keyboard'],
}
