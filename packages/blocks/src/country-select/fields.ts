import { choice, text } from '../kinds.ts'

/** A heading, and how the countries stand. */
export const countrySelectFields = {
  title: text('design.country', 80),
  look: choice('row', 'list'),
}
