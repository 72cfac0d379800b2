/** The way to a confirmed identity (KYC). */
export const kyc = {
  title: 'Confirm who you are',
  why: 'The law wants to know that players are of age and that money goes to its owner. You are asked once, and your balance waits safely meanwhile.',
  stepYou: 'Who you are',
  stepYouText: 'Your full name and date of birth, as in your document.',
  stepDocument: 'A document',
  stepDocumentText: 'Identity card, passport or driving licence that is still valid.',
  stepPicture: 'A picture',
  stepPictureText: 'The document and your face, taken with your phone.',
  when: 'This house does not take documents on its site yet: have them ready, and the operator gets in touch with you.',
  toWallet: 'See my wallet',
  understood: 'All right',
}
