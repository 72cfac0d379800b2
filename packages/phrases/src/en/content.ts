/** Words of blocks that show an operator's content. */
export const content = {
  video: 'Video',
  videoFailed: 'The video cannot be played right now.',
  over: 'This is over. The next one is announced here.',
  days: 'days',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  more: 'Find out more',
  articlesEmptyTitle: 'Nothing posted yet',
  articlesEmptyText: 'News from the fair appears here as soon as there is some.',
  articleMissingTitle: 'This page was taken down',
  articleMissingText: 'The article may have moved or ended. The rest of the fair is open.',
  toLobby: 'Back to the lobby',
}
