/**
 * Words of distress, as patterns of `compileWords`: of harm to oneself, and of play that got out of hand. They lead to help for the
 * author and to a look by staff, never to a refusal, so a false find costs little and a missed one much.
 */
export const DISTRESS_PATTERNS: readonly string[] = [
  // English
  ...['suicid*', 'kill* myself', 'end* my life', 'want to die', 'wanna die', 'hurt* myself', 'harm* myself'],
  ...[
    'no reason to live',
    'better off dead',
    'can t go on',
    'cannot go on',
    'gambling addict*',
    'addicted to gambling',
  ],
  ...['can t stop gambling', 'cannot stop gambling', 'cant stop gambling', 'can t stop betting', 'cant stop betting'],
  ...['lost everything', 'lost all my money', 'lost my rent', 'lost my savings', 'lost my house'],
  // Portuguese
  ...['suicid*', 'me matar', 'vou me matar', 'quero morrer', 'acabar com a minha vida', 'tirar minha vida'],
  ...['perdi tudo', 'perdi todo o meu dinheiro', 'perdi meu salario', 'viciad* em jogo*', 'viciad* em aposta*'],
  ...['nao consigo parar de jogar', 'nao consigo parar de apostar', 'vicio em jogo*'],
  // Indonesian
  ...['bunuh diri', 'ingin mati', 'mau mati', 'pengen mati', 'mengakhiri hidup', 'kecanduan judi', 'kecanduan taruhan'],
  ...['tidak bisa berhenti judi', 'tidak bisa berhenti berjudi', 'gak bisa berhenti judi', 'habis semua uang*'],
  // German and Spanish, which players of the profiles that ship and of Latin America write
  ...['umbringen', 'selbstmord*', 'suizid*', 'will sterben', 'spielsuchtig', 'spielsucht', 'alles verloren'],
  ...['suicid*', 'quiero morir', 'matarme', 'lo perdi todo', 'ludopat*', 'no puedo dejar de apostar'],
]
