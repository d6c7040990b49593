import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What Brazilians choose first, beside the commonest of the world, in lower case. */
const local = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 iloveyou iloveyou1 princess princess1
  sunshine sunshine1 football football1 baseball superman superman1 batman123 trustno1 starwars whatever welcome1
  welcome123 letmein1 letmein123 computer internet jennifer michelle michael1 charlie1 liverpool chelsea1 arsenal1
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 1qaz2wsx 1q2w3e4r
  1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qazwsxedc zaq12wsx 1234qwer abcd1234 abc12345 abc123456 a1b2c3d4 aa123456 a1234567
  a12345678 a123456789 admin123 admin1234 administrator root1234 changeme change123 default1 guest123 test1234 testtest
  12344321 12341234 11223344 112233445566 10203040 102030405060 11112222 12121212 123123123 123321123 147258369 159753456
  147852369 159357258 19841984 13131313 69696969 88888888 1234abcd 123456aa 123456ab 12345abc 123abc123 dragon123 monkey123
  shadow123 master123 killer123 freedom1 mercedes corvette maverick blink182 metallica slipknot pokemon1 pokemon123
  minecraft naruto123 senha123 senha1234 senha12345 senha123456 senhasenha minhasenha novasenha mudar123 mudar1234 mudesenha
  trocar123 123mudar 1234mudar brasil123 brasil10 brasil2014 brasil2022 brasileiro brasileira flamengo flamengo1
  flamengo10 flamengo123 mengao123 corinthians corinthians1 timao1910 palmeiras palmeiras1 saopaulo saopaulo1 saopaulofc
  tricolor vascodagama vasco123 santos123 santosfc gremio123 internacional cruzeiro cruzeiro1 atletico atleticomg
  botafogo botafogo1 fluminense bahia123 sport123 deusefiel deusefiel1 deuseamor deuseamor1 deusnocomando deusmeajude
  jesus123 jesuscristo jesusteama jesuseuteamo euamojesus jesuseobomamado senhorjesus aleluia123 familia1 familia123
  minhafamilia minhavida meuamor1 meuamor123 amorzinho amordaminhavida teamo123 teamo1234 euteamo1 euteamo123 teamodemais
  felicidade saudades amizade1 princesa princesa1 princesinha gostosa1 gatinha1 chocolate borboleta estrela1 cachorro
  gabriela gabriel1 gabriel123 fernanda fernando guilherme gustavo1 leonardo matheus1 matheus123 rodrigo1 ricardo1 eduardo1
  eduarda1 isabella isabelle julianaa juliana1 leticia1 mariana1 mariaclara mariaeduarda patricia vitoria1 vinicius
  vanessa1 adriana1 alexandre andre123 beatriz1 bruna123 camila123 carlos123 carolina caroline cristina daniel123 daniela1
  lucas123 luciana1 larissa1 marcelo1 marcos123 maria123 pedro123 paulo123 rafael123 rafaela1 renata123 roberto1 thiago123
  valentina pipoca123 cerveja123 churrasco caipirinha feijoada restaurante restaurante1 restaurante123 cardapio cardapio123
  garcom123 cozinha123 comanda1 comanda123 comanda2026 mesa1234 pizzaria pizzaria1 lanchonete hamburguer hamburgueria
  janeiro1 fevereiro dezembro natal123 verao2025 verao2026 copa2026 hexa2026 carnaval whatsapp facebook instagram youtube1
  samsung1 samsung123 android1 iphone123 google123 microsoft windows10 notebook celular1 celular123 computador`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The 100,000 commonest passwords that are long enough to be chosen, and the commonest of those that become so with marks behind them
 * (`scripts/common-passwords.mjs`): of each the first four bytes of its hash, in order. One in thirty thousand others is taken for one.
 */
let breached: Buffer | null = null;

function isBreached(password: string): boolean {
  breached ??= readFileSync(new URL('./common-passwords.bin', import.meta.url));
  const wanted = createHash('sha256').update(password).digest().readUInt32BE();
  let from = 0;
  let to = breached.length / 4 - 1;
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const found = breached.readUInt32BE(middle * 4);
    if (found === wanted) return true;
    if (found < wanted) from = middle + 1;
    else to = middle - 1;
  }
  return false;
}

const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const reversed = (text: string) => [...text].reverse().join('');

/** Whether a password is one of those that guessing begins with: well known from breaches, one character or block again and again, a row of keys. */
export function isCommonPassword(password: string): boolean {
  const lower = password.trim().toLowerCase();
  // 'flamengo!' and 'flamengo' fall to the same guess.
  const plain = lower.replace(/[^\p{Letter}\p{Number}]+$/u, '');
  if (plain.length < 6 || local.has(lower) || local.has(plain)) return true;
  if (isBreached(lower) || isBreached(plain)) return true;
  if (/^(.{1,3})\1+$/u.test(plain)) return true;
  return rows.some((row) => row.repeat(3).includes(plain) || reversed(row).repeat(3).includes(plain));
}
