import type { Phrases } from '../keys.ts'

/** Words of blocks that show an operator's content. */
export const content: Phrases['content'] = {
  video: 'Vídeo',
  videoFailed: 'O vídeo não pode ser reproduzido agora.',
  over: 'Acabou. O próximo será anunciado aqui.',
  days: 'dias',
  hours: 'horas',
  minutes: 'min',
  seconds: 's',
  more: 'Saiba mais',
  articlesEmptyTitle: 'Nada publicado ainda',
  articlesEmptyText: 'As novidades do parque aparecem aqui assim que houver alguma.',
  articleMissingTitle: 'Esta página saiu do ar',
  articleMissingText: 'O artigo pode ter mudado de lugar ou terminado. O resto do parque está aberto.',
  toLobby: 'Voltar ao início',
}
