// Finds which file imports which, from the texts alone: fast, and exact enough to choose tests.
import { posix } from 'node:path'

/** An import of types alone. */
const TYPE_IMPORT = /(?:^|\n)[ \t]*(?:import|export)\s+type\s[^;'"=()]*?\sfrom\s+'([^']+)'/g

/** Patterns of imports at run time; programs that a file starts by their path count too. */
const IMPORTS = [
  /(?:^|\n)[ \t]*(?:import|export)\s+(?!type\s)(?:[^;'"=()]*?\sfrom\s+)?'([^']+)'/g,
  /\bimport\(\s*'([^']+)'/g,
  /\bnew URL\(\s*'(\.[^']+)'/g,
  /\bimport\.meta\.dirname,\s*'([^']+)'/g,
]

/**
 * The imports between files of the project.
 * @param {Map<string, string>} texts by path from the project's root
 * @param {readonly { folder: string, name: string, exports?: Record<string, string> }[]} packages those of the project
 * @param {{ types?: boolean }} [options] `types`: imports of types count too
 * @returns {Map<string, string[]>} by path, the paths that it imports, without files that are not among the texts
 */
export function importGraph(texts, packages, { types = false } = {}) {
  const patterns = types ? [...IMPORTS, TYPE_IMPORT] : IMPORTS
  const resolve = (importer, specifier) =>
    specifier.startsWith('@fairground/')
      ? inPackage(specifier, packages)
      : posix.join(posix.dirname(importer), specifier)
  const edges = [...texts].map(([file, text]) => {
    const specifiers = patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, path]) => path.replace(/\?.*$/, '')),
    )
    return [file, [...new Set(specifiers.map((path) => resolve(file, path)))].filter((path) => texts.has(path))]
  })
  return new Map(edges)
}

/** The file that a package exports under a name. */
function inPackage(specifier, packages) {
  const [scope, room] = specifier.split('/')
  const ownPackage = packages.find(({ name }) => name === `${scope}/${room}`)
  const subpath = specifier.slice(`${scope}/${room}`.length)
  const exportedPath =
    ownPackage?.exports?.[`.${subpath}`] ?? ownPackage?.exports?.['./*']?.replace('*', subpath.slice(1)) ?? ''
  return posix.join(ownPackage?.folder ?? '', exportedPath)
}

/**
 * Groups of nodes that all reach each other (Tarjan's strongly connected components), without groups of one.
 * @param {Map<string, Iterable<string>>} graph by node, the nodes that it leads to
 * @returns {string[][]} the largest first
 */
export function knotsOf(graph) {
  const indices = new Map()
  const lows = new Map()
  const stack = []
  const knots = []
  const visit = (node) => {
    const index = indices.size
    indices.set(node, index)
    lows.set(node, index)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!indices.has(next)) visit(next)
      if (stack.includes(next)) lows.set(node, Math.min(lows.get(node), lows.get(next)))
    }
    if (lows.get(node) === index) knots.push(stack.splice(stack.indexOf(node)))
  }
  for (const node of graph.keys()) if (!indices.has(node)) visit(node)
  return knots.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length)
}

/**
 * The distance of files to one file.
 * @param {Map<string, string[]>} graph of `importGraph`
 * @param {string} target
 * @returns {Map<string, number>} the fewest imports from a file to the target, 0 for the target itself; without files that do
 *   not reach the target
 */
export function distancesTo(graph, target) {
  const distances = new Map([[target, 0]])
  // The loop over a map also visits entries that it adds, so it visits the nearest files first.
  for (const [path, distance] of distances)
    for (const [file, imports] of graph)
      if (imports.includes(path) && !distances.has(file)) distances.set(file, distance + 1)
  return distances
}
