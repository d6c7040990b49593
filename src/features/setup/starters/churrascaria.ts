import type { StartingMenu } from '../../menu/starting/take-menu.ts';
import { dish, group, one, upTo } from './kind.ts';

const grill = 'Churrasqueira';
const kitchen = 'Cozinha';
const bar = 'Bar';
const steak = { tags: ['sem_gluten'] as const, groups: ['Ponto da carne', 'Guarnição'] };

export const churrascaria: StartingMenu = {
  stations: [
    { name: grill, minutes: 25 },
    { name: kitchen, minutes: 15 },
    { name: bar, minutes: 5 },
  ],
  groups: [
    group('Ponto da carne', one, 'Malpassada', 'Ao ponto', 'Bem passada'),
    group('Guarnição', [1, 2], 'Farofa', 'Vinagrete', 'Arroz branco', ['Fritas', 600], ['Salada verde', 500]),
    group('Molhos', upTo(2), 'Chimichurri', ['Gorgonzola', 700], 'Alho'),
    group('Fruta da caipirinha', one, 'Limão', 'Morango', ['Maracujá', 200]),
  ],
  categories: [
    {
      name: 'Para começar',
      station: grill,
      dishes: [
        dish('Pão de alho', 1_490, 8, 'Duas unidades.', { tags: ['vegetariano'], allergens: ['gluten', 'leite'] }),
        dish('Linguiça toscana', 2_490, 15, 'Porção com farofa.'),
        dish('Coração de frango', 2_690, 15, 'No espeto.', { tags: ['sem_gluten'] }),
        dish('Queijo coalho na brasa', 2_290, 10, 'Dois espetos, com melaço.', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: ['leite', 'lactose'],
        }),
      ],
    },
    {
      name: 'Carnes',
      station: grill,
      dishes: [
        dish('Picanha na brasa', 9_990, 25, '400 g, com sal grosso.', {
          ...steak,
          groups: ['Ponto da carne', 'Guarnição', 'Molhos'],
        }),
        dish('Fraldinha', 7_490, 25, '400 g.', steak),
        dish('Bife ancho', 10_490, 22, '350 g.', { ...steak, groups: ['Ponto da carne', 'Guarnição', 'Molhos'] }),
        dish('Costela no bafo', 8_290, 20, 'Doze horas de brasa.', { tags: ['sem_gluten'], groups: ['Guarnição'] }),
        dish('Maminha', 7_290, 25, '400 g, na mostarda.', steak),
        dish('Galeto', 5_490, 30, 'Meio galeto marinado em ervas.', { tags: ['sem_gluten'], groups: ['Guarnição'] }),
        dish('Salmão grelhado', 7_990, 20, 'Com alcaparras.', {
          tags: ['sem_gluten'],
          allergens: ['peixe'],
          groups: ['Guarnição'],
        }),
        dish('Legumes na brasa', 3_990, 15, 'Abobrinha, berinjela, pimentão e cebola.', {
          tags: ['vegano', 'vegetariano', 'sem_gluten'],
        }),
      ],
    },
    {
      name: 'Acompanhamentos',
      station: kitchen,
      dishes: [
        dish('Farofa da casa', 1_490, 5, 'Com bacon e ovo.', { allergens: ['ovo'] }),
        dish('Arroz biro-biro', 2_290, 10, 'Com ovo, bacon e batata palha.', { allergens: ['ovo'] }),
        dish('Batata frita', 2_490, 12, '', { tags: ['vegano', 'vegetariano', 'sem_gluten'] }),
        dish('Salada da casa', 2_690, 8, 'Folhas, tomate, palmito e azeite.', {
          tags: ['vegano', 'vegetariano', 'sem_gluten'],
        }),
        dish('Polenta frita', 2_290, 12, 'Com parmesão.', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: ['leite'],
        }),
      ],
    },
    {
      name: 'Bebidas',
      station: bar,
      dishes: [
        dish('Chope', 1_290, 3, '300 ml', { allergens: ['gluten'] }),
        dish('Caipirinha', 2_490, 6, '', { groups: ['Fruta da caipirinha'] }),
        dish('Taça de vinho tinto', 2_690, 3, '150 ml'),
        dish('Refrigerante', 790, 3, 'Lata'),
        dish('Água mineral', 590, 2, '500 ml'),
      ],
    },
  ],
};
