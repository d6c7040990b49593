import type { StartingMenu } from '../../menu/starting/take-menu.ts';
import { dish, group, one, upTo } from './kind.ts';

const kitchen = 'Cozinha';
const bar = 'Bar';

export const boteco: StartingMenu = {
  stations: [
    { name: kitchen, minutes: 15 },
    { name: 'Churrasqueira', minutes: 20 },
    { name: bar, minutes: 5 },
  ],
  groups: [
    group('Recheio dos pastéis', one, 'Carne', 'Queijo', 'Palmito', 'Meio a meio'),
    group('Ponto da carne', one, 'Malpassada', 'Ao ponto', 'Bem passada'),
    group('Acompanha', upTo(3), ['Farofa', 600], ['Vinagrete', 500], ['Mandioca cozida', 900]),
    group('Fruta da caipirinha', one, 'Limão', 'Morango', ['Maracujá', 200], 'Abacaxi'),
    group('Bebida da caipirinha', one, 'Cachaça', ['Vodca', 400], ['Saquê', 400]),
  ],
  categories: [
    {
      name: 'Petiscos',
      station: kitchen,
      dishes: [
        dish('Bolinho de feijoada', 2_900, 15, 'Seis unidades, com couve crocante e gomos de laranja.', {
          allergens: ['gluten', 'ovo'],
        }),
        dish('Pastéis de feira', 3_290, 12, 'Oito unidades, fritos na hora.', {
          allergens: ['gluten'],
          groups: ['Recheio dos pastéis'],
        }),
        dish('Mandioca frita', 2_750, 12, 'Macia por dentro, com manteiga de garrafa.', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: ['leite'],
        }),
        dish('Torresmo de rolo', 3_490, 15, 'Pururucado, com limão.', { tags: ['sem_gluten'] }),
        dish('Caldinho de feijão', 1_490, 6, 'Com torresminho e cheiro-verde.', { tags: ['sem_gluten'] }),
        dish('Frango a passarinho', 4_290, 20, 'Com alho frito e salsinha.'),
        dish('Isca de peixe', 4_690, 18, 'Tilápia empanada com molho tártaro.', {
          allergens: ['peixe', 'gluten', 'ovo'],
        }),
      ],
    },
    {
      name: 'Da brasa',
      station: 'Churrasqueira',
      dishes: [
        dish('Picanha na chapa', 8_990, 25, 'Para dois, com farofa, vinagrete e pão de alho.', {
          allergens: ['gluten'],
          groups: ['Ponto da carne', 'Acompanha'],
        }),
        dish('Linguiça acebolada', 3_890, 18, 'Toscana na brasa, com pão.', { allergens: ['gluten'] }),
        dish('Espetinho de carne', 1_490, 12, 'Unidade, com farofa.', { groups: ['Ponto da carne'] }),
        dish('Queijo coalho', 1_290, 8, 'Unidade, com melaço.', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: ['leite', 'lactose'],
        }),
      ],
    },
    {
      name: 'Pratos',
      station: kitchen,
      dishes: [
        dish('Feijoada completa', 5_490, 15, 'Com arroz, couve, farofa, torresmo e laranja.'),
        dish('Escondidinho de carne-seca', 4_290, 18, 'Purê de mandioca gratinado.', {
          tags: ['sem_gluten'],
          allergens: ['leite', 'lactose'],
        }),
        dish('Filé acebolado', 4_890, 20, 'Com arroz, feijão e fritas.', { groups: ['Ponto da carne'] }),
      ],
    },
    {
      name: 'Bebidas',
      station: bar,
      dishes: [
        dish('Chope pilsen', 1_190, 3, '300 ml', { allergens: ['gluten'] }),
        dish('Cerveja 600 ml', 1_690, 3, '', { allergens: ['gluten'] }),
        dish('Caipirinha', 2_290, 6, '', { groups: ['Fruta da caipirinha', 'Bebida da caipirinha'] }),
        dish('Refrigerante', 790, 3, 'Lata'),
        dish('Água mineral', 590, 2, '500 ml'),
      ],
    },
  ],
};
