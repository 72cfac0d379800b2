import type { Phrases } from '../keys.ts'

export const kyc: Phrases['kyc'] = {
  title: 'Confirme quem você é',
  why: 'A lei quer ter certeza de que os jogadores são maiores de idade e de que o dinheiro vai para o dono. Perguntamos uma vez só, e seu saldo espera em segurança.',
  stepYou: 'Quem você é',
  stepYouText: 'Seu nome completo e data de nascimento, como no documento.',
  stepDocument: 'Um documento',
  stepDocumentText: 'Identidade, passaporte ou CNH dentro da validade.',
  stepPicture: 'Uma foto',
  stepPictureText: 'O documento e o seu rosto, tirados com o celular.',
  when: 'Esta casa ainda não recebe documentos pelo site: deixe-os à mão, e o operador fala com você.',
  toWallet: 'Ver minha carteira',
  understood: 'Tudo certo',
}
