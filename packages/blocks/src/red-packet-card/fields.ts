import { choice, text } from '../kinds.ts'

/** The words, and whether the card stays when there is no event. */
export const redPacketCardFields = {
  title: text('', 120),
  text: text('', 300),
  whenOver: choice('message', 'hide'),
}
