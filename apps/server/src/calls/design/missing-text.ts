import { design } from '@fairground/contract'
import { noteMissingTexts } from '../../design/missing-texts.ts'
import { handle } from '../../http/handler.ts'

/** What a site had no text for, kept for the operator. */
export const missingText = handle(design.missingText, async ({ locale, keys }, { services }) => {
  await noteMissingTexts(services.db, { locale, keys, at: new Date(services.now()) })
  return {}
})
