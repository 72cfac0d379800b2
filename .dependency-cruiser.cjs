// The dependency rule of docs/architecture.md. `npm run check` fails when it is broken, or when nothing was seen.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${name} may import of ours only: ${allowed.join(', ') || 'nothing'}`,
  from: { path: `^${from}/` },
  to: { path: '^(apps|packages|testkit|e2e|bench)/', pathNot: [`^${from}/`, ...allowed.map((room) => `^${room}/`)] },
})

/** The layers of the site, from the lowest: each may import those before it, lazily too, and none after it. Tests are free. */
const siteLayers = {
  kernel: 'kernel/',
  popups: 'popups/',
  calls: 'calls/',
  player: 'player/',
  links: 'links/',
  live: 'live/',
  design: 'design/',
  fairness: 'fairness/',
  'game kit': 'games/kit/',
  game: 'games/(?!kit/)[^/]+/',
  'lists of games': 'games/[^/]+$',
  features: 'features/',
  shell: 'shell/',
  app: 'app/',
}
const siteLayerRules = Object.entries(siteLayers).map(([layer, folder], at, layers) => ({
  name: `site-layer-${layer.replaceAll(' ', '-')}`,
  severity: 'error',
  comment: `a file of the layer "${layer}" imports one of a layer above it`,
  from: { path: `^apps/site/src/${folder}`, pathNot: '\\.test\\.tsx?$' },
  to: { path: layers.slice(at + 1).map(([, above]) => `^apps/site/src/${above}`) },
}))

/** The floors of the server, from the lowest: each may import those before it, types included, and none after it. Tests are free. */
const serverFloors = ['ground', 'operator', 'money', 'people', 'live', 'play', 'cash', 'talk', 'front', 'desk', 'app']
const serverFloorRules = serverFloors.slice(0, -1).map((floor, at) => ({
  name: `server-floor-${floor}`,
  severity: 'error',
  comment: `a file of the floor "${floor}" imports one of a floor above it`,
  from: { path: `^apps/server/src/${floor}/`, pathNot: '\\.test\\.ts$' },
  to: { path: serverFloors.slice(at + 1).map((above) => `^apps/server/src/${above}/`) },
}))

const pure = ['packages/money', 'packages/games', 'packages/ledger']

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|url|worker)$' },
    },
    only('money', 'packages/money', []),
    only('ui', 'packages/ui', []),
    only('phrases', 'packages/phrases', []),
    only('games', 'packages/games', ['packages/money']),
    only('ledger', 'packages/ledger', ['packages/money']),
    only('contract', 'packages/contract', ['packages/money', 'packages/games']),
    only('blocks', 'packages/blocks', ['packages/contract', 'packages/money', 'packages/ui', 'packages/phrases']),
    only('embedded-postgres', 'packages/embedded-postgres', []),
    only('server', 'apps/server', [
      'packages/contract',
      'packages/embedded-postgres',
      'packages/games',
      'packages/ledger',
      'packages/money',
      'packages/phrases',
      'testkit',
    ]),
    only('sandbox', 'apps/sandbox', ['packages/contract', 'packages/money', 'packages/phrases']),
    only('site', 'apps/site', [
      'packages/contract',
      'packages/blocks',
      'packages/ui',
      'packages/phrases',
      'packages/money',
      'packages/games',
      'apps/server/src/front/design/seeds',
      'apps/staff/src',
      'e2e/gallery',
    ]),
    {
      name: 'staff-only-in-the-walk',
      severity: 'error',
      from: { path: '^apps/site/', pathNot: '^apps/site/test/walk/staff' },
      to: { path: '^apps/staff/' },
    },
    {
      name: 'seeds-and-gallery-only-in-tests-of-the-site',
      severity: 'error',
      from: { path: '^apps/site/', pathNot: '^apps/site/test/' },
      to: { path: '^(apps/server|e2e)/' },
    },
    only('staff', 'apps/staff', ['packages/contract', 'packages/money', 'packages/ui', 'packages/phrases']),
    only('testkit', 'testkit', ['apps/server', 'packages/contract', 'packages/embedded-postgres', 'packages/games']),
    {
      name: 'testkit-only-in-tests',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^testkit/' },
    },
    {
      name: 'pure-packages-have-no-node-and-no-react',
      severity: 'error',
      from: { path: `^(${pure.join('|')})/src/`, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-router',
      severity: 'error',
      comment: 'The site has a router of its own, apps/site/src/kernel/router (docs/decisions/008).',
      from: { path: '^apps/site/' },
      to: { path: '(^|/)react-router(/|$)' },
    },
    ...siteLayerRules.slice(0, -1),
    ...serverFloorRules,
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^apps/site/src/games/([^/]+)/' },
      to: { path: '^apps/site/src/games/([^/]+)/', pathNot: '^apps/site/src/games/($1|kit)/' },
    },
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^apps/site/src/features/([^/]+)/' },
      to: { path: '^apps/site/src/features/([^/]+)/', pathNot: '^apps/site/src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|coverage|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
