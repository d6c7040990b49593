import { Icon, type IconComponent } from '../icon.tsx';

// Without this mark a bundler keeps every icon for the sake of the call that made it.
/* @__NO_SIDE_EFFECTS__ */
function icon(d: string): IconComponent {
  return (props) => <Icon {...props} d={d} />;
}

export const WarningIcon = icon('M12 3.8 2.8 19.7h18.4zM12 10v4.2M12 17h.01');
export const TableIcon = icon('M4.5 5.5h15L21 10H3zM5.5 10v9M18.5 10v9M5.5 14h13');
export const UserIcon = icon(
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM5 20v-.5a4.5 4.5 0 0 1 4.5-4.5h5a4.5 4.5 0 0 1 4.5 4.5v.5',
);
export const UsersIcon = icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5V19a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v.5M16 4.8a3.5 3.5 0 0 1 0 6.4M21.5 19.5V19a4 4 0 0 0-3-3.8',
);
export const TabletIcon = icon('M5 4.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM11 16.5h2');
export const PrinterIcon = icon(
  'M7 8.5v-5h10v5M7 16.5H4.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17M7 13.5h10v7H7z',
);
export const ChevronLeftIcon = icon('m14.5 6-6 6 6 6');
export const ChevronUpIcon = icon('m6 14.5 6-6 6 6');
export const KeyboardIcon = icon(
  'M4.5 6.5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8 14h8',
);
export const RowsIcon = icon('M4 6h16M4 10h16M4 14h16M4 18h16');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const BellOffIcon = icon(
  'M6 17V10.5c0-.7.1-1.4.4-2M9 5.3a6 6 0 0 1 9 5.2V14M15.5 18h-11l1.5-1M10 20.5h4M4 4l16 16',
);
export const FlameIcon = icon(
  'M12 20.5a6 6 0 0 0 6-6c0-4.5-4-6-4.5-11-2.5 1.5-3.5 4-3 6.5-1 0-1.8-.7-2-2C7 9.5 6 11.8 6 14.5a6 6 0 0 0 6 6zM12 20.5a2.5 2.5 0 0 0 2.5-2.5c0-1.5-1-2.3-2.5-4-1.5 1.7-2.5 2.5-2.5 4a2.5 2.5 0 0 0 2.5 2.5z',
);
export const LogoutIcon = icon('M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5');
export const SlidersIcon = icon(
  'M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8M14.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const PaletteIcon = icon(
  'M12 20.5a8.5 8.5 0 1 1 8.5-8.5c0 2-1.5 3.5-3.5 3.5h-2a1.5 1.5 0 0 0-1.2 2.4c.9 1.2 0 2.6-1.8 2.6zM8 11.5h.01M10.5 8h.01M14.5 8h.01M16.8 11.5h.01',
);
export const MessageIcon = icon('M5 5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 3.5V17H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z');
export const LifebuoyIcon = icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM6 6l3.5 3.5M14.5 14.5 18 18M18 6l-3.5 3.5M9.5 14.5 6 18',
);
export const UndoIcon = icon('M4 9.5h10.5a5 5 0 0 1 0 10H9M4 9.5 8.5 5M4 9.5 8.5 14');
export const HistoryIcon = icon('M4 4.5V9h4.5M4.5 9a8.3 8.3 0 1 1-1 4.5M12 8v4.5l3 2');
export const BadgeCheckIcon = icon(
  'm12 3 2.5 2 3.2-.2.8 3.1 2.6 1.8-1.2 3 1.2 3-2.6 1.8-.8 3.1-3.2-.2L12 21.5l-2.5-2.1-3.2.2-.8-3.1-2.6-1.8 1.2-3-1.2-3 2.6-1.8.8-3.1 3.2.2zM9 12.2l2.2 2.2 4-4.2',
);
export const CreditCardIcon = icon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 10h17M7 15h3.5',
);
export const PixIcon = icon('M12 3.5 20.5 12 12 20.5 3.5 12zM7.7 7.7l8.6 8.6M16.3 7.7l-8.6 8.6');
export const CashIcon = icon(
  'M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 12h.01M17.5 12h.01',
);
export const BarcodeIcon = icon('M4 5.5v13M7.5 5.5v13M10 5.5v13M13.5 5.5v13M17 5.5v13M20 5.5v13');
export const TillIcon = icon('M5 11.5h14l1.5 4v4h-17v-4zM3.5 15.5h17M8 11.5v-6h8v6M10.5 8.5h3');
export const LockIcon = icon(
  'M6.5 10.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
);
export const ArrowUpIcon = icon('M12 19.5v-15M6 10.5l6-6 6 6');
export const ArrowDownIcon = icon('M12 4.5v15M6 13.5l6 6 6-6');
export const ArrowRightIcon = icon('M4.5 12h15M13.5 6l6 6-6 6');
export const ExternalIcon = icon('M10 5.5H5.5v13h13V14M13.5 4.5h6v6M19 5l-8 8');
export const CopyIcon = icon('M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9');
export const SplitIcon = icon('M3.5 8H10v8H3.5zM14 8h6.5v8H14zM12 4v3M12 17v3');
export const ImageIcon = icon(
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01',
);
export const DragIcon = icon(
  'M9 5.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM9 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM9 17.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM15 5.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM15 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM15 17.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1z',
);
export const DownloadIcon = icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15');
export const UploadIcon = icon('M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 19.5h15');
export const SortIcon = icon('m8 9.5 4-4 4 4M8 14.5l4 4 4-4');
export const SortUpIcon = icon('m7 14 5-5 5 5');
export const SortDownIcon = icon('m7 10 5 5 5-5');
export const ShieldIcon = icon('M12 3.5 19 6v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15 10.5');
export const TagIcon = icon('M12.5 4H19a1 1 0 0 1 1 1v6.5L11.5 20 4 12.5zM16 8h.01');
/** There is none of it. */
export const NoneIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM6 6l12 12');
/** There are few of it. */
export const FewIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 3.5v17M15 4.2v15.6M18 6.1v11.8');
export const MoreIcon: IconComponent = (props) => (
  <Icon {...props} d="M5.5 12h.01M12 12h.01M18.5 12h.01" className="stroke-[3]" />
);
/** A shopfront: the restaurant itself. */
export const HouseIcon = icon(
  'M4 10v9.5h16V10M3 9.5 5 4.5h14l2 5a2.6 2.6 0 0 1-4.5 0 2.6 2.6 0 0 1-4.5 0 2.6 2.6 0 0 1-4.5 0A2.6 2.6 0 0 1 3 9.5zM10 19.5V14h4v5.5',
);
export const StarIcon = icon('m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z');
