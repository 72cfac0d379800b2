// Which file imports which, read from the texts alone: quick, and near enough to choose tests by.
import { posix } from 'node:path'

/** What a file loads while it runs; a type is gone by then. Programs that it starts by their path count too. */
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
 * @returns {Map<string, string[]>} by path, the paths that it imports; what is not among the texts is left out
 */
export function importGraph(texts, packages) {
  const resolve = (from, wanted) =>
    wanted.startsWith('@fairground/') ? inPackage(wanted, packages) : posix.join(posix.dirname(from), wanted)
  const edges = [...texts].map(([file, text]) => {
    const wanted = IMPORTS.flatMap((one) => [...text.matchAll(one)].map(([, path]) => path.replace(/\?.*$/, '')))
    return [file, [...new Set(wanted.map((path) => resolve(file, path)))].filter((path) => texts.has(path))]
  })
  return new Map(edges)
}

/** The file that a package gives out under a name. */
function inPackage(wanted, packages) {
  const [scope, room] = wanted.split('/')
  const own = packages.find(({ name }) => name === `${scope}/${room}`)
  const rest = wanted.slice(`${scope}/${room}`.length)
  const given = own?.exports?.[`.${rest}`] ?? own?.exports?.['./*']?.replace('*', rest.slice(1)) ?? ''
  return posix.join(own?.folder ?? '', given)
}

/**
 * How far files are from one.
 * @param {Map<string, string[]>} graph of `importGraph`
 * @param {string} target
 * @returns {Map<string, number>} the fewest imports that lead from a file to the target, 0 for the target itself; a file from
 *   which none leads there is not in it
 */
export function distancesTo(graph, target) {
  const distances = new Map([[target, 0]])
  // A map that is walked comes to what is added on the way: nearest first.
  for (const [path, distance] of distances)
    for (const [file, imported] of graph)
      if (imported.includes(path) && !distances.has(file)) distances.set(file, distance + 1)
  return distances
}
