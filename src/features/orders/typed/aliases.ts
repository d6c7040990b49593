/** How waiters shorten, or say otherwise, what menus write: in full, and the ways. Used on the menu and on what is typed alike. */
export const aliases: ReadonlyMap<string, string> = new Map(
  `refrigerante: ref refri refrig refris
  cerveja: cerva breja ceva cervejinha
  chope: chopp chop chopinho choppinho xopp chopps
  coca: coquinha cocacola coke
  cafe: cafezinho
  acai: acais
  esfiha: esfirra sfiha
  quibe: kibe
  tortilha: tortilla
  tradicional: trad
  marmita: marmitex
  agua: aguinha
  suco: suquinho
  porcao: porc porcaozinha pcao
  lata: lt lta latinha
  garrafa: gf grf garrafinha
  longneck: ln
  grande: gde grd gr g
  media: med m medio
  pequena: peq pq p pequeno
  gg: gigante
  mucarela: mussarela muzarela mussarella mozzarella mozarela muzzarela muzzarella mucarella muca mussa
  hamburguer: burger burguer hamburger hamburgue
  x: cheese xis
  queijo: qjo
  estrogonofe: strogonoff stroganoff
  espaguete: spaghetti spaguetti espagueti
  vodca: vodka
  uisque: whiskey whisky
  catchup: ketchup
  iogurte: yogurt
  espresso: expresso
  mandioca: macaxeira aipim
  abobora: jerimum
  mexerica: tangerina bergamota ponkan poncan
  dindin: sacole chupchup
  cachaca: pinga caninha branquinha
  salsicha: vina
  pao frances: cacetinho carioquinha francesinho
  catupiry: catup
  frita: frito
  meia: meio metade
  inteira: inteiro
  duzia: dz dzs
  unidade: und un unid unids uni
  peca: pc pcs pecs
  para: pra pro pras pros
  sem: nem tirar tira tire retirar retira retire s
  com: c cm
  obs: observacao
  mesa: ms msa table
  parte: aparte
  2pessoa: casal
  com gas: cg
  sem gas: sg
  mal passado: mp malpassada malpassado
  bem passado: bp bempassada bempassado
  ao ponto: aoponto`
    .split('\n')
    .flatMap((line) => {
      const [full = '', ways = ''] = line.trim().split(': ');
      return ways.split(' ').map((way): [string, string] => [way, full]);
    }),
);

/** Two words that are one. */
export const pairs: ReadonlyMap<string, string> = new Map([
  ['coca cola', 'coca'],
  ['long neck', 'longneck'],
  ['hot dog', 'hotdog'],
  ['milk shake', 'milkshake'],
  ['por favor', 'favor'],
  ['por gentileza', 'favor'],
  ['para mim', 'favor'],
  ['para gente', 'favor'],
  ['para nos', 'favor'],
  ['pode ser', 'favor'],
  ['por enquanto', 'favor'],
  ['por agora', 'favor'],
  ['por hora', 'favor'],
  ['chup chup', 'dindin'],
  ['sem alcool', 'semalcool'],
  ['zero alcool', 'semalcool'],
  ['nao alcoolico', 'semalcool'],
  ['nao alcoolica', 'semalcool'],
  ['com alcool', 'comalcool'],
  ['nada de', 'sem'],
  ['prato feito', 'pf'],
  // As 'p.f.' is read.
  ['pequena f', 'pf'],
  ['quer dizer', 'digo'],
  ['na verdade', 'digo'],
  ['ou melhor', 'digo'],
  ['pensando bem', 'digo'],
  ['melhor dizendo', 'digo'],
  ['ou seja', 'digo'],
]);
