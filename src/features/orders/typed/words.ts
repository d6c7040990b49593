// The words of Brazilian tables that no menu brings along. Folded; `stem` (stems.ts) is applied where they are compared.
const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const spelledNumbers: ReadonlyMap<string, number> = new Map(
  (
    'um:1 uma:1 hum:1 dois:2 duas:2 doi:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 ' +
    'quatorze:14 catorze:14 quinze:15 dezesseis:16 dezessete:17 dezoito:18 dezenove:19 vinte:20 trinta:30 quarenta:40 ' +
    'cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 mil:1000'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string])
    .map(([word, value]) => [word, Number(value)]),
);

/** They join words and mean nothing by themselves. */
export const fillers = set('de da do das dos d o a os as ao aos na no nas nos em n');

/** What 'p' opens, which is then no small one: 'ao ponto p mais', 'p levar'. */
export const purposes = set('viagem mais menos mal bem levar dividir comer crianca casa depois agora');

/** The one of several that has nothing to its name: 'coca normal'. */
export const plain = set('normal comum');

/** What is put into a drink, and nobody orders by itself. */
export const garnishes = set('gelo limao laranja hortela');

/** What is left of several: which of them is not said. */
export const remainders = set('resto restante');

/** What follows says which: 'moqueca de peixe'. */
export const ofKind = set('de da do d');

/** What is said to the one who writes, and is no part of the order. */
export const courtesies = set(
  'favor pf pfv pfvr please quero queria querem manda mande traz traga ve vem anota anotar pedido entao ai oi ola ok beleza blz obrigado obrigada valeu ' +
    'tambem tb tbm bora partiu solta lanca poe coloca bota pode deixa ah eh hum hmm uai ta rapidinho',
);

/** They stop what is being said: another may follow in its place, or be added. */
export const hesitations = set('pera perai espera esperai calma opa ops oops eita alia alias');

/** They put what follows in the place of what was said. */
export const retractions = set('digo minto errei errado corrigindo corrige correcao melhor perdao desculpa');

/** 'só', as it is written: nothing else is wanted. */
export const isOnly = (raw: string): boolean => /^(so|apenas|somente)$/.test(raw);

/** They take back what was ordered, and end a note. */
export const withdrawing = set('cancela cancele cancelar esquece esqueca exclui desisti desisto');

/** What something comes as where the menu need not say so, and what kind of thing it is. */
export const generic = set(
  'porcao prato unidade pizza cerveja refrigerante bebida drink sanduiche lanche espeto espetinho dose pedaco fatia file posta rodada sabor energetico isotonico',
);

/** A dish without such a word is not the dish with it: it is never left out in silence. */
export const contrasts = set(
  'zero semalcool diet light sem meia mini kid infantil vegano vegana vegetariano descafeinado pouco muito extra parte mal',
);

/** How much of what follows: no dish is called by one alone. */
export const intensifiers = set('bem mais menos bastante');

/** How a thing is, of which there may be many: no dish is called by one alone. */
export const qualities = set(
  'branco branca preto preta verde vermelho vermelha roxo roxa amarelo tinto tinta rose misto mista especial completo completa tradicional simple ' +
    'caseiro caseira artesanal assado assada cozido cozida grelhado grelhada frito frita empanado empanada defumado defumada recheado recheada ' +
    'doce salgado salgada grande media pequena inteira individual familia gg duplo dupla triplo tripla italiano italiana brasileiro mineira mineiro ' +
    'rustica rustico cremoso cremosa crocante picante suave fresca fresco seco seca lata garrafa longneck ks jarra copo taca fatia bola crosta molho',
);

/** They open a note that says what of it: 'sem cebola', 'pouco sal', 'trocar arroz por salada'. */
export const openers = set(
  'sem com pouco pouca bastante muito muita mais menos bem mal so apenas somente nao trocar troca trocando para extra ponto obs metade meio ' +
    'alergia alergico alergica alergias intolerancia intolerante celiaco celiaca cuidado separar separado separada dividir dividido dividida cortar cortado cortada por',
);

/** They are notes by themselves. */
export const remarks = set(
  'gelado gelada geladinho geladinha gelad quente quentinho quentinha morno morna natural forte fraco fraca curto ' +
    'picado picada caprichado caprichada urgente rapido crocante tostado tostada torrado torrada dourado dourada ' +
    'separado separada cortado cortada dividido dividida viagem junto depois primeiro agora espremido ' +
    'semalcool comalcool fatiado fatiada passado passada fria frio temperado temperada sequinho sequinha dourada dourado',
);

/** Where, or with what, something is served: 'no copo', 'na chapa', 'ao lado', 'à parte'. */
export const places = set(
  'copo taca pote marmita marmitex embalagem sacola parte lado ponto forno chapa vapor capricho jarra caneca prato final inicio cima fora canudo isopor',
);

/** Things that a waiter may well mean, so that no other dish is read into them: 'bolo' is no misspelt 'bobó'. */
export const knownWords = set(`
  abacate abacaxi abobora abobrinha acai acelga acerola agriao agua aipim alcaparra alcatra alface alho almondega ameixa amendoim amora
  arroz asa atum aveia azeite azeitona bacalhau bacon baiao banana batata batida baunilha berinjela beterraba bife biscoito
  bisteca bobo bolacha bolinho bolo bombom brigadeiro brocolis burrata cabrito cacau cachaca cachorro cafe caipirinha caipirosca
  caju calabresa calda caldinho caldo camarao canela canja canjica cappuccino caqui cara carambola carne carpaccio castanha catupiry
  cebola cebolinha cenoura cereja cerveja ceviche cha champanhe champignon cheddar chocolate chope chorizo chourico cidra coalho cocada
  coco coentro cogumelo conhaque copa coracao cordeiro costela costelinha couve couvert coxa coxinha cozinha creme crepe croissant croquete cupim
  cupuacu cuscuz damasco doce dourado dobradinha empada empadao energetico ervilha escarola esfiha espaguete espinafre espumante estrogonofe
  farinha farofa feijao feijoada figado figo file filezinho flan fondue framboesa frango fraldinha fruta fruto galeto galinha gelatina gelo geleia gengibre gim
  gin goiaba goiabada gorgonzola granola graviola groselha guarana hamburguer hortela iogurte jabuticaba jaca jambu jilo kibe kiwi laranja
  lasanha legume leitao leite lentilha licor lima limao limonada linguica lombo lula macarrao maca macaxeira maionese mamao mandioca
  mandioquinha manga manjericao manteiga maracuja marisco massa mate mel melancia melao mexerica milho milkshake mingau miolo moela mojito molho
  moqueca morango mortadela mostarda mousse mucarela mungunza nabo nata nhoque nozes nutella oleo omelete orelha ostra ovo pacoca paella palmito
  pamonha panqueca pao parmesao passarinho pastel pate patinho pato pavao pave pe peito peixe pepino pepperoni pequi pera pernil peru pesto pescada
  picadinho picanha picole pimenta pimentao pinga pinhao pistache pirao pirarucu pitanga pizza polenta polvo porco presunto provolone pudim pure queijo quiabo quibe
  quindim rabada rabanete rapadura ravioli refresco refrigerante repolho requeijao ricota risoto robalo rocambole romã rosbife rosca rucula rum
  sal salada salame salgado salmao salpicao salsa salsicha sanduiche sangria sapoti saque sardinha siri soda soja sopa sorvete suco surubim sushi tacaca tahine tainha
  talharim tamarindo tambaqui tangerina tapioca tartare temaki tequila tilapia tomate tonica toddy torrada torresmo torta tortilha tropeiro trufa truta tucunare
  tutu uva vaca vatapa vinagre vinagrete vinho virado vitamina vitela vodca waffle xarope yakisoba acucar adocante
  lata latao litrao litro garrafa longneck caneca tulipa jarra taca caldereta barril growler pet
  cada resto restante outro outra outros outras ambas todas todos
  prato papel copo faca garfo colher guardanapo talher conta pato mesa cozinha banheiro cadeira cliente casa garcom gente pessoa nada hoje
`);

/** Names of what every house may have, so that none is a misspelt other thing: a 'coca' that a menu does not have is no 'coco'. */
export const brands = set(`
  coca cola pepsi fanta sprite kuat dolly tubaina sukita schweppes h2oh gatorade skol brahma antarctica heineken corona stella budweiser
  amstel itaipava eisenbahn spaten bohemia petra schin smirnoff absolut campari aperol jack daniels chivas ballantines
`);
