import type { Phrases } from '../keys.ts'

/** The house rules, asked about before money moves. */
export const terms: Phrases['terms'] = {
  title: 'As regras da casa',
  text: 'Leia uma vez; depois você segue direto com o que estava fazendo.',
  version: 'Versão {version}',
  adult: 'Só para adultos',
  adultText: 'Você tem 18 anos ou mais, e jogar é permitido onde você está.',
  yours: 'Uma conta, a sua',
  yoursText: 'Você joga por conta própria e guarda sua senha só para você.',
  fair: 'Selado antes da aposta',
  fairText:
    'Selamos nossa semente antes da aposta, e você pode conferir cada resultado. Uma rodada terminada é definitiva.',
  limits: 'Você decide quando parar',
  limitsText: 'Jogue por diversão. Pare quando deixar de ser divertido; seu saldo continua seu.',
  waiting: 'Você pode apostar e depositar de novo assim que aceitar. Rodadas abertas você sempre pode terminar.',
  accept: 'Aceito',
  later: 'Agora não',
}
