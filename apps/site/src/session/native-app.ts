/** What the shells of phones put into a page's window. */
const SHELLS = { flutter_inappwebview: 'flutter', ReactNativeWebView: 'react-native' } as const

/** The native wrapper around the page; `undefined` in a browser. */
export function nativeApp(): (typeof SHELLS)[keyof typeof SHELLS] | undefined {
  for (const [mark, name] of Object.entries(SHELLS)) if (mark in globalThis) return name as 'flutter' | 'react-native'
  return undefined
}
