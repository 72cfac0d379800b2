/** A route as written: its path below its parent's, or the parent's index; and the routes inside it. */
export interface RouteNode<Element> {
  path?: string | undefined
  index?: boolean | undefined
  element: Element
  children: readonly RouteNode<Element>[]
}

/** A matching route: its elements from the outermost in, and the named parts of the address. */
export interface Match<Element> {
  elements: readonly Element[]
  params: Readonly<Record<string, string>>
}

interface Branch<Element> {
  pattern: RegExp
  /** Sorts the most specific first: fixed parts before named ones, those before `*`. */
  rank: number
  elements: readonly Element[]
}

const NAMED = 1
const ANYTHING = 100

/** Flattens routes into the order in which they are tried. */
export function branchesOf<Element>(routes: readonly RouteNode<Element>[]): readonly Branch<Element>[] {
  return flatten(routes, '', []).toSorted((one, other) => one.rank - other.rank)
}

function flatten<Element>(
  routes: readonly RouteNode<Element>[],
  parent: string,
  around: readonly Element[],
): Branch<Element>[] {
  return routes.flatMap(({ path = '', element, children }) => {
    const fullPath = path ? `${parent}/${path}` : parent
    const elements = [...around, element]
    return children.length > 0 ? flatten(children, fullPath, elements) : [branchOf(fullPath, elements)]
  })
}

function branchOf<Element>(path: string, elements: readonly Element[]): Branch<Element> {
  const parts = path.split('/').filter(Boolean)
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    return part.startsWith(':') ? `/(?<${part.slice(1)}>[^/]+)` : `/${part.replace(/[^\w-]/g, '\\$&')}`
  })
  const rank = parts.reduce((sum, part) => sum + (part === '*' ? ANYTHING : part.startsWith(':') ? NAMED : 0), 0)
  return { pattern: new RegExp(`^${source.join('')}/*$`, 'i'), rank, elements }
}

/** Finds the route of a path, ignoring case; decodes the named parts. */
export function findMatch<Element>(branches: readonly Branch<Element>[], pathname: string): Match<Element> | undefined {
  for (const { pattern, elements } of branches) {
    const match = pattern.exec(pathname)
    if (!match) continue
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decode(value)])
    return { elements, params: Object.fromEntries(params) }
  }
  return undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
