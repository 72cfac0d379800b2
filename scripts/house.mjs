// npm run house: figures of the project's shape. None may become worse: `npm run check` compares them with house.figures.json;
// `npm run house -- keep` writes the figures of now there.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importGraph, knotsOf } from './import-graph.mjs'
import { ROOT } from './project.mjs'
import { filesOfTree } from './tree.mjs'

const KEPT = join(ROOT, 'house.figures.json')
const SERVER = 'apps/server/src/'
const FLOORS = ['ground', 'operator', 'money', 'people', 'live', 'play', 'cash', 'talk', 'front', 'desk', 'app']
/**
 * A file shorter than this, with one importer in its own folder, is a crumb: it belongs into its importer. The calls, parts and
 * module of a noun are not: each noun has them.
 */
const CRUMB_LINES = 40

const readText = (file) => readFileSync(join(ROOT, file), 'utf8')
const lineCount = (text) => text.split('\n').length - 1
const isTest = (file) => /\.test\.tsx?$|\/test\/|test-data/.test(file)

/** Every figure of now, by its name. Less is better for each. */
function figuresOfNow() {
  const all = filesOfTree()
  const files = all.filter((file) => /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isTest(file))
  const texts = new Map(files.map((file) => [file, readText(file)]))
  const packages = all
    .filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file))
    .map((file) => ({ folder: dirname(file), ...JSON.parse(readText(file)) }))
  const graph = importGraph(texts, packages, { types: true })
  const importers = importersOf(graph)
  const countFiles = (pattern, start) =>
    [...texts].filter(([file, text]) => file.startsWith(start) && pattern.test(text)).length
  const countMatches = (pattern) =>
    [...texts.values()].reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)
  const linesOf = (pattern) =>
    [...texts].reduce((sum, [file, text]) => sum + (pattern.test(file) ? lineCount(text) : 0), 0)
  const crumbsOf = (start) =>
    files.filter((file) => {
      const [importer, ...others] = importers.get(file) ?? []
      const isBeside = importer !== undefined && others.length === 0 && dirname(importer) === dirname(file)
      return (
        file.startsWith(start) &&
        !/\/(calls|parts|module)\.ts$|\/calls\//.test(file) &&
        isBeside &&
        lineCount(texts.get(file)) < CRUMB_LINES
      )
    }).length

  return {
    'folders of the server that import each other, types too': knotsOf(serverFolders(graph)).flat().length,
    'lines of the list of modules and the start of a server': linesOf(
      /^apps\/server\/src\/app\/(modules|start-server)\.ts$/,
    ),
    'lines of the demonstration': linesOf(/^apps\/server\/src\/play\/demo\/(?!module|parts)/),
    'files of the server that give a bet to a purse': countFiles(/act\('bet'|\.placeBet\(/, SERVER),
    'lines that decide bets in the ledger': linesOf(
      /^packages\/ledger\/src\/decide\/(place|find-bet-refusal|pots|runs|rounds)\.ts$/,
    ),
    'files of apps that look a game up by its family': countFiles(
      /find(Lottery|MultiplayerGame|Engine)\b|isLottery\b/,
      'apps/',
    ),
    'files of the ledger that know the chat': countFiles(/BetCard|\broomId/, 'packages/ledger/'),
    'files of the server with a timer or a loop of their own': countFiles(/setInterval\(/, SERVER),
    'lists of errors that leave a bet unsure': countFiles(/const UNSURE\b/, 'apps/site/'),
    'crumbs of the server': crumbsOf(SERVER),
    'crumbs of the site': crumbsOf('apps/site/src/'),
    'crumbs of packages': crumbsOf('packages/'),
    'participles alone as variables': countMatches(PARTICIPLES),
    migrations: all.filter((file) => file.startsWith('apps/server/migrations/')).length,
  }
}

/** Variables whose names are only a participle: what was found, or kept, stays unsaid. */
const PARTICIPLES =
  /\b(?:const|let) (known|asked|told|found|wanted|given|seen|held|kept|placed|done|taken|made|read|sent|stored|paid|opened|waiting|missing|moved|counted|drawn|chosen|picked|named|shown|refused|accepted|settled|closed|leaving|arriving|running)\b/g

function importersOf(graph) {
  const importers = new Map()
  for (const [file, imports] of graph)
    for (const path of imports) {
      if (path === file) continue
      if (!importers.has(path)) importers.set(path, new Set())
      importers.get(path).add(file)
    }
  return importers
}

/** The folders of the server by what they import; below a floor each noun is a folder. Files at the top stand for themselves. */
function serverFolders(graph) {
  const folderOf = (file) => {
    const parts = file.slice(SERVER.length).split('/')
    return parts.slice(0, FLOORS.includes(parts[0]) ? 2 : 1).join('/')
  }
  const isPart = (file) => file.startsWith(SERVER)
  const folders = new Map()
  for (const [file, imports] of graph) {
    if (!isPart(file)) continue
    const folder = folderOf(file)
    if (!folders.has(folder)) folders.set(folder, new Set())
    for (const path of imports) if (isPart(path) && folderOf(path) !== folder) folders.get(folder).add(folderOf(path))
  }
  return folders
}

const keptFigures = JSON.parse(readFileSync(KEPT, 'utf8'))
const figures = figuresOfNow()
const worse = Object.entries(figures).filter(([name, figure]) => figure > (keptFigures[name] ?? 0))
if (process.argv[2] === 'keep') writeFileSync(KEPT, `${JSON.stringify(figures, null, 2)}\n`)
else if (process.argv[2] === 'check') {
  for (const [name, figure] of worse)
    console.error(`${name}: ${figure}, kept are ${keptFigures[name] ?? 0} (npm run house; house.figures.json)`)
  process.exit(worse.length > 0 ? 1 : 0)
} else
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, { now: figure, kept: keptFigures[name] ?? 0 }]),
    ),
  )
