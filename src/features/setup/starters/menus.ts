import type { StartingMenu } from '../../menu/starting/take-menu.ts';
import type { Kitchen } from '../values.ts';
import { boteco } from './boteco.ts';
import { cafe } from './cafe.ts';
import { churrascaria } from './churrascaria.ts';
import { withEnglish } from './english/say.ts';
import { japones } from './japones.ts';
import { marmitaria } from './marmitaria.ts';
import { pizzaria } from './pizzaria.ts';

/** What each kitchen begins with. They are Portuguese, as menus in Brazil are, with English beside it; their owners change them as they like. */
export const starters: Record<Kitchen, StartingMenu> = {
  boteco: withEnglish('boteco', boteco),
  pizzaria: withEnglish('pizzaria', pizzaria),
  cafe: withEnglish('cafe', cafe),
  japones: withEnglish('japones', japones),
  churrascaria: withEnglish('churrascaria', churrascaria),
  marmitaria: withEnglish('marmitaria', marmitaria),
};
