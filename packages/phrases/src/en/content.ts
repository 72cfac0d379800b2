/** Words of blocks that show an operator's content. */
export const content = {
  video: 'Video',
  videoFailed: 'The video cannot be played right now.',
  over: 'This has ended. We announce the next one here.',
  days: 'days',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  more: 'Find out more',
  articlesEmptyTitle: 'No articles yet',
  articlesEmptyText: 'New articles appear here.',
  articleMissingTitle: 'This article is not here',
  articleMissingText: 'The article has moved or was taken down. The rest of the site is open.',
  toLobby: 'Back to the lobby',
}
