import type { NavigateFunction } from '../kernel/router/index.ts'

let navigate: NavigateFunction | undefined

/** Stores the router's function, so that code outside of components can follow links. */
export function keepNavigate(router: NavigateFunction | undefined): void {
  navigate = router
}

/**
 * Goes to a page of the site: a path, or `?query` or `#hash` of the current page. Without a router it loads the page.
 */
export function goTo(path: string): void {
  if (navigate) void navigate(path)
  else location.assign(path)
}
