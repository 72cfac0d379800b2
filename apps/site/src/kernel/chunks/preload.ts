/**
 * What every dynamic import of the built site goes through, in place of Vite's own helper (`build/preload-helper.ts`). A browser
 * remembers for as long as the page stands that a module could not be fetched: a further `import()` of the same address fails
 * without a request, so a line that was away for a second would cost the player that part of the site. So the scripts are fetched
 * by `fetch` first, which may be tried again; the import then takes them from the browser's cache.
 */

/** The address in `() => import('./name.js')`, as the build writes it. */
const DYNAMIC = /import\(["'`](\.\/[^"'`]+)/
/** What a script of the build imports or passes on. */
const STATIC = /(?:import|from)\s*["'`](\.\/[\w.-]+\.js)["'`]/g

/** The scripts that each fetched script imports, by their addresses; a script that failed is not here. */
const fetched = new Map<string, Promise<readonly string[]>>()

/** The addresses of the scripts that a script of the build imports. @param url of the script itself */
export function importsOf(text: string, url: string): string[] {
  return [...text.matchAll(STATIC)].map(([, path = '']) => new URL(path, url).href)
}

/**
 * Fetches what a dynamic import needs, then imports it.
 * @param load the import
 * @param sheets paths of its style sheets, without the first slash
 * @throws when a file does not come; a further call tries again
 */
export async function preload<Module>(load: () => Promise<Module>, sheets: readonly string[] = []): Promise<Module> {
  const path = DYNAMIC.exec(String(load))?.[1]
  await Promise.all([
    ...(path === undefined ? [] : [fetchScripts(new URL(path, import.meta.url).href)]),
    ...sheets.map((sheet) => fetchStyle(`/${sheet}`)),
  ])
  return load()
}

async function fetchScripts(first: string): Promise<void> {
  if (fetched.size === 0) for (const url of loadedScripts()) fetched.set(url, Promise.resolve([]))
  const met = new Set([first])
  const visit = async (url: string): Promise<void> => {
    const next = (await fetchScript(url)).filter((each) => !met.has(each))
    for (const each of next) met.add(each)
    await Promise.all(next.map(visit))
  }
  await visit(first)
}

/** The scripts that the page itself has loaded. */
function loadedScripts(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  return [import.meta.url, ...[...links].map(({ href }) => href)]
}

function fetchScript(url: string): Promise<readonly string[]> {
  const knownFetch = fetched.get(url)
  if (knownFetch) return knownFetch
  const fetching = fetch(url).then(async (response) => {
    if (!response.ok) throw response.status
    return importsOf(await response.text(), url)
  })
  fetched.set(url, fetching)
  fetching.catch(() => fetched.delete(url))
  return fetching
}

/** Adds a style sheet unless the page has it, and waits for it. One that fails is taken out, so that it can come again. */
function fetchStyle(path: string): Promise<unknown> | undefined {
  const coming = styles.get(path)
  if (coming || document.querySelector(`link[rel=stylesheet][href="${path}"]`)) return coming
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: path })
  const arrivingScript = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      styles.delete(path)
      link.remove()
      reject(path)
    }
  })
  styles.set(path, arrivingScript)
  document.head.append(link)
  return arrivingScript
}

/** The style sheets that were added here, by their paths. */
const styles = new Map<string, Promise<unknown>>()
