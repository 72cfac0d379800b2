import { link, list, text } from '../kinds.ts'

/** How a round is fair, step by step. */
export const fairStepsFields = {
  title: text('lobby.fairTitle', 80),
  steps: list({ icon: text('', 200), title: text('', 80), text: text('', 400) }, 6, [
    { icon: 'lock', title: 'lobby.fairSeal', text: 'lobby.fairSealText' },
    { icon: 'shuffle', title: 'lobby.fairMix', text: 'lobby.fairMixText' },
    { icon: 'key', title: 'lobby.fairOpen', text: 'lobby.fairOpenText' },
  ]),
  moreText: text('lobby.fairMore', 40),
  moreLink: link('/verify'),
}
