import { CalendarIcon } from '../calendar-icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { HomeIcon, ReceiptIcon } from '../icons.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { UtensilsIcon } from '../late-icons.tsx';
import {
  BadgeCheckIcon,
  HistoryIcon,
  LifebuoyIcon,
  LogoutIcon,
  MessageIcon,
  PaletteIcon,
  SlidersIcon,
  TableIcon,
  UsersIcon,
} from '../staff/icons.tsx';

export const gallerySidebar = {
  label: 'Main',
  name: 'Restaurant Demo',
  role: 'Proprietária',
  groups: [
    [
      { to: '#actions', label: 'Inicio', icon: HomeIcon, current: true },
      { to: '#menu', label: 'Cardápio', icon: UtensilsIcon },
      { to: '#tables', label: 'Mesas', icon: TableIcon },
      { to: '#orders', label: 'Pedidos', icon: ReceiptIcon, count: 2, mark: '2 pendentes' },
      { to: '#staff', label: 'Funcionários', icon: UsersIcon },
      { to: '#reservations', label: 'Reservas', icon: CalendarIcon },
    ],
    [
      { to: '#billing', label: 'Assinatura', icon: BadgeCheckIcon },
      { to: '#payments', label: 'Histórico de pagamentos', icon: HistoryIcon },
      { to: '#look', label: 'Personalização', icon: PaletteIcon },
    ],
    [
      { to: '#feedback', label: 'Feedback', icon: MessageIcon },
      { to: '#support', label: 'Suporte', icon: LifebuoyIcon },
      { to: '#settings', label: 'Configurações', icon: SlidersIcon },
    ],
  ],
  footer: (
    <>
      <IconButton icon={LogoutIcon} label="Sair" className="text-on-panel-2! hover:bg-on-panel/8!" />
      <LanguageToggle label="Idioma" current="pt-BR" to="/dev/ui" />
    </>
  ),
};
