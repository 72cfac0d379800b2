/** The id of the article to show: the operator's choice, else the one in the path (`/article/{id}`), else empty. */
export function articleIdOf(chosenId: string, path: string): string {
  if (chosenId !== '') return chosenId
  const [, id = ''] = /^\/article\/([^/]+)\/?$/.exec(path) ?? []
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}
