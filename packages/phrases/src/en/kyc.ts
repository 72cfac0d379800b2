/** The way to a confirmed identity (KYC). */
export const kyc = {
  title: 'Confirm who you are',
  why: 'By law, we have to check that you are of age and that money goes to its owner. We ask only once, and your balance stays safe.',
  stepYou: 'Who you are',
  stepYouText: 'Your full name and date of birth, as in your document.',
  stepDocument: 'A document',
  stepDocumentText: 'Identity card, passport or driving licence that is still valid.',
  stepPicture: 'A picture',
  stepPictureText: 'The document and your face, taken with your phone.',
  when: 'You cannot send documents on this site yet. Have them ready: the operator will contact you.',
  toWallet: 'See my wallet',
  understood: 'All right',
}
