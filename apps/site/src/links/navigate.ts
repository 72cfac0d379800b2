import type { NavigateFunction } from '../kernel/router/index.ts'

let navigate: NavigateFunction | undefined

/** Keeps the router's way to go somewhere, so that a link can be followed from anywhere. */
export function keepNavigate(router: NavigateFunction | undefined): void {
  navigate = router
}

/** Goes to a page of the site: a path, or `?query` or `#hash` of the page on screen. Without a router the page is loaded. */
export function goTo(path: string): void {
  if (navigate) void navigate(path)
  else location.assign(path)
}
