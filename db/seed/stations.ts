/** The kitchen of the demo house, and which categories of its menu each station makes. What is named nowhere is made at the first, which is their default. */
export const stations: readonly { name: string; targetMinutes: number; repeatsSound: boolean; categories: string[] }[] =
  [
    { name: 'Cozinha quente', targetMinutes: 25, repeatsSound: true, categories: [] },
    { name: 'Fria', targetMinutes: 12, repeatsSound: false, categories: ['saladas'] },
    { name: 'Bar', targetMinutes: 6, repeatsSound: false, categories: ['bebidas'] },
    { name: 'Sobremesas', targetMinutes: 10, repeatsSound: false, categories: ['sobremesas'] },
  ];
