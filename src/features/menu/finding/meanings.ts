import { isAlike } from './alike.ts';
import { singular } from './words.ts';

/** As a house's mark says it, folded. */
export const glutenFree = 'sem gluten';

/** A word or a phrase as texts are searched for it. */
export const plain = (term: string) => term.split(' ').map(singular).join(' ');

/**
 * Words that mean one another on a menu in Brazil, in both languages, as they are folded. Behind the bar are kinds of it: who looks for
 * fish is shown salmon, and who looks for salmon no other fish.
 */
const groups = [
  'cerveja,chope,chopp,pilsen,pilsner,lager,beer|ipa,ale,stout',
  'refrigerante,refri,soda,guarana,coca,coca cola,soft drink|sprite,fanta',
  'vinho,wine|tinto,espumante,prosecco,merlot,cabernet,malbec,sauvignon',
  'drinque,coquetel,cocktail|caipirinha,batida de coco,gin tonica',
  'alcool,alcohol|cerveja,chope,chopp,pilsen,pilsner,lager,beer,ipa,ale,stout,vinho,wine,tinto,espumante,prosecco,merlot,cabernet,malbec,sauvignon',
  'alcool,alcohol|drinque,coquetel,cocktail,caipirinha,batida de coco,gin,vodka,rum,cachaca,uisque,whisky,whiskey,tequila,licor,sake,saque',
  'bebida,drink,beverage',
  'suco,juice|limonada,lemonade,limeade',
  'agua,water',
  'gas,gaseificada,sparkling',
  'cafe,coffee,espresso,expresso|cappuccino',
  'cha,tea|mate',
  'peixe,fish|pescada,tilapia,salmao,salmon,atum,tuna,bacalhau,robalo,hake,cod',
  'salmao,salmon',
  'atum,tuna',
  'camarao,shrimp,prawn',
  'siri,caranguejo,crab',
  'fruto do mar,seafood|camarao,shrimp,siri,crab,lula,polvo,lagosta,crustaceo',
  'frango,galinha,chicken',
  'porco,carne de porco,carne suina,suino,suina,pork|costelinha,bisteca,bacon,presunto,ham,linguica,calabresa,pernil,torresmo,panceta',
  'carne,carne vermelha,boi,bovina,beef,meat,red meat|picanha,file mignon,costela',
  'bife,steak|picanha,contrafile,file mignon,beef fillet,maminha,fraldinha,alcatra,sirloin,ribeye',
  'sobremesa,doce,dessert,sweet',
  'entrada,petisco,aperitivo,starter,appetizer',
  'acompanhamento,guarnicao,side',
  'salada,salad',
  'sopa,soup,caldo,caldinho,broth',
  'massa,macarrao,pasta|espaguete,spaghetti,talharim,tagliatelle,nhoque,gnocchi,ravioli,lasanha,noodle',
  'estrogonofe,strogonoff,stroganoff,strogonofe',
  'batata frita,batatinha,frita,fries,french fries|batata rustica,rustic potatoes',
  'batata,potato,potatoes',
  'mandioca,aipim,macaxeira,cassava',
  'arroz,rice',
  'feijao,bean',
  'queijo,cheese',
  'pao,bread',
  'ovo,egg',
  'castanha,noz,nut|cashew',
  'amendoim,peanut|pacoca,satay',
  'cogumelo,mushroom',
  'abobora,pumpkin',
  'sorvete,ice cream,gelato',
  'bolo,cake',
  'pudim,pudding,flan',
  'abacaxi,pineapple',
  'laranja,orange',
  'limao,lemon,lime',
  'morango,strawberry',
  'maracuja,passion fruit',
  'coco,coconut',
  'vegetariano,vegetarian',
  'vegano,vegan',
  'picante,apimentado,spicy',
  'leite,milk',
  'manteiga,butter',
  `${glutenFree},gluten free`,
].map((line) => {
  const [same = [], kinds = []] = line.split('|').map((list) => list.split(',').map(plain));
  return { same, all: [...same, ...kinds] };
});

/** So much of a word tells which one it becomes. */
const leastTyped = 4;

/** What a word or a phrase means, itself among it; nothing where no menu is expected to have it. */
export function meaningsOf(typed: string): string[] {
  const said = plain(typed);
  if (groups.some(({ all }) => all.includes(said)))
    return [...new Set([said, ...groups.filter(({ same }) => same.includes(said)).flatMap(({ all }) => all)])];
  const begun = (each: string) => said.length >= leastTyped && each.startsWith(said) && !each.includes(' ');
  return groups.filter(({ same }) => same.some(begun)).flatMap(({ all }) => all);
}

/** What is meant by a word that is one of these but for a slip of the finger: 'cofee'. */
export const meaningsAlike = (typed: string): string[] =>
  groups.filter(({ same }) => same.some((each) => isAlike(typed, each))).flatMap(({ all }) => all);

/** The longest phrase of several words that these begin with. */
export function phraseIn(words: readonly string[]): string | null {
  const said = `${plain(words.join(' '))} `;
  const phrases = groups.flatMap(({ all }) => all).filter((each) => each.includes(' ') && said.startsWith(`${each} `));
  return phrases.sort((a, b) => b.length - a.length)[0] ?? null;
}
