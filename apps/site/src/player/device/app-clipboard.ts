const MARK = 'W2A-'

/**
 * What the page that led to the app's download has left in the clipboard for it, after `W2A-` (CL-08): it tells the server
 * where the player came from. Undefined where there is nothing, or where the clipboard may not be read.
 */
export async function findLeftText(clipboard: Pick<Clipboard, 'readText'> | undefined): Promise<string | undefined> {
  try {
    const text = (await clipboard?.readText())?.trim() ?? ''
    return text.startsWith(MARK) ? text.slice(MARK.length) || undefined : undefined
  } catch (error) {
    console.info('the clipboard may not be read', error)
    return undefined
  }
}
