import type { StartingMenu } from '../../menu/starting/take-menu.ts';
import { dish, group, one, upTo } from './kind.ts';

const counter = 'Balcão';
const kitchen = 'Cozinha';
const milky = ['leite', 'lactose'] as const;
const baked = ['gluten', 'leite', 'ovo'] as const;

export const cafe: StartingMenu = {
  stations: [
    { name: counter, minutes: 5 },
    { name: kitchen, minutes: 12 },
  ],
  groups: [
    group('Leite', one, 'Integral', 'Desnatado', ['Sem lactose', 200], ['Aveia', 400]),
    group('Para adoçar', upTo(2), 'Açúcar', 'Adoçante', ['Mel', 200]),
    group('Pão', one, 'Francês', 'De forma', ['Sem glúten', 500]),
    group('Sabor do suco', one, 'Laranja', 'Melancia', 'Abacaxi com hortelã'),
  ],
  categories: [
    {
      name: 'Cafés',
      station: counter,
      dishes: [
        dish('Espresso', 750, 3, '', { tags: ['vegano', 'vegetariano', 'sem_gluten'], groups: ['Para adoçar'] }),
        dish('Coado da casa', 990, 5, 'Grão da semana, 240 ml.', { tags: ['vegano', 'vegetariano', 'sem_gluten'] }),
        dish('Cappuccino', 1_390, 5, 'Com canela.', { tags: ['vegetariano'], allergens: milky, groups: ['Leite'] }),
        dish('Café com leite', 1_090, 4, '', {
          tags: ['vegetariano'],
          allergens: milky,
          groups: ['Leite', 'Para adoçar'],
        }),
        dish('Mocha', 1_590, 6, 'Espresso, chocolate e leite vaporizado.', {
          tags: ['vegetariano'],
          allergens: milky,
          groups: ['Leite'],
        }),
        dish('Chocolate quente', 1_690, 6, 'Chocolate 50%, cremoso.', { tags: ['vegetariano'], allergens: milky }),
      ],
    },
    {
      name: 'Para comer',
      station: kitchen,
      dishes: [
        dish('Pão de queijo', 790, 6, 'Assado na hora.', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: ['leite', 'ovo'],
        }),
        dish('Pão na chapa', 990, 6, 'Com manteiga ou requeijão.', {
          tags: ['vegetariano'],
          allergens: ['gluten', 'leite'],
          groups: ['Pão'],
        }),
        dish('Misto quente', 1_890, 8, 'Presunto e queijo.', { allergens: ['gluten', 'leite'], groups: ['Pão'] }),
        dish('Tapioca de queijo coalho', 2_190, 10, 'Com manteiga de garrafa.', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: milky,
        }),
        dish('Ovos mexidos com torrada', 2_490, 10, '', { tags: ['vegetariano'], allergens: baked, groups: ['Pão'] }),
        dish('Quiche do dia', 2_290, 8, 'Com salada.', { tags: ['vegetariano'], allergens: baked }),
      ],
    },
    {
      name: 'Doces',
      station: counter,
      dishes: [
        dish('Bolo do dia', 1_290, 3, 'Fatia.', { tags: ['vegetariano'], allergens: baked }),
        dish('Brigadeiro', 590, 2, '', { tags: ['vegetariano', 'sem_gluten'], allergens: ['leite', 'acucar'] }),
        dish('Torta de limão', 1_690, 3, 'Fatia.', { tags: ['vegetariano'], allergens: baked }),
        dish('Cookie de chocolate', 1_190, 3, '', { tags: ['vegetariano'], allergens: baked }),
      ],
    },
    {
      name: 'Bebidas frias',
      station: counter,
      dishes: [
        dish('Suco natural', 1_390, 6, '400 ml', { tags: ['vegano', 'vegetariano'], groups: ['Sabor do suco'] }),
        dish('Café gelado', 1_590, 5, 'Com leite e gelo.', {
          tags: ['vegetariano'],
          allergens: milky,
          groups: ['Leite'],
        }),
        dish('Chá gelado de hibisco', 1_290, 4, '', { tags: ['vegano', 'vegetariano', 'sem_gluten'] }),
        dish('Água mineral', 590, 2, '500 ml'),
      ],
    },
  ],
};
