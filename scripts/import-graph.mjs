// Finds which file imports which, from the texts alone: fast, and exact enough to choose tests.
import { posix } from 'node:path'

/** Patterns of imports at run time, without types; programs that a file starts by their path count too. */
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
 * @returns {Map<string, string[]>} by path, the paths that it imports, without files that are not among the texts
 */
export function importGraph(texts, packages) {
  const resolve = (importer, specifier) =>
    specifier.startsWith('@fairground/')
      ? inPackage(specifier, packages)
      : posix.join(posix.dirname(importer), specifier)
  const edges = [...texts].map(([file, text]) => {
    const specifiers = IMPORTS.flatMap((pattern) =>
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
