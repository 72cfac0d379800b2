/** The picture of a round. */
export const share = {
  title: 'Compartilhar esta rodada',
  won: 'Ganhou',
  even: 'Devolvido',
  lost: 'Perdeu',
  cancelled: 'Cancelada',
  money: '{stake} apostados, {paid} pagos',
  proof: 'Prova {digest} · aposta {nonce}',
  proofFlight: 'Prova {digest} · voo {number}',
  picture: 'Imagem da rodada: {what}',
  withStake: 'Mostrar a aposta',
  withName: 'Mostrar meu nome',
  share: 'Compartilhar',
  copy: 'Copiar o link',
  copied: 'Copiado',
  download: 'Salvar a imagem',
  failed: 'Não foi possível compartilhar aqui. Você pode copiar o link ou salvar a imagem.',
  linkProves: 'Com o link qualquer pessoa pode conferir esta rodada. Seu saldo não aparece.',
  linkSealed:
    'O link só abre para você até a semente ser revelada: depois qualquer pessoa pode conferir a rodada com ele.',
  linkFlying: 'O link só abre para você até o voo terminar: depois qualquer pessoa pode conferir a rodada com ele.',
  linkVoided: 'Este voo foi anulado e não há o que conferir. O link só abre para você.',
}
