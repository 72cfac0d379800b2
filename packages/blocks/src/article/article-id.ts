/** The id of the article that a path names: `/article/{id}`; empty for any other path. */
export function articleIdIn(path: string): string {
  const [, id = ''] = /^\/article\/([^/]+)\/?$/.exec(path) ?? []
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}
