import type { StartingMenu } from '../../menu/starting/take-menu.ts';
import { dish, group, one, upTo } from './kind.ts';

const oven = 'Forno';
const kitchen = 'Cozinha';
const bar = 'Bar';
const pizza = { allergens: ['gluten', 'leite', 'lactose'] as const, groups: ['Tamanho', 'Borda', 'Extras da pizza'] };
const meatless = { ...pizza, tags: ['vegetariano'] as const };

export const pizzaria: StartingMenu = {
  stations: [
    { name: oven, minutes: 20 },
    { name: kitchen, minutes: 15 },
    { name: bar, minutes: 5 },
  ],
  groups: [
    group('Tamanho', one, 'Média, 6 fatias', ['Grande, 8 fatias', 1_200], ['Família, 12 fatias', 2_400]),
    group('Borda', one, 'Sem recheio', ['Catupiry', 900], ['Cheddar', 900], ['Chocolate', 1_000]),
    group('Extras da pizza', upTo(4), ['Bacon', 700], ['Azeitona', 400], ['Queijo extra', 800], ['Cebola', 200]),
    group('Sabor do suco', one, 'Laranja', 'Abacaxi com hortelã', 'Maracujá'),
  ],
  categories: [
    {
      name: 'Entradas',
      station: kitchen,
      dishes: [
        dish('Pão de alho', 1_990, 10, 'Quatro unidades, gratinado.', {
          tags: ['vegetariano'],
          allergens: ['gluten', 'leite'],
        }),
        dish('Bolinha de queijo', 2_690, 12, 'Dez unidades.', {
          tags: ['vegetariano'],
          allergens: ['gluten', 'leite', 'ovo'],
        }),
        dish('Salada caprese', 3_290, 8, 'Tomate, muçarela de búfala e manjericão.', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: ['leite'],
        }),
      ],
    },
    {
      name: 'Pizzas tradicionais',
      station: oven,
      dishes: [
        dish('Margherita', 5_490, 20, 'Molho de tomate, muçarela, tomate e manjericão.', meatless),
        dish('Calabresa', 5_490, 20, 'Calabresa fatiada e cebola.', pizza),
        dish('Portuguesa', 5_990, 20, 'Presunto, ovo, cebola, azeitona e muçarela.', {
          ...pizza,
          allergens: ['gluten', 'leite', 'lactose', 'ovo'],
        }),
        dish('Frango com catupiry', 5_990, 20, 'Frango desfiado e catupiry.', pizza),
        dish('Quatro queijos', 6_290, 20, 'Muçarela, provolone, gorgonzola e catupiry.', meatless),
        dish('Muçarela', 5_190, 18, 'Com orégano e azeitona.', meatless),
      ],
    },
    {
      name: 'Pizzas especiais',
      station: oven,
      dishes: [
        dish('Parma com rúcula', 7_490, 20, 'Presunto de Parma, rúcula e lascas de parmesão.', pizza),
        dish('Carne-seca com cream cheese', 6_990, 20, 'Com cebola roxa e salsinha.', pizza),
        dish('Abobrinha com alho', 5_790, 20, 'Abobrinha grelhada, alho e parmesão.', meatless),
      ],
    },
    {
      name: 'Pizzas doces',
      station: oven,
      dishes: [
        dish('Chocolate com morango', 5_690, 15, '', {
          tags: ['vegetariano'],
          allergens: ['gluten', 'leite', 'acucar'],
          groups: ['Tamanho'],
        }),
        dish('Romeu e Julieta', 5_290, 15, 'Goiabada cremosa e muçarela.', {
          tags: ['vegetariano'],
          allergens: ['gluten', 'leite', 'acucar'],
          groups: ['Tamanho'],
        }),
      ],
    },
    {
      name: 'Bebidas',
      station: bar,
      dishes: [
        dish('Refrigerante 2 litros', 1_690, 3),
        dish('Refrigerante em lata', 790, 3),
        dish('Suco natural', 1_290, 6, '400 ml', { tags: ['vegano', 'vegetariano'], groups: ['Sabor do suco'] }),
        dish('Cerveja long neck', 1_290, 3, '', { allergens: ['gluten'] }),
        dish('Taça de vinho tinto', 2_490, 3, '150 ml'),
        dish('Água mineral', 590, 2, '500 ml'),
      ],
    },
  ],
};
