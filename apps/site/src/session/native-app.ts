/** What a native wrapper puts into the page: Flutter's and React Native's web views (PW-04). */
const WRAPPERS = ['flutter_inappwebview', 'ReactNativeWebView'] as const

/** Whether the site runs inside its app. */
export function isInApp(page: object = globalThis): boolean {
  return WRAPPERS.some((name) => name in page)
}
