import { Children, createContext, Fragment, isValidElement, type ReactNode, useContext, useMemo } from 'react'
import { branchesOf, findMatch, type RouteNode } from './match.ts'
import { useLocation } from './router.tsx'

interface RouteProps {
  /** Below the parent's path: fixed parts, `:name` for one part, `*` for whatever is left. */
  path?: string
  /** Matches the parent's own path. */
  index?: boolean
  element: ReactNode
  children?: ReactNode
}

interface Around {
  outlet: ReactNode
  params: Readonly<Record<string, string>>
}

const RouteContext = createContext<Around>({ outlet: null, params: {} })

/** One address of `Routes`, and its element. Routes inside it render in its `Outlet`. */
export function Route(_: RouteProps): ReactNode {
  return null
}

/** Shows the route of the page's address. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const branches = useMemo(() => branchesOf(readRoutes(children)), [children])
  const match = findMatch(branches, pathname)
  if (!match) return null
  return <Nested elements={match.elements} params={match.params} />
}

/** The elements at a path, from the outermost in; empty without a route. */
export function findElements(routes: ReactNode, pathname: string): readonly ReactNode[] {
  return findMatch(branchesOf(readRoutes(routes)), pathname)?.elements ?? []
}

/** An element, with the inner ones in its outlet. */
function Nested({
  elements: [element, ...inner],
  params,
}: {
  elements: readonly ReactNode[]
  params: Around['params']
}) {
  const outlet = inner.length > 0 ? <Nested elements={inner} params={params} /> : null
  return <RouteContext value={{ outlet, params }}>{element}</RouteContext>
}

function readRoutes(children: ReactNode): RouteNode<ReactNode>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return []
    const { path, index, element, children: inner } = child.props
    return child.type === Fragment ? readRoutes(inner) : [{ path, index, element, children: readRoutes(inner) }]
  })
}

/** Renders the route inside the current one. */
export function Outlet() {
  return useContext(RouteContext).outlet
}

/** The named parts of the page's address. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return useContext(RouteContext).params
}
