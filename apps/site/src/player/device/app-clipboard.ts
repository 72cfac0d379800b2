const MARK = 'W2A-'

/**
 * The text after `W2A-` that the app's download page left in the clipboard (CL-08): it tells the server where the
 * player came from. Undefined where there is none, or where the clipboard may not be read.
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
