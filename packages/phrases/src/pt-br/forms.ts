import type { Phrases } from '../keys.ts'

/** What is wrong with a field of a form. */
export const forms: Phrases['forms'] = {
  required: 'Preencha o campo: {label}',
  tooShort: '{label}: use pelo menos {least, plural, one {# caractere} other {# caracteres}}',
  tooLong: '{label}: use no máximo {most, plural, one {# caractere} other {# caracteres}}',
  number: '{label}: digite um número',
  email: '{label}: digite um endereço de e-mail',
  url: '{label}: digite um endereço que comece com https://',
  account: 'Use um usuário de 3 a 32 caracteres, um e-mail ou um telefone completo',
  tooSmall: '{label}: no mínimo {low}',
  tooLarge: '{label}: no máximo {high}',
  outside: '{label}: de {low} a {high}',
  oneOf: '{label}: escolha da lista',
  pattern: '{label}: o formato não está certo',
  amount:
    '{decimals, plural, =0 {Digite um valor inteiro em algarismos} one {Digite um valor em algarismos, com no máximo uma casa decimal} other {Digite um valor em algarismos, com no máximo # casas decimais}}',
  amountTwice: 'Isto pode ser {first} ou {second}. Escreva um dos dois',
}
