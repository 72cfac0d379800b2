import type { Article } from '@fairground/contract/design'
import { bullets, doc, heading, paragraph } from './rich.ts'

/** Date of the seeded articles: 20 November 2026. */
const AT = Date.UTC(2026, 10, 20)

const article = (id: string, key: string, body: Article['body']): Article => ({
  id,
  title: key,
  summary: `${key}Lead`,
  image: '',
  category: 'help',
  at: AT,
  body,
})

/** The articles of the help page. Found at `/article/{id}`. */
export const articles: Article[] = [
  article(
    'how-mines-works',
    'site.howMines',
    doc(
      paragraph('site.howMines1'),
      bullets('site.howMinesStake', 'site.howMinesMines', 'site.howMinesTile', 'site.howMinesOut'),
      paragraph('site.howMines2'),
      paragraph({ text: 'site.howMinesLink', link: '/game/mines' }),
    ),
  ),
  article(
    'check-a-round',
    'site.checkRound',
    doc(
      paragraph('site.checkRound1'),
      heading('site.checkRoundSteps'),
      bullets('site.checkRoundStep1', 'site.checkRoundStep2', 'site.checkRoundStep3'),
      paragraph({ text: 'site.checkRoundLink', link: '/verify' }),
    ),
  ),
  article(
    'lost-connection',
    'site.lostLine',
    doc(paragraph('site.lostLine1'), paragraph('site.lostLine2'), paragraph('site.lostLine3')),
  ),
  article(
    'keep-your-account',
    'site.safeAccount',
    doc(
      paragraph('site.safeAccount1'),
      bullets('site.safeAccountWord', 'site.safeAccountApp', 'site.safeAccountDevices'),
      paragraph('site.safeAccount2'),
    ),
  ),
]
