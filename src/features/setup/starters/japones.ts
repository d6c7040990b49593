import type { StartingMenu } from '../../menu/starting/take-menu.ts';
import { dish, group, one, upTo } from './kind.ts';

const sushi = 'Sushi bar';
const hot = 'Cozinha quente';
const bar = 'Bar';
const fish = ['peixe', 'soja'] as const;

export const japones: StartingMenu = {
  stations: [
    { name: sushi, minutes: 15 },
    { name: hot, minutes: 15 },
    { name: bar, minutes: 5 },
  ],
  groups: [
    group('Peixe do temaki', one, 'Salmão', ['Atum', 400], 'Kani', 'Skin'),
    group('No temaki', upTo(3), ['Cream cheese', 300], ['Cebolinha', 0], ['Crispy', 300]),
    group('Proteína do yakisoba', one, 'Frango', ['Carne', 400], ['Camarão', 1_200], 'Legumes'),
    group('Molhos', upTo(3), 'Shoyu', 'Shoyu light', 'Tarê'),
  ],
  categories: [
    {
      name: 'Entradas',
      station: hot,
      dishes: [
        dish('Missoshiru', 1_490, 6, 'Caldo de missô, tofu e cebolinha.', { allergens: ['soja', 'peixe'] }),
        dish('Sunomono', 1_890, 6, 'Pepino agridoce com gergelim.', { tags: ['vegano', 'vegetariano'] }),
        dish('Guioza', 3_290, 12, 'Seis unidades, de lombo suíno.', { allergens: ['gluten', 'soja'] }),
        dish('Shimeji na manteiga', 3_490, 10, '', { tags: ['vegetariano'], allergens: ['leite', 'soja'] }),
      ],
    },
    {
      name: 'Sushi e sashimi',
      station: sushi,
      dishes: [
        dish('Combinado da casa', 8_990, 20, 'Vinte peças: sashimi, niguiri, uramaki e hot roll.', {
          allergens: ['peixe', 'soja', 'gluten'],
          groups: ['Molhos'],
        }),
        dish('Sashimi de salmão', 4_990, 12, 'Dez fatias.', {
          tags: ['sem_gluten'],
          allergens: ['peixe'],
          groups: ['Molhos'],
        }),
        dish('Niguiri de salmão', 2_490, 10, 'Quatro unidades.', { allergens: fish }),
        dish('Uramaki filadélfia', 3_290, 12, 'Oito unidades, salmão e cream cheese.', {
          allergens: ['peixe', 'leite'],
        }),
        dish('Hossomaki de pepino', 1_990, 10, 'Oito unidades.', { tags: ['vegano', 'vegetariano'] }),
        dish('Hot roll', 3_490, 12, 'Dez unidades, com tarê.', { allergens: ['peixe', 'gluten', 'leite', 'soja'] }),
        dish('Temaki', 3_290, 10, '', { allergens: fish, groups: ['Peixe do temaki', 'No temaki'] }),
      ],
    },
    {
      name: 'Pratos quentes',
      station: hot,
      dishes: [
        dish('Yakisoba', 4_490, 18, 'Macarrão com legumes na chapa.', {
          allergens: ['gluten', 'soja'],
          groups: ['Proteína do yakisoba'],
        }),
        dish('Teppan de salmão', 6_490, 20, 'Com legumes e arroz.', { allergens: fish }),
        dish('Lámen de porco', 5_490, 18, 'Caldo de doze horas, ovo e cebolinha.', {
          allergens: ['gluten', 'soja', 'ovo'],
        }),
        dish('Tempurá de legumes', 3_890, 15, '', { tags: ['vegetariano'], allergens: ['gluten', 'ovo'] }),
      ],
    },
    {
      name: 'Bebidas',
      station: bar,
      dishes: [
        dish('Saquê', 2_490, 3, 'Dose de 150 ml, frio ou quente.'),
        dish('Cerveja japonesa', 2_290, 3, '600 ml', { allergens: ['gluten'] }),
        dish('Chá verde', 990, 4, '', { tags: ['vegano', 'vegetariano', 'sem_gluten'] }),
        dish('Refrigerante', 790, 3, 'Lata'),
        dish('Água mineral', 590, 2, '500 ml'),
      ],
    },
  ],
};
