/** Saves a file of this site; one of another site opens in its own window, where that site's server decides. */
export function download(url: string): void {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.rel = 'noopener noreferrer'
  if (anchor.origin === location.origin) anchor.download = ''
  else anchor.target = '_blank'
  anchor.click()
}
