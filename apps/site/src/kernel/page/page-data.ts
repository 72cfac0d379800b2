import { PAGE_DATA_ID, type PageData, pageDataSchema } from '@fairground/contract/page'
import { useRendered } from './rendered.ts'

let pageData: PageData | undefined
let isRead = false

/**
 * The data that the server wrote into the page: configuration, design, texts and answers of its first screen;
 * `undefined` when there is none, as in development, or a malformed one.
 */
export function findPageData(): PageData | undefined {
  if (!isRead) {
    isRead = true
    pageData = readElement()
  }
  return pageData
}

/** The same for a component, also on the server. */
export function usePageData(): PageData | undefined {
  return useRendered()?.data ?? findPageData()
}

function readElement(): PageData | undefined {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return undefined
  try {
    const result = pageDataSchema.safeParse(JSON.parse(text))
    if (result.success) return result.data
    console.error('the data in the page does not fit the contract', result.error.issues)
  } catch (error) {
    console.error('the data in the page is no JSON', error)
  }
  return undefined
}
