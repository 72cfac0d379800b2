/** The objects that native wrappers put into the page: Flutter's and React Native's web views (PW-04). */
const WRAPPERS = { flutter_inappwebview: 'flutter', ReactNativeWebView: 'react-native' } as const

/** The native wrapper around the page; `undefined` in a browser. */
export function nativeApp(page: object = globalThis): string | undefined {
  return Object.entries(WRAPPERS).find(([mark]) => mark in page)?.[1]
}

/** Whether the site runs inside its app. */
export function isInApp(page: object = globalThis): boolean {
  return nativeApp(page) !== undefined
}
