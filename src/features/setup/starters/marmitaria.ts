import type { StartingMenu } from '../../menu/starting/take-menu.ts';
import { dish, group, one, upTo } from './kind.ts';

const kitchen = 'Cozinha';
const bar = 'Bebidas';
const plate = { groups: ['Tamanho da marmita', 'Feijão', 'Salada'] };

export const marmitaria: StartingMenu = {
  stations: [
    { name: kitchen, minutes: 10 },
    { name: bar, minutes: 3 },
  ],
  groups: [
    group('Tamanho da marmita', one, 'Pequena', ['Média', 400], ['Grande', 800]),
    group('Feijão', one, 'Carioca', 'Preto', 'Sem feijão'),
    group('Salada', one, 'Alface e tomate', 'Beterraba', 'Sem salada'),
    group('A mais', upTo(3), ['Ovo frito', 300], ['Batata frita', 600], ['Farofa', 250]),
    group('Sabor do suco', one, 'Laranja', 'Limão', 'Maracujá'),
  ],
  categories: [
    {
      name: 'Pratos do dia',
      station: kitchen,
      dishes: [
        dish('Virado à paulista', 2_490, 10, 'Segunda: bisteca, tutu, couve, ovo e banana.', {
          ...plate,
          allergens: ['ovo'],
        }),
        dish('Bife à rolê', 2_490, 10, 'Terça: com arroz, feijão e purê.', plate),
        dish('Feijoada', 2_690, 10, 'Quarta e sábado: com arroz, couve, farofa e laranja.', {
          groups: ['Tamanho da marmita', 'A mais'],
        }),
        dish('Macarronada com frango', 2_390, 10, 'Quinta: molho de tomate da casa.', {
          allergens: ['gluten'],
          groups: ['Tamanho da marmita'],
        }),
        dish('Filé de peixe', 2_590, 12, 'Sexta: com pirão e arroz.', { ...plate, allergens: ['peixe', 'gluten'] }),
      ],
    },
    {
      name: 'Todo dia',
      station: kitchen,
      dishes: [
        dish('Bife acebolado', 2_590, 12, 'Com arroz, feijão e salada.', { groups: [...plate.groups, 'A mais'] }),
        dish('Frango grelhado', 2_290, 12, 'Com arroz, feijão e legumes.', {
          tags: ['sem_gluten'],
          groups: [...plate.groups, 'A mais'],
        }),
        dish('Parmegiana de frango', 2_890, 15, 'Com arroz e fritas.', {
          allergens: ['gluten', 'leite', 'ovo'],
          groups: ['Tamanho da marmita'],
        }),
        dish('Strogonoff de carne', 2_890, 12, 'Com arroz e batata palha.', {
          allergens: ['leite', 'lactose'],
          groups: ['Tamanho da marmita'],
        }),
        dish('Omelete de legumes', 2_190, 10, 'Com arroz e salada.', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: ['ovo'],
          groups: ['Tamanho da marmita', 'Salada'],
        }),
        dish('Prato vegano', 2_290, 10, 'Arroz, feijão, legumes assados e salada.', {
          tags: ['vegano', 'vegetariano', 'sem_gluten'],
          groups: plate.groups,
        }),
      ],
    },
    {
      name: 'Sobremesas',
      station: bar,
      dishes: [
        dish('Pudim de leite', 890, 2, '', {
          tags: ['vegetariano', 'sem_gluten'],
          allergens: ['leite', 'ovo', 'acucar'],
        }),
        dish('Salada de frutas', 790, 2, '', { tags: ['vegano', 'vegetariano', 'sem_gluten'] }),
        dish('Gelatina', 490, 2, ''),
      ],
    },
    {
      name: 'Bebidas',
      station: bar,
      dishes: [
        dish('Suco natural', 890, 5, '300 ml', { tags: ['vegano', 'vegetariano'], groups: ['Sabor do suco'] }),
        dish('Refrigerante', 690, 2, 'Lata'),
        dish('Mate gelado', 590, 2, '300 ml', { tags: ['vegano', 'vegetariano'] }),
        dish('Água mineral', 450, 2, '500 ml'),
      ],
    },
  ],
};
