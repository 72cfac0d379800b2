import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { parseAddress, resolveTo, type SiteLocation, type To } from './location.ts'

/** Options of a navigation: replace the current history entry, and the state of the new one. */
export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** Goes to an address of the site, or so many entries back or forth. */
export type NavigateFunction = (to: To | number, options?: NavigateOptions) => void

interface Router {
  location: SiteLocation
  navigate: NavigateFunction
}

const RouterContext = createContext<Router | undefined>(undefined)

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('a part of the site stands outside of its router')
  return router
}

/** The page's location. */
export function useLocation(): SiteLocation {
  return useRouter().location
}

/** The navigation function; its identity never changes. */
export function useNavigate(): NavigateFunction {
  return useRouter().navigate
}

/** The query of the page's address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

function readLocation(): SiteLocation {
  const { pathname, search, hash } = location
  const state: unknown = typeof history.state === 'object' ? history.state?.state : undefined
  return { pathname, search, hash, state }
}

const isHere = ({ pathname, search, hash }: SiteLocation) =>
  pathname === location.pathname && search === location.search && hash === location.hash

/** The router of a page: the browser's address and history. The old screen stays until the new one is loaded. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [present, setPresent] = useState(readLocation)
  const follow = useCallback(() => startTransition(() => setPresent(readLocation())), [])
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [follow])
  // The address may have changed between the first rendering and the listener.
  useEffect(() => setPresent((place) => (isHere(place) ? place : readLocation())), [])
  const navigate = useCallback<NavigateFunction>(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') {
        history.go(to)
        return
      }
      const address = resolveTo(to, location)
      if (replace) history.replaceState({ state }, '', address)
      else history.pushState({ state }, '', address)
      follow()
    },
    [follow],
  )
  const router = useMemo(() => ({ location: present, navigate }), [present, navigate])
  return <RouterContext value={router}>{children}</RouterContext>
}

/** The router on the server: a fixed address. */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const router: Router = { location: { ...parseAddress(address), state: undefined }, navigate: () => undefined }
  return <RouterContext value={router}>{children}</RouterContext>
}
