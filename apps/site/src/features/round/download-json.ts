/** Saves a value as a JSON file on the player's device. */
export function downloadJson(fileName: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(value, undefined, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has read the object URL by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url))
}
