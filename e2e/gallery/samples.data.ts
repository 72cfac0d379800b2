import { GALLERY_NOW_MS } from './answers.data.ts'
import { paragraph, richSample, text } from './rich.data.ts'

const HOUR_MS = 3_600_000
const promotion = {
  badge: 'This week',
  title: 'Twice the lamps on Friday',
  text: 'Each lamp that you light on Friday evening counts twice towards the week’s row of lights.',
  link: '/page/promotions',
  linkText: 'See how it works',
  until: GALLERY_NOW_MS + 51 * HOUR_MS,
  terms: 'One row a player. Play money only.',
}
const stamp = (name: string) => ({ id: name, comId: 'C000119', data: { text: name, level: '3' } })

/** Data for each block that needs some to show anything: full, and odd where that could break its look. */
export const samples: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  button: [{ text: 'Play Mines', link: '/game/mines' }],
  heading: [
    {
      text: 'What is on at the fair',
      kicker: 'Tonight',
      lead: 'Everything that is lit, from eight.',
      link: '/',
      linkText: 'See all',
    },
    { text: 'A centred heading with bulbs below', align: 'center', bulbs: true, lead: 'And a line of its own.' },
  ],
  'rich-text': [{ body: richSample }, { body: richSample, frame: 'card', width: 'full' }],
  'latest-draws': [{}, { gameId: 'dice3', most: 3 }],
  image: [
    {
      image: 'dusk',
      alt: 'Hills at dusk',
      caption: 'The meadow behind the fair',
      width: 160,
      height: 60,
      link: '/game/mines',
    },
  ],
  video: [{ video: '/film.mp4', poster: 'film', title: 'How a round is sealed', captions: '/film.vtt' }],
  countdown: [
    {
      until: GALLERY_NOW_MS + 30.4 * HOUR_MS,
      title: 'The gates open in',
      text: 'Bring a lamp.',
      link: '/',
      linkText: 'Remind me',
    },
    { until: 1, title: 'The gates', overText: 'They are open. Come in.' },
  ],
  columns: [
    {
      columns: [
        { share: 2, items: [{ id: 'a', comId: 'C000118', data: { ...promotion, look: 'wide' } }] },
        { share: 1, items: [stamp('Second'), stamp('Below it')] },
      ],
    },
    {
      stack: 'never',
      gap: 's',
      columns: ['One', 'Two', 'Three', 'Four'].map((name) => ({ items: [stamp(name)] })),
    },
  ],
  'promotion-card': [promotion, { ...promotion, image: 'promo', look: 'wide' }, { title: 'It is over', until: 1 }],
  faq: [
    {
      title: 'Questions',
      questions: ['How do I know that it is fair?', 'Is this real money?', 'Can I stop whenever I want?'].map(
        (question) => ({
          question,
          answer: { type: 'doc', content: [paragraph(text('Yes, and you can check it yourself.'))] },
        }),
      ),
    },
  ],
  'link-list': ['cards', 'rows', 'chips'].map((look) => ({
    look,
    title: look === 'cards' ? 'Good to know' : '',
    links: [
      { text: 'Why it is fair', note: 'Seals, seeds and proofs', link: '/fairness', image: 'seal' },
      { text: 'Play within limits', note: 'Set them before you start', link: '/page/responsible' },
      { text: 'Terms', link: '/page/terms' },
    ],
  })),
  'banner-carousel': [
    {
      slides: [
        { title: 'Check every result', text: 'One promise.', buttonText: 'Play', link: '/game/mines' },
        { title: 'Get play money', buttonText: 'Deposit', link: '#recharge', ground: 'sunset' },
        { image: 'promo', link: '/page/promotions', buttonText: 'Promotions', ground: 'lantern' },
      ],
    },
  ],
  'game-categories': [{}, { look: 'cards', title: 'Categories' }],
  'language-select': [{}, { look: 'list' }],
  welcome: [{}, { scene: 'none', text: '' }, { image: 'promo' }],
  anchor: [{ name: 'here' }],
  'awards-figure': [{ note: 'Play money, counted since the gates opened.' }],
  'red-packet-card': [{ title: 'Rain of packets' }, { title: 'Rain of packets', whenOver: 'message' }],
  'vip-progress': [{ link: '/page/vip' }],
}
