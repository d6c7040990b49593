import { Icon, type IconComponent } from './icon.tsx';

// Without this mark a bundler keeps every icon for the sake of the call that made it.
/* @__NO_SIDE_EFFECTS__ */
function icon(d: string): IconComponent {
  return (props) => <Icon {...props} d={d} />;
}

export const HomeIcon = icon('M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z');
export const BookIcon = icon(
  'M12 6.5C10.3 5.2 7.8 4.7 4 5v13.5c3.8-.3 6.3.2 8 1.5 1.7-1.3 4.2-1.8 8-1.5V5c-3.8-.3-6.3.2-8 1.5zV20',
);
export const ReceiptIcon = icon('M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9.5 8.5h5M9.5 12.5h5');
export const UtensilsIcon = icon('M4.5 3.5v4a2.5 2.5 0 0 0 5 0v-4M7 3.5v17M17.5 20.5v-7h-3V8c0-2.5 1.2-4.2 3-4.5z');
export const TableIcon = icon('M4.5 5.5h15L21 10H3zM5.5 10v9M18.5 10v9M5.5 14h13');
export const CalendarIcon = icon(
  'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10h16M8.5 3.5v4M15.5 3.5v4',
);
export const UserIcon = icon(
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM5 20v-.5a4.5 4.5 0 0 1 4.5-4.5h5a4.5 4.5 0 0 1 4.5 4.5v.5',
);
export const UsersIcon = icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5V19a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v.5M16 4.8a3.5 3.5 0 0 1 0 6.4M21.5 19.5V19a4 4 0 0 0-3-3.8',
);
export const PrinterIcon = icon(
  'M7 8.5v-5h10v5M7 16.5H4.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17M7 13.5h10v7H7z',
);
export const PencilIcon = icon(
  'm4 20 1-4.5L16 4.6a1.8 1.8 0 0 1 2.5 0l.9.9a1.8 1.8 0 0 1 0 2.5L8.5 19zM14 6.5l3.5 3.5',
);
export const TrashIcon = icon('M4.5 6.5h15M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = icon('m6 9.5 6 6 6-6');
export const ChevronRightIcon = icon('m9.5 6 6 6-6 6');
export const ChevronLeftIcon = icon('m14.5 6-6 6 6 6');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2');
export const PinIcon = icon(
  'M12 21c4.5-4.5 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.5 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const PhoneIcon = icon(
  'M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5C11 20.5 3.5 13 3.5 5.5A1.5 1.5 0 0 1 5 4z',
);
export const MailIcon = icon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6',
);
export const BellIcon = icon('M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1h-15zM10 20.5h4M12 4.5v-1');
export const BellOffIcon = icon(
  'M6 17V10.5c0-.7.1-1.4.4-2M9 5.3a6 6 0 0 1 9 5.2V14M15.5 18h-11l1.5-1M10 20.5h4M4 4l16 16',
);
export const FlameIcon = icon(
  'M12 20.5a6 6 0 0 0 6-6c0-4.5-4-6-4.5-11-2.5 1.5-3.5 4-3 6.5-1 0-1.8-.7-2-2C7 9.5 6 11.8 6 14.5a6 6 0 0 0 6 6zM12 20.5a2.5 2.5 0 0 0 2.5-2.5c0-1.5-1-2.3-2.5-4-1.5 1.7-2.5 2.5-2.5 4a2.5 2.5 0 0 0 2.5 2.5z',
);
export const PotIcon = icon(
  'M5 10.5h14V17a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17zM5 12.5H2.5M19 12.5h2.5M9 4c-1 1 1 2 0 3.5M12.5 4c-1 1 1 2 0 3.5M16 4c-1 1 1 2 0 3.5',
);
export const ClocheIcon = icon('M4.5 16a7.5 7.5 0 0 1 15 0zM3 19h18M12 8.5V6.5M10.5 6h3');
export const PlateIcon = icon('M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z');
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5');
export const NoteIcon = icon('M5 4.5h14v10L14.5 19H5zM19 14.5h-4.5V19M8.5 8.5h7M8.5 12h4');
export const LeafIcon = icon('M5 19c-1-9 4-14 14-14 .5 9-3.5 14-10 14a5 5 0 0 1-3-1.5M5 19c1-4 3.5-7 8-8.5');
export const WheatIcon = icon(
  'M12 21V8M12 8c-1.8-1.6-1.8-3.4 0-5 1.8 1.6 1.8 3.4 0 5zM12 14c-3.2 0-4.8-1.7-4.8-4.7C10.4 9.3 12 11 12 14c0-3 1.6-4.7 4.8-4.7 0 3-1.6 4.7-4.8 4.7zM12 20c-3.2 0-4.8-1.7-4.8-4.7C10.4 15.3 12 17 12 20c0-3 1.6-4.7 4.8-4.7 0 3-1.6 4.7-4.8 4.7z',
);
export const ChiliIcon = icon(
  'M14 7.5c3 0 5 1.5 5 4.5 0 5-6 8.5-14.5 8 5-2 6-4.5 6-8.5 0-2.5 1.5-4 3.5-4zM15 7.5C15 5.5 16 4 18 3.5',
);
export const QrIcon = icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M17.5 20H20M14 20v-.5');
export const EyeIcon = icon(
  'M2.5 12c2.2-4.2 5.5-6.5 9.5-6.5s7.3 2.3 9.5 6.5c-2.2 4.2-5.5 6.5-9.5 6.5S4.7 16.2 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const EyeOffIcon = icon(
  'M9.5 5.8c.8-.2 1.6-.3 2.5-.3 4 0 7.3 2.3 9.5 6.5-.8 1.5-1.7 2.7-2.8 3.7M6 7.5A12.5 12.5 0 0 0 2.5 12c2.2 4.2 5.5 6.5 9.5 6.5 1.8 0 3.4-.5 4.8-1.3M10 10a3 3 0 0 0 4 4M4 4l16 16',
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
export const ArrowRightIcon = icon('M4.5 12h15M13.5 6l6 6-6 6');
export const ExternalIcon = icon('M10 5.5H5.5v13h13V14M13.5 4.5h6v6M19 5l-8 8');
export const CopyIcon = icon('M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9');
export const ImageIcon = icon(
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01',
);
export const DragIcon = icon(
  'M9 5.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM9 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM9 17.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM15 5.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM15 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM15 17.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1z',
);
export const AlertIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 8v4.5M12 16h.01');
export const InfoIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.5V16M12 8h.01');
export const WifiOffIcon = icon(
  'M3 9.5c1.5-1.4 3.2-2.5 5-3.2M12.5 5.5c3.2.1 6.1 1.6 8.5 4M6.5 13.5c1-.9 2-1.6 3.2-2M14.5 11.6c1.1.4 2.1 1.1 3 1.9M10 17a3 3 0 0 1 4 0M12 20h.01M4 4l16 16',
);
export const RefreshIcon = icon('M4.5 10A8 8 0 0 1 19 8l1 1.5M20 4.5v5h-5M19.5 14A8 8 0 0 1 5 16l-1-1.5M4 19.5v-5h5');
export const StarIcon = icon('m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z');
export const DownloadIcon = icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15');
export const UploadIcon = icon('M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 19.5h15');
export const SortIcon = icon('m8 9.5 4-4 4 4M8 14.5l4 4 4-4');
export const SortUpIcon = icon('m7 14 5-5 5 5');
export const SortDownIcon = icon('m7 10 5 5 5-5');
export const ShieldIcon = icon('M12 3.5 19 6v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15 10.5');
