import { elementId } from '../kinds.ts'

/** The element's id, as `#anchor=` links name it. */
export const anchorFields = { name: elementId() }
