import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { FIRST_LOAD } from './first-load.data.ts'

const CALLS = /\/packages\/contract\/src\/calls\/[\w-]+\.ts$/
const SERVER_PARTS: readonly string[] = FIRST_LOAD.serverPartsOfCalls

/** Leaves out of what players download what the site never reads of a call: what the server alone goes by. */
export function leanCalls(): Plugin {
  return {
    name: 'fairground-lean-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CALLS },
      handler: (code, id) => ({ code: withoutServerParts(code, id), map: null }),
    },
  }
}

function withoutServerParts(code: string, file: string): string {
  const cuts: [start: number, end: number][] = []
  new Visitor({
    CallExpression({ callee, arguments: [description] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return
      if (description?.type === 'ObjectExpression') cuts.push(...cutsOf(description))
    },
  }).visit(parseSync(file, code).program)
  // From the end, so that the earlier positions stay true.
  return cuts.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code)
}

/** Where the server's parts of a description stand, each with the comma after it. */
function cutsOf({ properties, end }: ESTree.ObjectExpression): [start: number, end: number][] {
  return properties.flatMap((part, at) => {
    const isServers = part.type === 'Property' && part.key.type === 'Identifier' && SERVER_PARTS.includes(part.key.name)
    return isServers ? [[part.start, properties[at + 1]?.start ?? end - 1] as [number, number]] : []
  })
}
