import type { Phrases } from '../keys.ts'

export const kyc: Phrases['kyc'] = {
  title: 'Confirme quem você é',
  why: 'Por lei, precisamos confirmar que você é maior de idade e que o dinheiro vai para o dono. Perguntamos uma vez só, e seu saldo continua seguro.',
  stepYou: 'Quem você é',
  stepYouText: 'Seu nome completo e data de nascimento, como no documento.',
  stepDocument: 'Um documento',
  stepDocumentText: 'Identidade, passaporte ou CNH dentro da validade.',
  stepPicture: 'Uma foto',
  stepPictureText: 'O documento e o seu rosto, tirados com o celular.',
  when: 'Ainda não é possível enviar documentos por este site. Deixe-os à mão: o operador vai falar com você.',
  toWallet: 'Ver minha carteira',
  understood: 'Tudo certo',
}
