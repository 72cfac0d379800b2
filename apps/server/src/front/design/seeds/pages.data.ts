import type { DesignPage, Item } from '@fairground/contract/design'
import { bullets, doc, heading, paragraph } from './rich.ts'

const item = (id: string, comId: string, data: Item['data']): Item => ({ id, comId, data })
const title = (text: string, lead: string) => item('title', 'C000119', { text, lead, level: '1', bulbs: true })
const prose = (...content: readonly object[]) => item('text', 'C000111', { body: doc(...content) })
/** A heading with one paragraph below it: the texts of `key` and `keyText`. */
const section = (key: string) => [heading(key), paragraph(`${key}Text`)]

/** The pages beside the lobby. A page is found at `/page/{id}`. */
export const contentPages: DesignPage[] = [
  {
    id: 'promotions',
    type: 'promotions',
    title: 'site.promotions',
    items: [
      title('site.promotionsTitle', 'site.promotionsLead'),
      item('cards', 'C000115', {
        columns: [
          {
            share: 1,
            items: [
              item('pockets', 'C000118', {
                badge: 'site.pocketsBadge',
                title: 'site.pockets',
                text: 'site.pocketsText',
                link: '#recharge',
                linkText: 'site.pocketsAction',
                terms: 'site.pocketsTerms',
              }),
            ],
          },
          {
            share: 1,
            items: [
              item('proof', 'C000118', {
                art: 'trophy',
                badge: 'site.proofBadge',
                title: 'site.proof',
                text: 'site.proofText',
                link: '/verify',
                linkText: 'site.proofAction',
              }),
            ],
          },
        ],
        align: 'stretch',
      }),
      item('check-in', 'C000122', {}),
      item('red-packet', 'C000123', {}),
      item('vip', 'C000121', {}),
      item('invite', 'C000124', {}),
    ],
  },
  {
    id: 'help',
    type: 'help',
    title: 'site.help',
    items: [
      title('site.helpTitle', 'site.helpLead'),
      item('articles', 'C000116', { category: 'help' }),
      item('questions', 'C000131', {
        title: 'site.questions',
        questions: ['Real', 'Deposit', 'Withdraw', 'Forgot', 'Limit'].map((name) => ({
          question: `site.ask${name}`,
          answer: doc(paragraph(`site.ask${name}Text`)),
        })),
      }),
    ],
  },
  { id: 'article', type: 'article', title: '', items: [item('article', 'C000117', {})] },
  {
    id: 'about',
    type: 'about',
    title: 'site.about',
    items: [
      title('site.aboutTitle', 'site.aboutLead'),
      prose(
        ...section('site.aboutHouse'),
        ...section('site.aboutFair'),
        paragraph({ text: 'site.aboutFairLink', link: '/fairness' }),
        ...section('site.aboutOdds'),
        ...section('site.aboutOpen'),
      ),
    ],
  },
  {
    id: 'terms',
    type: 'terms',
    title: 'site.terms',
    items: [
      title('site.termsTitle', 'site.termsLead'),
      prose(
        ...section('site.termsWho'),
        ...section('site.termsMoney'),
        ...section('site.termsBets'),
        ...section('site.termsAccount'),
        ...section('site.termsFaults'),
        ...section('site.termsChange'),
      ),
    ],
  },
  {
    id: 'responsible',
    type: 'responsible',
    title: 'site.responsible',
    items: [
      title('site.responsibleTitle', 'site.responsibleLead'),
      prose(
        heading('site.signs'),
        bullets('site.sign1', 'site.sign2', 'site.sign3', 'site.sign4'),
        heading('site.habits'),
        bullets('site.habit1', 'site.habit2', 'site.habit3', 'site.habit4'),
        ...section('site.talk'),
      ),
    ],
  },
]
